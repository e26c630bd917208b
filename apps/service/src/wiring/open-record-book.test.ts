import assert from 'node:assert/strict'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, after, test } from 'node:test'
import type { RecordBook } from '../corrections/index.ts'
import { Refusal } from '../platform/index.ts'
import { indexFolder } from '../releases/index-files/index.ts'
import { APPROPRIATIONS } from '../collections/appropriations/declaration/index.ts'
import { archive, build, makeFolder, makeRow, publishAnyway, readRows } from '../releases/testing.ts'
import { openRecordBook } from './open-record-book.ts'
import { placesOf } from './places.ts'

let book: RecordBook
let directory: string
let clean: () => void = () => undefined
let [earlier, current]: readonly [string, string] = ['', '']
let id: string

const publish = async (location: string): Promise<string> => {
  const { summary } = await build(directory, [
    archive({ series: 'requests/2026', rows: [makeRow(2, { location })] }),
  ])
  await publishAnyway({ directory, release: summary.id, now: new Date('2026-06-05T10:00:00Z') })
  return summary.id
}

before(async () => {
  const settings = { ROTUNDA_DATA: makeFolder({ after: (work) => (clean = work) }) }
  directory = placesOf(settings, APPROPRIATIONS).releases
  book = openRecordBook(settings)
  earlier = await publish('Sampletown')
  current = await publish('Sampleville')
  id = readRows(directory, earlier)[0]?.id ?? assert.fail()
})
after(() => clean())

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
  const editions = await book.listEditions(found, 5)
  assert.deepEqual(
    new Set(editions.map(({ release, row }) => `${release} ${String(row?.['location'])}`)),
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
