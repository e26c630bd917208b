import type { FullRecord } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'
import type { ReadRow } from '../../publishers/index.ts'
import { digestOf } from './digest-of.ts'

const DIGITS = 32

/** What makes the row what it is, whatever its place in the document. */
export const identityKey = (
  { dataset, stage, fiscal_year }: Pick<FullRecord, 'dataset' | 'stage' | 'fiscal_year'>,
  key: readonly string[],
): string => digestOf([dataset, stage, fiscal_year, key], DIGITS)

/** All that the document says in the row, whatever its place: a cell that only numbers the rows says nothing. */
export const cellsKey = (lines: readonly Pick<ReadRow, 'cells'>[], numberedBy?: string): string =>
  digestOf(
    lines.map(({ cells }) =>
      Object.entries(cells)
        .filter(([header]) => header !== numberedBy)
        .sort(),
    ),
    DIGITS,
  )

/** As the row prints them: a list of members that is revised changes no project. */
export const requestorsKey = ({ requestors }: FullRecord): string =>
  digestOf(
    requestors
      .map(({ name_raw, state, district, from_match: told }) => [
        foldText(name_raw),
        told.includes('state') ? null : state,
        told.includes('district') ? null : district,
      ])
      .sort(),
    DIGITS,
  )

/**
 * Rows that agree in it are the same project, when different members ask. Null where that could not be proven: two
 * projects of which hardly anything is known are not one.
 */
export const sharedKey = (record: FullRecord): string | null => {
  const { dataset, stage, fiscal_year, recipient, purpose, title, location, project_states, amount } = record
  if (recipient === null || amount === null || (title ?? purpose) === null) return null
  const texts = [recipient, purpose, title, location].map((text) => text && foldText(text))
  const states = project_states.toSorted()
  return digestOf([dataset, stage, fiscal_year, texts, states, amount, record.subcommittee], DIGITS)
}
