import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { makeBackup, restoreBackup } from '../backup/index.ts'
import { fillTables, readTables } from '../backup/testing.ts'
import { endWithTest, LOADING, runToEnd } from '../platform/testing.ts'
import type { Migration } from '../platform/index.ts'
import { MIGRATIONS } from '../wiring/migrations.ts'
import { openBareDatabase } from '../wiring/open-database.ts'
import { readSettings } from '../wiring/settings.ts'
import { ENGINES, listFiles, makeFolder, makePlace, putFile, withStore } from './testing/backup-places.ts'
import { askHere, runHere, type TestEnvironment } from './testing.ts'

/** Runs until it is killed at this step. */
const dieAt = (environment: TestEnvironment, order: 'backup' | 'restore', folder: string, step: number) =>
  runToEnd(
    endWithTest(
      spawn(
        process.execPath,
        [...LOADING, join(import.meta.dirname, 'testing/die-copying.ts'), order, folder, String(step)],
        { env: environment, stdio: ['ignore', 'pipe', 'pipe'] },
      ),
    ),
  )

const fill = async (environment: TestEnvironment, files: readonly string[]) => {
  await withStore(environment, (store) => fillTables(store))
  for (const path of files) putFile(environment, path, path)
}
const FILES = ['sources/a', 'sources/b', 'releases/c']

for (const engine of ENGINES)
  test(`a restore on ${engine} that was killed lets nothing start, and is whole when it is run again`, async (t) => {
    const [source, folder] = [await makePlace(t, 'sqlite'), makeFolder(t)]
    await fill(source, FILES)
    await askHere(source, 'backup', folder)
    const target = await makePlace(t, engine)
    // The first steps copy three files, and each later one restores a table.
    for (const step of [1, 3, 4, 30, 44]) {
      const { code, stderr } = await dieAt(target, 'restore', folder, step)
      assert.equal(code, null, stderr)
      const refused = await runHere(target, 'status')
      assert.equal(refused.code, 1)
      assert.match(refused.stderr, /has not ended\. If it was cut off, run "rotunda restore" again/)
    }
    await askHere(target, 'restore', folder)
    const { messages } = await withStore(target, readTables)
    assert.equal(messages?.length, 3)
    assert.ok(FILES.every((path) => existsSync(join(target.ROTUNDA_DATA, path))))
    assert.deepEqual((await runHere(target, 'restore', folder)).code, 1)
  })

test('a backup that was killed leaves the one before whole, and the next one is whole', async (t) => {
  const [source, folder] = [await makePlace(t, 'sqlite'), makeFolder(t)]
  await fill(source, FILES)
  assert.equal((await dieAt(source, 'backup', folder, 2)).code, null)
  const nothing = await makePlace(t, 'sqlite')
  assert.match((await runHere(nothing, 'restore', folder)).stderr, /holds no backup/)
  await askHere(source, 'backup', folder)
  const first = listFiles(folder)
  putFile(source, 'sources/a', 'newer')
  putFile(source, 'sources/d', 'new')
  for (const step of [1, 2, 3]) assert.equal((await dieAt(source, 'backup', folder, step)).code, null)
  assert.deepEqual(
    listFiles(folder).filter((path) => !path.startsWith('next/')),
    first,
  )
  const target = await makePlace(t, 'sqlite')
  assert.equal((await askHere(target, 'restore', folder)).files, 3)
  await askHere(source, 'backup', folder)
  assert.deepEqual(listFiles(folder), [...first, 'sources/d'].sort())
})

test('a backup of an older schema is brought up to date, and one of a newer schema is refused', async (t) => {
  const later: Migration = {
    name: 'a later step',
    up: async (trx) => {
      await trx.schema.alterTable('messages').addColumn('later', 'text').execute()
      await trx
        .updateTable('messages' as never)
        .set({ later: 'moved' } as never)
        .execute()
    },
  }
  const [source, folder, target] = [
    await makePlace(t, 'sqlite'),
    makeFolder(t),
    await makePlace(t, 'postgres'),
  ]
  await fill(source, FILES)
  await askHere(source, 'backup', folder)
  const order = (place: TestEnvironment, migrations: readonly Migration[]) => ({
    folder,
    directory: place.ROTUNDA_DATA,
    isSqlite: place['DATABASE_URL'] === undefined,
    openStore: () => openBareDatabase(readSettings(place)),
    migrations,
    actor: 'operator:test',
    checkSecrets: () => undefined,
    checkStore: () => Promise.resolve(),
    reportProgress: () => undefined,
  })
  await restoreBackup(order(target, [...MIGRATIONS, later]))
  const store = await openBareDatabase(readSettings(target))
  const { messages } = await readTables(store)
  assert.equal(messages?.filter((row) => row.includes('["later","moved"]')).length, 3)
  const facts = { version: '9.0.0', signingKey: null, prune: false, replace: true }
  await makeBackup({
    ...facts,
    store,
    directory: target.ROTUNDA_DATA,
    folder,
    reportProgress: () => undefined,
  })
  await store.close()
  await assert.rejects(
    restoreBackup(order(await makePlace(t, 'sqlite'), MIGRATIONS)),
    /schema step "a later step".* version 9\.0\.0, or a newer one/,
  )
})
