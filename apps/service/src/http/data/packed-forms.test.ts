import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import { dataEnvelope, DataMeta, FORMATS, FundingLine, FundingLinesQuery, MOST_ROWS } from '@rotunda/contract'
import fc from 'fast-check'
import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import readXlsxFile from 'read-excel-file/node'
import { makeRecord } from '../../collections/appropriations/testing.ts'
import type { Operation } from './operation.ts'
import { refuseTooMany, writePacked } from './packed-forms.ts'
import { makeRows, type Cell } from './rows.ts'
import { LINES, openPublicApi, RECORDS } from '../appropriations/testing.ts'
import { askPort } from '../appropriations/testing/ask.ts'
import { openTestReaders } from '../appropriations/testing/open-readers.ts'
import { openOperation } from './testing/open-operation.ts'
import { MOST_OF_A_CELL } from './write-sheet.ts'

const PACKED = ['parquet', 'xlsx'] as const
const MEDIA_TYPES = {
  parquet: 'application/vnd.apache.parquet',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const { ask, publish } = await openPublicApi({ after })

const toArrayBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer

const countRows = async (format: 'parquet' | 'xlsx', bytes: Buffer): Promise<number> => {
  if (format === 'parquet') return Number(parquetMetadata(toArrayBuffer(bytes)).num_rows)
  const [sheet] = await readXlsxFile(bytes)
  return (sheet?.data.length ?? 0) - 1
}

for (const format of PACKED) {
  test(`${format} is asked for by parameter or by Accept, for the whole set and for a page`, async () => {
    const accept = MEDIA_TYPES[format]
    for (const [path, headers, rows] of [
      [`/records?all=true&format=${format}`, {}, RECORDS.length],
      ['/records?all=true', { accept }, RECORDS.length],
      [`/records?limit=7&offset=57&format=${format}`, {}, 3],
      ['/records?limit=7&offset=3', { accept }, 7],
      [`/records?format=${format}&recipient=nobody`, {}, 0],
      [`/funding-lines?all=true&format=${format}`, {}, LINES.length],
      [`/aggregates?all=true&format=${format}&group_by=fiscal_year`, {}, 10],
    ] as const) {
      const answer = await ask(path, { headers: { ...headers, 'accept-encoding': 'gzip, br, zstd' } })
      assert.deepEqual([answer.status, answer.headers['content-type']], [200, accept])
      // A compressed form is not compressed again.
      assert.equal(answer.headers['content-encoding'], undefined)
      assert.equal(answer.headers.vary, 'Accept, Accept-Encoding')
      assert.match(String(answer.headers['content-disposition']), new RegExp(`\\.${format}"$`))
      assert.equal(await countRows(format, answer.bytes), rows)
    }
  })

  test(`the same query of the same snapshot is the same bytes under the same tag, which is answered by 304: ${format}`, async () => {
    const path = `/records?all=true&format=${format}`
    const [one, other] = [await ask(path), await ask(path)]
    assert.deepEqual(one.bytes, other.bytes)
    assert.equal(one.headers.etag, other.headers.etag)
    assert.match(String(one.headers.etag), /^"/)
    const again = await ask(path, { headers: { 'if-none-match': String(one.headers.etag) } })
    assert.deepEqual([again.status, again.bytes.length], [304, 0])
    const head = await ask(path, { method: 'HEAD' })
    assert.deepEqual(
      [head.status, head.bytes.length, head.headers['rotunda-rows'], head.headers.etag],
      [200, 0, String(RECORDS.length), one.headers.etag],
    )
  })

  test(`more rows than ${format} is given with are refused before any is read, and what would do is named`, async (t) => {
    const total = MOST_ROWS[format] + 1
    const api = await openOperation(t, { ...LARGE, find: () => largeSet(total) })
    await api.releases.publish(RECORDS, LINES)
    const answer = await askPort(api.port, `/rows?all=true&format=${format}`)
    assert.equal(answer.status, 400)
    assert.match(answer.text, new RegExp(`${total.toLocaleString('en')}.*format=csv`))
    const fitting = await askPort(api.port, `/rows?all=true&format=${format}`, { method: 'HEAD' })
    assert.equal(fitting.status, 400)
  })

  test(`a wrong question for ${format} is refused without the thread that packs`, async (t) => {
    let starts = 0
    const packers = openTestReaders('', 1, {
      module: new URL('no-such-module.ts', import.meta.url),
      log: { info: () => undefined, warn: () => undefined, error: () => (starts += 1) },
      idleSeconds: 60,
    })
    t.after(() => packers.close())
    const api = await openPublicApi(t, { threads: 1, packers })
    for (const wrong of ['agency=Exampel', 'q=%22%22', 'amount_min=5&amount_max=4', 'totals=true'])
      assert.equal((await api.ask(`/records?all=true&format=${format}&${wrong}`)).status, 400, wrong)
    assert.equal(starts, 0)
    assert.equal((await api.ask(`/records?all=true&format=${format}`)).status, 503)
    assert.equal(starts, 1)
  })
}

test('a set that is too large for its form is pointed at bulk files only where there are some', () => {
  const refuse = (inBulk: boolean) => () => refuseTooMany('xlsx', MOST_ROWS.xlsx + 1, inBulk)
  assert.throws(refuse(true), /which have no limit\. The bulk files under \/downloads hold everything/)
  assert.throws(refuse(false), /format=csv or format=ndjson, which have no limit\.$/)
})

const LARGE: Operation<FundingLinesQuery> = {
  path: '/rows',
  operationId: 'listRows',
  summary: '',
  description: '',
  problems: [],
  query: FundingLinesQuery,
  answer: dataEnvelope(FundingLine, DataMeta),
  example: {},
  formats: FORMATS,
  find: () => largeSet(0),
}

const largeSet = (total: number) => ({
  datasets: [],
  rows: {
    total,
    columns: [],
    writeJson: () => assert.fail(),
    readCells: () => assert.fail(),
    readValues: () => assert.fail(),
  },
})

test('a median that lies between two dollars keeps its half in both forms', async () => {
  const records = [1, 2].map((amount) => makeRecord({ id: `sr-2026-${amount}`, amount }))
  await publish(records, LINES)
  const path = '/aggregates?all=true&group_by=stage'
  const parquet = await ask(`${path}&format=parquet`)
  const [group] = await parquetReadObjects({ file: toArrayBuffer(parquet.bytes) })
  assert.deepEqual([group?.['rows'], group?.['amount_median']], [2n, 1.5])
  const [sheet] = await readXlsxFile((await ask(`${path}&format=xlsx`)).bytes)
  const [header = [], row = []] = sheet?.data ?? []
  assert.equal(row[header.indexOf('amount_median')], 1.5)
})

const TEXT = { name: 'text', type: 'text', valueOf: ({ text }: { text: Cell }) => text } as const

const readTexts = async (texts: readonly string[]): Promise<unknown[]> => {
  const rows = makeRows(
    texts.map((text) => ({ text })),
    [{ name: 'row', type: 'integer', valueOf: () => 1 }, TEXT],
  )
  const [sheet] = await readXlsxFile(Buffer.concat([...(await writePacked('xlsx', rows))]), { trim: false })
  return sheet?.data.slice(1).map((cells) => cells[1]) ?? []
}

test('any text comes out of a workbook as it went in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'binary', minLength: 1 }), { maxLength: 20 }),
      async (texts) => {
        assert.deepEqual(await readTexts(texts), texts)
      },
    ),
    {
      numRuns: 20,
      examples: [[['\u0000\u001f\ufffe', '_x0041_', '__x0041__', 'a\r\nb\r', '<&>"', ']]>', ' a ']]],
    },
  )
})

test('a text that is longer than a cell is cut and says so', async () => {
  const [whole, cut] = await readTexts(['x'.repeat(MOST_OF_A_CELL), 'x'.repeat(MOST_OF_A_CELL + 1)])
  assert.equal(whole, 'x'.repeat(MOST_OF_A_CELL))
  assert.equal(String(cut).length, MOST_OF_A_CELL)
  assert.match(String(cut), /x … \[cut: 32,768 characters.*CSV/)
})

test('a client that goes away while its file is made leaves no release open', async (t) => {
  for (const format of PACKED) {
    const api = await openPublicApi(t)
    const token = String((await api.ask('/datasets')).body.meta['snapshot'])
    const socket = connect(api.port, '127.0.0.1')
    socket.write(`GET /api/appropriations/v1/records?all=true&format=${format} HTTP/1.1\r\nhost: x\r\n\r\n`)
    socket.destroy()
    await api.publish(RECORDS.slice(0, 5))
    await api.releases.untilClosed(token)
  }
})
