import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { DuckDBInstance } from '@duckdb/node-api'
import readXlsxFile from 'read-excel-file/node'
import { makeRecord, sortByDefault } from '../../collections/appropriations/testing.ts'
import { guardCell } from '../../platform/index.ts'
import { makeFolder } from '../../releases/testing.ts'
import { askPort } from '../appropriations/testing/ask.ts'
import { runPython } from '../../platform/testing.ts'
import { BASE, openPublicApi, RECORDS } from '../appropriations/testing.ts'

/** Faults that readers meet. */
const ODD = [
  '=1+1',
  '# 5',
  '#end',
  'a\nb',
  'a\r\nb',
  '"',
  ' x ',
  '007',
  'Ünïcode 東京',
  "'quoted",
  '-5',
  '<&>',
].map((title, index) => makeRecord({ id: `sr-2026-odd${index}`, fiscal_year: 2031, title, amount: 3 }))
const ALL = sortByDefault([...RECORDS, ...ODD])
const folder = makeFolder({ after })
const api = await openPublicApi({ after }, { records: ALL })

/** Filters, and whether the records that they let in all have an amount. */
const SETS = {
  'all records': '',
  'records with an amount': '&not_missing=amount',
  'a few records': '&fiscal_year=2022&chamber=senate',
  'one record': '&q=007',
  'odd texts': '&fiscal_year=2031',
} as const

/** The set as a file, and what the service itself says of it. */
const save = async (set: keyof typeof SETS, format: string) => {
  const query = SETS[set]
  const answer = await askPort(api.port, `${BASE}/records?all=true&format=${format}${query}`)
  assert.equal(answer.status, 200)
  const path = join(folder, `${set}.${format}`)
  writeFileSync(path, answer.bytes)
  const { body } = await api.ask(`/aggregates?limit=200${query}`)
  const amounts = body.data.reduce((sum, group) => sum + Number(group['amount_sum']), 0)
  const { data } = (await api.ask(`/records?limit=200${query}`)).body
  const titles = data.map(({ title }) => title as string | null) // of the contract
  assert.ok(data.length > 0)
  return { path, rows: Number(body.meta['rows']), amounts, titles }
}

const duckdb = await (await DuckDBInstance.create(':memory:')).connect()
after(() => {
  duckdb.closeSync()
})
const select = async (query: string) => (await duckdb.runAndReadAll(query)).getRows()

const sets = Object.keys(SETS) as (keyof typeof SETS)[] // of a literal table

for (const [format, read] of [
  ['csv', 'read_csv'],
  ['ndjson', 'read_json'],
  ['parquet', 'read_parquet'],
] as const)
  for (const set of sets)
    test(`DuckDB reads ${set} from ${format} by its defaults: every row, every text, integers as integers`, async () => {
      const { path, rows, amounts, titles } = await save(set, format)
      const from = `${read}('${path}')`
      assert.deepEqual(
        await select(
          `SELECT count(*)::DOUBLE, sum(amount)::DOUBLE, any_value(typeof(amount)), any_value(typeof(fiscal_year)) FROM ${from}`,
        ),
        [[rows, amounts, 'BIGINT', format === 'parquet' ? 'INTEGER' : 'BIGINT']],
      )
      if (set === 'odd texts') {
        const written = titles.map((title) => (format === 'csv' ? guardCell(title ?? '') : title))
        assert.deepEqual(
          await select(`SELECT title FROM ${from}`),
          written.map((title) => [title]),
        )
      }
    })

const PANDAS = `
import pandas
READ = {'csv': pandas.read_csv, 'ndjson': lambda path: pandas.read_json(path, lines=True), 'xlsx': pandas.read_excel}
def describe(path):
    rows = READ[path.split('.')[-1]](path)
    titles = rows.title.astype(object).where(rows.title.notna(), None)
    return [len(rows), int(rows.amount.sum()), str(rows.fiscal_year.dtype), str(rows.amount.dtype), list(titles)]
print(json.dumps([describe(path) for path in sys.argv[1:]]))
`

const OF_PANDAS = ['records with an amount', 'odd texts'] as const

test('pandas reads csv, ndjson and xlsx by its defaults: every row, and integers as integers', async (t) => {
  const saved = []
  for (const set of OF_PANDAS)
    for (const format of ['csv', 'ndjson', 'xlsx']) saved.push(await save(set, format))
  const read = runPython('pandas, openpyxl', PANDAS, ...saved.map(({ path }) => path))
  if (read === undefined) return t.skip('no python3 of this machine has pandas and openpyxl')
  const expected = saved.map(({ path, rows, amounts, titles }) => {
    const texts = path.endsWith('.csv') ? titles.map((title) => title && guardCell(title)) : titles
    return [rows, amounts, 'int64', 'int64', texts]
  })
  assert.deepEqual(read, expected)
})

const WORKBOOK = `
import openpyxl
book = openpyxl.load_workbook(sys.argv[1])
sheet = book.active
kinds = [[cell.value, cell.data_type] for cell in sheet[2]]
print(json.dumps([book.sheetnames, sheet.freeze_panes, sheet.dimensions, kinds]))
`

test('a workbook has one sheet whose first row stays, texts as texts and numbers as numbers', async (t) => {
  const { path, rows } = await save('odd texts', 'xlsx')
  const read = runPython('openpyxl', WORKBOOK, path)
  if (read === undefined) return t.skip('no python3 of this machine has openpyxl')
  const [names, frozen, dimensions, cells] = read as [string[], string, string, [unknown, string][]] // see WORKBOOK
  assert.deepEqual([names, frozen, dimensions], [['rows'], 'A2', `A1:AT${rows + 1}`])
  for (const [value, kind] of cells.filter(([value]) => value !== null))
    assert.equal(kind, typeof value === 'number' ? 'n' : 's')
})

test('a workbook holds the cells of the CSV without apostrophes, whatever a text begins with', async () => {
  const { path, titles } = await save('odd texts', 'xlsx')
  const [sheet] = await readXlsxFile(path, { trim: false })
  const [header = [], ...lines] = sheet?.data ?? []
  const column = (name: string) => lines.map((cells) => cells[header.indexOf(name)])
  assert.deepEqual(column('title'), titles)
  assert.deepEqual(new Set(column('amount')), new Set([3]))
  assert.deepEqual(new Set(column('fiscal_year')), new Set([2031]))
})
