import { isDeepStrictEqual } from 'node:util'
import { CORRECTABLE_FIELDS, FullRecord } from '@rotunda/contract'
import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'
import type { Correction } from './correction.ts'
import type { LedgerCorrection } from './withdrawal.ts'

type CorrectableName = (typeof CORRECTABLE_FIELDS)[number]

/** A field of a record that a correction can change. */
export type CorrectableField = {
  readonly name: string
  /** Schema of its values. */
  readonly schema: TSchema
  /** Whether two reviewers must agree: for amounts, and for names of persons, recipients and members. */
  readonly needsTwo: boolean
}

const NEED_TWO: readonly string[] = [
  'amount',
  'recipient',
  'recipient_address',
  'requestors',
] satisfies readonly CorrectableName[]

/** Fields of records of appropriations that a correction can change. */
export const CORRECTABLE: readonly CorrectableField[] = CORRECTABLE_FIELDS.map((name) => ({
  name,
  schema: FullRecord.properties[name],
  needsTwo: NEED_TWO.includes(name),
}))

/** Outcomes of a correction, each with its meaning. */
export const CORRECTION_OUTCOMES = {
  applied: 'The field has the corrected value.',
  already_so: 'The source now has the corrected value, so nothing was changed.',
  no_such_record: 'No record of this release has the id.',
  no_such_field: 'Records do not have this field, or the field may not be corrected.',
  not_as_before: 'The field no longer holds the value that was corrected. Review the correction again.',
  not_a_value: 'The field cannot hold the corrected value.',
  contradicted: 'Another decision says the opposite. Withdraw either decision.',
  withdrawn: 'A later line of the ledger withdrew the correction.',
} as const
export type CorrectionOutcome = keyof typeof CORRECTION_OUTCOMES

export type CorrectedRecord = {
  readonly record: FullRecord
  /** Outcomes of the corrections, in their order. */
  readonly outcomes: readonly CorrectionOutcome[]
}

/** Applies a record's accepted corrections, and lists them in it. Raw texts and evidence are unchanged. */
export const applyCorrections = (
  record: FullRecord,
  corrections: readonly LedgerCorrection[],
): CorrectedRecord => {
  const outcomes: CorrectionOutcome[] = []
  let corrected = record
  for (const entered of corrections) {
    const { field, after } = entered
    const correction = field === 'requestors' ? { ...entered, after: withMarks(after) } : entered
    const outcome = decideOutcome(corrected, correction)
    outcomes.push(outcome)
    if (outcome === 'applied') corrected = apply(corrected, correction)
  }
  return { record: corrected, outcomes }
}

const decideOutcome = (
  record: FullRecord,
  { field, before, after, withdrawn }: LedgerCorrection,
): CorrectionOutcome => {
  if (withdrawn !== undefined) return 'withdrawn'
  if (!isCorrectable(field)) return 'no_such_field'
  if (!Check(FullRecord.properties[field], after)) return 'not_a_value'
  if (isDeepStrictEqual(record[field], after)) return 'already_so'
  return isAsBefore(record, field, before) ? 'applied' : 'not_as_before'
}

const isAsBefore = (record: FullRecord, field: CorrectableName, before: unknown): boolean =>
  isDeepStrictEqual(record[field], before) ||
  (field === 'requestors' && isDeepStrictEqual(withoutMatched(record.requestors), before))

const isCorrectable = (field: string): field is CorrectableName =>
  CORRECTABLE_FIELDS.some((name) => name === field)

/**
 * Changes the field. A correction to null removes a value that contradicted its cell, so its reason becomes `unparsed`.
 */
const apply = (
  record: FullRecord,
  { record: _, entered_at: _entered, ...correction }: Correction,
): FullRecord => {
  const { field, after } = correction
  const { [field]: _reason, ...missing } = record.missing
  return {
    ...record,
    [field]: after,
    missing: isTakenBack(field, after) ? { ...missing, [field]: 'unparsed' } : missing,
    corrections: [...record.corrections, correction],
  }
}

const isTakenBack = (field: string, after: unknown): boolean =>
  after === null || (field === 'project_states' && Array.isArray(after) && after.length === 0)

/**
 * Omits the facts that a match adds, and their mark. The ledger is never rewritten, and its older lines have requestors as
 * the source prints them: this function and `withMarks` read these lines.
 */
const withoutMatched = (requestors: FullRecord['requestors']): unknown[] =>
  requestors.map(({ from_match: matched, ...requestor }) => ({
    ...requestor,
    ...Object.fromEntries(matched.map((name) => [name, null])),
  }))

/** A reviewed requestor has no facts from the match, unless the correction gives them. */
const withMarks = (requestors: unknown): unknown =>
  Array.isArray(requestors) ? requestors.map(addMark) : requestors

const addMark = (requestor: unknown): unknown =>
  typeof requestor === 'object' && requestor !== null && !('from_match' in requestor)
    ? { ...requestor, from_match: [] }
    : requestor
