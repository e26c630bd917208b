import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import { keyOfFile } from '../wiring/backup-store.ts'
import { listFiles, makeFolder, makePlace, putFile, withStore } from './testing/backup-places.ts'
import { askHere, makeEnvironment, runHere, type TestEnvironment } from './testing.ts'

const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex')
const RELEASE = 'a'.repeat(64)
const SHARED = {
  [`sources/objects/ab/${digestOf('a document')}`]: 'a document',
  [`sources/lobbying-filings/objects/cd/${digestOf('another')}`]: 'another',
  [`releases/${RELEASE}/data/records.json`]: '[1]',
  [`releases/congress/${RELEASE}/release.json`]: '{}',
}
const OWN = { 'sources/documents/x-0001.json': '{}', 'releases/publications/00000001.json': '{}' }

const putObject = (store: string, key: string, content: string): void => {
  mkdirSync(dirname(join(store, key)), { recursive: true })
  writeFileSync(join(store, key), content)
}

const keyOf = (path: string): string => keyOfFile(path) ?? assert.fail(path)

/** A service whose store has every shared file, and a file of evidence. */
const setUp = async (t: TestContext) => {
  const store = makeFolder(t)
  const environment: TestEnvironment = { ...(await makePlace(t, 'sqlite')), ROTUNDA_STORE: store }
  for (const [path, content] of Object.entries({ ...SHARED, ...OWN })) putFile(environment, path, content)
  for (const [path, content] of Object.entries(SHARED)) putObject(store, keyOf(path), content)
  const evidence = digestOf('sealed')
  putObject(store, `evidence/${evidence}`, 'a sealed object')
  await withStore(environment, (database) =>
    database.write<unknown, unknown>((trx) =>
      sql`insert into correction_files (report, sha256, name, media_type, bytes, added_at)
        values (7, ${evidence}, 'a.csv', 'text/csv', 6, 1)`.execute(trx),
    ),
  )
  return { environment, store, evidence, folder: makeFolder(t) }
}

test('a backup names the store and copies only what the store does not hold whole', async (t) => {
  const { environment, store, folder } = await setUp(t)
  const [torn = assert.fail(), ...whole] = Object.keys(SHARED)
  putObject(store, keyOf(torn), 'torn')
  const { files, left_to_store, missing, damaged, ...made } = await askHere(environment, 'backup', folder)
  assert.deepEqual([missing, damaged, made.store], [[], [], store])
  assert.deepEqual([files, left_to_store], [3, whole.length + 1])
  const copied = listFiles(folder).filter((path) => /^(sources|releases|evidence)/.test(path))
  assert.deepEqual(copied.sort(), [torn, ...Object.keys(OWN)].sort())
})

test('evidence that neither the store nor the folder has is missing', async (t) => {
  const { environment, store, evidence, folder } = await setUp(t)
  rmSync(join(store, 'evidence', evidence))
  const { code, stdout } = await runHere(environment, 'backup', folder, '--json')
  assert.equal(code, 1)
  assert.deepEqual(
    JSON.parse(stdout).missing.map((one: { sha256: string }) => one.sha256),
    [evidence],
  )
})

test('a file that the store took since the last backup leaves the backup', async (t) => {
  const { environment, folder } = await setUp(t)
  const { ROTUNDA_STORE: _, ...before } = environment
  const [path = assert.fail()] = Object.keys(SHARED)
  await runHere(before, 'backup', folder)
  assert.ok(existsSync(join(folder, path)))
  await askHere(environment, 'backup', folder)
  assert.ok(!existsSync(join(folder, path)))
})

test('a restore refuses a place without the store, and a store that lacks an object, by name', async (t) => {
  const { environment, store, evidence, folder } = await setUp(t)
  await askHere(environment, 'backup', folder)
  const refuse = async (target: TestEnvironment, reason: RegExp) => {
    const { code, stderr } = await runHere(target, 'restore', folder)
    assert.equal(code, 1)
    assert.match(stderr, reason)
    assert.ok(!existsSync(join(target.ROTUNDA_DATA, 'sources')))
  }
  const alone = makeEnvironment(t)
  await refuse(alone, new RegExp(`leaves 5 objects to the store ${store}: set ROTUNDA_STORE`))
  const empty = { ...makeEnvironment(t), ROTUNDA_STORE: makeFolder(t) }
  await refuse(empty, new RegExp(`lacks 5 of them:[^]*evidence/${evidence}`))
  const target = { ...makeEnvironment(t), ROTUNDA_STORE: store }
  const restored = await askHere(target, 'restore', folder)
  assert.deepEqual([restored.files, restored.missing], [2, []])
})

test('only documents and files of releases are looked for in the store', () => {
  const sha256 = 'b'.repeat(64)
  assert.equal(keyOf(`sources/objects/bb/${sha256}`), `sources/appropriations/objects/bb/${sha256}`)
  assert.equal(keyOf(`releases/congress/${sha256}/a/b.csv`), `releases/congress/${sha256}/a/b.csv`)
  for (const path of [
    `evidence/${sha256}`,
    'sources/documents/x-0001.json',
    `sources/${sha256}/x`,
    `releases/objects/bb/${sha256}`,
    'releases/publications/00000001.json',
    'corrections.ndjson',
  ])
    assert.equal(keyOfFile(path), undefined, path)
})
