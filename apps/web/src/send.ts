import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageAnswer } from './web.ts'

/** Sends an answer, or 304 to a client that has it already. */
export const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: Omit<PageAnswer, 'isWhole'>,
): FastifyReply => {
  if (!hasAlready(request.headers['if-none-match'], headers['etag']))
    return reply.code(status).headers(headers).send(body)
  const kept = Object.entries(headers).filter(([name]) => !OF_BODY.has(name))
  return reply.code(304).headers(Object.fromEntries(kept)).send()
}

/** Fields that describe a body as it is sent. */
const OF_BODY: ReadonlySet<string> = new Set(['content-encoding', 'content-length'])

/**
 * Tags are weak: a page is the same page in each coding that it is packed in. An asterisk stands for every tag when it
 * stands alone; in a list it is no tag at all.
 */
const hasAlready = (held: string | undefined, tag: string | undefined): boolean =>
  held !== undefined &&
  tag !== undefined &&
  (held.trim() === '*' || held.split(',').some((one) => bare(one) === bare(tag)))

const bare = (tag: string): string => tag.trim().replace(/^W\//, '')
