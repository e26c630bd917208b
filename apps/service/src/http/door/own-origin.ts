import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/index.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Address under which the world reaches this service, as the operator has set it. Left out: as it was asked. */
    publicUrl?: string
  }
}

/** A `Host` goes into absolute links, and so must look like one. */
const HOST = /^[\w.-]{1,253}(:\d{1,5})?$|^\[[\da-f:.]{2,45}\](:\d{1,5})?$/i

/**
 * Origin of the absolute links in an answer: as the operator has set it, else as the service was asked. Empty where the
 * request names no host, as HTTP/1.0 need not: the links are relative then.
 */
export const findOrigin = ({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl?: string): string => {
  const { host = '' } = headers
  return publicUrl?.replace(/\/+$/, '') ?? (HOST.test(host) ? `http://${host}` : '')
}

export const originOf = ({ raw, server }: FastifyRequest): string => findOrigin(raw, server.publicUrl)

/** For documents that hold nothing but absolute addresses. */
export const demandOrigin = (request: FastifyRequest): string => {
  const origin = originOf(request)
  if (origin === '') throw new Refusal('invalid_query', 'The Host header must name the host that is asked.')
  return origin
}
