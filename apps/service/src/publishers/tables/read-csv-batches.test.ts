import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { openBytes } from '../streams/open-bytes.ts'
import { DocumentRefused } from '../publisher.ts'
import { openCsv, type Csv } from './read-csv.ts'
import type { TableRow } from './table.ts'

type Outcome = { readonly rows: readonly TableRow[]; readonly refused: string | undefined }

const gather = async (rows: AsyncIterable<TableRow | readonly TableRow[]>): Promise<Outcome> => {
  const found: TableRow[] = []
  try {
    for await (const some of rows) found.push(...('cells' in some ? [some] : some))
    return { rows: found, refused: undefined }
  } catch (error) {
    if (!(error instanceof DocumentRefused)) throw error
    return { rows: [], refused: error.message }
  }
}

const compare = async (document: string, piece: number): Promise<void> => {
  let csv: Csv
  try {
    csv = await openCsv(openBytes(new TextEncoder().encode(document), piece))
  } catch (error) {
    // Neither way is begun where it is not clear what divides the cells.
    if (error instanceof DocumentRefused) return
    throw error
  }
  assert.deepEqual(await gather(csv.batches()), await gather(csv.rows()), JSON.stringify(document))
}

const HEADER = 'ORGANIZATION,PROGRAM,NAME,AMOUNT'
const signs = fc.constantFrom(
  '"',
  '""',
  ',',
  '\n',
  '\r\n',
  '\r',
  'a',
  'é',
  ' ',
  '1.5',
  ',"a,b",',
  '"x\ny"',
  ';',
)
const ending = fc.constantFrom('\n', '\r\n', '\r')
const cell = fc.constantFrom('', 'a', '"a"', '"a,b"', '"a""b"', '""', ' "', 'é', '   ')
const line = fc.array(cell, { minLength: 1, maxLength: 6 }).map((cells) => cells.join(','))
const plain = fc
  .tuple(ending, fc.array(line, { maxLength: 12 }), fc.boolean())
  .map(([end, lines, closed]) => [HEADER, ...lines].join(end) + (closed ? end : ''))
const wild = fc
  .tuple(fc.constantFrom('', 'sep=,\n', '\ufeff'), ending, fc.array(signs, { maxLength: 30 }))
  .map(([start, end, texts]) => start + HEADER + end + texts.join(''))

test('rows that are read in batches are those that the library gives, or the document is refused alike', async () => {
  await fc.assert(fc.asyncProperty(fc.oneof(plain, wild), fc.constantFrom(1, 3, 7, 65_536), compare), {
    numRuns: 300,
  })
})

test('a cell that goes over the end of a line is read by the library from there on', async () => {
  const lines = Array.from({ length: 600 }, (_, index) => `a,b,c,${index}`)
  const document = [HEADER, ...lines, '"two\nlines",b,c,1', ...lines, ''].join('\n')
  for (const piece of [100, 65_536]) await compare(document, piece)
})

test('a document of which somebody has read enough is closed', async () => {
  const state = { opened: 0, closed: 0 }
  const pieces = Array.from({ length: 5 }, () => Buffer.from(`${HEADER}\n`.repeat(100)))
  const open = async function* () {
    state.opened += 1
    try {
      for (const piece of pieces) yield await Promise.resolve(piece)
    } finally {
      state.closed += 1
    }
  }
  for await (const _batch of (await openCsv(open)).batches()) break
  assert.ok(state.opened > 1)
  assert.equal(state.closed, state.opened)
})
