import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Requestor } from '@rotunda/contract'
import { parquetReadObjects } from 'hyparquet'
import {
  archive,
  build,
  checkDataPackage,
  makeFolder,
  makeRow,
  readCsv,
  readRows,
} from '../../../releases/testing.ts'
import type { RequestorRow } from './requestors.ts'

const ada = {
  name: 'Ada Sample',
  name_raw: 'Sample, Ada',
  party: 'D',
  state: 'CA',
  district: 1,
} as const
const bo = {
  name: 'Bo; Test',
  name_raw: '=Test, Bo',
  party: null,
  state: null,
  district: null,
} as const
const requestors = [ada, bo].map((one) => ({ ...one, chamber: 'house' as const }))

const buildWith = async (directory: string) => {
  const rows = [
    makeRow(2, { requestors }),
    makeRow(3, { title: 'Sample Library', requestors: [] }),
    makeRow(4),
  ]
  const senate = makeRow(5, { dataset: 'senate-requests', chamber: 'senate', title: null })
  return (await build(directory, [archive({ series: 'requests/2026', rows: [...rows, senate] })])).summary
}

test('each requestor of each record has one row, at its place in the record, as JSON, CSV and Parquet', async (t) => {
  const directory = makeFolder(t)
  const { id } = await buildWith(directory)
  const records = ['house-projects', 'senate-requests'].flatMap((dataset) => readRows(directory, id, dataset))
  const wanted = records.flatMap((record) =>
    record.requestors.map((requestor, index) => ({
      record: record.id,
      dataset: record.dataset,
      stage: record.stage,
      fiscal_year: record.fiscal_year,
      position: index + 1,
      ...requestor,
    })),
  )
  const order = (rows: readonly RequestorRow[]) =>
    rows.toSorted((one, other) =>
      `${one.record} ${one.position}`.localeCompare(`${other.record} ${other.position}`),
    )
  const json = readRows<RequestorRow>(directory, id, 'requestors')
  assert.equal(json.length, 4)
  assert.deepEqual(order(json), order(wanted))
  const csv = readCsv(directory, id, 'requestors')
  assert.deepEqual(
    csv.map((line) => [line['record'], line['position'], line['district'], line['match']]),
    json.map(({ record, position, district, match }) => [record, `${position}`, `${district ?? ''}`, match]),
  )
  assert.equal(csv.find(({ name }) => name === 'Bo; Test')?.['name_raw'], "'=Test, Bo")
  const { buffer, byteOffset, byteLength } = readFileSync(join(directory, id, 'data/requestors.parquet'))
  const stored = await parquetReadObjects({ file: buffer.slice(byteOffset, byteOffset + byteLength) })
  assert.deepEqual(
    stored.map((row) => ({ ...row, position: Number(row['position']), district: toNumber(row['district']) })),
    json,
  )
})

const toNumber = (value: unknown): number | null => (value === null ? null : Number(value))

test('every field of a requestor is a column, and the table is listed, described and counted with the others', async (t) => {
  const directory = makeFolder(t)
  const { id, files, checks } = await buildWith(directory)
  const [header] = readFileSync(join(directory, id, 'data/requestors.csv'), 'utf8').split('\n')
  assert.equal(
    header,
    ['record', 'dataset', 'stage', 'fiscal_year', 'position', ...Object.keys(Requestor.properties)].join(','),
  )
  for (const type of ['csv', 'json', 'parquet'])
    assert.ok(files.some(({ path }) => path === `data/requestors.${type}`))
  checkDataPackage(join(directory, id))
  const described = readCsv(directory, id, 'fields').filter(({ file }) => file?.startsWith('requestors.'))
  assert.deepEqual(
    [...new Set(described.map(({ file }) => file))],
    ['requestors.json', 'requestors.csv', 'requestors.parquet'],
  )
  const coverage = JSON.parse(readFileSync(join(directory, id, 'data/coverage.json'), 'utf8'))
  assert.equal(coverage.requestor_rows, 4)
  assert.ok(checks.find(({ name }) => name === 'requestors_listed')?.passed)
})
