import type { KEY_ORDERS } from '@rotunda/contract'
import { Refusal, type Store } from '../platform/index.ts'
import { demandMember } from '../people/index.ts'
import type { PortalTables } from './portal-tables.ts'
import { toRights, type KeyRights } from './principal.ts'
import { RESUMABLE, ROTATABLE } from './suspensions.ts'
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
  /** Orders that a member can give on it in its present state. */
  readonly orders: readonly (typeof KEY_ORDERS)[number][]
  /** People to whom the secret was shown. */
  readonly seenBy: readonly { readonly person: string; readonly mailbox: string | null; readonly at: Date }[]
}

type MemberQuestion = { readonly organisation: string; readonly person: string }

type PartOfKeys = MemberQuestion & { readonly limit?: number; readonly offset?: number }

const EVERY_KEY = 1_000_000

/** Keys of an organisation for one of its members, newest first. */
export const listOrganisationKeys = async (
  store: Store,
  { organisation, person, limit = EVERY_KEY, offset = 0 }: PartOfKeys,
): Promise<OrganisationKey[]> => {
  const db = store.db<PortalTables>()
  await demandMember(db, organisation, person)
  const rows = await db
    .selectFrom('keys')
    .selectAll()
    .where('organisation', '=', organisation)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return describeRows(store, rows)
}

/** A key of an organisation for one of its members. A key of another organisation looks as if it did not exist. */
export const showOrganisationKey = async (
  store: Store,
  { organisation, person, id }: MemberQuestion & { readonly id: string },
): Promise<OrganisationKey> => {
  const db = store.db<PortalTables>()
  await demandMember(db, organisation, person)
  const rows = await db
    .selectFrom('keys')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('id', '=', id)
    .execute()
  const [key] = await describeRows(store, rows)
  if (key === undefined) throw new Refusal('not_found', `There is no key ${id}.`)
  return key
}

const describeRows = async (store: Store, rows: readonly KeyRow[]): Promise<OrganisationKey[]> => {
  if (rows.length === 0) return []
  const now = await store.now()
  const sightings = await store
    .db<PortalTables>()
    .selectFrom('key_sightings')
    .leftJoin('people', 'people.id', 'key_sightings.person')
    .select(['key_sightings.key', 'key_sightings.person', 'key_sightings.at', 'people.mailbox'])
    .where(
      'key_sightings.key',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('key_sightings.at')
    .execute()
  return rows.map((row) => {
    const { note: _note, ...listed } = toListed(row, now)
    const seenBy = sightings
      .filter(({ key }) => key === row.id)
      .map(({ person, mailbox, at }) => ({ person, mailbox, at: new Date(at) }))
    return { ...listed, exempt: row.without_terms, orders: findOrders(row, listed.state), seenBy }
  })
}

/** Terms and grants can refuse a rotation all the same. */
const findOrders = ({ suspended_for, replaced_by }: KeyRow, state: KeyState): OrganisationKey['orders'] => {
  if (state !== 'open' && state !== 'suspended') return []
  const reason = suspended_for ?? ''
  const isOpen = state === 'open'
  return [
    ...(replaced_by === null && (isOpen || ROTATABLE.includes(reason)) ? (['rotate'] as const) : []),
    ...(isOpen ? (['suspend'] as const) : []),
    ...(!isOpen && RESUMABLE.includes(reason) ? (['resume'] as const) : []),
    'revoke',
  ]
}

const toDate = (at: number | null): Date | null => (at === null ? null : new Date(at))

/** `open` keys are accepted; every other state says why a key is refused. */
export type KeyState = 'open' | 'revoked' | 'suspended' | 'replaced' | 'expired'

/** State of a key. If several apply, the most permanent wins: a suspension can end, and nothing else can. */
export const findKeyState = (row: KeyRow, now: Date): KeyState => {
  if (row.revoked_at !== null) return 'revoked'
  if (isOver(row.overlap_ends_at, now)) return 'replaced'
  if (isOver(row.expires_at, now)) return 'expired'
  return row.suspended_at === null ? 'open' : 'suspended'
}

const isOver = (end: number | null, now: Date): boolean => end !== null && end <= now.getTime()
