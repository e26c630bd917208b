import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allowAnyOrigin } from '../cross-origin.ts'
import { hasAlready } from '../has-already.ts'

/** Long enough to spare a busy client, short enough for a seat that was filled today. */
const MAX_AGE_SECONDS = 60

/**
 * What every answer of a public list has: it may be read from any web page, since it holds no secret, and a client
 * that has it already is told so without the body. The tag is a digest of the bytes.
 */
export const addPublicAnswers = (app: FastifyInstance): void => {
  allowAnyOrigin(app)
  app.addHook('onSend', (request, reply, payload, done) => {
    const body =
      reply.statusCode === 200 && typeof payload === 'string' ? tag(request, reply, payload) : payload
    done(null, body)
  })
}

const tag = (request: FastifyRequest, reply: FastifyReply, payload: string): string | null => {
  const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`
  reply.header('etag', etag).header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
  if (!hasAlready(request.headers['if-none-match'], etag)) return payload
  reply.code(304).removeHeader('content-type').removeHeader('content-length')
  return null
}
