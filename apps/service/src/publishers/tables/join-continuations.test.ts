import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { joinContinuations } from './join-continuations.ts'
import { isBlank } from './table.ts'

const PROJECT = 3
const REQUESTORS = 5
const rowsOf = (...lines: string[]) =>
  lines.map((line, index) => ({ sheet: null, row: index + 2, cells: line.split('|') }))
const join = (...lines: string[]) =>
  Array.fromAsync(joinContinuations(rowsOf(...lines), new Set([PROJECT, REQUESTORS])))

test('a row that holds only a name goes on with the row before', async () => {
  const [row, ...others] = await join('Agency|Account|CO|City of Example|1,000|Benson,', '|||||Hicks')
  assert.deepEqual(others, [])
  assert.equal(row?.cells[REQUESTORS], 'Benson, Hicks')
  assert.equal(row.first.cells[REQUESTORS], 'Benson,')
  assert.deepEqual(
    row.joined.map((line) => line.row),
    [3],
  )
})

test('several lines go on with the same row, one cell each, where the cell breaks off', async () => {
  const [row, ...others] = await join(
    'A|B|CO|City of Example for a Waste-|1|Benson,',
    '|||water Plant of||',
    '|||||Van Sample,',
    '|||the Valley||',
    '|||||Hicks',
  )
  assert.deepEqual(others, [])
  assert.equal(row?.cells[PROJECT], 'City of Example for a Waste- water Plant of the Valley')
  assert.equal(row.cells[REQUESTORS], 'Benson, Van Sample, Hicks')
  assert.equal(row.joined.length, 4)
  assert.equal(row.doubt, undefined)
})

const WHOLE = 'A|B|CO|City of Example for a Well|1|Benson'
const DOUBTFUL = [
  ['a surname after a whole one', '|||||Hicks'],
  ['a text that may be the rest of a title or a heading', '|||Improvements||'],
  ['a project with merged cells', '|||City of Sample for a Pump||Hicks'],
]

for (const [what = '', line = ''] of DOUBTFUL)
  test(`${what} is never joined: both lines are in doubt, and the row before them is not`, async () => {
    assert.deepEqual(
      (await join(WHOLE, WHOLE, line)).map(({ joined, doubt }) => [joined.length, doubt === undefined]),
      [
        [0, true],
        [0, false],
        [0, false],
      ],
    )
  })

test('a line of two cells is not joined though both break off above it', async () => {
  const rows = await join('A|B|CO|City of Example for a Waste-|1|Benson,', '|||water Plant||Hicks')
  assert.deepEqual(
    rows.map(({ joined, doubt }) => [joined.length, doubt === undefined]),
    [
      [0, false],
      [0, false],
    ],
  )
})

test('a note or the name of a State leaves the row above it as it is', async () => {
  for (const line of ['|||* Funds remain available.||', '|||Source: the committee||', '|||Alabama||'])
    assert.deepEqual(
      (await join(WHOLE, line, WHOLE)).map(({ doubt }) => doubt === undefined),
      [true, false, true],
    )
})

test('a row with anything in another column is a row of its own', async () => {
  assert.equal((await join('A|B|CO|One|1|Hicks', '||CO|Two||', '||||5|', 'A|||||')).length, 4)
})

test('a line that goes on with nothing stands alone', async () => {
  assert.deepEqual(
    (await join('|||||Hicks')).map(({ row, joined }) => [row, joined.length]),
    [[2, 0]],
  )
})

test('every line is in exactly one row, and no text of it is lost', async () => {
  const cell = fc.constantFrom('', '', 'x', 'y,')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { minLength: 6, maxLength: 6 })), async (lines) => {
      const rows = rowsOf(...lines.map((cells) => cells.join('|'))).filter(
        ({ cells }) => !cells.every(isBlank),
      )
      const joined = await Array.fromAsync(joinContinuations(rows, new Set([PROJECT, REQUESTORS])))
      assert.deepEqual(
        joined.flatMap(({ first, joined: others }) => [first, ...others]),
        rows,
      )
      const letters = (all: readonly { readonly cells: readonly string[] }[]) =>
        all
          .flatMap(({ cells }) => cells)
          .join('')
          .replaceAll(' ', '')
          .split('')
          .toSorted()
          .join('')
      assert.equal(letters(joined), letters(rows))
    }),
  )
})
