import type { FastifyInstance } from 'fastify'
import { Refusal } from '../platform/index.ts'
import type { ClientAddress } from './client-address.ts'
import type { AnswerLimit } from './kept-answers.ts'
import type { RateLimit } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a reader of pages, descriptions, lists and the catalog. Throws a refusal when it has read too many. */
    countReader: (request: FastifyRequest) => void
    /** The same limit, for answers that are given in front of the router. */
    readerLimit: AnswerLimit
  }
}

/** So many in any minute: ten a second is more than a person or a program needs of what changes once a day. */
export const READERS = { limit: 600, windowSeconds: 60 }

/** Apart from the limit of the API, so that reading about it uses up nothing of that. */
export const rememberReaders = (
  app: FastifyInstance,
  clientAddress: ClientAddress,
  readers: RateLimit,
): void => {
  app.decorate('countReader', ({ raw }) => {
    const { allowed, resetSeconds } = readers.take(clientAddress(raw))
    if (!allowed) throw refuse(readers.rule.limit, resetSeconds)
  })
  const take: AnswerLimit['take'] = (request) => readers.take(clientAddress(request))
  const limit: AnswerLimit = { take, look: take, describe: () => NOT_SAID }
  app.decorate('readerLimit', limit)
}

/** An application of which only a part is there, as in tests, counts nobody. */
export const limitReaders = (app: FastifyInstance): void => {
  if (!app.hasDecorator('countReader')) return
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'OPTIONS') app.countReader(request)
    done()
  })
}

/** Pages do not say how their reader stands. */
const NOT_SAID = {}

const refuse = (limit: number, seconds: number): Refusal => {
  const detail =
    `This address has requested pages, lists and descriptions ${limit} times in a minute, which is the limit. ` +
    `They change seldom: keep what you have, and request again in ${seconds} seconds.`
  return new Refusal('rate_limited', detail, { retryAfterSeconds: seconds })
}
