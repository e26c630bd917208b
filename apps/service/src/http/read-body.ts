import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseStrictJson } from './strict-json.ts'

const rawBodies = new WeakMap<FastifyRequest, Buffer>()

/** More than the largest legal message takes, with every character escaped. */
export const MAX_BODY_BYTES = 256 * 1024

/** JSON is the only content that is read, under its exact name. */
export const readOnlyJson = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  const exactly = /^application\/json *(; *charset=(utf-8|"utf-8"))?$/i
  app.addContentTypeParser<Buffer>(exactly, { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, readJson)
}

const readJson = (request: FastifyRequest, bytes: Buffer): Promise<unknown> => {
  rawBodies.set(request, bytes)
  return Promise.try(parseStrictJson, bytes)
}

/** The very bytes of the body. */
export const rawBodyOf = (request: FastifyRequest): Buffer => rawBodies.get(request) ?? Buffer.alloc(0)
