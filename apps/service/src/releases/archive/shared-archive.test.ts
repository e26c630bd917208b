import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { chmod, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { OperatorFault, Refusal } from '../../platform/index.ts'
import { openObjectStore, StoreFault, type ObjectStore } from '../../platform/object-store/index.ts'
import { openOn, startS3rver } from '../../platform/object-store/testing.ts'
import {
  onEveryStore,
  openTestSqlite,
  type OpenTestStore,
  type TestStore,
} from '../../platform/store/testing.ts'
import { readWhole } from '../../publishers/index.ts'
import { archiveEntriesMigration, type EntryTables } from './archive-entries.ts'
import { openArchive } from './archive.ts'
import { sha256Of } from './objects.ts'
import { documentKey, makeFetchObject, makeSharedArchive } from './shared-archive.ts'
import { anEdition, DECLARED, makeFolder } from './testing/archives.ts'

const NAME = 'papers'
const AGAIN = { retrieved_at: '2025-04-01T12:00:00.000Z' }
const WITHDRAWN = { withdrawn_at: '2025-05-01T12:00:00.000Z', reason: 'A wrong fact.' }
const held = () => Promise.resolve()

const openPlaces = async (t: TestContext, open: OpenTestStore) => {
  const store = await open([archiveEntriesMigration])
  t.after(() => store.destroy())
  const folder = makeFolder(t)
  const objects = openObjectStore({ address: folder, region: 'us-east-1' })
  return { store, folder, objects, machine: () => openMachine(t, { store, objects }) }
}

/** A machine with a folder of its own. */
const openMachine = (
  t: TestContext,
  { store, objects }: { readonly store: TestStore; readonly objects: ObjectStore },
) => {
  const directory = makeFolder(t)
  const using = (from: ObjectStore) =>
    makeSharedArchive({ directory, collection: NAME, declared: DECLARED, store, objects: from })
  return {
    directory,
    archive: openArchive(directory, DECLARED, makeFetchObject(objects, NAME)),
    using,
    ...using(objects),
  }
}

const listPaths = async (store: TestStore): Promise<string[]> =>
  (await store.db<EntryTables>().selectFrom('archive_entries').select('path').orderBy('path').execute()).map(
    ({ path }) => path,
  )

/** Writes other bytes under the key of an object. */
const damage = async (folder: string, sha256: string): Promise<void> => {
  const path = join(folder, documentKey(NAME, sha256))
  await chmod(path, 0o600)
  writeFileSync(path, 'other bytes')
}

onEveryStore((open) => {
  test('a second machine sees every document, revision, check and withdrawal, and reads the same bytes', async (t) => {
    const { store, machine } = await openPlaces(t, open)
    const [one, other] = [machine(), machine()]
    const { edition } = await one.archive.add(anEdition('first'))
    await one.archive.add(anEdition('second', AGAIN))
    const wrong = await one.archive.add(anEdition('wrong', { url: 'https://house.example/wrong.csv' }))
    await one.archive.withdraw(wrong.edition[0].edition, WITHDRAWN)
    await one.archive.noteChecked(edition, '2025-06-01T12:00:00.000Z', { etag: '"e"', last_modified: null })
    assert.deepEqual(await listPaths(store), [])
    await one.push(held)
    await other.pull()
    assert.deepEqual(await other.archive.list(), await one.archive.list())
    assert.deepEqual(await other.archive.listWithdrawn(), await one.archive.listWithdrawn())
    assert.deepEqual(await other.archive.findValidators(edition), { etag: '"e"', last_modified: null })
    const sources = await other.archive.list()
    assert.equal(sources.length, 2)
    const texts = await Promise.all(
      sources.map(({ sha256 }) => readWhole(() => other.archive.open(sha256)).then(String)),
    )
    assert.deepEqual(texts.sort(), ['first', 'second'])
    assert.deepEqual((await other.archive.check()).problems, [])
  })

  test('a later check of either machine wins, and an earlier one changes nothing', async (t) => {
    const { machine } = await openPlaces(t, open)
    const [one, other] = [machine(), machine()]
    const { edition } = await one.archive.add(anEdition('text'))
    await one.push(held)
    await other.pull()
    const none = { etag: null, last_modified: null }
    await one.archive.noteChecked(edition, '2025-08-01T12:00:00.000Z', none)
    await other.archive.noteChecked(edition, '2025-07-01T12:00:00.000Z', none)
    await one.push(held)
    await other.push(held)
    await other.pull()
    const checked = async ({ archive }: typeof one) => (await archive.list()).map((each) => each.checked_at)
    assert.deepEqual(await checked(other), ['2025-08-01T12:00:00.000Z'])
    await other.archive.noteChecked(edition, '2025-09-01T12:00:00.000Z', none)
    await other.push(held)
    await one.pull()
    assert.deepEqual(await checked(one), ['2025-09-01T12:00:00.000Z'])
  })

  test('a document is fetched once, and kept on this machine', async (t) => {
    const { folder, machine } = await openPlaces(t, open)
    const [one, other] = [machine(), machine()]
    const [{ sha256 }] = (await one.archive.add(anEdition('text'))).edition
    await one.push(held)
    await other.pull()
    const path = join(other.directory, 'objects', sha256.slice(0, 2), sha256)
    await assert.rejects(stat(path), { code: 'ENOENT' })
    await readWhole(() => other.archive.open(sha256))
    await rename(join(folder, 'sources'), join(folder, 'away'))
    assert.equal(String(await readFile(path)), 'text')
    assert.equal(String(await readWhole(() => other.archive.open(sha256))), 'text')
  })

  test('a store that is away is no lost document: the refusal says so, and when to ask again', async (t) => {
    const { store, objects, machine } = await openPlaces(t, open)
    const one = machine()
    const [{ sha256 }] = (await one.archive.add(anEdition('text'))).edition
    await one.push(held)
    const away: ObjectStore = {
      ...objects,
      // eslint-disable-next-line require-yield -- it gives nothing
      open: async function* () {
        throw new StoreFault('unreachable', 'It is away.')
      },
    }
    const other = openMachine(t, { store, objects: away })
    await assert.rejects(
      readWhole(() => other.archive.open(sha256)),
      { code: 'unavailable', retryAfterSeconds: 60 },
    )
  })

  test('a damaged object of the store is never given out nor kept, and is named by a check', async (t) => {
    const { folder, machine } = await openPlaces(t, open)
    const [one, other] = [machine(), machine()]
    const [{ sha256 }] = (await one.archive.add(anEdition('text'))).edition
    await one.push(held)
    await damage(folder, sha256)
    await other.pull()
    for (let ask = 0; ask < 2; ask += 1) {
      const given: Uint8Array[] = []
      const reading = (async () => {
        for await (const piece of other.archive.open(sha256)) given.push(piece)
      })()
      await assert.rejects(reading, (fault) => fault instanceof Refusal && /is damaged/.test(fault.message))
      assert.deepEqual(given, [])
    }
    assert.deepEqual(
      (await other.archive.check()).problems.map(({ kind, path }) => [kind, path]),
      [['damaged', `objects/${sha256.slice(0, 2)}/${sha256}`]],
    )
    // The machine that has the document still serves it, and heals the store when it shares it again.
    assert.equal(String(await readWhole(() => one.archive.open(sha256))), 'text')
    await one.archive.add(anEdition('text', { url: 'https://house.example/copy.csv' }))
    await one.push(held)
    assert.equal(String(await readWhole(() => other.archive.open(sha256))), 'text')
  })

  test('a document that was damaged here is healed from the store by a check', async (t) => {
    const { machine } = await openPlaces(t, open)
    const one = machine()
    const [{ sha256 }] = (await one.archive.add(anEdition('text'))).edition
    await one.push(held)
    const path = join(one.directory, 'objects', sha256.slice(0, 2), sha256)
    await chmod(path, 0o600)
    writeFileSync(path, 'torn')
    assert.deepEqual((await one.archive.check()).problems, [])
    assert.equal(String(await readFile(path)), 'text')
  })

  test('no row names a document that the store did not take, or gives back with other bytes', async (t) => {
    const { store, objects, machine } = await openPlaces(t, open)
    const one = machine()
    await one.archive.add(anEdition('text'))
    const full: ObjectStore = { ...objects, put: () => Promise.reject(new StoreFault('full', 'It is full.')) }
    await assert.rejects(one.using(full).push(held), { kind: 'full' })
    assert.deepEqual(await listPaths(store), [])
    const wrong: ObjectStore = {
      ...objects,
      open: async function* () {
        yield Buffer.from('wrong')
      },
    }
    await assert.rejects(one.using(wrong).push(held), /gives back other bytes/)
    assert.deepEqual(await listPaths(store), [])
    await one.push(held)
    assert.equal((await listPaths(store)).length, 1)
  })

  test('a process that lost its lease shares no entry', async (t) => {
    const { store, machine } = await openPlaces(t, open)
    const one = machine()
    await one.archive.add(anEdition('text'))
    await assert.rejects(
      one.push(() => Promise.reject(new OperatorFault('unavailable', 'lost'))),
      /lost/,
    )
    assert.deepEqual(await listPaths(store), [])
  })

  test('an archive is shared once: nothing is stored again', async (t) => {
    const { objects, machine } = await openPlaces(t, open)
    const one = machine()
    await one.archive.add(anEdition('text'))
    let stored = 0
    const counted: ObjectStore = {
      ...objects,
      put: (...order) => {
        stored += 1
        return objects.put(...order)
      },
    }
    for (let time = 0; time < 3; time += 1) await one.using(counted).push(held)
    assert.equal(stored, 1)
    // A machine with the same documents, that was set up by a copy of the folder, stores nothing either.
    await one.archive.add(anEdition('text', { url: 'https://house.example/copy.csv' }))
    await one.using(counted).push(held)
    assert.equal(stored, 1)
  })

  test('two folders that did not know of each other are refused by name, and nothing is overwritten', async (t) => {
    const { machine } = await openPlaces(t, open)
    const [one, other] = [machine(), machine()]
    const [{ edition, sha256 }] = (await one.archive.add(anEdition('here'))).edition
    await other.archive.add(anEdition('there'))
    await one.push(held)
    const refusal = new RegExp(`another documents/${edition}\\.json than the database`)
    await assert.rejects(other.pull(), refusal)
    await assert.rejects(other.push(held), refusal)
    assert.equal((await other.archive.list())[0]?.sha256, sha256Of(Buffer.from('there')))
    await rename(join(other.directory, `documents/${edition}.json`), join(other.directory, 'aside.json'))
    await other.pull()
    assert.equal((await other.archive.list())[0]?.sha256, sha256)
  })

  test('an archive that lost a document is not shared in part', async (t) => {
    const { store, machine } = await openPlaces(t, open)
    const one = machine()
    const [{ sha256 }] = (await one.archive.add(anEdition('text'))).edition
    await rename(join(one.directory, 'objects', sha256.slice(0, 2), sha256), join(one.directory, 'lost'))
    await assert.rejects(one.push(held), new RegExp(`${sha256} is missing here and not in the store`))
    assert.deepEqual(await listPaths(store), [])
  })
})

test('a server of S3 carries documents from one machine to another', async (t) => {
  const store = await openTestSqlite([archiveEntriesMigration])
  t.after(() => store.destroy())
  const objects = openOn(await startS3rver(t))
  const [one, other] = [openMachine(t, { store, objects }), openMachine(t, { store, objects })]
  const [{ sha256 }] = (await one.archive.add(anEdition('text'))).edition
  await one.push(held)
  await other.pull()
  assert.equal(String(await readWhole(() => other.archive.open(sha256))), 'text')
  assert.deepEqual((await other.archive.check()).problems, [])
})
