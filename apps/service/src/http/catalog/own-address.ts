import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/index.ts'

/**
 * Where this service is, for links that must be absolute: as the operator has set it, else as it was asked. What a
 * client sends as `Host` goes into the answer, and so must look like one.
 */
export const ownAddress = ({ host, protocol }: FastifyRequest, publicUrl: string | undefined): string => {
  if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '')
  if (/^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i.test(host)) return `${protocol}://${host}`
  throw new Refusal('invalid_query', 'The Host header must name the host that is asked.')
}
