import type { Conflict } from '@rotunda/contract'
import type { ClerkMemberDraft } from '../../../publishers/congress/index.ts'
import type { Fact } from '../../../releases/index.ts'

type Field = ClerkMemberDraft['refused_days'][number]['field']

/** Days that the Clerk’s list gives and that cannot be so: the field, by which the row has it, is null. */
export const listRefusedDays = (
  { draft, source }: Fact<ClerkMemberDraft>,
  fields: Partial<Record<Field, string>>,
): Conflict[] =>
  draft.refused_days.flatMap(({ field, said }) => {
    const name = fields[field]
    const values = said.map((value) => ({ value, source_id: source.sha256 }))
    return name === undefined ? [] : [{ field: name, values }]
  })
