import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { onEveryStore } from '../platform/store/testing.ts'
import {
  acceptReport,
  listReportQueue,
  passReport,
  showReport,
  watchReports,
  askReporter,
  rejectReport,
} from './index.ts'
import { ACCEPTANCE, AT, DAY, later, openReviewBed, refused, type ReviewBed } from './testing.ts'

onEveryStore((open) => {
  let bed: ReviewBed

  before(async () => {
    bed = await openReviewBed(open)
  })
  after(() => bed.store.destroy())

  const show = (number: number, person: string | null) => showReport(bed.needs, { number, person, at: AT })

  test('a reviewer sees the record, the proposal, the change and the totals that it moves', async () => {
    const number = await bed.receive({ field: 'amount', proposed: 5000, mailbox: 'ada@society.example' })
    const other = await bed.receive({ proposed: 'Wells' })
    const { actor } = await bed.drawn(number)
    const shown = await show(number, actor.person)
    assert.deepEqual(shown.preview, {
      field: 'amount',
      before: 500,
      after: 5000,
      outcome: 'applied',
      moves: [{ of: 'request, 2026', by: 4500 }],
    })
    assert.deepEqual([shown.record?.editions.length, shown.record?.editions[0]?.value], [1, 500])
    assert.deepEqual(
      shown.others.map((one) => one.number),
      [other],
    )
    assert.ok(shown.steps.includes('accept') && !shown.steps.includes('second'))
    assert.match(shown.publisher_text, /To: House Committee on Appropriations[^]*Proposed value: 5000/)
    assert.doesNotMatch(JSON.stringify(shown), /society\.example|secret/)
    const [second] = await bed.others(number)
    assert.deepEqual((await show(number, second.actor.person)).steps, ['redact'])
    await acceptReport(bed.needs, { ...(await bed.drawn(number)), ...ACCEPTANCE })
    assert.deepEqual((await show(number, second.actor.person)).steps, ['second', 'disagree', 'redact'])
  })

  test('a reviewer with the domain of the reporter is never drawn, and may only pass the report on', async () => {
    const near = await bed.addPerson('near@mail.near.example')
    for (let count = 0; count < 20; count += 1) {
      const { reviewer } = await bed.row(await bed.receive({ mailbox: 'ada@near.example' }))
      assert.notEqual(reviewer, near)
    }
    const number = await bed.receive({ mailbox: 'ada@near.example' })
    assert.match((await show(number, near)).bar ?? '', /the reporter’s mailbox/)
    await assert.rejects(
      rejectReport(bed.needs, { ...bed.on(number, near), reason: 'No.' }),
      refused('not_permitted'),
    )
    await bed.setRole(near, null)
    await assert.rejects(show(number, near), refused('not_permitted'))
    await assert.rejects(listReportQueue(bed.needs, { person: near, at: AT }), refused('not_permitted'))
  })

  test('a report is passed to another reviewer, and drawn again after 7 days or once its reviewer is none', async () => {
    const number = await bed.receive()
    const first = await bed.drawn(number)
    await passReport(bed.needs, first)
    const second = (await bed.row(number)).reviewer ?? ''
    assert.notEqual(second, first.actor.person)
    await watchReports(bed.needs, later(7 * DAY - 1))
    assert.equal((await bed.row(number)).reviewer, second)
    await watchReports(bed.needs, later(7 * DAY))
    const third = (await bed.row(number)).reviewer ?? ''
    assert.notEqual(third, second)
    await bed.setRole(third, null)
    await watchReports(bed.needs, later(7 * DAY))
    assert.notEqual((await bed.row(number)).reviewer, third)
    await bed.setRole(third, 'reviewer')
  })

  test('a question without an answer lapses after 30 days, and a contact is erased 30 days after the decision', async () => {
    const [asked, decided] = [
      await bed.receive({ mailbox: 'eve@asked.example' }),
      await bed.receive({ mailbox: 'eve@decided.example' }),
    ]
    await askReporter(bed.needs, { ...(await bed.drawn(asked)), note: 'Which page?' })
    await rejectReport(bed.needs, { ...(await bed.drawn(decided)), reason: 'The page says so.' })
    await watchReports(bed.needs, later(30 * DAY - 1))
    assert.equal(await bed.stateOf(asked), 'asked_back')
    assert.ok((await bed.row(decided)).contact_key)
    await watchReports(bed.needs, later(30 * DAY))
    assert.equal(await bed.stateOf(asked), 'lapsed')
    const row = await bed.row(decided)
    assert.deepEqual([row.contact_key, row.contact_body], [null, null])
    assert.equal(await bed.countMails('eve@asked.example', 'correction'), 2)
  })
})
