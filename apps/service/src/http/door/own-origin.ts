import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/index.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Public address of this service, set by the operator. Without it, links use the Host header. */
    publicUrl?: string
  }
}

/** A Host header that can go into absolute links. */
const HOST = /^[\w.-]{1,253}(:\d{1,5})?$|^\[[\da-f:.]{2,45}\](:\d{1,5})?$/i

/**
 * Finds the origin of the absolute links in an answer: the operator’s public address, else the Host header. HTTP/1.0
 * allows a request without a host: its origin is empty, and the links are relative.
 */
export const findOrigin = ({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl?: string): string => {
  const { host = '' } = headers
  return publicUrl?.replace(/\/+$/, '') ?? (HOST.test(host) ? `http://${host}` : '')
}

export const originOf = ({ raw, server }: FastifyRequest): string => findOrigin(raw, server.publicUrl)

/** Returns the origin for documents whose addresses must all be absolute; refuses a request without a host. */
export const demandOrigin = (request: FastifyRequest): string => {
  const origin = originOf(request)
  if (origin === '') throw new Refusal('invalid_query', 'The Host header must name the host of this service.')
  return origin
}
