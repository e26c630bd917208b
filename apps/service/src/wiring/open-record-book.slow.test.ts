import assert from 'node:assert/strict'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, after, test } from 'node:test'
import type { RecordBook } from '../corrections/index.ts'
import { appropriationsApi } from '../http/appropriations/index.ts'
import { Refusal } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { openCurrentRelease } from '../releases/open/index.ts'
import { listReleases } from '../releases/publish/index.ts'
import { indexFolder } from '../releases/index-files/index.ts'
import { APPROPRIATIONS } from '../collections/appropriations/declaration/index.ts'
import { archive, build, makeFolder, makeRow, publishAnyway, readRows } from '../releases/testing.ts'
import { loadBooks } from './open-reader.ts'
import { openRecordBook } from './open-record-book.ts'
import { placesOf } from './places.ts'

let book: RecordBook
let settings: { readonly ROTUNDA_DATA: string }
let directory: string
let clean: () => void = () => undefined
let [earlier, current]: readonly [string, string] = ['', '']
let id: string

const publish = async (location: string, now: string): Promise<string> => {
  const { summary } = await build(directory, [
    archive({ series: 'requests/2026', rows: [makeRow(2, { location })] }),
  ])
  await publishAnyway({ directory, release: summary.id, now: new Date(now) })
  return summary.id
}

before(async () => {
  settings = { ROTUNDA_DATA: makeFolder({ after: (work) => (clean = work) }) }
  directory = placesOf(settings, APPROPRIATIONS).releases
  book = openRecordBook(settings)
  earlier = await publish('Sampletown', '2026-06-05T10:00:00Z')
  current = await publish('Sampleville', '2026-06-05T10:00:01Z')
  id = readRows(directory, earlier)[0]?.id ?? assert.fail()
})
after(() => clean())

test('a reader that serves the releases answers as a command does, for records, values and releases of every kind', async (t) => {
  const releases = openCurrentRelease({
    directory,
    collection: APPROPRIATIONS,
    clock: () => new Date('2026-06-06T10:00:00Z'),
    log: makeLog('silent'),
    graceSeconds: 0,
  })
  await releases.refresh()
  t.after(() => releases.close())
  const openFor = await loadBooks(settings, [appropriationsApi(releases, directory)])
  const served = openFor('192.0.2.1')
  const tokens = listReleases(directory).map(({ summary }) => summary.token)
  const inReleases = [earlier, current, ...tokens, 'f'.repeat(64), earlier.slice(0, 12)].flatMap(
    (release) => [
      `/releases/${release}/records/${id}`,
      `/releases/${release}/records/unknown`,
      `/records/${id}?snapshot=${release}`,
      `/states/TX?snapshot=${release}`,
    ],
  )
  const names = [
    id,
    id.toUpperCase(),
    'unknown',
    '',
    '%',
    '/states/TX',
    '/states/XX',
    '/members/A000000',
    ...inReleases,
  ]
  for (const named of names) assert.deepEqual(await served.find(named), await book.find(named), named)
  const found = (await book.find(id)) ?? assert.fail()
  for (const most of [1, 5]) {
    const wanted = [found, most, 'location'] as const
    assert.deepEqual(await served.listEditions(...wanted), await book.listEditions(...wanted))
  }
  for (const look of [served, book]) assert.deepEqual((await look.fit(found, [])).outcomes, [])
  // Both go between threads as they are.
  assert.deepEqual(JSON.stringify(structuredClone(found)), JSON.stringify(found))
})

const removeIndexOf = (release: string): void => {
  const folder = indexFolder(directory, release)
  assert.ok(existsSync(folder))
  rmSync(folder, { recursive: true })
}

const findIn = async (release: string) => {
  const found = await book.find(`/releases/${release}/records/${id}`)
  return [found?.release, found?.row?.['location']]
}

test('a record is found in an earlier release whose index is missing on this machine, however many ask', async () => {
  removeIndexOf(earlier)
  const found = await Promise.all([findIn(earlier), findIn(earlier), findIn(current)])
  assert.deepEqual(found, [
    [earlier, 'Sampletown'],
    [earlier, 'Sampletown'],
    [current, 'Sampleville'],
  ])
  assert.ok(existsSync(indexFolder(directory, earlier)))
})

test('a record is found in a release whose index is damaged', async () => {
  writeFileSync(join(indexFolder(directory, earlier), 'records.sqlite'), 'not an index')
  assert.deepEqual(await findIn(earlier), [earlier, 'Sampletown'])
})

test('the editions of a record include those of releases without an index', async () => {
  for (const release of [earlier, current]) removeIndexOf(release)
  const found = (await book.find(id)) ?? assert.fail()
  const editions = await book.listEditions(found, 5, 'location')
  assert.deepEqual(
    new Set(editions.map(({ release, value }) => `${release} ${String(value)}`)),
    new Set([`${earlier} Sampletown`, `${current} Sampleville`]),
  )
})

test('a release whose files are damaged too is refused with the reason, and others are found', async () => {
  removeIndexOf(earlier)
  rmSync(join(directory, earlier, 'data'), { recursive: true })
  await assert.rejects(findIn(earlier), (fault) => {
    assert.ok(fault instanceof Refusal)
    assert.equal(fault.code, 'unavailable')
    assert.match(fault.message, new RegExp(`${earlier}.+its files are damaged.+/downloads`))
    return true
  })
  assert.deepEqual(await findIn(current), [current, 'Sampleville'])
})
