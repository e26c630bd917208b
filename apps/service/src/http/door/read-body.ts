import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseEncoded } from './explain-media-type.ts'
import { refuseCostlyBody } from '../message/refuse-costly-body.ts'
import { parseStrictJson } from './strict-json.ts'
import { CONNECTION_LIMITS } from '../limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The very bytes of the body; null where none was read. */
    rawBody: Buffer | null
  }
}

const MAX_BODY_BYTES = CONNECTION_LIMITS.bodyKib.value * 1024

/** By its own word. */
export const isTooLong = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES

/** JSON is the only content that is read, under its exact name. */
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
