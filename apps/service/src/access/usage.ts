import { sql } from 'kysely'
import { compareTexts, type Store } from '../platform/index.ts'
import { CommitInDoubt, isUnreachable } from '../platform/store/index.ts'
import { ACCESS_LIMITS } from './limits.ts'
import type { KeyUsageRow, PortalTables } from './portal-tables.ts'

type Counted = Omit<KeyUsageRow, 'day' | 'count'>

const MOST_WAITING = ACCESS_LIMITS.usageWaiting.value

/**
 * Counts the answers to keys in memory, and adds them to the database every few seconds and at an orderly end. A killed
 * process loses what it had not added: counting must not cost a request a write.
 */
export class KeyUsage {
  readonly #store: Store
  readonly #onFault: (cause: unknown) => void
  readonly #waiting = new Map<string, KeyUsageRow>()
  #flushing: Promise<void> = Promise.resolve()

  /** `onFault` gets the fault of each flush whose counts are lost. */
  constructor(store: Store, onFault: (cause: unknown) => void) {
    this.#store = store
    this.#onFault = onFault
  }

  /** Counts one answer. Beyond the bound of what may wait, a new kind of answer is not counted. */
  count({ key, operation, status }: Counted, at: Date, count = 1): void {
    const day = at.toISOString().slice(0, 'YYYY-MM-DD'.length)
    const id = `${key} ${day} ${status} ${operation}`
    const row = this.#waiting.get(id)
    if (row !== undefined) row.count += count
    else if (this.#waiting.size < MOST_WAITING) this.#waiting.set(id, { key, day, operation, status, count })
  }

  /**
   * Adds what waits to the database, in one transaction. Counts wait again while the database is away. After a commit in
   * doubt they may be stored, so they are not added twice.
   */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#flushOnce())
    return this.#flushing
  }

  async #flushOnce(): Promise<void> {
    const rows = [...this.#waiting.values()]
    this.#waiting.clear()
    if (rows.length === 0) return
    try {
      await addUsage(this.#store, rows)
    } catch (cause) {
      if (cause instanceof CommitInDoubt || !isUnreachable(cause)) this.#onFault(cause)
      // The requests themselves report a database that is away.
      else for (const { day, count, ...row } of rows) this.count(row, new Date(day), count)
    }
  }
}

const ROWS_OF_STATEMENT = 100

/** Two processes that add to the same rows take them in the same order, so neither waits for the other for ever. */
const addUsage = (store: Store, rows: readonly KeyUsageRow[]): Promise<undefined> =>
  store.write<PortalTables, undefined>(async (trx) => {
    const sorted = rows.toSorted((a, b) => compareTexts(nameOf(a), nameOf(b)))
    for (let from = 0; from < sorted.length; from += ROWS_OF_STATEMENT)
      await trx
        .insertInto('key_usage')
        .values(sorted.slice(from, from + ROWS_OF_STATEMENT))
        .onConflict((conflict) =>
          conflict.columns(['key', 'day', 'operation', 'status']).doUpdateSet({
            count: sql`key_usage.count + excluded.count`,
          }),
        )
        .execute()
    return undefined
  })

const nameOf = ({ key, day, operation, status }: KeyUsageRow): string =>
  [key, day, operation, status].join(' ')

export type UsageWanted = {
  readonly organisation: string
  readonly key?: string | undefined
  /** First and last UTC day, YYYY-MM-DD. */
  readonly from: string
  readonly to: string
  readonly limit: number
  readonly offset: number
}

/** Answers to the keys of an organisation, by day, key, operation and status; the newest day first. */
export const listUsage = (store: Store, wanted: UsageWanted): Promise<KeyUsageRow[]> =>
  store
    .db<PortalTables>()
    .selectFrom('key_usage')
    .innerJoin('keys', 'keys.id', 'key_usage.key')
    .select(['key', 'day', 'operation', 'status', 'count'])
    .where('keys.organisation', '=', wanted.organisation)
    .where('day', '>=', wanted.from)
    .where('day', '<=', wanted.to)
    .$if(wanted.key !== undefined, (query) => query.where('key', '=', wanted.key ?? ''))
    .orderBy('day', 'desc')
    .orderBy('key')
    .orderBy('operation')
    .orderBy('status')
    .limit(wanted.limit)
    .offset(wanted.offset)
    .execute()
