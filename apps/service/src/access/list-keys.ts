import type { Store } from '../platform/index.ts'
import { toRights, type KeyRights } from './principal.ts'
import type { AccessTables, KeyRow } from './tables.ts'

export type ListedKey = KeyRights & {
  readonly state: KeyState
  readonly createdAt: Date
  readonly revokedAt: Date | null
  readonly suspendedAt: Date | null
  readonly suspendedFor: string | null
  readonly replacedBy: string | null
  readonly overlapEndsAt: Date | null
  readonly lastUsedAt: Date | null
  readonly exposedAt: Date | null
  readonly note: string | null
}

/** Every key that was ever issued, oldest first, with its present state. */
export const listKeys = async (store: Store): Promise<ListedKey[]> => {
  const now = await store.now()
  const rows = await store.db<AccessTables>().selectFrom('keys').selectAll().orderBy('id').execute()
  return rows.map((row) => toListed(row, now))
}

export const findKey = async (store: Store, id: string): Promise<ListedKey | undefined> => {
  const now = await store.now()
  const row = await store
    .db<AccessTables>()
    .selectFrom('keys')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? undefined : toListed(row, now)
}

const toListed = (row: KeyRow, now: Date): ListedKey => ({
  ...toRights(row),
  state: findKeyState(row, now),
  createdAt: new Date(row.created_at),
  revokedAt: toDate(row.revoked_at),
  suspendedAt: toDate(row.suspended_at),
  suspendedFor: row.suspended_for,
  replacedBy: row.replaced_by,
  overlapEndsAt: toDate(row.overlap_ends_at),
  lastUsedAt: toDate(row.last_used_at),
  exposedAt: toDate(row.exposed_at),
  note: row.note,
})

const toDate = (at: number | null): Date | null => (at === null ? null : new Date(at))

/** `open` keys are accepted; every other state says why a key is refused. */
export type KeyState = 'open' | 'revoked' | 'suspended' | 'replaced' | 'expired'

/** State of a key. If several apply, the most permanent wins: a revoked key stays revoked. */
export const findKeyState = (row: KeyRow, now: Date): KeyState => {
  if (row.revoked_at !== null) return 'revoked'
  if (row.suspended_at !== null) return 'suspended'
  if (isOver(row.overlap_ends_at, now)) return 'replaced'
  return isOver(row.expires_at, now) ? 'expired' : 'open'
}

const isOver = (end: number | null, now: Date): boolean => end !== null && end <= now.getTime()
