import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { anyRecords, makeFundingLine, makeRecord, sortByDefault } from '../testing.ts'
import { openSnapshot } from './open-snapshot.ts'
import { writeSnapshot, type SnapshotContents } from './write-snapshot.ts'

const directory = mkdtempSync(join(tmpdir(), 'rotunda-snapshot-'))
after(() => {
  rmSync(directory, { recursive: true })
})
const pathOf = (name: string) => join(directory, name)

const contentsOf = (records: SnapshotContents['records']): SnapshotContents => ({
  token: 'test-token',
  datasets: [],
  lines: [makeFundingLine()],
  records,
})

test('the same contents are the same bytes, wherever they are written and whatever was there', async () => {
  const [records = []] = fc.sample(anyRecords(200), { numRuns: 1, seed: 7 })
  const sorted = sortByDefault(records)
  await writeSnapshot(pathOf('one'), contentsOf(sorted))
  writeFileSync(pathOf('two'), 'something else')
  await writeSnapshot(
    pathOf('two'),
    contentsOf(
      (async function* () {
        yield* sorted
      })(),
    ),
  )
  assert.ok(readFileSync(pathOf('one')).equals(readFileSync(pathOf('two'))))
})

test('a snapshot without records answers everything with nothing', async () => {
  await writeSnapshot(pathOf('empty'), contentsOf([]))
  const snapshot = openSnapshot(pathOf('empty'))
  assert.equal(snapshot.token, 'test-token')
  assert.equal(snapshot.select({ q: 'water', state: ['NM'], amount_min: 5 }, ['-amount', 'member']).total, 0)
  assert.equal(snapshot.aggregate({}, ['member', 'recipient']).length, 0)
  assert.deepEqual(snapshot.facet({}, ['state'], 5), { state: [] })
  assert.equal(snapshot.listFundingLines({}).length, 1)
  snapshot.close()
})

test('two records of one id are not written', async () => {
  await assert.rejects(
    writeSnapshot(pathOf('twice'), contentsOf([makeRecord(), makeRecord()])),
    /two records carry the id sr-2026-/u,
  )
})

test('amounts that could not be added up exactly are not written', async () => {
  const half = 2 ** 52
  const records = ['a', 'b', 'c'].map((id) => makeRecord({ id, amount: half }))
  await writeSnapshot(pathOf('great'), contentsOf([makeRecord({ amount: Number.MAX_SAFE_INTEGER })]))
  await assert.rejects(writeSnapshot(pathOf('greater'), contentsOf(records)), /more than can be added up/u)
})

test('a file that is no snapshot, or not all of one, is refused by name and with the way out', async () => {
  await writeSnapshot(pathOf('whole'), contentsOf([makeRecord()]))
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
      () => openSnapshot(pathOf(name)),
      (cause) =>
        cause instanceof Error &&
        cause.message.startsWith(`${pathOf(name)} cannot be served: `) &&
        cause.message.endsWith('Build the release again.'),
    )
  }
})

test('a snapshot of another form is not read as if it were of this one', async () => {
  await writeSnapshot(pathOf('newer'), contentsOf([makeRecord()]))
  const newer = new DatabaseSync(pathOf('newer'))
  newer.exec('pragma user_version = 999')
  newer.close()
  assert.throws(() => openSnapshot(pathOf('newer')), /snapshots of another form/u)
})
