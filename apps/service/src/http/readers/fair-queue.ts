import { Refusal, steadyClock, type SteadyClock } from '../../platform/index.ts'

export type QueueBounds = {
  /** Tasks that wait or run at once. */
  readonly ofOne: number
  readonly inAll: number
  /** A task that has not begun by then is refused. Connections without a byte are cut after a minute. */
  readonly waitSeconds: number
}

/** The client of a task, and the signal that it has gone. */
export type Asker = { readonly client: string; readonly signal?: AbortSignal | undefined }

type Waiting = {
  readonly share: number
  readonly begin: () => Promise<void>
  readonly refuse: (refusal: Refusal) => void
}

type Client = {
  readonly waiting: Waiting[]
  /** Tasks that run. */
  begun: number
}

/** Milliseconds. Even tasks that take no time are charged, so that clients alternate. */
const LEAST_COST = 1

/** Clients whose time is remembered before those that are owed nothing are forgotten. */
const MANY_CLIENTS = 1000

/**
 * Runs the tasks of many clients, as many shares at a time as it may. The client whose tasks took the least time goes
 * first (start-time fair queueing: Goyal, Vin and Cheng 1996). A client with one question then waits for the running
 * tasks, and not for the hundred questions of another. A task whose client has gone is dropped.
 */
export class FairQueue {
  readonly #bounds: QueueBounds
  readonly #atOnce: number
  readonly #clock: SteadyClock
  readonly #clients = new Map<string, Client>()
  /** Virtual start time of each client’s next task. */
  readonly #starts = new Map<string, number>()
  #virtualTime = 0
  #begun = 0

  constructor(bounds: QueueBounds, { atOnce = 1, clock = steadyClock }: QueueOptions = {}) {
    this.#bounds = bounds
    this.#atOnce = atOnce
    this.#clock = clock
  }

  /** Returns the result of the task. Throws `unavailable` if too many wait or the client has gone. */
  add<Result>(task: () => Promise<Result>, { client, signal }: Asker, share = 1): Promise<Result> {
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
        await Promise.try(task).then(resolve, reject)
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

  /** Refuses all waiting tasks. */
  clear(): void {
    for (const [client, { waiting }] of this.#clients)
      for (const one of [...waiting]) this.#remove(client, one, refuse('The service is ending.'))
  }

  /**
   * Makes room in a full queue: the client with the most tasks loses its last one to a client with fewer. Returns the
   * refusal if that makes no room.
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
      // The next task waits until its share is free: small tasks do not overtake a large one.
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

/** The client has gone, so nothing reads this refusal. */
const refuseGone = (): Refusal => refuse('The client has gone.')
