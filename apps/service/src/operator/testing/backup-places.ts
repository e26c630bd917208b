import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestContext } from 'node:test'
import { openTestPostgres } from '../../platform/store/testing.ts'
import { openDatabase } from '../../wiring/open-database.ts'
import { readSettings } from '../../wiring/settings.ts'
import { makeEnvironment, type TestEnvironment } from './environments.ts'

export type Engine = 'sqlite' | 'postgres'
export const ENGINES = ['sqlite', 'postgres'] as const

/** A data directory, and an empty database. */
export const makePlace = async (t: TestContext, engine: Engine): Promise<TestEnvironment> => {
  const environment = makeEnvironment(t)
  if (engine === 'sqlite') return environment
  const store = await openTestPostgres([])
  t.after(() => store.destroy())
  const { databaseUrl } = store.place
  assert.ok(databaseUrl !== undefined, 'the test needs a server of PostgreSQL')
  return { ...environment, DATABASE_URL: databaseUrl }
}

export const makeFolder = (t: TestContext): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-backup-'))
  t.after(() => {
    rmSync(folder, { recursive: true })
  })
  return folder
}

export const withStore = async <Result>(
  environment: TestEnvironment,
  work: (store: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>,
): Promise<Result> => {
  const store = await openDatabase(readSettings(environment))
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Puts a file into the data directory. */
export const putFile = ({ ROTUNDA_DATA }: TestEnvironment, path: string, content: string): void => {
  const place = join(ROTUNDA_DATA, path)
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, content)
}

export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
