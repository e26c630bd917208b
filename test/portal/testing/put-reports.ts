import type { TestService } from '../../../apps/service/src/bin/testing.ts'
import { makeEntry, makeLedger } from '../../../apps/service/src/corrections/ledger/testing.ts'
import { putReport } from '../../../apps/service/src/corrections/testing/put-report.ts'

const DECIDED = Date.parse('2026-06-01T12:00:00Z')
const LONG_ADDRESS = `https://letters.example/${'a-long-name-of-a-letter/'.repeat(8)}letter.pdf?page=1&of=2`
const WORDS = {
  proposed: { value: 5000 },
  why: `The letter gives another amount. ${'AWordWithoutASpace'.repeat(10)}`,
  evidence: ['https://letters.example/a.pdf', LONG_ADDRESS],
  reason: 'The letter is signed.',
}

/** Puts a report in each state that has a look of its own. Returns the numbers. */
export const putReports = async ({ store }: TestService, record: string): Promise<readonly number[]> => {
  const open = { record, page: `/records/${record}`, contact_key: null, contact_body: null, reviewer: null }
  const about = { ...open, decided_at: DECIDED, published: WORDS }
  const { add, withdraw } = makeLedger(store)
  const at = new Date(DECIDED)
  const correct = async (state: 'accepted' | 'reversed', id: string) => {
    await add(makeEntry(id, { record, evidence_url: LONG_ADDRESS }), at)
    return putReport(store, { ...about, state, ledger_id: id })
  }
  const reversed = await correct('reversed', 'report-reversed')
  await withdraw('report-reversed', at)
  return [
    reversed,
    await correct('accepted', 'report-accepted'),
    await putReport(store, { ...about, state: 'rejected', appealed: 1, field: null }),
    await putReport(store, { ...about, state: 'told_publisher', title: '', page: null, record: 'st-1' }),
    await putReport(store, { ...open, state: 'under_review', title: 'Wells '.repeat(40).trim() }),
    await putReport(store, { ...open, state: 'asked_back' }),
  ]
}
