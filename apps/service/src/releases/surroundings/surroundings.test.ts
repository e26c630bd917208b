import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { ReadRow } from '../../publishers/index.ts'
import { readAround, ROWS_AROUND } from './surroundings.ts'

const rowAt = (row: number, sheet = 'Table'): ReadRow =>
  ({
    kind: row % 3 === 0 ? 'refused' : 'row',
    place: { sheet, row, pointer: null },
    cells: { Project: `Project ${row}` },
    ...(row % 3 === 0
      ? { reason: 'row_not_understood', detail: 'Made up.' }
      : { table: 'records', draft: {} }),
  }) as ReadRow // Either of its kinds.

const rowsOf = (count: number): ReadRow[] => Array.from({ length: count }, (_, index) => rowAt(index + 2))

const numbersAround = async (rows: Parameters<typeof readAround>[0], row: number) =>
  (await readAround(rows, { sheet: 'Table', row, pointer: null }))?.map(({ place }) => place.row)

test('a row is shown with five before it and five after it', async () => {
  assert.deepEqual(await numbersAround(rowsOf(40), 20), [15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25])
  assert.deepEqual(await numbersAround(rowsOf(40), 3), [2, 3, 4, 5, 6, 7, 8])
  assert.deepEqual(await numbersAround(rowsOf(40), 41), [36, 37, 38, 39, 40, 41])
})

test('wherever the row stands, it is the one that is marked, and no other', async () => {
  const lengths = fc.integer({ min: 1, max: 40 })
  await fc.assert(
    fc.asyncProperty(lengths, fc.nat(), async (count, seed) => {
      const row = 2 + (seed % count)
      const shown = (await readAround(rowsOf(count), { sheet: 'Table', row, pointer: null })) ?? []
      assert.deepEqual(
        shown.filter(({ isAsked }) => isAsked).map(({ place }) => place.row),
        [row],
      )
      assert.ok(shown.length <= 2 * ROWS_AROUND + 1)
    }),
  )
})

test('rows of another sheet are not beside it, and those that were refused say so', async () => {
  const rows = [...rowsOf(3), rowAt(3, 'Notes')]
  assert.deepEqual(await numbersAround(rows, 4), [2, 3, 4])
  const shown = await readAround(rows, { sheet: 'Table', row: 4, pointer: null })
  assert.deepEqual(
    shown?.map(({ isPublished }) => isPublished),
    [true, false, true],
  )
})

test('a place that no row has gives none', async () => {
  assert.equal(await numbersAround(rowsOf(10), 99), undefined)
})

test('a document is read no further than the last row that is shown', async () => {
  let read = 0
  const rows = function* () {
    for (const row of rowsOf(1000)) {
      read += 1
      yield row
    }
  }
  await numbersAround(rows(), 10)
  assert.equal(read, 14)
})
