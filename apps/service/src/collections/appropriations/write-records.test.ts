import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import fc from 'fast-check'
import type { FullRecord } from '@rotunda/contract'
import { anyRecords, makeRecord, sortByDefault } from './testing.ts'
import { openTable, writeTable } from '../../tables/index.ts'
import { FUNDING_LINES } from './funding-lines.ts'
import { RECORDS } from './records.ts'

const directory = mkdtempSync(join(tmpdir(), 'rotunda-records-'))
after(() => {
  rmSync(directory, { recursive: true })
})
const pathOf = (name: string) => join(directory, name)

type Records = Parameters<typeof writeTable<FullRecord>>[2]

const write = (name: string, records: Records) => writeTable(pathOf(name), RECORDS, records)

test('the same rows are the same bytes, in any folder, also over an older file', async () => {
  const [records = []] = fc.sample(anyRecords(200), { numRuns: 1, seed: 7 })
  const sorted = sortByDefault(records)
  await write('one', sorted)
  writeFileSync(pathOf('two'), 'something else')
  await write(
    'two',
    (async function* () {
      yield* sorted
    })(),
  )
  assert.ok(readFileSync(pathOf('one')).equals(readFileSync(pathOf('two'))))
})

test('a table without rows answers everything with nothing', async () => {
  await write('empty', [])
  const snapshot = openTable(pathOf('empty'), RECORDS)
  assert.equal(snapshot.select({ q: 'water', state: ['NM'], amount_min: 5 }, ['-amount', 'member']).total, 0)
  assert.equal(snapshot.aggregate({}, ['member', 'recipient']).length, 0)
  assert.deepEqual(snapshot.facet({}, ['state'], 5), { state: [] })
  snapshot.close()
})

test('two rows of one id are not written', async () => {
  await assert.rejects(write('twice', [makeRecord(), makeRecord()]), /two rows carry the id sr-2026-/u)
})

test('amounts that could not be added up exactly are not written', async () => {
  const half = 2 ** 52
  const records = ['a', 'b', 'c'].map((id) => makeRecord({ id, amount: half }))
  await write('great', [makeRecord({ amount: Number.MAX_SAFE_INTEGER })])
  await assert.rejects(write('greater', records), /more than can be added up/u)
})

test('a file that is no table, or not all of one, is refused by name and with the way out', async () => {
  await write('whole', [makeRecord()])
  const whole = readFileSync(pathOf('whole'))
  writeFileSync(pathOf('text'), 'position,id,json\n'.repeat(1000))
  writeFileSync(pathOf('nothing'), '')
  writeFileSync(pathOf('cut'), whole)
  truncateSync(pathOf('cut'), whole.length - 16_384)
  const other = new DatabaseSync(pathOf('other'))
  other.exec('create table rows (position integer)')
  other.close()
  for (const name of ['text', 'nothing', 'cut', 'other', 'absent']) {
    assert.throws(
      () => openTable(pathOf(name), RECORDS),
      (cause) =>
        cause instanceof Error &&
        cause.message.startsWith(`${pathOf(name)} cannot be served: `) &&
        cause.message.endsWith('it is made again from the files of the release.'),
    )
  }
})

test('a table of another form is not read as if it were of this one', async () => {
  await write('newer', [makeRecord()])
  const newer = new DatabaseSync(pathOf('newer'))
  newer.exec('pragma user_version = 999')
  newer.close()
  assert.throws(() => openTable(pathOf('newer'), RECORDS), /another version of this service wrote it/u)
})

test('the index of another table is not read as if it were of this one', async () => {
  await write('records', [makeRecord()])
  assert.throws(() => openTable(pathOf('records'), FUNDING_LINES), /it is the index of records/u)
})
