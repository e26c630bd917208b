import { setTimeout } from 'node:timers/promises'
import type { DatabaseSync } from 'node:sqlite'
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDialectConfig,
} from 'kysely'
import { CommitInDoubt } from './is-unreachable.ts'
import { DATABASE_LIMITS } from '../limits.ts'

export const BLOCKING_MILLISECONDS = DATABASE_LIMITS.blockingMilliseconds.value
const PAUSE_MILLISECONDS = 5
export const BUSY_MILLISECONDS = DATABASE_LIMITS.busySeconds.value * 1000
const SQLITE_BUSY = 5
const SQLITE_FULL = 13
const SQLITE_IOERR_WRITE = 778
/** The other bits of a code tell kinds of one fault apart. */
const PRIMARY_CODE = 0xff

/** Takes the write lock at the start: a transaction that begins by reading could lose it half-way. */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config)
    this.#database = database
  }

  /**
   * A commit that fails with its transaction open is undone by the rollback. If the log could not be written, SQLite
   * has rolled back and the last frame is incomplete, so no crash restores it. After any other fault, such as one of
   * `fsync`, the log may hold the whole transaction, and a crash would restore it.
   */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection)
    } catch (cause) {
      throw this.#database.isTransaction || couldNotWrite(cause) ? cause : new CommitInDoubt(cause)
    }
  }

  /** A full disk has rolled back already: a second rollback would fail, and hide the first fault. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const started = performance.now()
    while (!(await this.#begin(connection, performance.now() - started < BUSY_MILLISECONDS))) {
      await setTimeout(PAUSE_MILLISECONDS)
    }
  }

  async #begin(connection: DatabaseConnection, mayWait: boolean): Promise<boolean> {
    try {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'))
      return true
    } catch (cause) {
      if (mayWait && (codeOf(cause) & PRIMARY_CODE) === SQLITE_BUSY) return false
      throw cause
    }
  }
}

const codeOf = (cause: unknown): number =>
  cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) : 0

const couldNotWrite = (cause: unknown): boolean =>
  (codeOf(cause) & PRIMARY_CODE) === SQLITE_FULL || codeOf(cause) === SQLITE_IOERR_WRITE

export class ImmediateDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig
  readonly #database: DatabaseSync

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config)
    this.#config = config
    this.#database = database
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config, this.#database)
  }
}
