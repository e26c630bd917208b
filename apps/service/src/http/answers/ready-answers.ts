import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { hasAlready } from './has-already.ts'
import type { Observe } from '../observe.ts'
import type { RateStanding } from '../limits/rate-limit.ts'
import { ANSWER_LIMITS } from '../limits.ts'

/** An answer that was given before, ready to be written again. */
export type ReadyAnswer = {
  /** Whether who gave it would still give the same. */
  readonly isCurrent: () => boolean
  /** Template of the route, for the metrics. */
  readonly route: string
  readonly etag: string
  /** Header fields of 200, name and value in turn; those that differ each time are not among them. */
  readonly fields: readonly string[]
  /** Those of 304. */
  readonly bareFields: readonly string[]
  readonly body: Uint8Array
}

/** Counts the clients that are given ready answers, as the router counts them. */
export type AnswerLimit = {
  /** Counts one more, unless the limit is reached. Undefined when there is no limit. */
  take(request: IncomingMessage): RateStanding | undefined
  /** For an answer that the client has already. */
  look(request: IncomingMessage): RateStanding | undefined
  /** Header fields that say how the client stands. */
  describe(standing: RateStanding): Readonly<Record<string, string>>
}

/** Lets an answer be given again in front of the router, to those who ask in the same way. */
export type KeepAnswer = (request: FastifyRequest, answer: ReadyAnswer) => void

type Entry = { readonly answer: ReadyAnswer; readonly limit: AnswerLimit }

const READY_BYTES = ANSWER_LIMITS.readyMib.value * 1024 * 1024

const MOST_OF_READY = ANSWER_LIMITS.largestReady.value

/** Beside its body, an answer takes about this much. */
const OVERHEAD_BYTES = 2048

const MANY_ADDRESSES = ANSWER_LIMITS.addressesSeenOnce.value
const LONG_KEY = 1000

/**
 * Ready answers of addresses that were asked at least twice: most are asked once, by a program that walks through all of
 * them, and keeping those costs more than making them. An answer behind a key is never kept.
 */
export class ReadyAnswers {
  readonly #entries: LRUCache<string, Entry>
  readonly #askedOnce = new LRUCache<string, true>({ max: MANY_ADDRESSES })
  readonly #underWay = new Map<string, Promise<unknown>>()

  constructor(bytes = READY_BYTES) {
    this.#entries = new LRUCache({
      maxSize: bytes,
      maxEntrySize: Math.ceil(bytes / MOST_OF_READY),
      sizeCalculation: ({ answer }) => answer.body.length + OVERHEAD_BYTES,
    })
  }

  find(request: IncomingMessage): Entry | undefined {
    const entry = this.#entries.get(keyOf(request))
    return entry?.answer.isCurrent() === true ? entry : undefined
  }

  /** Keeps answers whose clients are counted by `limit`. */
  keepBy(limit: AnswerLimit): KeepAnswer {
    return ({ raw }, answer) => {
      const key = keyOf(raw)
      if (key.length > LONG_KEY) return
      if (this.#askedOnce.has(key)) this.#entries.set(key, { answer, limit })
      else this.#askedOnce.set(key, true)
    }
  }

  /**
   * Makes once the answer that several ask for at the same time. `edition` tells apart what the same address gives before
   * and after a release is published, or a day begins. A refusal of the first is no answer for the others: it names the
   * request of the first.
   */
  async share<Answer>(
    { raw }: FastifyRequest,
    edition: string,
    make: () => Promise<Answer>,
    isRefusal: (answer: Answer) => boolean = () => false,
  ): Promise<Answer> {
    const key = [keyOf(raw), edition].join('\n')
    const underWay = this.#underWay.get(key)
    // The same key has answers of one type.
    const other = underWay && ((await underWay.catch(() => undefined)) as Answer | undefined)
    if (other !== undefined && !isRefusal(other)) return other
    const made = make()
    this.#underWay.set(key, made)
    try {
      return await made
    } finally {
      if (this.#underWay.get(key) === made) this.#underWay.delete(key)
    }
  }
}

/** All that an open answer depends on. No field can hold the line ends between them. */
const keyOf = ({ url = '', headers }: IncomingMessage): string =>
  [headers.host ?? '', headers.accept ?? '', headers['accept-encoding'] ?? '', url].join('\n')

export type AnswerAgainNeeds = {
  readonly ready: ReadyAnswers
  readonly observe: Observe
  readonly makeRequestId: () => string
}

/**
 * Stands before the router: writes a ready answer again. Everything else is left to the router, such as a client over
 * its limit, whose refusal is not counted here.
 */
export const answerAgain =
  ({ ready, observe, makeRequestId }: AnswerAgainNeeds, route: RequestListener): RequestListener =>
  (request, response) => {
    const begun = performance.now()
    const { method = '' } = request
    const found = method === 'GET' || method === 'HEAD' ? ready.find(request) : undefined
    const requestId = found === undefined ? '' : makeRequestId()
    const status = found === undefined ? undefined : write(found, request, response, requestId)
    if (found === undefined || status === undefined) {
      route(request, response)
      return
    }
    const seconds = (performance.now() - begun) / 1000
    observe({ method, route: found.answer.route, status, seconds, requestId })
  }

/** The status, or undefined where nothing was written. */
const write = (
  { limit, answer: { etag, fields, bareFields, body } }: Entry,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): 200 | 304 | undefined => {
  const held = request.headers['if-none-match']
  const isHeld = held !== undefined && held !== '*' && hasAlready(held, etag)
  const standing = isHeld ? limit.look(request) : limit.take(request)
  if (!isHeld && standing?.allowed === false) return undefined
  const status = isHeld || held === '*' ? 304 : 200
  const stated = standing === undefined ? [] : Object.entries(limit.describe(standing)).flat()
  response.writeHead(status, [
    ...(status === 304 ? bareFields : fields),
    ...stated,
    'request-id',
    requestId,
    'x-content-type-options',
    'nosniff',
  ])
  if (status === 304 || request.method === 'HEAD') response.end()
  else response.end(body)
  return status
}
