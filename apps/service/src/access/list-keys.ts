import type { Store } from '../platform/index.ts'
import { demandMember } from '../people/index.ts'
import type { PortalTables } from './portal-tables.ts'
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
  /** Name that its organisation gave it; null for a key that a command issued. */
  readonly name: string | null
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
  name: row.name,
})

/** A key as its organisation sees it. */
export type OrganisationKey = Omit<ListedKey, 'note'> & {
  readonly exempt: string | null
  /** People to whom the secret was shown. */
  readonly seenBy: readonly { readonly person: string; readonly mailbox: string | null; readonly at: Date }[]
}

/** Keys of an organisation for one of its members, newest first. */
export const listOrganisationKeys = async (
  store: Store,
  { organisation, person }: { readonly organisation: string; readonly person: string },
): Promise<OrganisationKey[]> => {
  const now = await store.now()
  const db = store.db<PortalTables>()
  await demandMember(db, organisation, person)
  const rows = await db
    .selectFrom('keys')
    .selectAll()
    .where('organisation', '=', organisation)
    .orderBy('id', 'desc')
    .execute()
  const sightings = await db
    .selectFrom('key_sightings')
    .innerJoin('keys', 'keys.id', 'key_sightings.key')
    .leftJoin('people', 'people.id', 'key_sightings.person')
    .select(['key_sightings.key', 'key_sightings.person', 'key_sightings.at', 'people.mailbox'])
    .where('keys.organisation', '=', organisation)
    .orderBy('key_sightings.at')
    .execute()
  return rows.map((row) => {
    const { note: _note, ...listed } = toListed(row, now)
    const seenBy = sightings
      .filter(({ key }) => key === row.id)
      .map(({ person: seer, mailbox, at }) => ({ person: seer, mailbox, at: new Date(at) }))
    return { ...listed, exempt: row.without_terms, seenBy }
  })
}

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
