import assert from 'node:assert/strict'
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import { openObjectStore } from '../platform/object-store/index.ts'
import { withCollectionLease } from '../wiring/collection-lease.ts'
import { findUploads } from '../wiring/store-leftovers.ts'
import { makeFolder, makePlace, withStore } from './testing/backup-places.ts'
import { askHere, makeEnvironment, runHere, type TestEnvironment } from './testing.ts'

const digit = (one: string): string => one.repeat(64)
const [PUBLISHED, ENDED, NEWEST, OLD] = [digit('a'), digit('b'), digit('c'), digit('d')]
const DAY = 86_400_000

/** An object that was written this many days ago. */
const putObject = (store: string, key: string, days: number): string => {
  const path = join(store, key)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, key)
  const at = new Date(Date.now() - days * DAY)
  utimesSync(path, at, at)
  return key
}

const write = (environment: TestEnvironment, statements: readonly string[]) =>
  withStore(environment, (store) =>
    store.write<unknown, unknown>(async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx)
    }),
  )

const namePublished = [PUBLISHED, ENDED].map(
  (release, index) =>
    `insert into publications values ('appropriations', ${index + 1}, '${release}', '{"release":"${release}"}', 1, 1, 1)`,
)
const nameRest = [
  `insert into release_endings values ('appropriations', '${ENDED}', 1, 'Ended.', '{"id":"${ENDED}"}')`,
  `insert into archive_entries values ('appropriations', 'documents/0000000000000000-0001.json',
    '[{"sha256":"${digit('1')}","supersedes":null}]')`,
  `insert into correction_files (report, sha256, name, media_type, bytes, added_at)
    values (7, '${digit('3')}', 'a.csv', 'text/csv', 6, 1)`,
]

const setUp = async (t: TestContext) => {
  const store = makeFolder(t)
  const environment: TestEnvironment = { ...(await makePlace(t, 'sqlite')), ROTUNDA_STORE: store }
  const document = (one: string) => `sources/appropriations/objects/${one}${one}/${digit(one)}`
  const file = (release: string) => `releases/appropriations/${release}/release.json`
  const named = [
    putObject(store, document('1'), 9),
    putObject(store, file(PUBLISHED), 9),
    putObject(store, `evidence/${digit('3')}`, 9),
  ]
  const young = [putObject(store, document('2'), 0.5), putObject(store, `evidence/${digit('4')}`, 0.5)]
  const newest = [putObject(store, file(NEWEST), 3)]
  const left = [
    putObject(store, document('5'), 2),
    putObject(store, file(ENDED), 9),
    putObject(store, file(OLD), 4),
    putObject(store, `releases/appropriations/${OLD}/data/records.csv`, 4),
    putObject(store, `indexes/7/appropriations/${OLD}/index.sqlite`, 4),
    putObject(store, `evidence/${digit('6')}`, 2),
  ]
  return { environment, store, left, stays: [...named, ...young, ...newest] }
}

const listThere = (store: string, keys: readonly string[]): string[] =>
  keys.filter((key) => existsSync(join(store, key)))

test('only objects that no row names are removed: none that is young, and never the newest build', async (t) => {
  const { environment, store, left, stays } = await setUp(t)
  await write(environment, [...namePublished, ...nameRest])
  const foreseen = await askHere(environment, 'store', 'clean', '--dry-run')
  const keysOf = (objects: readonly { key: string }[]) => objects.map(({ key }) => key).sort()
  assert.deepEqual(keysOf(foreseen.would_remove), [...left].sort())
  assert.deepEqual(listThere(store, left), left)
  const refused = await runHere(environment, 'store', 'clean')
  assert.equal(refused.code, 2)
  assert.deepEqual(listThere(store, left), left)
  const { removed, kept } = await askHere(environment, 'store', 'clean', '--yes')
  assert.deepEqual([keysOf(removed), kept], [[...left].sort(), []])
  assert.deepEqual([listThere(store, left), listThere(store, stays)], [[], stays])
  const again = await askHere(environment, 'store', 'clean', '--yes')
  assert.deepEqual(again.removed, [])
})

test('a database that names nothing of a collection removes nothing of it, and says so', async (t) => {
  const { environment, store, left, stays } = await setUp(t)
  const kept = [...left, ...stays].filter((key) => !key.startsWith('evidence/'))
  const report = await askHere(environment, 'store', 'clean', '--yes')
  assert.deepEqual(listThere(store, kept), kept)
  assert.match(report.kept.join(' '), /names nothing of appropriations.*is this the database of the store\?/)
})

test('an upload that did not end is found once it is old, and can be aborted', async (t) => {
  const store = makeFolder(t)
  const draft = join(store, '.drafts', '1.sources%2Fx')
  mkdirSync(dirname(draft))
  writeFileSync(draft, 'part')
  const objects = openObjectStore({ address: store, region: 'us-east-1' })
  const findBefore = (days: number) => findUploads({ objects, before: new Date(Date.now() + days * DAY) })
  assert.deepEqual(await findBefore(-1), [])
  const [upload = assert.fail(), ...others] = await findBefore(1)
  assert.deepEqual([upload.key, others], ['sources/x', []])
  await objects.abortUpload(upload)
  assert.deepEqual(await findBefore(1), [])
})

test('while a process works on a collection, nothing of it is removed', async (t) => {
  const { environment, store, left } = await setUp(t)
  await write(environment, [...namePublished, ...nameRest])
  await withStore(environment, (database) =>
    withCollectionLease(
      { store: database, collection: { name: 'appropriations' }, doing: 'sources fetch' },
      async () => {
        const { code, stderr } = await runHere(environment, 'store', 'clean', '--yes')
        assert.equal(code, 1)
        assert.match(stderr, /"sources fetch" .* has worked on appropriations since/)
      },
    ),
  )
  assert.deepEqual(listThere(store, left), left)
})

test('without a store there is nothing to clean', async (t) => {
  const { code, stderr } = await runHere(makeEnvironment(t), 'store', 'clean', '--yes')
  assert.equal(code, 1)
  assert.match(stderr, /ROTUNDA_STORE is not set/)
})

test('a store that is away is named in one sentence', async (t) => {
  const away = { ROTUNDA_STORE: 's3://bucket/many', ROTUNDA_STORE_ENDPOINT: 'http://127.0.0.1:1' }
  const key = { ROTUNDA_STORE_KEY_ID: 'id', ROTUNDA_STORE_SECRET: 'a secret' }
  const { code, stderr } = await runHere(
    { ...makeEnvironment(t), ...away, ...key },
    'store',
    'clean',
    '--yes',
  )
  assert.equal(code, 1)
  assert.match(stderr, /^The store s3:\/\/bucket\/many does not answer .*Check ROTUNDA_STORE_ENDPOINT\.\n$/m)
})
