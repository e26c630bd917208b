import type { CommitteeChamber } from '@rotunda/contract'

/** The chamber, which the first letter of an id says. */
export const chamberOf = (id: string): CommitteeChamber => {
  if (id.startsWith('H')) return 'House'
  return id.startsWith('S') ? 'Senate' : 'Joint'
}
