import type { Transaction } from 'kysely'
import { isUnreachable } from './is-unreachable.ts'

type Erased = Transaction<unknown>
type Work = (trx: Erased) => Promise<unknown>
type Entry<Item> = {
  readonly item: Item
  readonly resolve: (value: unknown) => void
  readonly reject: (cause: unknown) => void
}

/** Carries out all of the items in one commit, and gives what each led to; when it rejects, none was carried out. */
export type CommitTogether<Item> = (items: readonly Item[]) => Promise<readonly unknown[]>

/**
 * Enough for a busy server's connections to share one commit, and few enough that the next batch is being read from
 * the network while this one is written (measured: 64 connections are served fastest in two halves).
 */
const BATCH = 32

/**
 * Lets everything that waits for the disk share one commit. When a batch fails, each item is tried again alone, so
 * that the fault stays with the one that has it.
 */
export class GroupCommit<Item> {
  readonly #commitTogether: CommitTogether<Item>
  readonly #lane: Lane
  readonly #waiting: Entry<Item>[] = []
  #scheduled = false

  constructor(commitTogether: CommitTogether<Item>, lane: Lane) {
    this.#commitTogether = commitTogether
    this.#lane = lane
  }

  run(item: Item): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#waiting.push({ item, resolve, reject })
    if (this.#waiting.length === BATCH) this.#next()
    else this.#schedule()
    return promise
  }

  /** One turn of the event loop lets requests that arrived together join the same batch. */
  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      this.#next()
    })
  }

  /** What arrives while the lane is taken joins the batch that waits for it. */
  #next(): void {
    if (this.#waiting.length === 0) return
    void this.#lane.enter(async () => {
      const batch = this.#waiting.splice(0, BATCH)
      if (batch.length > 0) await this.#commit(batch)
      if (this.#waiting.length > 0) this.#schedule()
    })
  }

  async #commit(batch: readonly Entry<Item>[]): Promise<void> {
    try {
      const results = await this.#commitTogether(batch.map(({ item }) => item))
      batch.forEach(({ resolve }, index) => {
        resolve(results[index])
      })
    } catch (cause) {
      await this.#settleFailed(batch, cause)
    }
  }

  /** After a lost connection nobody knows whether the commit went through: repeating could do things twice. */
  async #settleFailed(batch: readonly Entry<Item>[], cause: unknown): Promise<void> {
    if (isUnreachable(cause) || (batch.length === 1 && !isLostRace(cause))) {
      for (const { reject } of batch) reject(cause)
      return
    }
    for (const { item, resolve, reject } of batch) await this.#again(item).then(resolve, reject)
  }

  /** PostgreSQL ends one of two transactions that wait for each other: that one is repeated. */
  async #again(item: Item, triesLeft = 5): Promise<unknown> {
    try {
      const [result] = await this.#commitTogether([item])
      return result
    } catch (cause) {
      if (!isLostRace(cause) || triesLeft === 0) throw cause
      return this.#again(item, triesLeft - 1)
    }
  }
}

/** Lets so many in at once, the others in their order: on SQLite one, since there is one writer. */
export class Lane {
  readonly #width: number
  readonly #queue: (() => Promise<void>)[] = []
  #inside = 0
  #empty: PromiseWithResolvers<undefined> | undefined

  constructor(width: number) {
    this.#width = width
  }

  async enter(work: () => Promise<void>): Promise<void> {
    this.#queue.push(work)
    if (this.#inside >= this.#width) return
    this.#inside += 1
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) await next()
    this.#inside -= 1
    if (this.#inside === 0) this.#empty?.resolve(undefined)
  }

  /** Resolves when nobody is inside or waits. */
  async drained(): Promise<void> {
    if (this.#inside === 0) return
    this.#empty ??= Promise.withResolvers()
    await this.#empty.promise
    this.#empty = undefined
  }
}

/** All of the work in one transaction, in its order. */
export const inOneTransaction =
  (transact: (work: Work) => Promise<unknown>): CommitTogether<Work> =>
  async (items) => {
    const results: unknown[] = []
    await transact(async (trx) => {
      results.length = 0
      for (const work of items) results.push(await work(trx))
    })
    return results
  }

/** `deadlock_detected` and `serialization_failure` of PostgreSQL. */
const LOST_RACES: readonly unknown[] = ['40P01', '40001']

const isLostRace = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && LOST_RACES.includes(cause.code)
