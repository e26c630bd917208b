import type { KeyRow } from './tables.ts'

/** `open` keys are accepted; every other state says why a key is refused. */
export type KeyState = 'open' | 'revoked' | 'suspended' | 'replaced' | 'expired'

/** Picks the most telling state: a revoked key stays revoked for good. */
export const findKeyState = (row: KeyRow, now: Date): KeyState => {
  if (row.revoked_at !== null) return 'revoked'
  if (row.suspended_at !== null) return 'suspended'
  if (isOver(row.overlap_ends_at, now)) return 'replaced'
  return isOver(row.expires_at, now) ? 'expired' : 'open'
}

const isOver = (end: number | null, now: Date): boolean => end !== null && end <= now.getTime()
