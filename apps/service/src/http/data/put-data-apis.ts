import type { RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Clock, Log } from '../../platform/index.ts'
import type { Observe } from '../observe.ts'
import { answerRequests } from '../answer-requests.ts'
import type { IsCrowded } from '../watch-arrivals.ts'
import type { KeptAnswers } from '../kept-answers.ts'
import { findOrigin } from '../own-origin.ts'
import { answerAgain } from './answer-again.ts'
import { makeClientLimit, type LimitClientsNeeds } from './limit-clients.ts'
import type { DataApi } from './data-api.ts'
import { PackedFiles } from './packed-files.ts'
import { PageCache, pageKey } from './page-cache.ts'
import type { KeyedNeeds } from './demand-keys.ts'
import { registerApi } from './register-api.ts'
import { AnswerThread } from './thread/answer-thread.ts'
import { makeScheduler } from './scheduler.ts'

export type DataApisNeeds = LimitClientsNeeds & {
  readonly clock: Clock
  readonly apis: readonly DataApi[]
  /** How keys are checked and counted, for the APIs that stand behind them. */
  readonly keys?: KeyedNeeds
  /** More work than this, in rows that are looked at once, is done on a thread of its own. */
  readonly mostHere?: number
}

type Surroundings = {
  readonly log: Log<'http.fault'>
  readonly observe: Observe
  readonly makeRequestId: () => string
  readonly isCrowded?: IsCrowded
  /** What others have kept, such as pages for people. */
  readonly kept?: readonly KeptAnswers[]
}

/** Enough for the pages that are asked again and again; beyond them a page is quick to make. */
const CACHE_BYTES = 32 * 1024 * 1024

/** Rows that are looked at on the loop at most. To ask the thread has a cost of its own. */
const MOST_HERE = 50_000

/**
 * Long answers that wait or are made for each API. A page asks for a few at once, and is given up after five seconds; a
 * connection without a byte is cut after a minute, without an answer.
 */
const LONG_ANSWERS = { ofOne: 32, inAll: 256, waitSeconds: 20 }

/** `PackedFiles` asks this thread for one file at a time. */
const PACKED_THREAD = { ofOne: Infinity, inAll: Infinity, waitSeconds: 60 }

/** Ended after this time without a packed file, the thread gives its memory back. A start takes a second. */
const IDLE_SECONDS = 10

/** Adds the APIs of the collections to the application, and in front of its router what answers again. */
export const putDataApis = async (
  app: FastifyInstance,
  { apis, keys, mostHere = MOST_HERE, ...needs }: DataApisNeeds,
  { log, observe, makeRequestId, isCrowded, kept = [] }: Surroundings,
): Promise<void> => {
  const limit = makeClientLimit(needs)
  const isLimited = needs.publicRate.rule.limit > 0
  const bounds = isLimited ? LONG_ANSWERS : { ...LONG_ANSWERS, ofOne: Infinity }
  const packed = new PackedFiles({ isLimited })
  const pages = new PageCache(CACHE_BYTES)
  const waitForSlot = makeScheduler(needs.clock, isCrowded)
  // However many streams there are, a page waits for one piece of them, and so does each new connection before it.
  const waitForPiece = makeScheduler(needs.clock, isCrowded, 0)
  const schedulers = { waitForSlot, waitForPiece }
  for (const api of apis) {
    const thread = new AnswerThread(api.module, bounds)
    const packedThread = new AnswerThread(api.module, PACKED_THREAD, { idleSeconds: IDLE_SECONDS })
    app.addHook('onClose', async () => {
      packed.close()
      await Promise.all([thread.close(), packedThread.close()])
    })
    const threads = { thread, packed, packedThread }
    await app.register(
      (scope) => registerApi(scope, { api, limit, pages, ...schedulers, ...threads, mostHere, log, keys }),
      { prefix: api.base },
    )
  }
  const route: RequestListener = (request, response) => {
    app.routing(request, response)
  }
  const find: KeptAnswers['find'] = (request) =>
    pages.find(pageKey(request, findOrigin(request, app.publicUrl)))
  const ofApis: KeptAnswers = { limit, find }
  const again = answerAgain({ kept: [ofApis, ...kept], observe, makeRequestId }, route)
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  // The router tells clients that their connection is about to be closed.
  const answer: RequestListener = (request, response) => {
    const listener = isClosing ? route : again
    listener(request, response)
  }
  answerRequests(app, answer, { log, isCrowded })
}
