import { Type } from 'typebox'
import { namesOf } from '../names-of.ts'
import { many } from './many.ts'

/** Changes of a row from one release to another. */
export const CHANGE_KINDS = {
  added: 'This release has the row, and the release `from` does not.',
  changed: 'Both releases have the row, and a field other than its places in documents differs.',
  withdrawn: 'The release `from` has the row, and this release does not.',
} as const
export type ChangeKind = keyof typeof CHANGE_KINDS

/** Parameters of a list of changes. */
export const COMPARED = {
  from: Type.String({
    minLength: 1,
    maxLength: 100,
    description: '`id` of the published release to compare with: all 64 digits.',
  }),
  change: many(Type.Enum(namesOf(CHANGE_KINDS)), 'Kinds of change to list. Separate several by commas.'),
}

/** Kind of a change, as its row gives it. */
export const CHANGE = Type.Enum(namesOf(CHANGE_KINDS), {
  description: namesOf(CHANGE_KINDS)
    .map((name) => `${name}: ${CHANGE_KINDS[name]}`)
    .join(' '),
})

/** Describes the fields that differ. `changedAt` is the field with the time of the change at the source. */
export const describeFields = (changedAt: string): string =>
  `Fields that differ. If the source changed, the list has \`${changedAt}\`. Without it, only the reading of the source changed. Empty for added and withdrawn rows.`

export const BEFORE = { description: 'The row in the release `from`; null if added.' }
export const AFTER = { description: 'The row in this release; null if withdrawn.' }

/** The release `from` in `meta`. */
export const FROM_META = {
  from: Type.String({ description: '`id` of the release `from`.' }),
  from_snapshot: Type.String({ description: 'Token of the release `from`.' }),
}

/** A count of changes, beside the value that they share. */
export const COUNTED = {
  change: Type.Enum(namesOf(CHANGE_KINDS), { description: 'Kind of change.' }),
  rows: Type.Integer({ minimum: 1, description: 'Number of rows.' }),
}

/** Describes the counts by kind of change and by one more property. */
export const describeCounts = (by: string): string =>
  `Rows that pass the filters, by kind of change and ${by}. The filter \`change\` does not apply to these counts.`
