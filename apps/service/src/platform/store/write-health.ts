import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { asError } from '../thrown.ts'
import type { Transact } from './group-commit.ts'
import { isUnreachable } from './is-unreachable.ts'
import type { Store } from './store.ts'

const PAUSE_MILLISECONDS = 1000
/** Larger than any message: a small write may still find room where a message does not. */
export const TRIAL_BYTES = 512 * 1024

/**
 * Remembers a write that failed because the database was away, until a trial write succeeds. Without such a write
 * `refuseUnwritable` is asked, which costs little, so that an idle process notices as well. The trial write decides.
 */
export class WriteHealth {
  readonly #engine: Store['engine']
  readonly #transact: Transact
  readonly #refuseUnwritable: () => Promise<void>
  #fault: Error | undefined
  #triedAt = -Infinity
  #trial: Promise<void> | undefined

  constructor(engine: Store['engine'], transact: Transact, refuseUnwritable: () => Promise<void>) {
    this.#engine = engine
    this.#transact = transact
    this.#refuseUnwritable = refuseUnwritable
  }

  /** Notes the fault of a write, and rethrows it. */
  readonly fail = (cause: unknown): never => {
    if (isUnreachable(cause)) this.#fault = asError(cause)
    throw cause
  }

  /** Throws while the database accepts no writes. */
  async check(): Promise<void> {
    const doubt = this.#fault ?? (await this.#refuseUnwritable().then(() => undefined, asError))
    const isDue = performance.now() - this.#triedAt >= PAUSE_MILLISECONDS
    if (doubt !== undefined && isDue) this.#trial ??= this.#try().finally(() => (this.#trial = undefined))
    await this.#trial
    if (this.#fault !== undefined) throw this.#fault
  }

  async #try(): Promise<void> {
    this.#fault = await this.#transact((trx) => writeTrial(trx, this.#engine)).then(() => undefined, asError)
    this.#triedAt = performance.now()
  }
}

/**
 * Writes a table that no other transaction sees. Both engines undo it as a whole, and both give its rows room on the disk.
 * A role of PostgreSQL that may make no table may still make a temporary table, which lies on the same disk.
 */
const writeTrial = async (trx: Transaction<unknown>, engine: Store['engine']): Promise<void> => {
  const kind = sql.raw(engine === 'postgres' ? 'temporary table' : 'table')
  const table = sql.table(`write_trial_${randomBytes(8).toString('hex')}`)
  await sql`create ${kind} ${table} (room text not null)`.execute(trx)
  // Random text, since PostgreSQL compresses repetition.
  await sql`insert into ${table} values (${randomBytes(TRIAL_BYTES / 2).toString('hex')})`.execute(trx)
  await sql`drop table ${table}`.execute(trx)
}
