import type { FullRecord } from '@rotunda/contract'
import { foldText } from '../../../platform/index.ts'
import { digestOf, type Grouping } from '../../../releases/index.ts'

const DIGITS = 32

/** Rows that agree in what a project is, and were asked for by different members, share one `project`. */
export const PROJECTS: Grouping<FullRecord> = {
  table: 'records',
  field: 'project',
  prefix: 'p',
  keysOf: (record) => ({ shared: sharedKey(record), apart: requestorsKey(record) }),
}

/** As the row prints them: a list of members that is revised changes no project. */
const requestorsKey = ({ requestors }: FullRecord): string =>
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
const sharedKey = (record: FullRecord): string | null => {
  const { dataset, stage, fiscal_year, recipient, purpose, title, location, project_states, amount } = record
  if (recipient === null || amount === null || (title ?? purpose) === null) return null
  const texts = [recipient, purpose, title, location].map((text) => text && foldText(text))
  const states = project_states.toSorted()
  return digestOf([dataset, stage, fiscal_year, texts, states, amount, record.subcommittee], DIGITS)
}
