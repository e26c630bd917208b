import { closeSync, openSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, sql, SqliteDialect, type SqliteDatabase, type SqliteDialectConfig } from 'kysely'
import { isSystemFault } from '../thrown.ts'
import { BLOCKING_MILLISECONDS, BUSY_MILLISECONDS, ImmediateDialect } from './immediate-dialect.ts'
import { answerInProcess } from './statement.ts'
import { DATABASE_LIMITS } from '../limits.ts'

/** Two connections on one file: one writes, durably, and one only reads committed data. */
export const openSqlite = (path: string) => {
  createPrivate(path)
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
  /** Deleting overwrites pages, but the log still holds their former content. */
  const eraseDeleted = async (): Promise<void> => {
    await sql`pragma wal_checkpoint(truncate)`.execute(writing)
  }
  return { writer: writing, reader: reading, disconnect, eraseDeleted }
}

/**
 * Creates the file for its owner alone, regardless of the umask: SQLite gives its log the mode of the database. An
 * existing file stays unopened, since closing it would end this process's locks on it.
 */
const createPrivate = (path: string): void => {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (cause) {
    if (!isSystemFault(cause, 'EEXIST')) throw cause
  }
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

const MAX_PREPARED = DATABASE_LIMITS.preparedStatements.value

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

// Kysely binds the values of the typed query; node:sqlite itself refuses a value that SQLite cannot bind.
const asInputs = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]
