import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/index.ts'
import { findAskingPage } from '../pages/asking-page.ts'
import type { ClientAddress } from '../door/client-address.ts'
import type { AnswerLimit } from '../answers/ready-answers.ts'
import type { RateLimit, RateLimitRule } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a reader of pages, descriptions, lists and the catalog. Throws a refusal when it has read too many. */
    countReader: (request: FastifyRequest) => void
    /** Counts questions to the APIs before a page that asks them is written. Throws a refusal when there were too many. */
    countQuestions: (request: FastifyRequest, questions: number) => void
    /** The limit of readers, for answers that are given in front of the router. */
    readerLimit: AnswerLimit
  }
}

/** So many in any minute: ten a second is more than a person or a program needs of what changes once a day. */
export const READERS = { limit: 600, windowSeconds: 60 }

/**
 * Questions that the pages of an address may ask in the window of the API, in limits of the API: a whole newsroom may
 * stand behind an address.
 */
const PAGES_FACTOR = 4

/** Apart from the limit of the API, so that reading about it uses up nothing of that. */
export const rememberReaders = (
  app: FastifyInstance,
  clientAddress: ClientAddress,
  publicRate: RateLimit,
  readers = publicRate.beside(READERS),
): void => {
  const { rule } = publicRate
  const questionRate = publicRate.beside({ ...rule, limit: rule.limit * PAGES_FACTOR })
  app.decorate('countQuestions', ({ raw }, questions) => {
    const client = clientAddress(raw)
    for (let count = 0; count < questions; count += 1) {
      const { allowed, resetSeconds } = questionRate.take(client)
      if (!allowed) throw refuseQuestions(questionRate.rule, resetSeconds)
    }
  })
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
    if (request.method !== 'OPTIONS' && findAskingPage() === undefined) app.countReader(request)
    done()
  })
}

/** Pages do not say how their reader stands. */
const NOT_SAID = {}

const refuseQuestions = ({ limit, windowSeconds }: RateLimitRule, seconds: number): Refusal => {
  const detail =
    `The pages that this address opened have requested data ${limit} times in the last ${windowSeconds} seconds. ` +
    `Open this page again in ${seconds} seconds. For many records, use the exports or /downloads.`
  return new Refusal('rate_limited', detail, { retryAfterSeconds: seconds })
}

const refuse = (limit: number, seconds: number): Refusal => {
  const detail =
    `This address has requested pages, lists and descriptions ${limit} times in a minute, which is the limit. ` +
    `They change seldom: keep your copies, and send the request again in ${seconds} seconds.`
  return new Refusal('rate_limited', detail, { retryAfterSeconds: seconds })
}
