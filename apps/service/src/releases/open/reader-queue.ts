import { Refusal } from '../../platform/index.ts'
import type { ReleaseLease } from '../release.ts'
import { OPEN_RELEASE_LIMITS } from '../limits.ts'

type Waiting = {
  readonly release: string
  readonly reader: string
  readonly resolve: (lease: ReleaseLease) => void
  readonly reject: (fault: Refusal) => void
}

const MOST = {
  ofOne: OPEN_RELEASE_LIMITS.queuedOfAddress.value,
  inAll: OPEN_RELEASE_LIMITS.queuedReaders.value,
}

/** Requests that wait for a release to be opened, in the order in which releases were requested. */
export class ReaderQueue {
  #queue: readonly Waiting[] = []

  /** Throws a refusal if too many requests wait. */
  add(release: string, reader: string): Promise<ReleaseLease> {
    const own = this.#queue.filter((waiting) => waiting.reader === reader).length
    if (own >= MOST.ofOne) throw refuseReader(own)
    if (this.#queue.length >= MOST.inAll) throw refuseAll()
    const { promise, resolve, reject } = Promise.withResolvers<ReleaseLease>()
    this.#queue = [...this.#queue, { release, reader, resolve, reject }]
    return promise
  }

  /** Returns the release that is to be opened next. */
  next(): string | undefined {
    return this.#queue[0]?.release
  }

  /** Gives each waiting request a lease of its own, before any other request is handled. */
  answer(release: string, makeLease: () => ReleaseLease): void {
    for (const { resolve } of this.#take(release)) resolve(makeLease())
  }

  refuse(release: string, fault: Refusal): void {
    for (const { reject } of this.#take(release)) reject(fault)
  }

  #take(release: string): readonly Waiting[] {
    const taken = this.#queue.filter((waiting) => waiting.release === release)
    this.#queue = this.#queue.filter((waiting) => waiting.release !== release)
    return taken
  }
}

const RETRY_SECONDS = 5

const refuseReader = (own: number): Refusal =>
  new Refusal(
    'rate_limited',
    `${own} requests of this address are waiting for earlier releases to be opened, which is the limit of one address. Send this request again in ${RETRY_SECONDS} seconds.`,
    { retryAfterSeconds: RETRY_SECONDS },
  )

const refuseAll = (): Refusal =>
  new Refusal(
    'unavailable',
    `Too many requests are waiting for earlier releases to be opened. Send this request again in ${RETRY_SECONDS} seconds; the current release is served meanwhile.`,
    { retryAfterSeconds: RETRY_SECONDS },
  )
