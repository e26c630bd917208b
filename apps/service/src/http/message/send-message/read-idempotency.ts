import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Idempotency } from '../../../messages/index.ts'
import { Refusal } from '../../../platform/index.ts'
import { readDocument } from './read-document.ts'

const SHAPE = /^[\x21-\x7e]{1,255}$/

/**
 * The Idempotency-Key of a request with a fingerprint of its body and of the document that it names. Of all only a hash goes on, keyed by a secret that
 * is not in the database: senders make keys of e-mail addresses, and a reader of the database cannot try out which
 * key, text and person a hash stands for.
 */
export const readIdempotency = (request: FastifyRequest, secret: Uint8Array): Idempotency | undefined => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !SHAPE.test(key))
    throw new Refusal(
      'not_json',
      'The Idempotency-Key header must be 1 to 255 visible ASCII characters, sent once.',
    )
  const document = readDocument(request)
  // A key holds no space.
  const fingerprint = createHmac('sha256', secret)
    .update(document === undefined ? `${key}\n` : `${key} ${document.toUpperCase()}\n`)
    .update(request.rawBody ?? '')
  const name = createHmac('sha256', secret).update(`idempotency-key\n${key}`)
  return { key: name.digest('hex'), fingerprint: fingerprint.digest('hex') }
}
