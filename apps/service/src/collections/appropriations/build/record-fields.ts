import type { FullRecord } from '@rotunda/contract'
import type { RecordDraft } from '../../../publishers/appropriations/index.ts'
import type { AddedFields } from '../../../releases/index.ts'
import type { MatchRequestor } from './match-requestors.ts'

/** The fields of a record. Its project and its funding line are found when all rows are known. */
export const makeRecordFields = (
  draft: RecordDraft,
  match: MatchRequestor,
): Omit<FullRecord, keyof AddedFields> => {
  const { key: _, ...fields } = draft
  const matched = draft.requestors.map((one) => match(one, draft.fiscal_year))
  return {
    ...fields,
    project: '',
    requestors: matched.map(({ requestor }) => requestor),
    flags: [...new Set([...draft.flags, ...matched.flatMap(({ flags }) => flags)])],
    funding_line: null,
    missing: { ...draft.missing, funding_line: 'no_account' },
  }
}
