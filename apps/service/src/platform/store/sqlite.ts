import { setTimeout } from 'node:timers/promises'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  Kysely,
  SqliteDialect,
  sql,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  type SqliteDialectConfig,
} from 'kysely'

import { CommitInDoubt } from './commit-in-doubt.ts'
import { answerInProcess } from './statement.ts'

/** SQLite waits this long by blocking the whole process; the rest of the wait is ours, and blocks nothing. */
const BLOCKING_MILLISECONDS = 20
const PAUSE_MILLISECONDS = 5
/** A writer that waits longer for another process than this fails. */
const BUSY_MILLISECONDS = 15_000
const SQLITE_BUSY = 5
/** The rest of a code tells kinds of one fault apart. */
const PRIMARY_CODE = 0xff

/** Two connections on one file: one that writes, durably, and one that can only read what is committed. */
export const openSqlite = (path: string) => {
  const writer = new DatabaseSync(path, { timeout: BUSY_MILLISECONDS })
  writer.exec(
    `pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma busy_timeout = ${BLOCKING_MILLISECONDS}`,
  )
  const reader = new DatabaseSync(path, { timeout: BLOCKING_MILLISECONDS, readOnly: true })
  const writing = openKysely(writer, (config) => new ImmediateDialect(config, writer))
  const reading = openKysely(reader, (config) => new SqliteDialect(config))
  const disconnect = async (): Promise<void> => {
    await Promise.all([reading.destroy(), writing.destroy()])
    // Kysely leaves a connection open that it never used.
    for (const connection of [reader, writer]) if (connection.isOpen) connection.close()
  }
  /** Pages are overwritten where something is deleted; the log still holds how they were before. */
  const eraseDeleted = async (): Promise<void> => {
    await sql`pragma wal_checkpoint(truncate)`.execute(writing)
  }
  return { writer: writing, reader: reading, disconnect, eraseDeleted }
}

const openKysely = (
  connection: DatabaseSync,
  makeDialect: (config: SqliteDialectConfig) => SqliteDialect,
): Kysely<unknown> => {
  const database = asKyselyDatabase(connection)
  const db = new Kysely<unknown>({ dialect: makeDialect({ database }) })
  answerInProcess(db, database)
  return db
}

/** Takes the write lock at the start: a transaction that begins by reading could lose it half-way. */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config)
    this.#database = database
  }

  /** A commit that fails and leaves its transaction open is undone by the rollback; after any other nobody knows. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection)
    } catch (cause) {
      throw this.#database.isTransaction ? cause : new CommitInDoubt(cause)
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
      if (
        mayWait &&
        cause instanceof Error &&
        'errcode' in cause &&
        (Number(cause.errcode) & PRIMARY_CODE) === SQLITE_BUSY
      )
        return false
      throw cause
    }
  }
}

class ImmediateDialect extends SqliteDialect {
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

/** Preparing costs more than running: statements are kept, and dropped all at once should they grow too many. */
const MAX_PREPARED = 500

const asKyselyDatabase = (database: DatabaseSync): SqliteDatabase => {
  const prepared = new Map<string, ReturnType<typeof asKyselyStatement>>()
  return {
    prepare(sql) {
      const known = prepared.get(sql)
      if (known !== undefined) return known
      if (prepared.size >= MAX_PREPARED) prepared.clear()
      const statement = asKyselyStatement(database.prepare(sql))
      prepared.set(sql, statement)
      return statement
    },
    close() {
      prepared.clear()
      database.close()
    },
  }
}

const asKyselyStatement = (statement: StatementSync) => ({
  reader: statement.columns().length > 0,
  all: (parameters: readonly unknown[]) => statement.all(...asInputs(parameters)),
  run: (parameters: readonly unknown[]) => statement.run(...asInputs(parameters)),
  iterate: (parameters: readonly unknown[]) => statement.iterate(...asInputs(parameters)),
})

// Kysely gives what the typed query holds; a value that SQLite cannot bind is refused by node:sqlite itself.
const asInputs = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]
