import type { ReportState, ReviewStep } from '@rotunda/contract'
import type { ReportRow } from './report-tables.ts'

const BY_STATE: Readonly<Partial<Record<ReportState, readonly ReviewStep[]>>> = {
  received: ['spam'],
  under_review: ['accept', 'ask-back', 'reject', 'tell-publisher', 'duplicate', 'spam', 'pass'],
  awaiting_second: ['second', 'disagree'],
  accepted: ['propose-reversal', 'publish'],
  awaiting_reversal: ['reverse', 'keep', 'publish'],
  reversed: ['publish'],
  rejected: ['publish'],
  told_publisher: ['publish'],
}

type Reader = {
  /** Person who reads the report; null for a command. */
  readonly person: string | null
  readonly isBarred: boolean
  /** Reviewers who accepted the report. */
  readonly accepters: ReadonlySet<string>
}

/** Steps that a reader can take on a report now. The domain decides again. */
export const listSteps = (row: ReportRow, { person, isBarred, accepters }: Reader): ReviewStep[] => {
  const all = [...(BY_STATE[row.state] ?? []), 'redact' as const]
  if (person === null) return all
  if (isBarred) return all.filter((step) => step === 'pass' && row.reviewer === person)
  return all.filter((step) => isOf(row, step, { person, accepters }))
}

const isOf = (
  { state, reviewer, proposer }: ReportRow,
  step: ReviewStep,
  { person, accepters }: { readonly person: string; readonly accepters: ReadonlySet<string> },
): boolean => {
  if (step === 'publish' || step === 'redact') return true
  if (state === 'under_review') return reviewer === person
  if (step === 'second' || step === 'disagree') return proposer !== person
  if (step === 'reverse') return proposer !== person && !accepters.has(person)
  return !accepters.has(person)
}
