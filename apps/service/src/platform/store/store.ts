import type { Kysely, Transaction } from 'kysely'

/** Work inside one transaction. It may run again after its transaction was lost, so it touches nothing but `trx`. */
export type Work<Tables, Result> = (trx: Transaction<Tables>) => Promise<Result>

/**
 * Durable state, on SQLite or PostgreSQL. Each module sees its own tables: `store.db<MessageTables>()`. Reads and
 * writes have separate doors, since on SQLite they use two connections.
 */
export type Store = {
  readonly engine: 'sqlite' | 'postgres'
  /** Connection for reads; it sees only committed data. */
  db<Tables>(): Kysely<Tables>
  /**
   * Resolves when the work is durable. Several pieces of work may share one commit, but a fault reaches only its own
   * piece.
   */
  write<Tables, Result>(work: Work<Tables, Result>): Promise<Result>
  /**
   * Throws while the database accepts no writes. After a write failed because the database was away, or while the disk
   * of SQLite is nearly full, a trial write of the size of a large message decides, at most once a second.
   */
  checkWrites(): Promise<void>
  /** The database's own clock, which every process that shares the store agrees on. */
  now(): Promise<Date>
  /** Erases deleted data from the database files too. On PostgreSQL it does nothing: this process does not own the files. */
  eraseDeleted(): Promise<void>
  close(): Promise<void>
}

/** One step of the schema. Steps run once, in order, and are never edited after a release. */
export type Migration = {
  readonly name: string
  /**
   * Earlier step that a version must know to run on the schema after this step. Null for a step that only adds: every
   * version that could run before still can. Left out, only versions that know this step itself can run.
   */
  readonly needs?: string | null
  up(trx: Transaction<unknown>, engine: Store['engine']): Promise<void>
}
