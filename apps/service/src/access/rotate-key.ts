import type { Transaction } from 'kysely'
import { Refusal } from '../platform/index.ts'
import { audit, lockAudit } from '../audit/index.ts'
import { getKeyRow, type KeyOrder } from './change-key.ts'
import { insertKey, makeKey, type IssuedKey, type KeyTerms } from './issue-key.ts'
import { ACCESS_LIMITS } from './limits.ts'
import { findKeyState } from './list-keys.ts'
import type { PortalTables } from './portal-tables.ts'
import type { AccessNeeds } from './principal.ts'
import type { KeyRow } from './tables.ts'
import { forgetVerified } from './verified-keys.ts'

export const MOST_OVERLAP_DAYS = ACCESS_LIMITS.overlapDays.value

const DAY = 86_400_000

type RotateWanted = KeyOrder & {
  /** Days that the old key stays valid beside the new one; 0 for none. */
  readonly overlapDays: number
  /** End of the new key; by default that of the old one. */
  readonly expiresAt?: Date | undefined
}

export type RotatedKey = IssuedKey & { readonly overlapEndsAt: Date; readonly expiresAt: Date | null }

/**
 * Makes a key that replaces another on the same terms: scopes, quotas, addresses. The two share their quotas while they
 * overlap, so a rotation adds no requests.
 */
export const rotateKey = async (needs: AccessNeeds, wanted: RotateWanted): Promise<RotatedKey> => {
  const { store } = needs
  const rotated = await store.write<PortalTables, RotatedKey>(async (trx) => {
    // The lock puts two rotations of the same key in order: the later one finds the key replaced.
    await lockAudit(trx, store.engine)
    return replaceKey(trx, needs, wanted, await getKeyRow(trx, wanted))
  })
  forgetVerified(store)
  return rotated
}

/** Replaces a key in a transaction that has locked the audit lines. `changes` are those of the new key's terms. */
export const replaceKey = async (
  trx: Transaction<PortalTables>,
  needs: AccessNeeds,
  { actor, from, at, overlapDays, expiresAt }: RotateWanted,
  old: KeyRow,
  changes: Partial<KeyTerms> = {},
): Promise<RotatedKey> => {
  const { engine } = needs.store
  refuseClosed(old, at)
  const overlapEndsAt = new Date(at.getTime() + overlapDays * DAY)
  const terms = { ...termsOf(old), ...(expiresAt && { expires_at: expiresAt.getTime() }), ...changes }
  const { secret, row } = makeKey(needs, terms, at, old.counted_as)
  await insertKey(trx, engine, row, { actor, from })
  await trx
    .updateTable('keys')
    .set({ replaced_by: row.id, overlap_ends_at: overlapEndsAt.getTime() })
    .where('id', '=', old.id)
    .execute()
  const detail = JSON.stringify({
    replaced_by: row.id,
    overlap_days: overlapDays,
    expires_at: row.expires_at,
  })
  const { organisation } = row
  await audit(trx, engine, { actor, from, action: 'key.rotate', object: old.id, detail, organisation }, at)
  const end = row.expires_at === null ? null : new Date(row.expires_at)
  return { id: row.id, secret, overlapEndsAt, expiresAt: end }
}

const termsOf = (old: KeyRow): KeyTerms => {
  const { organisation, scopes, expires_at, quota_minute, quota_day, addresses, note, name, without_terms } =
    old
  return {
    organisation,
    scopes,
    expires_at,
    quota_minute,
    quota_day,
    addresses,
    note,
    name,
    without_terms,
  }
}

/** A suspended key may be rotated: a holder whose key was exposed needs this way out. */
const refuseClosed = (old: KeyRow, at: Date): void => {
  const { id, replaced_by } = old
  if (replaced_by !== null) throw refuse(`${id} was replaced by ${replaced_by} already. Rotate that key.`)
  const state = findKeyState(old, at)
  if (state === 'revoked' || state === 'expired') throw refuse(`${id} is ${state}. Issue a new key.`)
}

const refuse = (detail: string): Refusal => new Refusal('not_in_this_state', `Nothing was done: ${detail}`)
