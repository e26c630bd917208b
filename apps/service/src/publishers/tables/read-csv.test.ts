import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { houseAppropriations } from '../house-appropriations/house-appropriations.ts'
import { DocumentRefused } from '../publisher.ts'
import { openBytes } from '../streams/document-bytes.ts'
import { ofKind, readDocument } from '../testing.ts'
import { openCsv, type Csv } from './read-csv.ts'
import { readTable } from './read-table.ts'
import type { TableRow } from './table.ts'

const HEADER = 'Agency,Account,State,Project,Amount,Requestor\n'
const ROW = 'Sample Agency,Grants,NM,Town of Peñasco,"1,000",Samplewright\n'
const read = async (document: string | Uint8Array) => {
  const bytes = typeof document === 'string' ? new TextEncoder().encode(document) : document
  const table = await readTable(openBytes(bytes), () => false)
  return { ...table, rows: await Array.fromAsync(table.rows()) }
}
const refused =
  (...reasons: RegExp[]) =>
  (error: unknown) =>
    error instanceof DocumentRefused && reasons.every((reason) => reason.test(error.message))

test('one byte of another encoding stops a document in UTF-8, saying where it is', async () => {
  const bytes = Buffer.concat([Buffer.from(HEADER + ROW), Buffer.from(ROW, 'latin1'), Buffer.from(ROW)])
  const place = bytes.indexOf(0xf1)
  await assert.rejects(read(bytes), refused(/0xF1 in line 3/, new RegExp(`byte ${place + 1} of`), /mixes/))
})

test('a document in UTF-8 that ends within a letter is not read in another encoding', async () => {
  const bytes = Buffer.from(`${HEADER}${ROW}Sample Agency,Peñ`)
  await assert.rejects(read(bytes.subarray(0, -1)), refused(/mixes/))
})

test('bytes that neither UTF-8 nor the code page of Windows has stop the document', async () => {
  for (const byte of [0x81, 0x8d, 0x8f, 0x90, 0x9d])
    await assert.rejects(
      read(Buffer.concat([Buffer.from(HEADER), Uint8Array.of(byte), Buffer.from(ROW, 'latin1')])),
      refused(/in line 2/, /neither/),
    )
})

test('forms that UTF-8 does not allow are no letters of it', async () => {
  for (const bytes of [
    [0xc0, 0xaf],
    [0xe0, 0x80, 0xaf],
    [0xed, 0xa0, 0x80],
    [0xf5, 0xa0, 0xa0, 0xa0],
  ]) {
    const document = Buffer.concat([Buffer.from(HEADER + ROW), Uint8Array.from(bytes)])
    await assert.rejects(read(document), refused(/mixes/))
  }
})

for (const [name, delimiter] of [
  ['semicolons', ';'],
  ['tabs', '\t'],
  ['bars', '|'],
] as const) {
  const cells = ['Sample; Agency', 'Gra\tnts', 'VT', 'Town, of | Example', '1,000,000', 'Samplewright']
  const line = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(delimiter)

  test(`a file divided by ${name} reads as one divided by commas, with any cells`, async () => {
    const table = await read(`${line(HEADER.trim().split(','))}\n${line(cells)}\n`)
    assert.deepEqual(table.rows[0]?.cells, cells)
  })

  test(`a first line that names ${name} is no row`, async () => {
    const table = await read(`sep=${delimiter}\r\n${line(HEADER.trim().split(','))}\r\n${line(cells)}\r\n`)
    assert.deepEqual(table.titles, [])
    assert.deepEqual(table.rows, [{ sheet: null, row: 3, cells }])
  })
}

test('a table of which amounts have commas is not divided at them', async () => {
  const table = await read('Agency;Account;State;Project;Amount\na;b;c;1,2,3,4;5,000,000\n')
  assert.deepEqual(table.rows[0]?.cells, ['a', 'b', 'c', '1,2,3,4', '5,000,000'])
})

test('a header that could be divided in two ways stops the document', async () => {
  await assert.rejects(read('a;b;c;d,e,f,g\n'), refused(/“,” or at “;”/))
  await assert.rejects(read(`sep=x\n${HEADER}`), refused(/“x” divides/))
})

test('a file that was cut off within its last row or within a quote is refused as such', async () => {
  await assert.rejects(read(`${HEADER}${ROW}Sample Agency,Gra`), refused(/cut off.*last line \(3\).*2 of 6/))
  await assert.rejects(read(`${HEADER}${ROW}Sample Agency,"Gra`), refused(/line 3.*cut off/))
})

test('a last row without an end that is whole is a row, and so is a short one among others', async () => {
  assert.equal((await read(`${HEADER}${ROW}${ROW.trim()}`)).rows.length, 2)
  assert.equal((await read(`${HEADER}Sample Agency,Grants\nSample Agency,Gra`)).rows.length, 2)
})

test('a file of more lines or cells than a table can have is refused before it is read', async () => {
  await assert.rejects(read(HEADER + '\n'.repeat(1_100_000)), refused(/more than 1,048,576 lines/, /give a/))
  await assert.rejects(read(HEADER + ','.repeat(17_000_000)), refused(/more than 16,777,216 cells/))
})

test('text that was damaged before it was published is given as it is, and flagged', async () => {
  const document = HEADER + ROW.replace('ñ', 'Ã±') + ROW
  const reading = await readDocument(houseAppropriations, document, {
    fiscal_year: 2026,
    subcommittee: 'INT',
  })
  const [damaged, sound] = ofKind(reading, 'record').map(({ draft }) => draft)
  assert.ok(damaged?.flags.includes('text_damaged'))
  assert.match(`${damaged?.recipient} ${damaged?.title}`, /PeÃ±asco/)
  assert.ok(!sound?.flags.includes('text_damaged'))
})

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

const PAYMENT_HEADER = 'ORGANIZATION,PROGRAM,NAME,AMOUNT'
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
  .map(([end, lines, closed]) => [PAYMENT_HEADER, ...lines].join(end) + (closed ? end : ''))
const wild = fc
  .tuple(fc.constantFrom('', 'sep=,\n', '\ufeff'), ending, fc.array(signs, { maxLength: 30 }))
  .map(([start, end, texts]) => start + PAYMENT_HEADER + end + texts.join(''))

test('rows that are read in batches are those that the library gives, or the document is refused alike', async () => {
  await fc.assert(fc.asyncProperty(fc.oneof(plain, wild), fc.constantFrom(1, 3, 7, 65_536), compare), {
    numRuns: 300,
  })
})

test('a cell that goes over the end of a line is read by the library from there on', async () => {
  const lines = Array.from({ length: 600 }, (_, index) => `a,b,c,${index}`)
  const document = [PAYMENT_HEADER, ...lines, '"two\nlines",b,c,1', ...lines, ''].join('\n')
  for (const piece of [100, 65_536]) await compare(document, piece)
})

test('a document of which somebody has read enough is closed', async () => {
  const state = { opened: 0, closed: 0 }
  const pieces = Array.from({ length: 5 }, () => Buffer.from(`${PAYMENT_HEADER}\n`.repeat(100)))
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
