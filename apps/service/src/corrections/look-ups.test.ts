import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { NewReport } from '@rotunda/contract'
import { listMail, readMail, sendCode } from '../people/index.ts'
import { Refusal } from '../platform/index.ts'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import { makeProofChallenge, receiveReport, type ReportNeeds } from './index.ts'
import { AT, later, makeReportNeeds, RECORD, REVIEW_MIGRATIONS, solveProof, TEST_BOOK } from './testing.ts'

const REPORT: NewReport = { record: RECORD, why: 'The letter of the member gives another name.' }

onEveryStore((openTestStore) => {
  let store: TestStore
  let needs: ReportNeeds
  const looked: string[] = []
  before(async () => {
    store = await openTestStore(REVIEW_MIGRATIONS, () => AT)
    const find = (named: string) => {
      looked.push(named)
      return TEST_BOOK.find(named)
    }
    needs = { ...makeReportNeeds(store), book: { ...TEST_BOOK, find } }
  })
  after(() => store.destroy())

  let clients = 0
  const receive = (changes: Partial<NewReport>) =>
    receiveReport(needs, { ...REPORT, ...changes, countedAs: `192.0.2.${(clients += 1)}` }, AT)
  const prove = async (at = AT): Promise<string> => solveProof(await makeProofChallenge(needs.pepper, at))
  const confirm = async (mailbox: string) => {
    const { attempt } = await sendCode(needs, { purpose: 'report', mailbox, address: mailbox }, AT)
    const mail = (await listMail(needs, 200)).find((one) => one.mailbox === mailbox)
    const read = await readMail({ ...needs, sender: { origin: 'https://rotunda.example' } }, mail?.id ?? '')
    return { mailbox, attempt, code: /\d{4} \d{4}/.exec(read?.text ?? '')?.[0] ?? '' }
  }

  test('no record is looked up for a report whose proof of work or code does not count', async () => {
    const [used, ended, open] = [
      await prove(),
      await confirm('ended@example.org'),
      await confirm('open@example.org'),
    ]
    await receive({ altcha: used })
    await receive({ confirmation: ended })
    assert.deepEqual(looked.splice(0), [RECORD, RECORD])
    const faults: readonly [Partial<NewReport>, string][] = [
      // Words are read without a look-up.
      [{}, 'why'],
      [{ altcha: 'nothing' }, 'proof_needed'],
      [{ altcha: used }, 'proof_needed'],
      [{ altcha: await prove(later(-600_001)) }, 'proof_needed'],
      [{ altcha: await prove(), confirmation: open }, 'altcha'],
      [{ confirmation: ended }, 'code'],
      [{ confirmation: { ...open, attempt: 'a'.repeat(43) } }, 'code'],
      [{ confirmation: { ...open, code: '1' } }, 'code'],
      [{ confirmation: { ...open, mailbox: 'nothing' } }, 'mailbox'],
    ]
    for (const [proof, fault] of faults)
      for (const record of [RECORD, 'unknown'])
        await assert.rejects(receive({ ...proof, record, why: '' }), (cause) => {
          assert.ok(cause instanceof Refusal)
          assert.deepEqual(cause.errors?.map(({ field }) => field) ?? [cause.code], [fault])
          return true
        })
    assert.deepEqual(looked, [])
    await receive({ confirmation: open })
    assert.deepEqual(looked, [RECORD])
  })
})
