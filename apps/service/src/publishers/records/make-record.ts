import type { MissingReason, State } from '@rotunda/contract'
import { tidyText } from '../cells/tidy-text.ts'
import type { ParsedAmount } from '../cells/parse-amount.ts'
import { parseStates } from '../cells/states-and-districts.ts'
import type { RecordDraft } from '../appropriations/drafts.ts'
import { isFormula } from '../tables/table.ts'

/** Reason for a value that the source does not give. */
export type Absent = { readonly missing: MissingReason }

const NULLABLE = [
  'subcommittee',
  'subcommittee_raw',
  'agency',
  'account',
  'title',
  'purpose',
  'recipient',
  'recipient_address',
  'location',
  'state',
  'amount',
  'amount_raw',
] as const
type NullableField = (typeof NULLABLE)[number]

/** Values of a row. A field that is left out has no column in its source. */
export type RecordValues = {
  readonly [Field in NullableField]?: NonNullable<RecordDraft[Field]> | Absent
}

type RecordFacts = Omit<RecordDraft, NullableField | 'missing' | 'project_states'> & {
  readonly project_states: readonly State[] | Absent
  readonly values: RecordValues
}

/**
 * Makes a record in which every null, and an empty list of States, has its reason in `missing`, and no other field has
 * one.
 */
export const makeRecord = ({ values, project_states: states, ...facts }: RecordFacts): RecordDraft => {
  const filled = NULLABLE.map((field) => [field, values[field] ?? NO_COLUMN] as const)
  const absent = filled.flatMap(([field, value]) =>
    isAbsent(value) ? [[field, value.missing] as const] : [],
  )
  return {
    ...facts,
    // Each field holds its own kind of value, as RecordValues states. Entries lose that type.
    ...(Object.fromEntries(filled.map(([field, value]) => [field, isAbsent(value) ? null : value])) as Pick<
      RecordDraft,
      NullableField
    >),
    project_states: 'missing' in states ? [] : [...states],
    missing: {
      ...Object.fromEntries(absent),
      ...('missing' in states && { project_states: states.missing }),
    },
  }
}

const NO_COLUMN: Absent = { missing: 'not_published' }

const isAbsent = (value: string | number | Absent): value is Absent => typeof value === 'object'

/**
 * Returns the text of a cell without the white space around and within it; absent for a blank cell, for a formula
 * without its result and for a missing column.
 */
export const textOf = (cell: string | undefined): string | Absent => {
  if (cell === undefined) return NO_COLUMN
  if (isFormula(cell)) return { missing: 'unparsed' }
  return tidyText(cell) ?? { missing: 'blank_in_source' }
}

/** Returns the States that a cell names; absent if one part of it is not a State. */
export const statesOf = (cell: string | undefined): readonly State[] | Absent => {
  const text = textOf(cell)
  if (typeof text !== 'string') return text
  const states = parseStates(text) ?? []
  return states.length === 0 ? { missing: 'unparsed' } : states
}

/** Counts the States in a cell. */
export const countStates = (states: readonly State[] | Absent): number =>
  'missing' in states ? 0 : states.length

/** Returns the amount and its own text, each with its reason if it is missing. */
export const amountsOf = ({
  amount,
  raw,
  missing,
}: ParsedAmount): Pick<RecordValues, 'amount' | 'amount_raw'> => ({
  amount: amount ?? { missing: missing ?? 'unparsed' },
  amount_raw: raw ?? { missing: 'blank_in_source' },
})
