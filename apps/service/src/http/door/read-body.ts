import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseEncoded } from './explain-media-type.ts'
import { refuseCostlyBody } from '../message/refuse-costly-body.ts'
import { parseStrictJson } from './strict-json.ts'
import { CONNECTION_LIMITS } from '../limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of the body as received; null if none was read. */
    rawBody: Buffer | null
  }
}

const MAX_BODY_BYTES = CONNECTION_LIMITS.bodyKib.value * 1024

/** Whether the content-length header declares a body over the limit. */
export const isTooLong = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES

/** Reads only bodies of the exact type `application/json`, with no parameter but charset=utf-8. */
export const readOnlyJson = (app: FastifyInstance): void => {
  app.decorateRequest('rawBody', null)
  app.removeAllContentTypeParsers()
  const exactly = /^application\/json *(; *charset=(utf-8|"utf-8"))?$/i
  app.addContentTypeParser<Buffer>(exactly, { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, readJson)
}

const readJson = (request: FastifyRequest, bytes: Buffer): Promise<unknown> => {
  request.rawBody = bytes
  return Promise.try(() => {
    refuseEncoded(request.headers)
    refuseCostlyBody(bytes)
    return parseStrictJson(bytes)
  })
}
