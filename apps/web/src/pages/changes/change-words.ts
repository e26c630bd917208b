import type { ChangeKind } from '@rotunda/contract'

/** What became of a record, for a person. */
export const CHANGE_WORDS: Readonly<Record<ChangeKind, { readonly one: string; readonly means: string }>> = {
  added: { one: 'Added', means: 'The release before did not hold it.' },
  changed: { one: 'Changed', means: 'Both releases hold it, and something differs.' },
  withdrawn: { one: 'Withdrawn', means: 'Its document no longer holds it, or is no longer read.' },
}
