import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { hasAlready } from './has-already.ts'
import { nameRoute, type NamedRoute, type Observe } from '../observe.ts'
import { traceOf } from '../trace-of.ts'
import { whenThere, type Eventual } from '../limits/eventual.ts'
import type { RateStanding } from '../limits/rate-limit.ts'
import { ANSWER_LIMITS } from '../limits.ts'

/** An earlier answer, ready to be sent again. */
export type ReadyAnswer = {
  /** Whether its route would still give the same answer. */
  readonly isCurrent: () => boolean
  readonly etag: string
  /** Header fields of 200: names and values alternate. Fields that differ each time are not included. */
  readonly fields: readonly string[]
  /** Header fields of 304. */
  readonly bareFields: readonly string[]
  readonly body: Uint8Array
}

/** Counts the clients of ready answers, as the router counts them. */
export type AnswerLimit = {
  /** Counts the request unless the limit is reached. Undefined if there is no limit. */
  take(request: IncomingMessage): Eventual<RateStanding | undefined>
  /** Reads the standing without counting, for a client that already has the answer. */
  look(request: IncomingMessage): Eventual<RateStanding | undefined>
  /** Writes the client’s standing as header fields. */
  describe(standing: RateStanding): Readonly<Record<string, string>>
}

/** Keeps an answer, which requests with the same address and headers then get before the router. */
export type KeepAnswer = (request: FastifyRequest, answer: ReadyAnswer) => void

type Entry = { readonly answer: ReadyAnswer; readonly limit: AnswerLimit; readonly named: NamedRoute }

const READY_BYTES = ANSWER_LIMITS.readyMib.value * 1024 * 1024

const MOST_OF_READY = ANSWER_LIMITS.largestReady.value

/** Beside its body, an answer takes about this much. */
const OVERHEAD_BYTES = 2048

const MANY_ADDRESSES = ANSWER_LIMITS.addressesSeenOnce.value
const LONG_KEY = 1000

/**
 * Ready answers of addresses that were requested at least twice. Most addresses are requested once, by a program that
 * walks through all of them, and keeping their answers costs more than making them. An answer behind a key is never
 * kept.
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

  /** Makes a function that keeps answers, whose clients are counted by `limit`. */
  keepBy(limit: AnswerLimit): KeepAnswer {
    return (request, answer) => {
      const key = keyOf(request.raw)
      if (key.length > LONG_KEY) return
      if (this.#askedOnce.has(key)) this.#entries.set(key, { answer, limit, named: nameRoute(request) })
      else this.#askedOnce.set(key, true)
    }
  }

  /**
   * Makes an answer once for all who ask for it at the same time. `edition` separates the answers of one address
   * before and after a publication, or the start of a day. A refusal is not shared: it names the request that it
   * answers.
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

/** Everything that an open answer depends on. No header field can hold the line ends between them. */
const keyOf = ({ url = '', headers }: IncomingMessage): string =>
  [headers.host ?? '', headers.accept ?? '', headers['accept-encoding'] ?? '', url].join('\n')

export type AnswerAgainNeeds = {
  readonly ready: ReadyAnswers
  readonly observe: Observe
  readonly makeRequestId: () => string
}

/**
 * Sends ready answers before the router. All other requests go to the router, including a client over its limit, which
 * the router counts and refuses.
 */
export const answerAgain =
  ({ ready, observe, makeRequestId }: AnswerAgainNeeds, route: RequestListener): RequestListener =>
  (request, response) => {
    const begun = performance.now()
    const { method = '' } = request
    // The router evaluates `If-Match`.
    const isReady = (method === 'GET' || method === 'HEAD') && request.headers['if-match'] === undefined
    const found = isReady ? ready.find(request) : undefined
    if (found === undefined) {
      route(request, response)
      return
    }
    const isHeld = isHeldBy(request, found.answer)
    const standing = isHeld ? found.limit.look(request) : found.limit.take(request)
    void whenThere(standing, (there) => {
      if (!isHeld && there?.allowed === false) {
        route(request, response)
        return
      }
      const requestId = makeRequestId()
      const status = write(found, request, response, { isHeld, standing: there, requestId })
      const seconds = (performance.now() - begun) / 1000
      observe({ ...found.named, method, status, seconds, requestId, trace: traceOf(request) })
    })
  }

const isHeldBy = ({ headers }: IncomingMessage, { etag }: ReadyAnswer): boolean => {
  const held = headers['if-none-match']
  return held !== undefined && held !== '*' && hasAlready(held, etag)
}

type Judged = {
  readonly isHeld: boolean
  readonly standing: RateStanding | undefined
  readonly requestId: string
}

const write = (
  { limit, answer: { fields, bareFields, body } }: Entry,
  request: IncomingMessage,
  response: ServerResponse,
  { isHeld, standing, requestId }: Judged,
): 200 | 304 => {
  const status = isHeld || request.headers['if-none-match'] === '*' ? 304 : 200
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
