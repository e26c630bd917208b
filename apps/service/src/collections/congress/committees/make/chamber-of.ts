import type { CommitteeChamber } from '@rotunda/contract'

/** Chamber of a committee, by the first letter of its id. */
export const chamberOf = (id: string): CommitteeChamber => {
  if (id.startsWith('H')) return 'House'
  return id.startsWith('S') ? 'Senate' : 'Joint'
}
