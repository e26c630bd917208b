import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/index.ts'
import { findAskingPage } from '../pages/asking-page.ts'
import type { ClientAddress } from '../door/client-address.ts'
import type { AnswerLimit } from '../answers/ready-answers.ts'
import { whenThere, type Eventual } from './eventual.ts'
import type { ClientRate, RateLimitRule } from './rate-limit.ts'
import { RATE_LIMITS } from '../limits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts a request for a page, a description, a list or the catalog. Throws the refusal, or rejects with it, if its
     * address exceeds the limit.
     */
    countReader: (request: FastifyRequest) => Eventual<void>
    /**
     * Counts the most questions that a page may ask, before it is written. Throws the refusal, or rejects with it, if
     * its address exceeds the limit. The returned function corrects the count to the questions that the page asked.
     */
    countQuestions: (request: FastifyRequest, most: number) => Eventual<(asked: number) => void>
    /** The limit of readers, for ready answers that never reach the router. */
    readerLimit: AnswerLimit
  }
}

export const READERS = { limit: RATE_LIMITS.readerRequests.value, windowSeconds: 60 }

const PAGES_FACTOR = RATE_LIMITS.pagesFactor.value

const QUESTIONS_UNDER_WAY = RATE_LIMITS.queriesUnderWay.value

/** Counts readers apart from the limit of the API, so that reading its pages uses up none of that limit. */
export const rememberReaders = (
  app: FastifyInstance,
  clientAddress: ClientAddress,
  publicRate: ClientRate,
  readers = publicRate.beside('readers', READERS),
): void => {
  const { rule } = publicRate
  const questionRate = publicRate.beside('queries', { ...rule, limit: rule.limit * PAGES_FACTOR })
  app.decorate('countQuestions', ({ raw }, most) => {
    const reserved = questionRate.reserve(clientAddress(raw), Math.min(most, QUESTIONS_UNDER_WAY))
    return whenThere(reserved, ({ allowed, resetSeconds, settle }) => {
      if (!allowed) throw refuseQuestions(questionRate.rule, resetSeconds)
      return settle
    })
  })
  app.decorate('countReader', ({ raw }) =>
    whenThere(readers.take(clientAddress(raw)), ({ allowed, resetSeconds }) => {
      if (!allowed) throw refuse(readers.rule.limit, resetSeconds)
    }),
  )
  const take: AnswerLimit['take'] = (request) => readers.take(clientAddress(request))
  const limit: AnswerLimit = { take, look: take, describe: () => NOT_SAID }
  app.decorate('readerLimit', limit)
}

/** Counts the readers of this part of the application. Tests that open a part alone count none. */
export const limitReaders = (app: FastifyInstance): void => {
  if (!app.hasDecorator('countReader')) return
  app.addHook('onRequest', (request, _reply, done) => {
    const isCounted = request.method !== 'OPTIONS' && findAskingPage() === undefined
    const counted = isCounted ? app.countReader(request) : undefined
    if (counted === undefined) done()
    else
      counted.then(() => {
        done()
      }, done)
  })
}

/** Answers to readers have no header fields about the limit. */
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
    `Pages, lists and descriptions change seldom: keep your copies, and send the request again in ${seconds} seconds.`
  return new Refusal('rate_limited', detail, { retryAfterSeconds: seconds })
}
