import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TEST_COLLECTION } from '../../testing.ts'
import { findMoved, findRefused, findShrunk, findSmallAmounts, findVanished } from './find-gates.ts'
import { nameFinding, type GateFinding } from './accept-findings.ts'
import type { ReleaseMeasures } from './measure-release.ts'
import type { DocumentRows } from './read-documents.ts'

const DOCUMENT: DocumentRows = {
  sha256: 'a',
  publisher: 'House',
  series: 'requests/2026',
  url: 'https://committee.example/a',
  name: 'requests/2026',
  seriesName: 'requests/2026',
  sample: false,
  read: 0,
  published: 0,
  merged: 0,
  refused: 0,
  reasons: [],
}

const makeMeasures = (changes: Partial<ReleaseMeasures>): ReleaseMeasures => ({
  documents: [DOCUMENT],
  rows: new Map(),
  amounts: new Map(),
  groups: new Map(),
  ...changes,
})

const names = (findings: readonly GateFinding[]): string[] => findings.map(nameFinding)

const withRefused = (published: number, refused: number, merged = 0) => {
  const reasons = [{ reason: 'row_not_understood', rows: refused }]
  const counts = { read: published + refused + merged, published, merged, refused, reasons }
  return names(findRefused(makeMeasures({ documents: [{ ...DOCUMENT, ...counts }] }), TEST_COLLECTION))
}

test('of a document at most 5 % of the rows may be refused; lines that go on with others are no rows', () => {
  assert.deepEqual(withRefused(19, 1), [])
  assert.deepEqual(withRefused(18, 1), ['refused=requests/2026@1of19'])
  assert.deepEqual(withRefused(18, 1, 100), ['refused=requests/2026@1of19'])
  assert.deepEqual(withRefused(0, 0), [])
})

test('of a sample as many rows may be refused as there are: its faults are invented', () => {
  const counts = { published: 1, refused: 9, reasons: [{ reason: 'row_not_understood', rows: 9 }] }
  const find = (sample: boolean) =>
    findRefused(makeMeasures({ documents: [{ ...DOCUMENT, ...counts, sample }] }), TEST_COLLECTION)
  assert.deepEqual([find(true).length, find(false).length], [0, 1])
})

test('the median amount of a document must be $10,000 at least, of those that are known', () => {
  const at = (...amounts: number[]) =>
    names(findSmallAmounts(makeMeasures({ amounts: new Map([['a', amounts]]) }), 10_000))
  assert.deepEqual(at(), [])
  assert.deepEqual(at(20_000, 500, 10_000), [])
  assert.deepEqual(at(2000, 500, 950), ['magnitude=requests/2026@950'])
  assert.deepEqual(at(2000, 500, 950, 1050), ['magnitude=requests/2026@1000'])
})

const withRows = (count: number, from = 0) =>
  makeMeasures({ rows: new Map(Array.from({ length: count }, (_, row) => [`id ${row + from}`, 'a'])) })

test('of a series at most 20 % of the rows may be gone, however many are new', () => {
  assert.deepEqual(names(findVanished(withRows(8), withRows(10))), [])
  assert.deepEqual(names(findVanished(withRows(7), withRows(10))), ['vanished=requests/2026@3of10'])
  assert.deepEqual(names(findVanished(withRows(10, 3), withRows(10))), ['vanished=requests/2026@3of10'])
})

test('rows that come from no document vanish under a name that can be typed', () => {
  const before = makeMeasures({ rows: new Map([['id 1', '']]) })
  const found = findVanished(makeMeasures({}), before)
  assert.deepEqual(names(found), ['vanished=no_document@1of1'])
  assert.doesNotMatch(found[0]?.detail ?? '', / {2}/)
})

const withGroup = (sum: number, rows: number) =>
  makeMeasures({ groups: new Map([['house-projects/request/2026', { sum, rows }]]) })

test('neither the sum nor the rows of a dataset, stage and year may move by more than 20 %, up or down', () => {
  const at = (sum: number, rows = 10, before = 100_000) =>
    names(findMoved(withGroup(sum, rows), withGroup(before, 10)))
  for (const sum of [100_000, 120_000, 80_000]) assert.deepEqual(at(sum), [])
  assert.deepEqual(at(120_001), ['moved=house-projects/request/2026@100000to120001'])
  assert.deepEqual(at(79_999), ['moved=house-projects/request/2026@100000to79999'])
  assert.deepEqual(at(1, 10, 0), ['moved=house-projects/request/2026@0to1'])
  assert.deepEqual(at(100_000, 12), [])
  assert.deepEqual(at(100_000, 13), ['moved=house-projects/request/2026@10to13rows'])
  assert.deepEqual(at(0, 0), ['moved=house-projects/request/2026@100000to0'])
})

test('a dataset, stage and year that is new has not moved', () => {
  assert.deepEqual(findMoved(withGroup(100_000, 10), makeMeasures({})), [])
})

test('a dataset may have at most 5 % fewer rows', () => {
  const summary = (rows: number) => ({ datasets: [{ dataset: 'house-projects', rows }] }) as const
  const at = (rows: number) => names(findShrunk(summary(rows), summary(40)))
  assert.deepEqual([at(41), at(38)], [[], []])
  assert.deepEqual(at(37), ['shrunk=house-projects@40to37'])
  assert.deepEqual(names(findShrunk(summary(5), summary(0))), [])
})
