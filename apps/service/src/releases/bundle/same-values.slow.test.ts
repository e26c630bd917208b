import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { RECORD_COLUMNS, type FlatRecord } from '../../collections/appropriations/index.ts'
import { type FlatColumn, type FlatType } from '../../tables/index.ts'
import { unguardCell } from '../../platform/index.ts'
import { dropControls } from '../../publishers/index.ts'
import { type RecordDraft } from '../../publishers/appropriations/index.ts'
import { archive, build, makeFolder, makeRow, readCsv, readRows } from '../testing.ts'
import { makeParquetFile } from './parquet-file.ts'

/** Texts that are known to trip spreadsheets, CSV readers and databases, and any other text. */
const anyText = fc.oneof(
  fc.constantFrom(
    ...[
      '=1+1',
      '+1',
      '-24,000',
      '@SUM(A1)',
      "'quoted",
      "''",
      '"',
      'a,b',
      'a;b',
      '\ta',
      '\ra',
      'a\nb',
      'a\r\nb',
    ],
    ...['Cañón', '東京', '👩‍🌾', '\u2028', 'ﬁ', '0012', '1e5', 'true', 'null', ' '],
  ),
  // A text that shows nothing is no value.
  fc.string({ unit: 'binary', minLength: 1 }).filter((text) => dropControls(text) !== ''),
)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

const anyChanges: fc.Arbitrary<Partial<RecordDraft>> = fc.record({
  dataset: fc.constantFrom('house-projects', 'senate-requests'),
  title: maybe(anyText),
  purpose: maybe(anyText),
  recipient: maybe(anyText),
  location: maybe(anyText),
  amount: maybe(fc.integer()),
  amount_raw: maybe(anyText),
  project_states: fc.subarray(['CA', 'NV', 'GU'] as const).map((states) => [...states]),
  links: fc.array(
    anyText.map((url) => ({ rel: 'member_page' as const, url })),
    { maxLength: 2 },
  ),
  requestors: fc.array(
    fc.record({
      name: anyText,
      name_raw: anyText,
      chamber: fc.constant('house' as const),
      state: maybe(fc.constant('CA' as const)),
      district: maybe(fc.nat(99)),
      party: maybe(anyText),
    }),
    { maxLength: 3 },
  ),
})

/** A cell of the CSV as the value that was written. */
const toValue = (cell: string, { type, itemsOf }: FlatColumn<never>) => {
  if (cell === '') return null
  const isNumber = itemsOf === undefined && (type === 'integer' || type === 'year')
  return isNumber ? Number(cell) : unguardCell(cell)
}

/** A value of the Parquet as the JSON has it: days and instants as texts. */
const toText = (value: unknown, type: FlatType): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => toText(item, type))
  if (value instanceof Date) return value.toISOString().slice(0, type === 'date' ? 10 : undefined)
  return typeof value === 'bigint' ? Number(value) : value
}

test('JSON, CSV and Parquet say the same values, with any texts', async (t) => {
  const directory = makeFolder(t)
  await fc.assert(
    fc.asyncProperty(fc.array(anyChanges, { minLength: 20, maxLength: 60 }), async (all) => {
      const rows = all.map((changes, index) => makeRow(index + 2, changes))
      const { summary } = await build(directory, [archive({ series: 'requests/2026', rows })])
      for (const dataset of ['house-projects', 'senate-requests']) {
        const rows = readRows(directory, summary.id, dataset)
        const list = (read: (column: FlatColumn<FlatRecord>, row: FlatRecord) => unknown) =>
          rows.map((row) =>
            Object.fromEntries(RECORD_COLUMNS.map((column) => [column.name, read(column, row)])),
          )
        const csv = readCsv(directory, summary.id, dataset).map((line) =>
          Object.fromEntries(
            RECORD_COLUMNS.map((column) => [column.name, toValue(line[column.name] ?? '', column)]),
          ),
        )
        assert.deepEqual(
          csv,
          list((column, row) => column.valueOf(row)),
        )
        assert.deepEqual(
          await readParquet(join(directory, summary.id, `data/${dataset}.parquet`)),
          list((column, row) => column.itemsOf?.(row) ?? column.valueOf(row)),
        )
      }
    }),
    { numRuns: 5, endOnFailure: true },
  )
})

const readParquet = async (path: string) => {
  const { buffer, byteOffset, byteLength } = readFileSync(path)
  const file = buffer.slice(byteOffset, byteOffset + byteLength)
  const rows = await parquetReadObjects({ file })
  return rows.map((row) =>
    Object.fromEntries(RECORD_COLUMNS.map(({ name, type }) => [name, toText(row[name], type)])),
  )
}

test('numbers are never guarded, and texts that look like numbers always are', async (t) => {
  const directory = makeFolder(t)
  const rows = [makeRow(2, { amount: -5, amount_raw: '-5' })]
  const { summary } = await build(directory, [archive({ series: 'requests/2026', rows })])
  const [line] = readCsv(directory, summary.id, 'house-projects')
  assert.deepEqual([line?.['amount'], line?.['amount_raw']], ['-5', "'-5"])
  const stored = await readParquet(join(directory, summary.id, 'data/house-projects.parquet'))
  assert.deepEqual(
    stored.map((row) => [row['amount'], row['amount_raw']]),
    [[-5, '-5']],
  )
})

test('Parquet is written in groups, so that memory does not grow with the rows', () => {
  const chunks: Uint8Array[] = []
  const file = makeParquetFile<number>({ write: (chunk) => chunks.push(Buffer.from(chunk)) }, [
    { name: 'id', type: 'text', required: true, valueOf: (row) => `r${row}` },
    { name: 'amount', type: 'integer', valueOf: (row) => (row % 2 === 0 ? row : null) },
  ])
  for (let row = 0; row < 25_000; row += 1) file.add(row)
  file.close()
  const { buffer, byteOffset, byteLength } = Buffer.concat(chunks)
  const { row_groups: groups } = parquetMetadata(buffer.slice(byteOffset, byteOffset + byteLength))
  assert.deepEqual(
    groups.map(({ num_rows }) => Number(num_rows)),
    [10_000, 10_000, 5000],
  )
})

test('full-width signs are guarded in CSV alone', async (t) => {
  const directory = makeFolder(t)
  const texts = ['＝1+1', '＋1', '－1', '＠a']
  const rows = texts.map((title, index) => makeRow(index + 2, { title }))
  const { summary } = await build(directory, [archive({ series: 'requests/2026', rows })])
  const titles = readCsv(directory, summary.id, 'house-projects').map((line) => line['title'])
  assert.deepEqual(titles.toSorted(), texts.map((text) => `'${text}`).toSorted())
  const stored = await readParquet(join(directory, summary.id, 'data/house-projects.parquet'))
  assert.deepEqual(stored.map((row) => row['title']).toSorted(), texts.toSorted())
})
