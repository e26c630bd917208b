import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { checkAudit, listAudit } from '../audit/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import { endWithTest, LOADING, once } from '../platform/testing.ts'
import { acceptReport, secondReport, type ReportTables } from './index.ts'
import { checkLedgerChain } from './ledger/index.ts'
import type { FatalOrder, Moment } from './testing/decide-and-die.ts'
import { ACCEPTANCE, openReviewBed, refused, type ReviewBed } from './testing.ts'

const PROGRAM = join(import.meta.dirname, 'testing/decide-and-die.ts')

const BEFORE_COMMIT: readonly Moment[] = ['ledger_lines', 'correction_events', 'outbox', 'commit']

onEveryStore((open) => {
  let bed: ReviewBed

  before(async () => {
    bed = await openReviewBed(open)
  })
  after(() => bed.store.destroy())

  /** Lets a child process decide until it dies. */
  const decideAndDie = async (order: Omit<FatalOrder, 'place'>): Promise<void> => {
    const words = JSON.stringify({ ...order, place: bed.store.place } satisfies FatalOrder)
    const stdio = ['ignore', 'ignore', 'inherit'] as const
    const child = endWithTest(spawn(process.execPath, [...LOADING, PROGRAM, words], { stdio: [...stdio] }))
    await once(child, 'exit')
    assert.equal(child.signalCode, 'SIGKILL', `the process outlived the moment ${order.moment}`)
  }

  /** Traces of a decision, in the order: state, lines of the ledger, events, lines of the audit log, mails. */
  const trace = async (number: number, event: 'accept' | 'second') => {
    const { corrections } = await bed.readLedger()
    const events = await bed.store
      .db<ReportTables>()
      .selectFrom('correction_events')
      .select('revision')
      .where('report', '=', number)
      .where('event', '=', event)
      .execute()
    const wanted = { object: `correction ${number}`, action: `correction.${event}`, limit: 10 }
    return [
      await bed.stateOf(number),
      corrections.filter(({ id }) => id === `report-${number}`).length,
      events.length,
      (await listAudit(bed.store, wanted)).length,
      await bed.countMails(mailboxOf(number), 'correction'),
    ]
  }
  const DONE = ['accepted', 1, 1, 1, 1]

  let received = 0
  const mailboxOf = (number: number) => `reporter${number}@society.example`
  /** A report about a record of its own, with a contact. */
  const receive = (field: string, proposed: unknown) => {
    received += 1
    const record = `hr-2026-${String(received).padStart(16, '0')}`
    return bed.receive({ record, field, proposed, mailbox: mailboxOf(received) })
  }

  for (const moment of [...BEFORE_COMMIT, 'end'] as const)
    test(`an acceptance that is killed at the moment "${moment}" leaves nothing or everything, and works once`, async (t) => {
      const { directory, databaseUrl } = bed.store.place
      if (directory === '' && databaseUrl === undefined) return t.skip('PGlite lives in one process')
      const number = await receive('title', 'Sample Well')
      const order = { ...(await bed.drawn(number)), ...ACCEPTANCE }
      await decideAndDie({ step: 'accept', number, person: order.actor.person, moment })
      const left = moment === 'end' ? DONE : ['under_review', 0, 0, 0, 0]
      assert.deepEqual(await trace(number, 'accept'), left)
      if (moment !== 'end') await acceptReport(bed.needs, order)
      await assert.rejects(acceptReport(bed.needs, order), refused('not_in_this_state'))
      assert.deepEqual(await trace(number, 'accept'), DONE)
    })

  for (const moment of ['commit', 'end'] as const)
    test(`a second reviewer who is killed at the moment "${moment}" leaves nothing or everything`, async (t) => {
      const { directory, databaseUrl } = bed.store.place
      if (directory === '' && databaseUrl === undefined) return t.skip('PGlite lives in one process')
      const number = await receive('amount', 5000)
      await acceptReport(bed.needs, { ...(await bed.drawn(number)), ...ACCEPTANCE })
      const [second] = await bed.others(number)
      await decideAndDie({ step: 'second', number, person: second.actor.person, moment })
      const left = moment === 'end' ? DONE : ['awaiting_second', 0, 0, 0, 0]
      assert.deepEqual(await trace(number, 'second'), left)
      if (moment !== 'end') await secondReport(bed.needs, second)
      await assert.rejects(secondReport(bed.needs, second), refused('not_in_this_state'))
      assert.deepEqual(await trace(number, 'second'), DONE)
    })

  test('the chains of the ledger and of the audit log are whole after all kills', async () => {
    assert.equal((await checkAudit(bed.store)).brokenAt, null)
    assert.equal((await checkLedgerChain(bed.store, 'appropriations')).brokenAt, null)
  })
})
