import { closeSync, openSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, sql, SqliteDialect, type SqliteDatabase, type SqliteDialectConfig } from 'kysely'
import { isSystemFault } from '../thrown.ts'
import { BLOCKING_MILLISECONDS, BUSY_MILLISECONDS, ImmediateDialect } from './immediate-dialect.ts'
import { answerInProcess } from './statement.ts'

/** Two connections on one file: one that writes, durably, and one that can only read what is committed. */
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
  /** Pages are overwritten where something is deleted; the log still holds how they were before. */
  const eraseDeleted = async (): Promise<void> => {
    await sql`pragma wal_checkpoint(truncate)`.execute(writing)
  }
  return { writer: writing, reader: reading, disconnect, eraseDeleted }
}

/**
 * For the owner alone, regardless of the umask: SQLite gives its log the mode of the database. One that is there stays,
 * and is not even opened: to close it would end the locks that this process has on it.
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
