import assert from 'node:assert/strict'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Publisher, Source } from '../../../publishers/index.ts'
import type { Collection } from '../../collection.ts'
import { READINGS_FOLDER } from '../../release-names.ts'
import {
  archive,
  build,
  makeFolder,
  makeRow,
  readTree,
  SAMPLE_DOCUMENTS,
  TEST_COLLECTION,
  TEST_PUBLISHERS,
  type Archived,
} from '../../testing.ts'

const OLDER = archive(
  { series: 'requests/2026', rows: [makeRow(2, { title: 'Older' })] },
  { retrieved_at: '2026-04-01T00:00:00.000Z', published_at: '2026-04-01' },
)
const DOCUMENTS = [...SAMPLE_DOCUMENTS, OLDER]

/** Collection of the tests, with a log of the calls to its publishers: `series` or `rows`, and the digest. */
const watch = (parserVersion = 'test-1') => {
  const asked: string[] = []
  const watchPublisher = (publisher: Publisher): Publisher => ({
    ...publisher,
    parserVersion,
    findSeries: (needs) => {
      asked.push(`series ${needs.source.sha256}`)
      return publisher.findSeries(needs)
    },
    read: (needs) => {
      asked.push(`rows ${needs.source.sha256}`)
      return publisher.read(needs)
    },
  })
  const publishers = Object.fromEntries(
    Object.entries(TEST_PUBLISHERS).map(([name, publisher]) => [name, watchPublisher(publisher)]),
  )
  const collection: Collection = { ...TEST_COLLECTION, publishers }
  return { asked, collection }
}

/** Builds, and returns the log of the calls to the publishers. */
const buildAsking = async (directory: string, documents: readonly Archived[], parserVersion?: string) => {
  const { asked, collection } = watch(parserVersion)
  const { summary } = await build(directory, documents, { collection })
  return { asked, id: summary.id }
}

const bothOf = (documents: readonly Archived[]): string[] =>
  documents.flatMap(({ source: { sha256 } }) => [`rows ${sha256}`, `series ${sha256}`]).sort()

const listKept = (directory: string): string[] => readdirSync(join(directory, READINGS_FOLDER)).sort()

const withFacts = ({ source, bytes }: Archived, facts: Partial<Source>): Archived => ({
  bytes,
  source: { ...source, ...facts },
})

test('each document is read once, however many builds follow, and they give the same bytes', async (t) => {
  const directory = makeFolder(t)
  const first = await buildAsking(directory, DOCUMENTS)
  assert.deepEqual(first.asked.sort(), bothOf(DOCUMENTS))
  const made = readTree(directory)
  rmSync(join(directory, first.id), { recursive: true })
  const { asked } = await buildAsking(directory, DOCUMENTS)
  assert.deepEqual(asked, [])
  assert.deepEqual(readTree(directory), made)
})

test('of a build with one more document, only that is read', async (t) => {
  const directory = makeFolder(t)
  await buildAsking(directory, SAMPLE_DOCUMENTS)
  const { asked, id } = await buildAsking(directory, DOCUMENTS)
  assert.deepEqual(asked.sort(), bothOf([OLDER]))
  assert.equal(id, (await buildAsking(makeFolder(t), DOCUMENTS)).id)
})

for (const [name, damage] of [
  ['of which a byte has changed', (bytes: Buffer) => flip(bytes, bytes.length >> 1)],
  ['whose digest has changed', (bytes: Buffer) => flip(bytes, bytes.length - 1)],
  ['that was cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['that is empty', () => Buffer.alloc(0)],
] as const)
  test(`what was kept in a file ${name} is read again`, async (t) => {
    const directory = makeFolder(t)
    const { id } = await buildAsking(directory, DOCUMENTS)
    const kept = readTree(join(directory, READINGS_FOLDER))
    for (const [file, bytes] of kept)
      writeFileSync(join(directory, READINGS_FOLDER, file), damage(Buffer.from(bytes, 'latin1')))
    const again = await buildAsking(directory, DOCUMENTS)
    assert.deepEqual(again.asked.sort(), bothOf(DOCUMENTS))
    assert.equal(again.id, id)
    assert.deepEqual(readTree(join(directory, READINGS_FOLDER)), kept)
  })

const flip = (bytes: Buffer, at: number): Buffer => {
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes
}

const [REQUESTS, ...OTHERS] = DOCUMENTS
const changed = (facts: object): readonly Archived[] =>
  REQUESTS === undefined ? assert.fail() : [withFacts(REQUESTS, facts), ...OTHERS]

for (const facts of [{ fiscal_year: 2025 }, { url: 'https://committee.example/other.csv' }])
  test(`a document of which ${Object.keys(facts).join()} is known otherwise is read again, and what was kept is gone`, async (t) => {
    const directory = makeFolder(t)
    await buildAsking(directory, DOCUMENTS)
    const kept = listKept(directory)
    const { asked } = await buildAsking(directory, changed(facts))
    assert.deepEqual(asked.sort(), bothOf(DOCUMENTS.slice(0, 1)))
    const now = listKept(directory)
    assert.equal(now.length, kept.length)
    assert.equal(now.filter((name) => !kept.includes(name)).length, 2)
  })

test('a document that was only asked for again is not read again', async (t) => {
  const directory = makeFolder(t)
  const { id } = await buildAsking(directory, DOCUMENTS)
  const checked = { checked_at: '2026-07-02T00:00:00.000Z', etag: '"2"', last_modified: 'later' }
  const again = await buildAsking(directory, changed(checked))
  assert.deepEqual(again.asked, [])
  // The release, which is another one, says so.
  assert.notEqual(again.id, id)
})

test('another parser version reads every document again, and what the one before kept is gone', async (t) => {
  const directory = makeFolder(t)
  await buildAsking(directory, DOCUMENTS)
  const kept = listKept(directory)
  const { asked } = await buildAsking(directory, DOCUMENTS, 'test-2')
  assert.deepEqual(asked.sort(), bothOf(DOCUMENTS))
  const now = listKept(directory)
  assert.equal(now.length, kept.length)
  assert.deepEqual(
    now.filter((name) => kept.includes(name)),
    [],
  )
})

test('what was kept of a document is gone with it', async (t) => {
  const directory = makeFolder(t)
  await buildAsking(directory, DOCUMENTS)
  await buildAsking(directory, SAMPLE_DOCUMENTS)
  const files = listKept(directory)
  assert.equal(files.length, SAMPLE_DOCUMENTS.length * 2)
  assert.ok(files.every((name) => !name.startsWith(OLDER.source.sha256)))
})

test('a document that was refused is read again: its header may have been entered', async (t) => {
  const directory = makeFolder(t)
  const refused = archive({ series: 'requests/2025', rows: [makeRow(2)], refused: 'at the end' })
  const unknown = archive({ series: 'requests/2024', rows: [], refused: 'at once' })
  await buildAsking(directory, [...DOCUMENTS, refused, unknown])
  const { asked } = await buildAsking(directory, [...DOCUMENTS, refused, unknown])
  assert.deepEqual(asked.sort(), [`rows ${refused.source.sha256}`, `series ${unknown.source.sha256}`].sort())
})
