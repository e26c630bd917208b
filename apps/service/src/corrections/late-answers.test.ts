import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { lockAudit } from '../audit/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import { within } from '../platform/testing.ts'
import {
  acceptReport,
  markSpam,
  proposeReversal,
  reverseReport,
  secondReport,
  type RecordBook,
} from './index.ts'
import { ACCEPTANCE, openReviewBed, refused, type ReviewBed } from './testing.ts'

const REASON = 'The document says otherwise.'
const NAMES = ['readLedgerFile', 'lacksPublishedLines', 'find', 'fit'] as const
type Name = (typeof NAMES)[number]

onEveryStore((open) => {
  let bed: ReviewBed
  before(async () => {
    bed = await openReviewBed(open)
  })
  after(() => bed.store.destroy())

  let records = 0
  const nextRecord = () => `hr-2026-${String((records += 1)).padStart(16, '7')}`

  /** A book whose reader does `first` before each answer. */
  const afterwards = (first: (name: Name) => Promise<unknown>) => {
    const { book } = bed.needs
    const late = async <Answer>(name: Name, ask: () => Promise<Answer>): Promise<Answer> => {
      await first(name)
      return ask()
    }
    const answers: RecordBook = {
      ...book,
      readLedgerFile: (...given) => late('readLedgerFile', () => book.readLedgerFile(...given)),
      lacksPublishedLines: (...given) =>
        late('lacksPublishedLines', () => book.lacksPublishedLines(...given)),
      find: (...given) => late('find', () => book.find(...given)),
      fit: (...given) => late('fit', () => book.fit(...given)),
    }
    return { ...bed.needs, book: answers }
  }

  const writeElsewhere = () => bed.store.write((trx) => lockAudit(trx, bed.store.engine))

  const accept = async (number: number, needs = bed.needs, after?: unknown) =>
    acceptReport(needs, { ...(await bed.drawn(number)), ...ACCEPTANCE, after })

  const linesOf = async (number: number) =>
    (await bed.readLedger()).corrections.filter(({ id }) => id === `report-${number}`)

  test('a reader that answers late holds up no other write while a report is accepted, seconded or reversed', async () => {
    const asked = new Set<Name>()
    const needs = afterwards(async (name) => {
      asked.add(name)
      await within('another write, while a reader is asked', writeElsewhere())
    })
    const number = await bed.receive({ record: nextRecord(), field: 'amount', proposed: 5000 })
    await accept(number, needs)
    const [second, third] = await bed.others(number)
    await secondReport(needs, second)
    assert.deepEqual([...asked].sort(), [...NAMES].sort())
    await proposeReversal(needs, { ...third, reason: REASON })
    const fourth = bed.on(number, await bed.addPerson('late@far.example'))
    assert.equal((await reverseReport(needs, fourth)).state, 'reversed')
    await bed.setRole(fourth.actor.person, null)
  })

  test('a report that was changed while the reader was asked is refused, and has no line', async () => {
    const number = await bed.receive({ record: nextRecord(), mailbox: 'changed@society.example' })
    let spam: Promise<unknown> | undefined
    const order = await bed.drawn(number)
    const needs = afterwards(() => (spam ??= markSpam(bed.needs, order)))
    await assert.rejects(accept(number, needs), refused('changed_meanwhile'))
    assert.deepEqual([await bed.stateOf(number), await linesOf(number)], ['spam', []])
  })

  test('a line that came while the reader was asked counts for the acceptance, on any record', async () => {
    for (const isSameRecord of [true, false]) {
      const record = nextRecord()
      const number = await bed.receive({ record, mailbox: 'second@society.example' })
      const other = isSameRecord ? record : nextRecord()
      const first = await bed.receive({ record: other, mailbox: 'first@society.example' })
      let before: Promise<unknown> | undefined
      const needs = afterwards(async (name) => {
        if (name === 'fit') await (before ??= accept(first, bed.needs, 'Wells of before'))
      })
      assert.equal((await accept(number, needs)).state, 'accepted')
      const [line] = await linesOf(number)
      assert.equal(line?.before, isSameRecord ? 'Wells of before' : 'Sample Wells')
    }
  })

  test('an acceptance is refused when the ledger changes again and again, and is accepted when it rests', async () => {
    const number = await bed.receive({ record: nextRecord(), mailbox: 'again@society.example' })
    const needs = afterwards(async (name) => {
      if (name !== 'fit') return
      await accept(await bed.receive({ record: nextRecord(), mailbox: 'busy@society.example' }))
    })
    await assert.rejects(accept(number, needs), refused('changed_meanwhile'))
    assert.deepEqual([await bed.stateOf(number), await linesOf(number)], ['under_review', []])
    assert.equal((await accept(number)).state, 'accepted')
  })

  test('the book is asked nothing for a person who may not decide, or for a report in another state', async () => {
    const number = await bed.receive({ record: nextRecord(), mailbox: 'asks@society.example' })
    const asked: Name[] = []
    const needs = afterwards((name) => Promise.resolve(asked.push(name)))
    const [other] = await bed.others(number)
    await assert.rejects(acceptReport(needs, { ...other, ...ACCEPTANCE }), refused('not_permitted'))
    const order = await bed.drawn(number)
    await assert.rejects(secondReport(needs, order), refused('not_in_this_state'))
    await assert.rejects(reverseReport(needs, order), refused('not_in_this_state'))
    await assert.rejects(
      acceptReport(needs, { ...order, ...ACCEPTANCE, revision: 7 }),
      refused('changed_meanwhile'),
    )
    assert.deepEqual(asked, [])
  })
})
