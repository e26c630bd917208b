import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Idempotency } from '../../../messages/index.ts'
import { Refusal } from '../../../platform/index.ts'
import { isField } from '../explain-body.ts'
import { readDocument } from './read-document.ts'

const SHAPE = /^[\x21-\x7e]{1,255}$/

/**
 * Reads the Idempotency-Key, with a fingerprint of the content of the body and of the named document. Only keyed hashes
 * of them are stored, with a secret that the database does not hold: senders make keys from e-mail addresses, and a
 * reader of the database must not be able to test guesses of a key, a text or a person.
 */
export const readIdempotency = (request: FastifyRequest, secret: Uint8Array): Idempotency | undefined => {
  const sent = request.headers['idempotency-key']
  if (sent === undefined) return undefined
  const key = typeof sent === 'string' ? unquote(sent) : ''
  if (typeof sent !== 'string' || !SHAPE.test(key))
    throw new Refusal(
      'not_json',
      'The Idempotency-Key header must be 1 to 255 visible ASCII characters, sent once.',
    )
  const document = readDocument(request)
  const write = (name: string, body: string | Uint8Array): { key: string; fingerprint: string } => ({
    key: createHmac('sha256', secret).update(`idempotency-key\n${name}`).digest('hex'),
    // No key contains a space, so a key with a document never equals another key.
    fingerprint: createHmac('sha256', secret)
      .update(document === undefined ? `${name}\n` : `${name} ${document.toUpperCase()}\n`)
      .update(body)
      .digest('hex'),
  })
  const spellings = new Set([sent, key, `"${key}"`])
  const earlier = [...spellings].map((name) => write(name, request.rawBody ?? ''))
  return { ...write(key, writeContent(request.body)), earlier }
}

/** Reads `"k"` as `k`: a key may be written as a String of RFC 8941. */
const unquote = (sent: string): string =>
  /^"(?:[^"\\]|\\["\\])*"$/.test(sent) ? sent.slice(1, -1).replace(/\\(["\\])/g, '$1') : sent

/** Writes bodies of equal content as equal texts: keys in one order, and no field of `data` that counts as absent. */
const writeContent = (body: unknown): string =>
  JSON.stringify(body, (name, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const isAbsent = ([field, one]: [string, unknown]): boolean =>
      name === 'data' && isField(field) && (one === null || one === '')
    const entries = Object.entries(value).filter((entry) => !isAbsent(entry))
    return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
