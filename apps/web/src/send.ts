import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageAnswer } from './web.ts'

/**
 * Sends an answer, or 304 to a client that already has it. All tags are weak, so `If-Match` permits the answer only by
 * an asterisk (RFC 9110, 13.1.1).
 */
export const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: Omit<PageAnswer, 'isWhole'>,
): FastifyReply => {
  if (headers['etag'] !== undefined && (request.headers['if-match'] ?? '*').trim() !== '*')
    return reply.code(412).type('text/plain; charset=utf-8').send(UNMATCHED)
  if (!hasAlready(request.headers['if-none-match'], headers['etag']))
    return reply.code(status).headers(headers).send(body)
  const kept = Object.entries(headers).filter(([name]) => !OF_BODY.has(name))
  return reply.code(304).headers(Object.fromEntries(kept)).send()
}

const UNMATCHED = 'If-Match names no strong tag of this page. Request it again without If-Match.'

/** Headers of a compressed body, which a 304 lacks. */
const OF_BODY: ReadonlySet<string> = new Set(['content-encoding', 'content-length'])

/**
 * Compares weak tags, because a page has one tag in all encodings. `*` matches every tag, but only when it is alone.
 */
const hasAlready = (held: string | undefined, tag: string | undefined): boolean =>
  held !== undefined &&
  tag !== undefined &&
  (held.trim() === '*' || held.split(',').some((one) => bare(one) === bare(tag)))

const bare = (tag: string): string => tag.trim().replace(/^W\//, '')
