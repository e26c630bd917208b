import type { Transaction } from 'kysely'
import { steadyClock, type SteadyClock } from '../clock.ts'
import { CommitInDoubt, isUnreachable } from './is-unreachable.ts'
import { DATABASE_LIMITS } from '../limits.ts'

type Erased = Transaction<unknown>
type Entry = {
  readonly work: (trx: Erased) => Promise<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (cause: unknown) => void
  readonly since: number
}

export type Transact = <Result>(work: (trx: Erased) => Promise<Result>) => Promise<Result>

const MAX_BATCH = DATABASE_LIMITS.batchedWrites.value
const STALLED = { milliseconds: 2000, waiting: DATABASE_LIMITS.stalledWrites.value } as const

/**
 * Lets all writes that wait for the disk share one commit. When a batch fails, each piece runs again alone, so that a
 * fault reaches only its own piece. `lanes`: concurrent transactions (1 on SQLite).
 */
export class GroupCommit {
  readonly #transact: Transact
  readonly #lanes: number
  readonly #elapsed: SteadyClock
  readonly #waiting: Entry[] = []
  #busy = 0
  #scheduled = false
  #idle: PromiseWithResolvers<undefined> | undefined

  constructor(transact: Transact, lanes: number, elapsed: SteadyClock = steadyClock) {
    this.#transact = transact
    this.#lanes = lanes
    this.#elapsed = elapsed
  }

  run(work: Entry['work']): Promise<unknown> {
    const since = this.#elapsed()
    const [oldest] = this.#waiting
    if (
      oldest !== undefined &&
      this.#waiting.length >= STALLED.waiting &&
      since - oldest.since > STALLED.milliseconds
    )
      return Promise.reject(stalled())
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#waiting.push({ work, resolve, reject, since })
    this.#schedule()
    return promise
  }

  /** Resolves when no write is waiting or under way. */
  async drain(): Promise<void> {
    if (this.#busy === 0 && this.#waiting.length === 0) return
    this.#idle ??= Promise.withResolvers()
    await this.#idle.promise
  }

  /** A pass of the event loop lets requests that arrived together join the same batch. */
  #schedule(): void {
    if (this.#scheduled || this.#busy >= this.#lanes) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      void this.#next()
    })
  }

  async #next(): Promise<void> {
    const batch = this.#waiting.splice(0, MAX_BATCH)
    if (batch.length > 0) {
      this.#busy += 1
      if (this.#waiting.length > 0) this.#schedule()
      await this.#commit(batch)
      this.#busy -= 1
    }
    if (this.#waiting.length > 0) this.#schedule()
    else if (this.#busy === 0) this.#tellIdle()
  }

  #tellIdle(): void {
    this.#idle?.resolve(undefined)
    this.#idle = undefined
  }

  async #commit(batch: readonly Entry[]): Promise<void> {
    try {
      const results = await this.#transact(async (trx) => {
        const done: unknown[] = []
        for (const { work } of batch) done.push(await work(trx))
        return done
      })
      batch.forEach(({ resolve }, index) => {
        resolve(results[index])
      })
    } catch (cause) {
      await this.#settleFailed(batch, cause)
    }
  }

  /** A commit in doubt may have succeeded: repeating it could do the work twice. */
  async #settleFailed(batch: readonly Entry[], cause: unknown): Promise<void> {
    if (
      cause instanceof CommitInDoubt ||
      isUnreachable(cause) ||
      (batch.length === 1 && !isLostRace(cause))
    ) {
      for (const { reject } of batch) reject(cause)
      return
    }
    for (const { work, resolve, reject } of batch) await this.#again(work).then(resolve, reject)
  }

  /** PostgreSQL aborts one of two deadlocked transactions: the aborted one is repeated. */
  async #again(work: Entry['work'], triesLeft = 5): Promise<unknown> {
    try {
      return await this.#transact(work)
    } catch (cause) {
      if (!isLostRace(cause) || triesLeft === 0) throw cause
      return this.#again(work, triesLeft - 1)
    }
  }
}

/** Has the code of an unanswered connection: for callers the two faults are the same. */
const stalled = (): Error =>
  Object.assign(new Error('The database does not answer, and enough writes wait for it already.'), {
    code: 'ETIMEDOUT',
  })

/** PostgreSQL's `deadlock_detected` and `serialization_failure`. */
const LOST_RACES: readonly unknown[] = ['40P01', '40001']

const isLostRace = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && LOST_RACES.includes(cause.code)
