import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { onEveryStore } from '../platform/store/testing.ts'
import { importLedger, makeProofChallenge, receiveReport } from './index.ts'
import { AT, openReviewBed, RECORD, solveProof, type ReviewBed } from './testing.ts'

onEveryStore((open) => {
  let bed: ReviewBed
  before(async () => {
    bed = await openReviewBed(open)
  })
  after(() => bed.store.destroy())

  const receive = async (): Promise<number> => {
    const altcha = solveProof(await makeProofChallenge(bed.needs.pepper, AT))
    const report = { record: RECORD, field: 'title', proposed: 'Sample Well', why: 'The letter says so.' }
    return (await receiveReport(bed.needs, { ...report, altcha, countedAs: '192.0.2.1' }, AT)).number
  }
  const take = (collection: string, ids: readonly string[]) => {
    const end = { reason: 'It was another record.', entered_at: AT.toISOString() }
    const lines = ids.flatMap((id) => [{ id }, { withdraws: id, ...end }])
    const bytes = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    return importLedger(bed.store, { collection, file: 'corrections.ndjson', bytes }, AT)
  }

  test('after the import of a ledger, numbers of reports continue after those in the ledgers of all collections', async () => {
    assert.equal(await receive(), 1)
    await take('appropriations', ['c9', 'report-1'])
    assert.equal(await receive(), 2)
    await take('congress', [
      'report-2040',
      'report-300',
      'report-9000000000',
      'report-3000x',
      'my-report-4000',
    ])
    assert.equal(await receive(), 2041)
    assert.equal(await receive(), 2042)
  })
})
