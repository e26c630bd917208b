import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { checkAudit, listAudit } from '../audit/index.ts'
import { openBeside, onEveryStore } from '../platform/store/testing.ts'
import {
  acceptReport,
  askReporter,
  decisionOf,
  disagree,
  keepCorrection,
  markDuplicate,
  markSpam,
  passReport,
  proposeReversal,
  publishedOf,
  publishWords,
  readReportTexts,
  redactReport,
  rejectReport,
  reverseReport,
  secondReport,
  tellPublisher,
  type ReportTables,
  type RecordBook,
} from './index.ts'
import {
  ACCEPTANCE,
  makeReportNeeds,
  openReviewBed,
  OTHER_RECORD,
  refused,
  REVIEW_MIGRATIONS,
  type ReviewBed,
} from './testing.ts'

const REASON = { reason: 'The document says otherwise.' }

onEveryStore((open) => {
  let bed: ReviewBed

  before(async () => {
    bed = await openReviewBed(open)
  })
  after(() => bed.store.destroy())

  const linesOf = async (number: number) =>
    (await bed.readLedger()).corrections.filter(({ id }) => id === `report-${number}`)

  const accept = async (number: number) =>
    acceptReport(bed.needs, { ...(await bed.drawn(number)), ...ACCEPTANCE })

  /** Accepts a report about an amount by two reviewers. */
  const acceptAmount = async () => {
    const record = `hr-2026-${String(Math.floor(performance.now() * 1000)).padStart(16, '0')}`
    const number = await bed.receive({ record, field: 'amount', proposed: 5000 })
    await accept(number)
    const [second, third] = await bed.others(number)
    await secondReport(bed.needs, second)
    return { number, second, third }
  }

  test('a first reviewer is drawn at receipt, and is mailed', async () => {
    const drawn = new Set<string>()
    for (let count = 0; count < 40; count += 1) {
      const { state, reviewer } = await bed.row(
        await bed.receive({ record: `hr-2026-${String(count).padStart(16, '9')}` }),
      )
      assert.equal(state, 'under_review')
      drawn.add(reviewer ?? '')
    }
    assert.deepEqual([...drawn].sort(), [...bed.reviewers].sort())
    assert.ok((await bed.countMails('first@rotunda.example', 'review')) > 0)
  })

  test('a title is accepted by the drawn reviewer alone, with its line in the ledger and a mail', async () => {
    const number = await bed.receive({ mailbox: 'ada@society.example' })
    const [other] = await bed.others(number)
    await assert.rejects(acceptReport(bed.needs, { ...other, ...ACCEPTANCE }), refused('not_permitted'))
    assert.deepEqual(await linesOf(number), [])
    assert.equal((await accept(number)).state, 'accepted')
    const [line] = await linesOf(number)
    assert.deepEqual(
      [line?.field, line?.before, line?.after, line?.evidence_url],
      ['title', 'Sample Wells', 'Sample Well', ACCEPTANCE.evidenceUrl],
    )
    const row = await bed.row(number)
    assert.deepEqual([row.ledger_id, row.client], [`report-${number}`, null])
    assert.deepEqual(publishedOf(row), {
      proposed: { value: 'Sample Well' },
      why: null,
      evidence: [ACCEPTANCE.evidenceUrl],
      reason: ACCEPTANCE.reason,
    })
    assert.equal(await bed.countMails('ada@society.example', 'correction'), 1)
    const [audited] = await listAudit(bed.store, { object: `correction ${number}`, limit: 1 })
    assert.equal(audited?.action, 'correction.accept')
    assert.match(audited.detail, /"no_interest":true/)
    assert.doesNotMatch(audited.detail, /letter/)
    assert.equal((await checkAudit(bed.store)).brokenAt, null)
  })

  test('no line is added while the file of the ledger is not imported, or a published release has lines that are lost', async () => {
    const withBook = (changes: Partial<RecordBook>) => ({
      ...bed.needs,
      book: { ...bed.needs.book, ...changes },
    })
    const unimported = withBook({ readLedgerFile: () => Promise.resolve(Buffer.from('{}')) })
    const lost = withBook({ lacksPublishedLines: () => Promise.resolve(true) })
    const wayOut = (message: RegExp) => ({ ...refused('not_in_this_state'), message })
    const number = await bed.receive()
    const order = { ...(await bed.drawn(number)), ...ACCEPTANCE }
    await assert.rejects(acceptReport(unimported, order), wayOut(/corrections import/))
    await assert.rejects(acceptReport(lost, order), wayOut(/the database lacks.*release build/))
    assert.deepEqual(await linesOf(number), [])
    await markSpam(bed.needs, order)
    const accepted = await acceptAmount()
    await proposeReversal(bed.needs, { ...accepted.third, ...REASON })
    const fourth = bed.on(accepted.number, await bed.addPerson('imports@far.example'))
    for (const needs of [unimported, lost])
      await assert.rejects(reverseReport(needs, fourth), refused('not_in_this_state'))
    assert.equal((await linesOf(accepted.number))[0]?.withdrawn, undefined)
    await bed.setRole(fourth.actor.person, null)
  })

  test('an amount needs a second reviewer, and changes nothing before', async () => {
    const record = 'hr-2026-0000000000000003'
    const number = await bed.receive({ record, field: 'amount', proposed: 5000 })
    assert.equal((await accept(number)).state, 'awaiting_second')
    assert.deepEqual(await linesOf(number), [])
    await assert.rejects(secondReport(bed.needs, await bed.drawn(number)), refused('not_permitted'))
    const [second] = await bed.others(number)
    assert.equal((await secondReport(bed.needs, second)).state, 'accepted')
    assert.equal((await linesOf(number)).length, 1)
  })

  test('a second reviewer who disagrees hands the report back', async () => {
    const record = 'hr-2026-0000000000000004'
    const number = await bed.receive({ record, field: 'amount', proposed: 5000 })
    await accept(number)
    await assert.rejects(
      disagree(bed.needs, { ...(await bed.drawn(number)), ...REASON }),
      refused('not_permitted'),
    )
    const [second] = await bed.others(number)
    assert.equal((await disagree(bed.needs, { ...second, ...REASON })).state, 'under_review')
    assert.equal(decisionOf(await bed.row(number)), undefined)
    assert.deepEqual(await linesOf(number), [])
  })

  test('a first reviewer who lost the role cannot be seconded, and a changed value neither', async () => {
    const record = 'hr-2026-0000000000000005'
    const report = { record, field: 'amount', proposed: 5000 }
    const [lost, changed] = [await bed.receive(report), await bed.receive(report)]
    await accept(lost)
    const { reviewer } = await bed.row(lost)
    const [second] = await bed.others(lost)
    await bed.setRole(reviewer ?? '', null)
    await assert.rejects(secondReport(bed.needs, second), refused('not_in_this_state'))
    await bed.setRole(reviewer ?? '', 'reviewer')
    await acceptReport(bed.needs, { ...(await bed.drawn(changed)), ...ACCEPTANCE, after: 7000 })
    await secondReport(bed.needs, second)
    const [late] = await bed.others(changed)
    await assert.rejects(secondReport(bed.needs, late), refused('not_in_this_state'))
    assert.equal((await linesOf(changed)).length, 0)
  })

  test('an acceptance needs a public address, a reason, a value that the field can hold, and no interest', async () => {
    const number = await bed.receive({ record: 'hr-2026-0000000000000006', field: null, proposed: undefined })
    const order = { ...(await bed.drawn(number)), ...ACCEPTANCE, field: 'amount', after: 5000 }
    for (const wrong of [
      { evidenceUrl: 'letter.pdf' },
      { evidenceUrl: 'https://me:secret@member.example/' },
      { evidenceUrl: 'https://127.0.0.1/x' },
      { evidenceUrl: 'http://printer.local/letter.pdf' },
      { reason: ' ' },
      { reason: 'Hidden\u202e' },
      { field: undefined },
      { field: 'id' },
      { after: undefined },
      { after: 500 },
      { after: 'much' },
      { noInterest: false },
    ])
      await assert.rejects(acceptReport(bed.needs, { ...order, ...wrong }), refused('invalid_fields'))
    assert.equal(await bed.stateOf(number), 'under_review')
    assert.equal((await acceptReport(bed.needs, order)).state, 'awaiting_second')
  })

  test('a rejection has a public reason, and the other endings are those of the drawn reviewer', async () => {
    const first = await bed.receive({ record: OTHER_RECORD })
    const numbers = [
      first,
      await bed.receive({ record: OTHER_RECORD }),
      await bed.receive(),
      await bed.receive(),
    ]
    const [rejected = 0, duplicate = 0, told = 0, spam = 0] = numbers
    for (const number of numbers)
      for (const order of await bed.others(number))
        for (const decide of [
          () => rejectReport(bed.needs, { ...order, ...REASON }),
          () => tellPublisher(bed.needs, { ...order, ...REASON }),
          () => markDuplicate(bed.needs, { ...order, of: first }),
          () => markSpam(bed.needs, order),
          () => askReporter(bed.needs, { ...order, note: 'Which page?' }),
          () => passReport(bed.needs, order),
        ])
          await assert.rejects(decide, refused('not_permitted'))
    await rejectReport(bed.needs, { ...(await bed.drawn(rejected)), ...REASON })
    assert.equal(publishedOf(await bed.row(rejected)).reason, REASON.reason)
    await tellPublisher(bed.needs, { ...(await bed.drawn(told)), ...REASON })
    for (const wrong of [duplicate, told, 9999])
      await assert.rejects(
        markDuplicate(bed.needs, { ...(await bed.drawn(duplicate)), of: wrong }),
        refused('invalid_fields'),
      )
    await markDuplicate(bed.needs, { ...(await bed.drawn(duplicate)), of: rejected })
    await markSpam(bed.needs, await bed.drawn(spam))
    assert.deepEqual(
      [await bed.stateOf(told), (await bed.row(duplicate)).duplicate_of, await bed.stateOf(spam)],
      ['told_publisher', rejected, 'spam'],
    )
    await assert.rejects(
      publishWords(bed.needs, { ...(await bed.drawn(spam)), why: 'Buy this.' }),
      refused('not_in_this_state'),
    )
  })

  test('an order on an older revision is refused, and of two stores at once one decides', async () => {
    const number = await bed.receive({ record: OTHER_RECORD, proposed: 'Other Wells' })
    const order = await bed.drawn(number)
    const { revision } = await bed.row(number)
    await assert.rejects(
      rejectReport(bed.needs, { ...order, ...REASON, revision: revision - 1 }),
      refused('changed_meanwhile'),
    )
    const beside = await openBeside(bed.store, REVIEW_MIGRATIONS)
    const settled = await Promise.allSettled([
      acceptReport(bed.needs, { ...order, ...ACCEPTANCE }),
      acceptReport(makeReportNeeds(beside), { ...order, ...ACCEPTANCE }),
      rejectReport(makeReportNeeds(beside), { ...order, ...REASON }),
    ])
    await beside.close()
    assert.deepEqual(settled.map(({ status }) => status).sort(), ['fulfilled', 'rejected', 'rejected'])
    const isAccepted = (await bed.stateOf(number)) === 'accepted'
    assert.equal((await linesOf(number)).length, isAccepted ? 1 : 0)
  })

  test('a reversal needs two reviewers who did not accept, and withdraws the line', async () => {
    const { number, second, third } = await acceptAmount()
    for (const order of [await bed.drawn(number), second])
      await assert.rejects(proposeReversal(bed.needs, { ...order, ...REASON }), refused('not_permitted'))
    await proposeReversal(bed.needs, { ...third, ...REASON })
    for (const order of [await bed.drawn(number), second, third])
      await assert.rejects(reverseReport(bed.needs, order), refused('not_permitted'))
    assert.equal((await linesOf(number))[0]?.withdrawn, undefined)
    const fourth = bed.on(number, await bed.addPerson(`fourth${number}@far.example`))
    assert.equal((await reverseReport(bed.needs, fourth)).state, 'reversed')
    assert.equal((await linesOf(number))[0]?.withdrawn?.reason, REASON.reason)
    assert.ok((await bed.row(number)).decision?.includes(REASON.reason))
    await redactReport(bed.needs, { ...fourth, parts: ['reasons'] })
    assert.ok(!(await bed.row(number)).decision?.includes(REASON.reason))
    await bed.setRole(fourth.actor.person, null)
  })

  test('a proposed reversal can be turned down, and proposed again', async () => {
    const { number, second, third } = await acceptAmount()
    await proposeReversal(bed.needs, { ...third, ...REASON })
    await assert.rejects(keepCorrection(bed.needs, { ...second, ...REASON }), refused('not_permitted'))
    assert.equal((await keepCorrection(bed.needs, { ...third, ...REASON })).state, 'accepted')
    assert.equal((await proposeReversal(bed.needs, { ...third, ...REASON })).state, 'awaiting_reversal')
    assert.equal((await linesOf(number))[0]?.withdrawn, undefined)
  })

  test('words are public once a reviewer publishes them, and a redacted text is gone for good', async () => {
    const number = await bed.receive({ record: OTHER_RECORD, proposed: 'Fine Wells' })
    const order = await bed.drawn(number)
    await assert.rejects(publishWords(bed.needs, { ...order, why: 'x' }), refused('not_in_this_state'))
    await rejectReport(bed.needs, { ...order, ...REASON })
    assert.equal(publishedOf(await bed.row(number)).why, null)
    const here = { ...order, evidence: ['https://10.1.2.3/'] }
    await assert.rejects(publishWords(bed.needs, here), refused('invalid_fields'))
    await publishWords(bed.needs, {
      ...order,
      why: 'The letter of [a person] says so.',
      proposed: true,
      evidence: ['https://member.example/redacted.pdf'],
    })
    assert.deepEqual(publishedOf(await bed.row(number)), {
      proposed: { value: 'Fine Wells' },
      why: 'The letter of [a person] says so.',
      evidence: ['https://member.example/redacted.pdf'],
      reason: REASON.reason,
    })
    await assert.rejects(redactReport(bed.needs, { ...order, parts: [] }), refused('invalid_fields'))
    await redactReport(bed.needs, { ...order, parts: ['why', 'proposed', 'reasons'] })
    assert.deepEqual(publishedOf(await bed.row(number)), {
      proposed: null,
      why: null,
      evidence: ['https://member.example/redacted.pdf'],
      reason: null,
    })
    const { why, proposed, evidence } = await readReportTexts(bed.store.db(), number)
    assert.deepEqual([why, proposed, evidence?.length], [null, null, 1])
    const notes = await bed.store
      .db<ReportTables>()
      .selectFrom('correction_events')
      .select('note')
      .where('report', '=', number)
      .where('note', 'is not', null)
      .execute()
    assert.deepEqual(notes, [])
    const lines = await listAudit(bed.store, { object: `correction ${number}`, limit: 9 })
    assert.ok(
      lines.some(({ detail }) => detail.includes('"note":"')),
      'a digest of the reason stays',
    )
    assert.equal((await checkAudit(bed.store)).brokenAt, null)
  })
})
