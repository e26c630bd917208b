import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { MIGRATIONS } from '../../apps/service/src/wiring/migrations.ts'
import type { Store } from '../../apps/service/src/platform/index.ts'
import { openStore } from '../../apps/service/src/platform/store/index.ts'

/** A database of its own for one run. */
export type DatabasePlace = {
  readonly name: 'SQLite' | 'PostgreSQL'
  /** Services that share it. */
  readonly services: number
  readonly settings: Readonly<Record<string, string>>
  open(): Promise<Store>
  /** As before the first start. */
  empty(): Promise<void>
  /** Files of the database in which `text` can be read. */
  findInClear(text: string): Promise<string[]>
  destroy(): Promise<void>
}

export const makeSqlitePlace = (): DatabasePlace => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-crash-'))
  const clear = () => {
    for (const name of readdirSync(directory)) rmSync(join(directory, name), { recursive: true })
  }
  return {
    name: 'SQLite',
    services: 1,
    settings: { ROTUNDA_DATA: directory },
    open: () => openStore({ directory, migrations: MIGRATIONS }),
    empty: async () => clear(),
    findInClear: async (text) =>
      readdirSync(directory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .filter((path) => readFileSync(path).includes(text)),
    destroy: async () => rmSync(directory, { recursive: true }),
  }
}

const SERVER = 'postgres://postgres@127.0.0.1:5432'

/** Undefined where no server listens. */
export const makePostgresPlace = async (): Promise<DatabasePlace | undefined> => {
  const name = `rotunda_crash_${randomBytes(6).toString('hex')}`
  if (!(await isThere())) return undefined
  await run(`${SERVER}/test`, `create database ${name}`)
  const databaseUrl = `${SERVER}/${name}`
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-crash-'))
  return {
    name: 'PostgreSQL',
    services: 2,
    settings: { DATABASE_URL: databaseUrl, ROTUNDA_DATA: directory },
    open: () => openStore({ databaseUrl, directory, migrations: MIGRATIONS }),
    empty: async () => {
      await run(databaseUrl, 'drop schema public cascade; create schema public')
    },
    findInClear: (text) => findInTables(databaseUrl, text),
    destroy: async () => {
      await run(`${SERVER}/test`, `drop database ${name} with (force)`)
      rmSync(directory, { recursive: true })
    },
  }
}

const isThere = async (): Promise<boolean> => {
  try {
    await run(`${SERVER}/test`, 'select 1')
    return true
  } catch (cause) {
    if (cause instanceof AggregateError || (cause instanceof Error && 'code' in cause)) return false
    throw cause
  }
}

const run = async (url: string, statement: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}

/** Rows are looked at as text, in which bytes are written as hexadecimal digits. */
const findInTables = async (url: string, text: string): Promise<string[]> => {
  const hex = Buffer.from(text).toString('hex')
  const tables = await run(url, `select tablename from pg_tables where schemaname = 'public'`)
  const found: string[] = []
  for (const { tablename } of tables) {
    const rows = await run(
      url,
      `select 1 from ${String(tablename)} as r where strpos(r::text, '${text}') + strpos(r::text, '${hex}') > 0`,
    )
    if (rows.length > 0) found.push(String(tablename))
  }
  return found
}
