import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { onEveryStore } from '../platform/store/testing.ts'
import {
  acceptReport,
  CORRECTABLE,
  drawReviewers,
  makeProofChallenge,
  markSpam,
  passReport,
  receiveReport,
  rejectReport,
  sealContact,
  withdrawReport,
  type ReportTables,
} from './index.ts'
import { ACCEPTANCE, AT, DAY, later, openReviewBed, solveProof, type ReviewBed } from './testing.ts'

const REASON = { reason: 'The document says otherwise.' }

onEveryStore((open) => {
  let bed: ReviewBed
  before(async () => {
    bed = await openReviewBed(open)
    for (let count = 0; count < 9; count += 1) await bed.addPerson(`more${count}@rotunda.example`)
  })
  after(() => bed.store.destroy())

  let records = 0
  const nextRecord = () => `hr-2026-${String((records += 1)).padStart(16, '7')}`
  const reviewerOf = async (number: number) => (await bed.row(number)).reviewer ?? assert.fail()
  const withdraw = (number: number) => withdrawReport(bed.needs, { secret: `secret-${number}`, at: AT })
  const setContact = (number: number, mailbox: string) =>
    bed.store.write<ReportTables, unknown>((trx) =>
      trx
        .updateTable('correction_reports')
        .set(sealContact(bed.needs.sealer, number, { mailbox, secret: `secret-${number}` }))
        .where('number', '=', number)
        .execute(),
    )

  test('whoever withdraws a report and reports the record again gets the same reviewer, for any field and any spelling of the record', async () => {
    const record = nextRecord()
    const first = await bed.receive({ record })
    const reviewer = await reviewerOf(first)
    await withdraw(first)
    const wanted: readonly { readonly field?: string; readonly proposed?: unknown }[] = [
      { field: 'title', proposed: 'Another well' },
      { field: 'recipient', proposed: 'Sample Town' },
      {},
      { field: 'fiscal_year', proposed: 2027 },
    ]
    for (const spelling of [record, `/records/${record}`, `https://rotunda.example/record?id=${record}`])
      for (const report of wanted) {
        const altcha = solveProof(await makeProofChallenge(bed.needs.pepper, AT))
        const sent = { ...report, record: spelling, why: 'The letter says so.', altcha, countedAs: spelling }
        const { number, secret } = await receiveReport(bed.needs, sent, AT)
        assert.equal(await reviewerOf(number), reviewer, `${spelling} ${report.field}`)
        await withdrawReport(bed.needs, { secret, at: AT })
      }
  })

  test('a report that was rejected, put aside or passed on leaves the order of reviewers as it is', async () => {
    const record = nextRecord()
    const first = await bed.receive({ record })
    const reviewer = await reviewerOf(first)
    await rejectReport(bed.needs, { ...(await bed.drawn(first)), ...REASON })
    const second = await bed.receive({ record })
    await markSpam(bed.needs, await bed.drawn(second))
    const third = await bed.receive({ record })
    await passReport(bed.needs, await bed.drawn(third))
    const next = await reviewerOf(third)
    assert.notEqual(next, reviewer)
    const fourth = await bed.receive({ record })
    assert.equal(await reviewerOf(fourth), reviewer)
    await passReport(bed.needs, await bed.drawn(fourth))
    assert.equal(await reviewerOf(fourth), next)
    assert.deepEqual(await bed.listDrawn(record), [reviewer, next])
  })

  test('reports that are received at once have one reviewer', async () => {
    const record = nextRecord()
    const numbers = await Promise.all(Array.from({ length: 6 }, () => bed.receive({ record })))
    const drawn = await Promise.all(numbers.map(reviewerOf))
    assert.equal(new Set(drawn).size, 1)
  })

  test('30 days without a draw end the order of a record, and every draw prolongs it', async () => {
    for (const days of [29, 30]) {
      const record = nextRecord()
      const reviewer = await reviewerOf(await bed.receive({ record }))
      for (const round of [1, 2])
        assert.equal(
          await reviewerOf(await bed.receive({ record, at: later(round * days * DAY) })),
          reviewer,
          `${days} days, ${round}`,
        )
    }
    let same = 0
    for (let count = 0; count < 20; count += 1) {
      const record = nextRecord()
      const first = await reviewerOf(await bed.receive({ record }))
      const second = await reviewerOf(await bed.receive({ record, at: later(30 * DAY + 1) }))
      assert.deepEqual(await bed.listDrawn(record), [second])
      same += Number(first === second)
    }
    assert.ok(same < 20)
  })

  test('reports of an idle reviewer, or one who lost the role, go to one other reviewer', async () => {
    const record = nextRecord()
    const numbers = await Promise.all(Array.from({ length: 4 }, () => bed.receive({ record, at: later(0) })))
    const reviewer = await reviewerOf(numbers[0] ?? 0)
    await drawReviewers(bed.needs, later(7 * DAY))
    const [next = '', ...others] = new Set(await Promise.all(numbers.map(reviewerOf)))
    assert.deepEqual([others, next === reviewer], [[], false])
    await bed.setRole(next, null)
    await drawReviewers(bed.needs, later(7 * DAY + 1))
    // The first reviewer is there again.
    assert.deepEqual(new Set(await Promise.all(numbers.map(reviewerOf))), new Set([reviewer]))
    await bed.setRole(next, 'reviewer')
    // Three idle reviewers are three different ones.
    await drawReviewers(bed.needs, later(15 * DAY))
    await drawReviewers(bed.needs, later(23 * DAY))
    const order = await bed.listDrawn(record)
    assert.equal(new Set([...order, reviewer]).size, order.length)
    assert.equal(order.length, 3)
  })

  test('whatever mailboxes a reporter confirms, the reviewers behind a barred one are the same', async () => {
    const record = nextRecord()
    const number = await bed.receive({ record })
    const first = await reviewerOf(number)
    const mailboxOf = async (person: string) => {
      const people = bed.store.db<ReportTables>().selectFrom('people').select('mailbox')
      return (await people.where('id', '=', person).executeTakeFirstOrThrow()).mailbox ?? assert.fail()
    }
    await setContact(number, await mailboxOf(first))
    await drawReviewers(bed.needs, AT)
    const second = await reviewerOf(number)
    assert.notEqual(second, first)
    for (let count = 0; count < 4; count += 1) {
      await setContact(number, await mailboxOf(count % 2 === 0 ? second : first))
      await drawReviewers(bed.needs, AT)
      const again = await bed.receive({ record, mailbox: await mailboxOf(first) })
      assert.equal(await reviewerOf(again), second)
    }
    const order = await bed.listDrawn(record)
    assert.ok(order.length <= 3, `${order.length} were drawn`)
  })

  test('one reviewer accepts only a report with a confirmed mailbox, of a field that names no person and no amount', async () => {
    for (const { name: field } of CORRECTABLE)
      for (const mailbox of [undefined, 'ada@society.example']) {
        const isName = ['amount', 'recipient', 'recipient_address', 'requestors'].includes(field)
        const proposed = field === 'amount' ? 7 : { state: 'TX', subcommittee: 'DEF' }[field]
        const record = nextRecord()
        const number = await bed.receive({
          record,
          field: null,
          proposed: undefined,
          ...(mailbox && { mailbox }),
        })
        const order = { ...(await bed.drawn(number)), ...ACCEPTANCE, field }
        const lists: Readonly<Record<string, unknown>> = { project_states: ['TX'], requestors: [REQUESTOR] }
        const after = lists[field] ?? proposed ?? 'Another text'
        const { state } = await acceptReport(bed.needs, { ...order, after })
        const alone = mailbox !== undefined && !isName
        assert.equal(state, alone ? 'accepted' : 'awaiting_second', `${field} ${mailbox}`)
      }
  })

  test('a mailbox that is confirmed before the acceptance counts, and one confirmed later brings no acceptance about', async () => {
    const [before, since] = [
      await bed.receive({ record: nextRecord() }),
      await bed.receive({ record: nextRecord() }),
    ]
    await setContact(before, 'ada@society.example')
    assert.equal(
      (await acceptReport(bed.needs, { ...(await bed.drawn(before)), ...ACCEPTANCE })).state,
      'accepted',
    )
    await acceptReport(bed.needs, { ...(await bed.drawn(since)), ...ACCEPTANCE })
    await setContact(since, 'ada@society.example')
    await drawReviewers(bed.needs, AT)
    assert.equal(await bed.stateOf(since), 'awaiting_second')
  })
})

const REQUESTOR = {
  name: 'Ada Ash',
  name_raw: 'Ash',
  chamber: 'house',
  state: 'TX',
  district: 2,
  party: null,
  bioguide: null,
  match: 'none',
  from_match: [],
}
