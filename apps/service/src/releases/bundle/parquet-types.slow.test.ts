import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'
import { parquetReadObjects } from 'hyparquet'
import { archive, build, makeFolder, makeLineRow, makeRow, readRows } from '../testing.ts'

const DELIMITED = ['Towns; and villages', 'Counties']
const DOCUMENTS = [
  archive({ series: 'requests/2026', rows: [makeRow(2), makeRow(3, { amount: null, requestors: [] })] }),
  archive(
    {
      series: 'guidance',
      rows: [makeLineRow(2, { eligible_recipients: DELIMITED, submission_deadline: '2025-04-30' })],
    },
    { publisher: 'guidance', url: 'guidance.csv', published_at: null },
  ),
]

let directory = ''
let release = ''
let database: DuckDBConnection
const cleaning: (() => void)[] = []
before(async () => {
  directory = makeFolder({ after: (clean) => cleaning.push(clean) })
  release = (await build(directory, DOCUMENTS)).summary.id
  database = await (await DuckDBInstance.create(':memory:')).connect()
})
after(() => {
  database.closeSync()
  for (const clean of cleaning) clean()
})

const pathOf = (name: string): string => join(directory, release, `data/${name}.parquet`)

const ask = async (sql: string) => (await database.runAndReadAll(sql)).getRowObjectsJson()

const describe = async (name: string) => {
  const columns = await ask(`describe select * from '${pathOf(name)}'`)
  return Object.fromEntries(columns.map(({ column_name, column_type }) => [column_name, column_type]))
}

test('a database reads days, instants, numbers and lists of records as what they are', async () => {
  const types = await describe('house-projects')
  const wanted = {
    id: 'VARCHAR',
    fiscal_year: 'INTEGER',
    amount: 'BIGINT',
    project_states: 'VARCHAR[]',
    requestors: 'VARCHAR[]',
    requestor_districts: 'BIGINT[]',
    flags: 'VARCHAR[]',
    coverage: 'VARCHAR[]',
    first_seen_at: 'TIMESTAMP WITH TIME ZONE',
    changed_at: 'TIMESTAMP WITH TIME ZONE',
    source_retrieved_at: 'TIMESTAMP WITH TIME ZONE[]',
    source_published_at: 'DATE[]',
    source_row: 'BIGINT[]',
    source_url: 'VARCHAR[]',
  }
  assert.deepEqual({ ...types, ...wanted }, types)
})

test('a database reads the days and lists of funding lines as what they are', async () => {
  const types = await describe('funding-guidance')
  const wanted = { submission_deadline: 'DATE', eligible_recipients: 'VARCHAR[]', label_aliases: 'VARCHAR[]' }
  assert.deepEqual({ ...types, ...wanted }, types)
  const [line = {}] = await ask(`select * from '${pathOf('funding-guidance')}'`)
  assert.equal(line['submission_deadline'], '2025-04-30')
  assert.deepEqual(line['eligible_recipients'], DELIMITED)
  assert.deepEqual(line['source_published_at'], [null])
  assert.deepEqual([line['bureau'], line['ineligible_uses']], [null, []])
})

test('a database finds the values of the JSON: nulls stay null, and an empty list stays empty', async () => {
  const stored = await ask(`select * from '${pathOf('house-projects')}' order by id`)
  const rows = readRows(directory, release).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  assert.deepEqual(
    stored.map((row) => [row['amount'], row['requestors'], row['requestor_districts'], row['changed_at']]),
    rows.map(({ amount, requestors, changed_at }) => [
      amount === null ? null : String(amount),
      requestors.map(({ name }) => name),
      requestors.map(({ district }) => String(district)),
      changed_at.replace('T', ' ').replace('.000Z', '+00'),
    ]),
  )
})

test('a reader without a database finds the same', async () => {
  const { buffer, byteOffset, byteLength } = readFileSync(pathOf('house-projects'))
  const rows = await parquetReadObjects({ file: buffer.slice(byteOffset, byteOffset + byteLength) })
  const json = readRows(directory, release)
  assert.deepEqual(
    rows.map((row) => [row['id'], row['first_seen_at'], row['project_states'], row['source_published_at']]),
    json.map(({ id, first_seen_at, project_states, evidence }) => [
      id,
      new Date(first_seen_at),
      project_states,
      evidence.map(({ published_at }) => published_at && new Date(published_at)),
    ]),
  )
})
