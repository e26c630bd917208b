import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { APPROPRIATIONS } from '../../collections/appropriations/declaration/index.ts'
import { Refusal } from '../../platform/index.ts'
import { objectPath } from '../archive/objects.ts'
import { aDocument, FACTS, makeArchive } from '../archive/testing/archives.ts'
import { MOST_WAITING, SurroundingsThread } from './surroundings-thread.ts'
import type { WantedRow } from './surroundings.ts'

const HEADER = 'Member,Subcommittee,Recipient,Request,Amount Requested,Explanation'
const lines = Array.from(
  { length: 20 },
  (_, index) =>
    `"Sample, Ada",Energy and Water,Town ${index},New well ${index},"$${index + 1},000",Water for all`,
)

/** An archive with one table of requests, or another text. */
const openThread = async (t: TestContext, text = [HEADER, ...lines].join('\n')) => {
  const { archive, directory } = makeArchive(t)
  const { edition } = await archive.add([aDocument(text, { fiscal_year: 2023 })])
  const thread = new SurroundingsThread(APPROPRIATIONS.name, { directory })
  t.after(() => thread.close())
  const { url, retrieved_at } = FACTS
  const [{ sha256: source }] = edition
  const at = (row: number): WantedRow => ({
    source,
    url,
    retrieved_at,
    sheet: null,
    row,
    pointer: null,
  })
  return { thread, at, object: join(directory, objectPath(source)) }
}

test('a row is found again in the archived document, with the fields that its cells became', async (t) => {
  const { thread, at } = await openThread(t)
  const found = await thread.find(at(10))
  assert.ok(found.kind === 'rows')
  assert.deepEqual(
    found.rows.map(({ place }) => place.row),
    [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  )
  assert.deepEqual(found.names, HEADER.split(','))
  assert.deepEqual(found.fields['Request'], ['title'])
  const asked = found.rows.find(({ isAsked }) => isAsked)
  assert.equal(asked?.cells['Recipient'], 'Town 8')
})

test('a document that is not archived is an answer in words, and so is one without rows', async (t) => {
  const { thread, at } = await openThread(t, '%PDF-1.7 printed')
  const absent = await thread.find({ ...at(2), source: '0'.repeat(64) })
  assert.ok(absent.kind === 'none')
  assert.match(absent.reason, /not in the archive/)
  assert.equal(absent.isLost, true)
  const printed = await thread.find(at(2))
  assert.ok(printed.kind === 'none')
  assert.match(printed.reason, /PDF/)
  assert.equal(printed.isLost, false)
})

test('a document that was read before and is missing or damaged since is lost', async (t) => {
  const { thread, at, object } = await openThread(t)
  assert.equal((await thread.find(at(10))).kind, 'rows')
  const losses = [
    () => writeFileSync(object, [HEADER, ...lines].join('\n').replace('Town 8', 'Town 9')),
    () => rmSync(object),
  ]
  for (const lose of losses) {
    lose()
    const found = await thread.find(at(10))
    assert.ok(found.kind === 'none')
    assert.match(found.reason, /missing or damaged/)
    assert.equal(found.isLost, true)
  }
})

test('a place at which the reader finds no row is an answer in words', async (t) => {
  const { thread, at } = await openThread(t)
  const found = await thread.find(at(500))
  assert.ok(found.kind === 'none')
  assert.match(found.reason, /no row at this place/)
})

test('documents are read one at a time: who comes when many wait is told to come again', async (t) => {
  const { thread, at } = await openThread(t)
  const waiting = Array.from({ length: MOST_WAITING }, (_, index) => thread.find(at(2 + index)))
  await assert.rejects(
    thread.find(at(2)),
    (fault) => fault instanceof Refusal && fault.code === 'unavailable' && fault.retryAfterSeconds === 5,
  )
  for (const [index, found] of (await Promise.all(waiting)).entries()) {
    assert.ok(found.kind === 'rows')
    assert.equal(found.rows.find(({ isAsked }) => isAsked)?.place.row, 2 + index)
  }
  assert.equal((await thread.find(at(2))).kind, 'rows')
})
