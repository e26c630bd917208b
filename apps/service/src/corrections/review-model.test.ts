import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { REPORT_NOTES, type ReportEventName } from '@rotunda/contract'
import fc from 'fast-check'
import { Refusal } from '../platform/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import { runs } from '../platform/testing.ts'
import {
  acceptReport,
  answerReport,
  appealReport,
  askReporter,
  disagree,
  drawReviewers,
  keepCorrection,
  markSpam,
  passReport,
  proposeReversal,
  rejectReport,
  reportTransitions,
  reverseReport,
  secondReport,
  tellPublisher,
  withdrawReport,
  type ReportTables,
} from './index.ts'
import {
  findNext,
  listDrawable,
  mayDecide,
  STEP_KINDS,
  stepInModel,
  type ReportModel,
  type StepKind,
} from './testing/review-model.ts'
import { ACCEPTANCE, AT, openReviewBed, type ReviewBed } from './testing.ts'

const REASON = 'The document says so.'

/** `drawn` is the drawn reviewer, and `fresh` one who may decide and did not yet; a number names any of the five. */
type Who = 'drawn' | 'fresh' | number
type Step = { readonly kind: StepKind; readonly who: Who; readonly report: number }

const stepOf = (kinds: readonly StepKind[], who: fc.Arbitrary<Who>): fc.Arbitrary<Step> =>
  fc.record({ kind: fc.constantFrom(...kinds), who, report: fc.nat(3) })

const ANY = fc.nat(4)
const FRESH = fc.constantFrom<Who>('fresh', 'fresh', 'drawn')
const stepArbitrary = fc.oneof(
  { weight: 4, arbitrary: stepOf(['accept', 'accept', 'reject', 'ask_back'], fc.constant('drawn')) },
  {
    weight: 5,
    arbitrary: stepOf(['second', 'disagree', 'propose_reversal', 'reverse', 'keep'], FRESH),
  },
  { weight: 3, arbitrary: stepOf(['answer', 'appeal', 'report_again', 'draw'], ANY) },
  { weight: 5, arbitrary: stepOf(STEP_KINDS, ANY) },
)
const plain = (report: number, ...kinds: readonly (readonly [StepKind, Who])[]): Step[] =>
  kinds.map(([kind, who]) => ({ kind, who, report }))

/** Plain ways to a reversal and through an appeal. */
const PLAIN = [
  ...plain(1, ['accept', 'drawn'], ['second', 'fresh'], ['propose_reversal', 'fresh'], ['reverse', 'fresh']),
  ...plain(3, ['report_again', 0], ['report_again', 0], ['accept', 'drawn'], ['report_again', 0]),
  ...plain(0, ['reject', 'drawn'], ['appeal', 0], ['accept', 'drawn']),
]

/** Every run goes some steps of the plain ways first, since few steps at random go far. */
const stepsArbitrary = fc
  .tuple(fc.nat(PLAIN.length), fc.array(stepArbitrary, { minLength: 15, maxLength: 40 }))
  .map(([count, steps]) => [...PLAIN.slice(0, count), ...steps])

