import { Refusal, steadyClock, type SteadyClock } from '../../platform/index.ts'

export type QueueBounds = {
  /** Works that wait or are under way at once. */
  readonly ofOne: number
  readonly inAll: number
  /** A work that has not begun within this time is refused. Connections without a byte are cut after a minute. */
  readonly waitSeconds: number
}

/** On whose account a work is done, and the signal that the client has gone. */
export type Asker = { readonly client: string; readonly signal?: AbortSignal | undefined }

type Waiting = {
  readonly share: number
  readonly begin: () => Promise<void>
  readonly refuse: (refusal: Refusal) => void
}

type Client = {
  readonly waiting: Waiting[]
  /** Works under way. */
  begun: number
}

/** In milliseconds: works that take no time still go in turn. */
const LEAST_COST = 1

/** Clients whose time is remembered before those that are owed nothing are forgotten. */
const MANY_CLIENTS = 1000

/**
 * Works of many clients, so many shares of them at a time. The client whose works took the least time goes first (start-time fair
 * queueing: Goyal, Vin and Cheng 1996), so that a client with one question waits for the work under way and not for the
 * hundred questions of another. A work whose client has gone is left out.
 */
export class FairQueue {
  readonly #bounds: QueueBounds
  readonly #atOnce: number
  readonly #clock: SteadyClock
  readonly #clients = new Map<string, Client>()
  /** When the next work of a client begins, in the virtual time of the queue. */
  readonly #starts = new Map<string, number>()
  #virtualTime = 0
  #begun = 0

  constructor(bounds: QueueBounds, { atOnce = 1, clock = steadyClock }: QueueOptions = {}) {
    this.#bounds = bounds
    this.#atOnce = atOnce
    this.#clock = clock
  }

  /** Gives the result of the work. Throws the refusal `unavailable` where too many wait, or the client has gone. */
  add<Result>(work: () => Promise<Result>, { client, signal }: Asker, share = 1): Promise<Result> {
    if (signal?.aborted === true) return Promise.reject(refuseGone())
    const full = this.#makeRoom(client)
    if (full !== undefined) return Promise.reject(full)
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const leave = (): void => {
      this.#remove(client, waiting, refuseGone())
    }
    const late = setTimeout(() => {
      this.#remove(
        client,
        waiting,
        refuse(`This request has waited for ${this.#bounds.waitSeconds} seconds.`),
      )
    }, this.#bounds.waitSeconds * 1000)
    late.unref()
    const stopWaiting = (): void => {
      clearTimeout(late)
      signal?.removeEventListener('abort', leave)
    }
    const waiting: Waiting = {
      share,
      begin: async () => {
        stopWaiting()
        await Promise.try(work).then(resolve, reject)
      },
      refuse: (refusal) => {
        stopWaiting()
        reject(refusal)
      },
    }
    signal?.addEventListener('abort', leave, { once: true })
    this.#clientOf(client).waiting.push(waiting)
    this.#beginNext()
    return promise
  }

  /** Refuses all that wait. */
  clear(): void {
    for (const [client, { waiting }] of this.#clients)
      for (const one of [...waiting]) this.#remove(client, one, refuse('The service is ending.'))
  }

  /**
   * In a full queue, the client with the most works gives up its last one for a client with fewer. Gives the refusal
   * where that makes no room.
   */
  #makeRoom(client: string): Refusal | undefined {
    const { ofOne, inAll } = this.#bounds
    const own = this.#count(client)
    if (own >= ofOne) return refuse(`This address has ${own} of them in progress, the limit for one address.`)
    const counts = [...this.#clients.keys()].map((name) => ({ name, count: this.#count(name) }))
    if (counts.reduce((sum, { count }) => sum + count, 0) < inAll) return undefined
    const [most] = counts.toSorted((one, other) => other.count - one.count)
    const last = most && most.count > own + 1 ? this.#clients.get(most.name)?.waiting.at(-1) : undefined
    if (most === undefined || last === undefined) return refuse(FULL)
    this.#remove(most.name, last, refuse(FULL))
    return undefined
  }

  #beginNext(): void {
    for (;;) {
      const next = [...this.#clients]
        .filter(([, { waiting }]) => waiting.length > 0)
        .map(([name, client]) => ({ name, client, start: this.#startOf(name) }))
        .reduce<Next | undefined>(
          (first, one) => (first && first.start <= one.start ? first : one),
          undefined,
        )
      const share = next?.client.waiting[0]?.share ?? Infinity
      // The next work waits for its room: small works do not overtake a large one.
      if (next === undefined || this.#begun + share > this.#atOnce) return
      void this.#begin(next)
    }
  }

  async #begin({ name, client, start }: Next): Promise<void> {
    const waiting = client.waiting.shift()
    if (waiting === undefined) return
    this.#begun += waiting.share
    client.begun += 1
    this.#virtualTime = start
    this.#starts.set(name, start + LEAST_COST)
    const began = this.#clock()
    await waiting.begin()
    this.#begun -= waiting.share
    client.begun -= 1
    const cost = Math.max(LEAST_COST, this.#clock() - began)
    this.#starts.set(name, this.#startOf(name) + cost - LEAST_COST)
    this.#forgetIdle(name)
    this.#beginNext()
  }

  #startOf(client: string): number {
    return Math.max(this.#virtualTime, this.#starts.get(client) ?? 0)
  }

  #clientOf(name: string): Client {
    const known = this.#clients.get(name)
    if (known !== undefined) return known
    const client = { waiting: [], begun: 0 }
    this.#clients.set(name, client)
    return client
  }

  #count(name: string): number {
    const { waiting, begun } = this.#clients.get(name) ?? { waiting: [], begun: 0 }
    return waiting.length + begun
  }

  #remove(name: string, one: Waiting, refusal: Refusal): void {
    const waiting = this.#clients.get(name)?.waiting ?? []
    const place = waiting.indexOf(one)
    if (place < 0) return
    waiting.splice(place, 1)
    this.#forgetIdle(name)
    one.refuse(refusal)
  }

  #forgetIdle(name: string): void {
    if (this.#count(name) === 0) this.#clients.delete(name)
    if (this.#starts.size <= MANY_CLIENTS) return
    for (const [client, start] of this.#starts) if (start <= this.#virtualTime) this.#starts.delete(client)
  }
}

type QueueOptions = { readonly atOnce?: number; readonly clock?: SteadyClock }
type Next = { readonly name: string; readonly client: Client; readonly start: number }

const FULL = 'The service has its maximum number in progress.'

const RETRY_SECONDS = 5

const refuse = (why: string): Refusal =>
  new Refusal(
    'unavailable',
    `Long answers are made one after another. ${why} Send the request again in ${RETRY_SECONDS} seconds.`,
    { retryAfterSeconds: RETRY_SECONDS },
  )

/** No caller reads it. */
const refuseGone = (): Refusal => refuse('The client has gone.')
