import type { ChangeKind } from '@rotunda/contract'

/** What became of a record, for a person. */
export const CHANGE_WORDS: Readonly<Record<ChangeKind, string>> = {
  added: 'Added',
  changed: 'Changed',
  withdrawn: 'Withdrawn',
}
