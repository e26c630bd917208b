import type { ReportEventName, ReportState } from '@rotunda/contract'
import { reportTransitions } from '../index.ts'

/**
 * Steps of the model. `draw` is the hourly pass of the service, `change_role` gives or takes the role of a person, and
 * `report_again` withdraws a report where that is allowed, and reports the same again.
 */
export const STEP_KINDS = [
  'accept',
  'second',
  'disagree',
  'ask_back',
  'reject',
  'tell_publisher',
  'mark_spam',
  'pass',
  'propose_reversal',
  'reverse',
  'keep',
  'answer',
  'withdraw',
  'appeal',
  'report_again',
  'draw',
  'change_role',
] as const
export type StepKind = (typeof STEP_KINDS)[number]

/** One report as the rules have it. */
export type ReportModel = {
  state: ReportState
  /** Whether two must accept it: for amounts and names, and without a confirmed contact. */
  readonly needsTwo: boolean
  /** Reviewers near to the reporter. */
  readonly near: ReadonlySet<string>
  reviewer: string | null
  proposer: string | null
  readonly accepters: Set<string>
  /** Reviewers who decided; those before an appeal may not decide after it. */
  readonly deciders: Set<string>
  decidedBeforeAppeal: ReadonlySet<string> | null
}

export const mayDecide = (report: ReportModel, reviewers: ReadonlySet<string>, person: string): boolean =>
  reviewers.has(person) && !report.near.has(person) && report.decidedBeforeAppeal?.has(person) !== true

export const listDrawable = (report: ReportModel, reviewers: ReadonlySet<string>): string[] =>
  [...reviewers].filter((person) => person !== report.reviewer && mayDecide(report, reviewers, person))

/** The reviewer who must be drawn: the first in the order of the record, or behind the present one, who may decide. */
export const findNext = (
  report: ReportModel,
  reviewers: ReadonlySet<string>,
  { order, movesOn }: { readonly order: readonly string[]; readonly movesOn: boolean },
): string | undefined => {
  const turn = movesOn ? order.indexOf(report.reviewer ?? '') + 1 : 0
  const drawable = listDrawable(report, reviewers)
  return [...order.slice(turn), ...order.slice(0, turn)].find((person) => drawable.includes(person))
}

type Taken = { readonly kind: StepKind; readonly person: string }

/** True if the rules allow the step of a reporter or reviewer. */
const isAllowed = (report: ReportModel, reviewers: ReadonlySet<string>, { kind, person }: Taken): boolean => {
  const { state, reviewer, proposer, accepters } = report
  const may = mayDecide(report, reviewers, person)
  const proposerMay = proposer !== null && mayDecide(report, reviewers, proposer)
  const isOwn = state === 'under_review' && reviewer === person
  switch (kind) {
    case 'accept':
    case 'ask_back':
    case 'reject':
    case 'tell_publisher':
      return may && isOwn
    case 'mark_spam':
      return may && (isOwn || state === 'received')
    case 'pass':
      return isOwn && listDrawable(report, reviewers).length > 0
    case 'second':
      return may && state === 'awaiting_second' && proposer !== person && proposerMay
    case 'disagree':
      return may && state === 'awaiting_second' && proposer !== person
    case 'propose_reversal':
      return may && state === 'accepted' && !accepters.has(person)
    case 'reverse':
      return (
        may && state === 'awaiting_reversal' && !accepters.has(person) && proposer !== person && proposerMay
      )
    case 'keep':
      return may && state === 'awaiting_reversal' && !accepters.has(person)
    case 'answer':
      return state === 'asked_back'
    case 'withdraw':
      return reportTransitions[state].withdraw !== 'illegal'
    case 'appeal':
      return state === 'rejected' && report.decidedBeforeAppeal === null
    case 'report_again':
    case 'draw':
    case 'change_role':
      return true
  }
}

const eventOf = (kind: StepKind, { needsTwo }: ReportModel): ReportEventName | undefined => {
  if (kind === 'pass' || kind === 'report_again' || kind === 'draw' || kind === 'change_role')
    return undefined
  return kind === 'accept' && needsTwo ? 'propose' : kind
}

const PROPOSING: readonly ReportEventName[] = ['propose', 'propose_reversal']
const ACCEPTING: readonly ReportEventName[] = ['propose', 'accept', 'second']
const DECIDING: readonly ReportEventName[] = ['propose', 'disagree', 'reject']

/** Takes a step, and returns whether the rules allow it. A reviewer who is drawn is read from the service. */
export const stepInModel = (report: ReportModel, reviewers: ReadonlySet<string>, taken: Taken): boolean => {
  if (!isAllowed(report, reviewers, taken)) return false
  const { person } = taken
  const event = eventOf(taken.kind, report)
  if (event !== undefined) {
    const next = reportTransitions[report.state][event]
    if (next === 'illegal') throw new Error(`${report.state} allows no ${event}`)
    report.state = next
    report.proposer = PROPOSING.includes(event) ? person : null
    if (ACCEPTING.includes(event)) report.accepters.add(person)
    if (DECIDING.includes(event)) report.deciders.add(person)
  }
  if (event === 'appeal') {
    report.decidedBeforeAppeal = new Set(report.deciders)
    report.reviewer = null
  }
  const isDrawn = event === 'appeal' || taken.kind === 'draw'
  if (isDrawn && report.state === 'received' && listDrawable(report, reviewers).length > 0)
    report.state = 'under_review'
  return true
}
