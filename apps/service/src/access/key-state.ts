import type { KeyRow } from './tables.ts'

/** `open` keys are taken; every other state says why one is not. */
export type KeyState = 'open' | 'revoked' | 'suspended' | 'replaced' | 'expired'

/** The state that says most: a key that was revoked stays so for good. */
export const findKeyState = (row: KeyRow, now: Date): KeyState => {
  if (row.revoked_at !== null) return 'revoked'
  if (row.suspended_at !== null) return 'suspended'
  if (isOver(row.overlap_ends_at, now)) return 'replaced'
  return isOver(row.expires_at, now) ? 'expired' : 'open'
}

const isOver = (end: number | null, now: Date): boolean => end !== null && end <= now.getTime()
