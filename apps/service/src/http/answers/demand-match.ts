import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/index.ts'

/**
 * Throws `precondition_failed` unless `If-Match` permits an answer with this tag (RFC 9110, 13.1.1). Call it for answers
 * that would be 200, 206 or 304, and before `If-None-Match`. No answer has a date of its last change, so
 * `If-Unmodified-Since` is ignored (13.1.4).
 */
export const demandMatch = (
  { headers: { 'if-match': wanted } }: Pick<FastifyRequest, 'headers'>,
  etag: string,
): void => {
  if (wanted === undefined || isMatched(wanted, etag)) return
  throw new Refusal(
    'precondition_failed',
    `If-Match does not name the answer at this address, which has the ETag ${etag}. Discard the parts that you have, and request it again without If-Match.`,
  )
}

/** A list that is malformed names no tag, and a weak tag matches none. An asterisk matches if it is alone. */
const isMatched = (wanted: string, etag: string): boolean =>
  wanted.trim() === '*' ||
  (!etag.startsWith('W/') && LIST.test(wanted) && [...wanted.matchAll(TAG)].some(([tag]) => tag === etag))

const TAG = /(?:W\/)?"[^"]*"/g
const LIST = /^[\t ,]*(?:W\/)?"[^"]*"(?:[\t ]*,[\t ,]*(?:W\/)?"[^"]*")*[\t ,]*$/
