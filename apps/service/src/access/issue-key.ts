import type { Transaction } from 'kysely'
import type { Scope } from '@rotunda/contract'
import { makeId, type Store } from '../platform/index.ts'
import { audit, lockAudit, type AuditEntry } from '../audit/index.ts'
import { ensureOrganisation } from '../people/index.ts'
import { insertPaper } from './accept-terms.ts'
import { hashKey, makeKeySecret } from './key-secret.ts'
import type { PortalTables } from './portal-tables.ts'
import { toRights, type AccessNeeds } from './principal.ts'
import { NO_QUOTAS, type Quotas } from './quotas.ts'
import type { KeyRow } from './tables.ts'
import { forgetVerified } from './verified-keys.ts'
import { findDueWarning } from './watch-keys.ts'

export type NewKey = {
  readonly organisation: string
  readonly scopes: readonly Scope[]
  readonly expiresAt?: Date | undefined
  /** No quotas when left out. */
  readonly quotas?: Quotas
  /** Addresses and CIDR ranges that the key is limited to. */
  readonly addresses?: readonly string[] | undefined
  /** Note that the operator keeps about the key. */
  readonly note?: string | undefined
  /** Name that its organisation gives it. */
  readonly name?: string | undefined
  /** Reason why the key needs no accepted terms. */
  readonly withoutTerms?: string | undefined
  /** Person who accepted the terms in force on paper, for the operator's record. */
  readonly termsAcceptedBy?: string | undefined
  readonly actor: string
  readonly at: Date
}

export type IssuedKey = { readonly id: string; readonly secret: string }

/** Length of the visible start of a key in lists: the prefix and four more characters. */
const START_LENGTH = 'rtd_live_'.length + 4

/**
 * Makes a key. The secret is returned here, once, and is stored nowhere. An organisation that does not exist is made,
 * with the text that was given as its id.
 */
export const issueKey = async (needs: AccessNeeds, wanted: NewKey): Promise<IssuedOwnedKey> => {
  const { store } = needs
  const issued = await store.write<PortalTables, IssuedOwnedKey>(async (trx) => {
    await lockAudit(trx, store.engine)
    return putKey(trx, needs, wanted)
  })
  if (wanted.termsAcceptedBy !== undefined) forgetVerified(store)
  return issued
}

/** A new key, with the id of its organisation. */
export type IssuedOwnedKey = IssuedKey & { readonly organisation: string }

const putKey = async (
  trx: Transaction<PortalTables>,
  needs: AccessNeeds,
  wanted: NewKey,
): Promise<IssuedOwnedKey> => {
  const { engine } = needs.store
  const { termsAcceptedBy: note, actor, at } = wanted
  const organisation = await ensureOrganisation(trx, wanted.organisation, at)
  if (note !== undefined) await insertPaper(trx, engine, { organisation, note, actor }, at)
  const { secret, row } = makeKey(needs, toTerms({ ...wanted, organisation }), at)
  await insertKey(trx, engine, row, { actor })
  return { id: row.id, secret, organisation }
}

/**
 * Makes the first key of a service, or returns undefined if there has ever been one. Of several callers at once, one
 * gets it.
 */
export const issueFirstKey = (needs: AccessNeeds, wanted: NewKey): Promise<IssuedOwnedKey | undefined> => {
  const { store } = needs
  return store.write<PortalTables, IssuedOwnedKey | undefined>(async (trx) => {
    await lockAudit(trx, store.engine)
    const earlier = await trx.selectFrom('keys').select('id').limit(1).executeTakeFirst()
    return earlier === undefined ? putKey(trx, needs, wanted) : undefined
  })
}

/** Inserts a key in a transaction, with its line. */
export const insertKey = async (
  trx: Transaction<PortalTables>,
  engine: Store['engine'],
  row: KeyRow,
  by: Pick<AuditEntry, 'actor' | 'from'>,
): Promise<void> => {
  await trx.insertInto('keys').values(row).execute()
  await audit(trx, engine, describeIssue(row, by), new Date(row.created_at))
}

/** Terms of a key; a key that replaces it has the same ones. */
export type KeyTerms = Pick<
  KeyRow,
  | 'organisation'
  | 'scopes'
  | 'expires_at'
  | 'quota_minute'
  | 'quota_day'
  | 'addresses'
  | 'note'
  | 'name'
  | 'without_terms'
>

const toTerms = (wanted: NewKey): KeyTerms => {
  const { organisation, scopes, expiresAt, quotas = NO_QUOTAS, addresses, note, name, withoutTerms } = wanted
  return {
    organisation,
    scopes: JSON.stringify(scopes),
    expires_at: expiresAt?.getTime() ?? null,
    quota_minute: quotas.minute,
    quota_day: quotas.day,
    addresses: addresses === undefined ? null : JSON.stringify(addresses),
    note: note ?? null,
    name: name ?? null,
    without_terms: withoutTerms ?? null,
  }
}

/** `countedAs` is the id that its quotas are counted under; by default its own. */
export const makeKey = ({ pepper, kind }: AccessNeeds, terms: KeyTerms, at: Date, countedAs?: string) => {
  const secret = makeKeySecret(kind)
  const id = makeId('key', at)
  const row: KeyRow = {
    ...terms,
    id,
    start: secret.slice(0, START_LENGTH),
    hash: hashKey(secret, pepper),
    created_at: at.getTime(),
    counted_as: countedAs ?? id,
    revoked_at: null,
    suspended_at: null,
    suspended_for: null,
    replaced_by: null,
    overlap_ends_at: null,
    last_used_at: null,
    exposed_at: null,
    // A key that is short-lived from the start needs no mail at once.
    warned_expiry: findDueWarning(terms.expires_at, at.getTime()),
    warned_idle: null,
    idle_from: null,
  }
  return { secret, row }
}

/** Audit entry for a new key, whether or not it replaces another. */
const describeIssue = (row: KeyRow, by: Pick<AuditEntry, 'actor' | 'from'>): AuditEntry => {
  const { organisation, scopes, quotas, addresses } = toRights(row)
  const detail = JSON.stringify({
    organisation,
    scopes,
    expires_at: row.expires_at,
    quotas,
    // Addresses can belong to a person, and the chain is kept for ever.
    address_ranges: addresses?.length ?? null,
  })
  return { ...by, action: 'key.issue', object: row.id, detail, organisation }
}
