import type { FastifyInstance } from 'fastify'
import type { RequestListener } from 'node:http'
import type { Clock, Log } from '../../platform/index.ts'
import type { CurrentRelease } from '../../releases/index.ts'
import type { Observe } from '../observe.ts'
import { answerRequests } from '../answer-requests.ts'
import { answerAgain } from './answer-again.ts'
import { makeClientLimit, type LimitClientsNeeds } from './limit-clients.ts'
import { BASE } from './operation.ts'
import { PageCache } from './page-cache.ts'
import { publicApi } from './public-api.ts'
import { makeWaitingLine } from './waiting-line.ts'

export type PublicNeeds = LimitClientsNeeds & {
  readonly clock: Clock
  readonly currentRelease: CurrentRelease
}

type Surroundings = {
  readonly log: Log<'http.fault'>
  readonly observe: Observe
  readonly makeRequestId: () => string
}

/** Enough for the pages that are asked again and again; beyond them a page is quick to make. */
const CACHE_BYTES = 32 * 1024 * 1024

/** Adds the public API to the application, and in front of its router what answers again. */
export const putPublicApi = async (
  app: FastifyInstance,
  { currentRelease, ...needs }: PublicNeeds,
  { log, observe, makeRequestId }: Surroundings,
): Promise<void> => {
  const limit = makeClientLimit(needs)
  const pages = new PageCache(CACHE_BYTES)
  const waitForTurn = makeWaitingLine(needs.clock)
  // However many streams there are, a page waits for one piece of them, and so does each new connection before it.
  const waitForPiece = makeWaitingLine(needs.clock, 0)
  const lines = { waitForTurn, waitForPiece }
  await app.register(publicApi, { prefix: BASE, currentRelease, limit, pages, ...lines, log })
  const route: RequestListener = (request, response) => {
    app.routing(request, response)
  }
  const again = answerAgain({ currentRelease, limit, pages, observe, makeRequestId }, route)
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
  answerRequests(app, answer, log)
}
