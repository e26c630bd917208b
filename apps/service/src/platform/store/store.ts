import type { Kysely, Transaction } from 'kysely'

/** Work inside one transaction. It may be run again when its transaction was lost: it touches nothing but `trx`. */
export type Work<Tables, Result> = (trx: Transaction<Tables>) => Promise<Result>

/**
 * Durable state, on SQLite or PostgreSQL. Each module sees its own tables: `store.db<MessageTables>()`.
 * Reading and writing are two doors, since on SQLite they are two connections.
 */
export type Store = {
  readonly engine: 'sqlite' | 'postgres'
  /** For reading: sees only what is committed. */
  db<Tables>(): Kysely<Tables>
  /** Resolves when the work is durable. Several pieces of work may share one commit, and none another's fault. */
  write<Tables, Result>(work: Work<Tables, Result>): Promise<Result>
  /**
   * Throws while the database takes no writes. After a write that failed for want of a database, a trial write of the
   * size of a large message decides, at most once a second; otherwise nothing is asked.
   */
  checkWrites(): Promise<void>
  /** The database's own clock, which every process that shares the store agrees on. */
  now(): Promise<Date>
  /** Takes what was deleted out of the files of the database as well, as far as they are ours: on SQLite. */
  eraseDeleted(): Promise<void>
  close(): Promise<void>
}

/** One step of the schema. Steps run once, in their order, and are never edited after a release. */
export type Migration = {
  readonly name: string
  up(trx: Transaction<unknown>, engine: Store['engine']): Promise<void>
}