onEveryStore((open) => {
  let bed: ReviewBed
  let people: readonly string[]

  before(async () => {
    bed = await openReviewBed(open)
    const near = await bed.addPerson('near@society.example')
    people = [...bed.reviewers, near, await bed.addPerson('fifth@far.example')]
  })
  after(() => bed.store.destroy())

  let records = 0
  /** Reports of a run, all on one record. The third reporter is near to one reviewer. */
  const REPORTS = [
    { field: 'title', proposed: 'Sample Well', mailbox: 'eve@elsewhere.example' },
    { field: 'amount', proposed: 5000 },
    { field: 'recipient', proposed: 'Sample Town', mailbox: 'ada@society.example' },
    { field: 'purpose', proposed: 'To dig a well' },
  ] as const
  const begin = async () => {
    for (const person of people) await bed.setRole(person, 'reviewer')
    records += 1
    const record = `hr-2026-${String(records).padStart(16, '0')}`
    const [numbers, models]: [number[], ReportModel[]] = [[], []]
    const reviewers = new Set(people)
    for (const index of REPORTS.keys()) {
      numbers.push(await bed.receive({ record, ...REPORTS[index] }))
      models.push(makeModel(index))
    }
    return { record, numbers, models, reviewers, order: [] as readonly string[] }
  }

  const makeModel = (index: number): ReportModel => ({
    state: 'under_review',
    needsTwo: index > 0,
    near: new Set(index === 2 ? [people[3] ?? ''] : []),
    reviewer: null,
    proposer: null,
    accepters: new Set(),
    deciders: new Set(),
    decidedBeforeAppeal: null,
  })

  const findPerson = (model: ReportModel, reviewers: ReadonlySet<string>, who: Who): string => {
    if (typeof who === 'number') return people[who] ?? ''
    if (who === 'drawn') return model.reviewer ?? people[0] ?? ''
    const isFresh = (person: string) => !model.accepters.has(person) && person !== model.proposer
    return people.find((person) => isFresh(person) && mayDecide(model, reviewers, person)) ?? people[0] ?? ''
  }

  const stepInService = async (
    { kind, number, person }: { readonly kind: StepKind; readonly number: number; readonly person: string },
    hasRole: boolean,
  ): Promise<unknown> => {
    const { needs } = bed
    const order = bed.on(number, person)
    const own = { secret: `secret-${number}`, at: AT }
    switch (kind) {
      case 'accept':
        return acceptReport(needs, { ...order, ...ACCEPTANCE })
      case 'second':
        return secondReport(needs, order)
      case 'disagree':
        return disagree(needs, { ...order, reason: REASON })
      case 'ask_back':
        return askReporter(needs, { ...order, note: 'Which page of the letter?' })
      case 'reject':
        return rejectReport(needs, { ...order, reason: REASON })
      case 'tell_publisher':
        return tellPublisher(needs, { ...order, reason: REASON })
      case 'mark_spam':
        return markSpam(needs, order)
      case 'pass':
        return passReport(needs, order)
      case 'propose_reversal':
        return proposeReversal(needs, { ...order, reason: REASON })
      case 'reverse':
        return reverseReport(needs, order)
      case 'keep':
        return keepCorrection(needs, { ...order, reason: REASON })
      case 'answer':
        return answerReport(needs, { ...own, note: 'The letter has one page.' })
      case 'withdraw':
        return withdrawReport(needs, own)
      case 'appeal':
        return appealReport(needs, { ...own, note: 'Read the letter again.' })
      case 'report_again':
        return withdrawReport(needs, own)
      case 'draw':
        return drawReviewers(needs, AT)
      case 'change_role':
        return bed.setRole(person, hasRole ? null : 'reviewer')
    }
  }

  const isDone = async (work: Promise<unknown>): Promise<boolean> => {
    const [done] = await Promise.allSettled([work])
    if (done.status === 'rejected') assert.ok(done.reason instanceof Refusal, String(done.reason))
    return done.status === 'fulfilled'
  }

  type Run = Awaited<ReturnType<typeof begin>>

  /**
   * Compares the reports with their models. A reviewer who was drawn anew must be the next one in the order of the
   * record, which only grows.
   */
  const compare = async (run: Run, movesOn: boolean) => {
    const order = await bed.listDrawn(run.record)
    assert.deepEqual(order.slice(0, run.order.length), run.order)
    run.order = order
    for (const [index, number] of run.numbers.entries()) {
      const model = run.models[index] ?? assert.fail()
      const { state, reviewer, proposer } = await bed.row(number)
      assert.deepEqual([state, proposer], [model.state, model.proposer])
      if (reviewer === model.reviewer) continue
      assert.equal(reviewer, findNext(model, run.reviewers, { order, movesOn }), 'the drawn reviewer')
      model.reviewer = reviewer
    }
  }

  /** Withdraws a report where it can be, and reports the same again. */
  const reportAgain = async ({ record, numbers, models, reviewers }: Run, index: number) => {
    const [number, model] = [numbers[index] ?? 0, models[index] ?? assert.fail()]
    const done = await isDone(withdrawReport(bed.needs, { secret: `secret-${number}`, at: AT }))
    assert.equal(done, reportTransitions[model.state].withdraw !== 'illegal')
    await checkHistory(number, model)
    // An accepted value cannot be proposed again.
    if (!done) return
    numbers[index] = await bed.receive({ record, ...REPORTS[index] })
    const again = makeModel(index)
    again.state = listDrawable(again, reviewers).length > 0 ? 'under_review' : 'received'
    models[index] = again
  }

  /** Holds the history and the ledger of a report to the rules. */
  const checkHistory = async (number: number, { needsTwo, near }: ReportModel) => {
    const events = await bed.store
      .db<ReportTables>()
      .selectFrom('correction_events')
      .select(['event', 'state', 'person'])
      .where('report', '=', number)
      .orderBy('revision')
      .execute()
    for (const [index, { event, state }] of events.entries()) {
      const before = events[index - 1]?.state
      if (event === 'receive' || before === undefined) continue
      const isNote = REPORT_NOTES.some((note) => note === event)
      // Every other event has its column.
      assert.equal(state, isNote ? before : reportTransitions[before][event as ReportEventName])
    }
    const byOf = (...names: readonly string[]) =>
      events.filter(({ event }) => names.includes(event)).map(({ person }) => person)
    const decided = events.filter(({ event, person }) => event !== 'pass' && person !== null)
    assert.ok(!decided.some(({ person }) => near.has(person ?? '')), 'a reviewer near the reporter decided')
    const appeal = events.findIndex(({ event }) => event === 'appeal')
    const isDecision = (event: string) => ['propose', 'disagree', 'reject'].includes(event)
    const first = events.slice(0, Math.max(appeal, 0)).filter(({ event }) => isDecision(event))
    const later = appeal < 0 ? [] : events.slice(appeal).flatMap(({ person }) => person ?? [])
    assert.ok(
      !first.some(({ person }) => later.includes(person ?? '')),
      'an appeal went to the same reviewer',
    )
    const { corrections } = await bed.readLedger()
    const lines = corrections.filter(({ id }) => id === `report-${number}`)
    const accepted = byOf('accept', 'second')
    assert.equal(lines.length, accepted.length)
    assert.ok(lines.length <= 1)
    const proposers = byOf('propose')
    const accepters = needsTwo ? [proposers.at(-1), ...accepted] : accepted
    if (lines.length === 1) assert.equal(new Set(accepters).size, needsTwo ? 2 : 1)
    const isReversed = events.at(-1)?.state === 'reversed'
    assert.equal(lines[0]?.withdrawn !== undefined, isReversed)
    if (!isReversed) return lines.length
    const reversers = [byOf('propose_reversal').at(-1), ...byOf('reverse')]
    assert.equal(new Set([...accepters, ...reversers]).size, accepters.length + 2)
    return lines.length
  }

  test('no steps of any reviewers and reporters break the rules of the review', async () => {
    const reached = new Set<string>()
    const property = fc.asyncProperty(stepsArbitrary, async (steps) => {
      const run = await begin()
      const { numbers, models, reviewers } = run
      await compare(run, false)
      for (const { kind, who, report } of steps) {
        const [number, model] = [numbers[report], models[report]]
        if (number === undefined || model === undefined) continue
        const person = findPerson(model, reviewers, who)
        if (kind === 'report_again') {
          await reportAgain(run, report)
          await compare(run, false)
          continue
        }
        const done = await isDone(stepInService({ kind, number, person }, reviewers.has(person)))
        if (kind === 'draw') for (const other of models) stepInModel(other, reviewers, { kind, person })
        else assert.equal(done, stepInModel(model, reviewers, { kind, person }), `${kind} in ${model.state}`)
        await compare(run, kind === 'pass')
        if (kind === 'change_role' && !reviewers.delete(person)) reviewers.add(person)
        reached.add(model.state)
        if (kind === 'appeal' && done) reached.add('appeal')
      }
      for (const [index, one] of numbers.entries()) {
        const model = models[index]
        if (model !== undefined) await checkHistory(one, model)
      }
    })
    await fc.assert(property, { ...runs(15), examples: [[PLAIN]] })
    for (const state of ['accepted', 'reversed', 'appeal'])
      assert.ok(reached.has(state), `no step reached ${state}`)
  })
})
