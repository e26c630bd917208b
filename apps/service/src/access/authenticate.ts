import { sql } from 'kysely'
import type { Scope } from '@rotunda/contract'
import { makeAddressList, Refusal, type AddressList, type Store } from '../platform/index.ts'
import { prepareStatement } from '../platform/store/index.ts'
import { findKeyKind, hashKey, type KeyKind } from './key-secret.ts'
import { findKeyState, type KeyState } from './list-keys.ts'
import type { PortalTables } from './portal-tables.ts'
import { toPrincipal, type AccessNeeds, type HeldKeyRow, type Principal } from './principal.ts'
import type { AccessTables, KeyRow } from './tables.ts'
import { selectTermsInForce, termsPath } from './terms.ts'
import { findVerified, openVerified, rememberVerified, type VerifiedKey } from './verified-keys.ts'

/**
 * Returns the holder of this key, and notes the use. A Refusal says what is wrong with the key and leaves no trace of a
 * use; the same holds when `check` refuses a known key.
 */
export const authenticate = async (
  needs: AccessNeeds,
  text: string,
  now: Date,
  check?: (principal: Principal) => void,
): Promise<Principal> => {
  const { row, principal } = findVerified(needs.store, text, now) ?? (await readKey(needs, text, now))
  const state = findKeyState(row, now)
  if (state !== 'open') throw refuseKey(CLOSED[state](row))
  check?.(principal)
  noteUse(needs.store, row, now)
  return principal
}

const CLOSED: Readonly<Record<Exclude<KeyState, 'open'>, (row: KeyRow) => string>> = {
  revoked: () => 'The key has been revoked. Ask the operator for a new key.',
  suspended: ({ suspended_for }) =>
    `The key is suspended: ${suspended_for ?? 'the operator gave no reason'}. Ask the operator for a new key, or to resume this key.`,
  replaced: ({ overlap_ends_at }) =>
    `The key was replaced by a newer key, and stopped working at ${toText(overlap_ends_at)}. Use the newer key.`,
  expired: ({ expires_at }) => `The key expired on ${toText(expires_at)}. Ask the operator for a new key.`,
}

const toText = (at: number | null): string => new Date(at ?? 0).toISOString()

const readKey = async (
  { store, pepper, kind }: AccessNeeds,
  text: string,
  now: Date,
): Promise<VerifiedKey> => {
  const presented = findKeyKind(text)
  if (presented === undefined)
    throw refuseKey('The key is not a complete Rotunda key. Copy the whole key, from "rtd_" on.')
  if (presented !== kind) throw refuseKey(OTHER_KIND[kind])
  const cache = openVerified(store)
  const [row] = await findHeld(store.db<PortalTables>(), { hash: hashKey(text, pepper), at: now.getTime() })
  if (row === undefined) throw refuseKey(UNKNOWN)
  return rememberVerified(cache, text, { row, principal: toPrincipal(row, now), readAt: now.getTime() })
}

/**
 * Callers read this, and they may not be the operator. It also points an operator with two data directories to the
 * right one.
 */
const UNKNOWN =
  'The key is unknown to this service. The key was never issued, or was issued for another database (ROTUNDA_DATA or DATABASE_URL). Ask the operator to check the key with "keys list".'

/** Finds the row of a whole key, in any state. */
export const findKeyRow = async (
  { store, pepper }: Pick<AccessNeeds, 'store' | 'pepper'>,
  text: string,
): Promise<KeyRow | undefined> => {
  const [row] = await findByHash(store.db<AccessTables>(), hashKey(text, pepper))
  return row
}

type HeldAsked = { readonly hash: string; readonly at: number }

const findHeld = prepareStatement<PortalTables, HeldAsked, HeldKeyRow>(
  (db, { hash, at }) =>
    db
      .selectFrom('keys')
      .leftJoin('organisations as holder', 'holder.id', 'keys.organisation')
      .leftJoin('terms as present', (join) =>
        join.on('present.version', '=', selectTermsInForce(db, at).select('terms.version')),
      )
      .leftJoin('terms_acceptances as consent', (join) =>
        join
          .onRef('consent.organisation', '=', 'keys.organisation')
          .onRef('consent.version', '=', 'present.version'),
      )
      .selectAll('keys')
      .select([
        'holder.name as organisation_name',
        'holder.terms_from as terms_from',
        'present.version as terms_in_force',
        'consent.version as accepted_in_force',
      ])
      .select((select) =>
        select
          .selectFrom('terms_acceptances as earlier')
          .select('earlier.version')
          .whereRef('earlier.organisation', '=', 'keys.organisation')
          .orderBy('earlier.accepted_at', 'desc')
          .orderBy('earlier.version', 'desc')
          .limit(sql.lit(1))
          .as('accepted_newest'),
      )
      .where('keys.hash', '=', hash),
  ({ hash, at }) => [at, hash],
)

const findByHash = prepareStatement<AccessTables, string, KeyRow>(
  (db, hash) => db.selectFrom('keys').selectAll().where('hash', '=', hash),
  (hash) => [hash],
)

/** Refuses a key that lacks one of these scopes, and names every scope that is missing. */
export const requireScopes = (principal: Principal, scopes: readonly Scope[]): void => {
  const missing = scopes.filter((scope) => !principal.scopes.includes(scope))
  if (missing.length > 0) throw refuseScopes(missing)
}

/** Refuses a key whose organisation has not accepted the terms in force, unless the key is exempt. */
export const requireTerms = ({ organisationName, terms: { required } }: Principal): void => {
  if (required === null) return
  const termsUrl = termsPath(required)
  const detail =
    `The key is valid, but ${organisationName} has not accepted the terms that are in force. A member of the organisation must read ` +
    `${termsUrl} and accept them at /portal. The next request works then.`
  throw new Refusal('terms_required', detail, { termsUrl })
}

/** Refuses an address outside the key's list. The refusal names that one address, not its network. */
export const requireAddress = ({ addresses }: Principal, address: string): void => {
  if (addresses === null || listOf(addresses).has(address)) return
  const detail =
    `The key is valid, but is accepted only from the addresses that were agreed with its holder, and this request came from ` +
    `${address}. Send the request from an agreed address, or ask the operator to add this address to the key.`
  throw new Refusal('address_not_permitted', detail)
}

/** Each principal gets its list once. */
const lists = new WeakMap<readonly string[], AddressList>()

const listOf = (addresses: readonly string[]): AddressList =>
  lists.getOrInsertComputed(addresses, () => makeAddressList(addresses))

const OTHER_KIND: Readonly<Record<KeyKind, string>> = {
  live: 'This is a test key, and this service delivers for real. Use a key that begins with rtd_live_.',
  test: 'This is a live key, and this service only simulates delivery. Use a key that begins with rtd_test_.',
}

const MINUTE = 60_000

/**
 * Notes the minute in which a key was last used, without holding up the request. `key` is this process's copy of the
 * row, so a busy key costs one write a minute here.
 */
const noteUse = (store: Store, key: Pick<KeyRow, 'id' | 'last_used_at'>, now: Date): void => {
  const minute = now.getTime() - (now.getTime() % MINUTE)
  if (key.last_used_at !== null && key.last_used_at >= minute) return
  key.last_used_at = minute
  // A failed note is made up in the next minute; if the database is away, the request itself reports it.
  void writeUse(store, key.id, minute).catch(() => undefined)
}

const writeUse = (store: Store, id: string, minute: number): Promise<unknown> =>
  store.write<AccessTables, unknown>((trx) =>
    trx
      .updateTable('keys')
      .set({ last_used_at: minute })
      .where('id', '=', id)
      .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<', minute)]))
      .execute(),
  )

/** RFC 6750: a challenge without an error asks for a key, one with an error says what is wrong with the key. */
const REALM = 'Bearer realm="rotunda"'

/** Refuses a request without a key, or with one that cannot be read. */
export const refuseWithoutKey = (detail: string): Refusal =>
  new Refusal('authentication_failed', detail, { challenge: REALM })

/** Refuses a key that was sent. */
const refuseKey = (detail: string): Refusal =>
  new Refusal('authentication_failed', detail, {
    challenge: `${REALM}, error="invalid_token", error_description="${toQuotable(detail)}"`,
  })

/** Refuses a valid key that lacks these scopes. */
const refuseScopes = (missing: readonly string[]): Refusal => {
  const [scope, them] = missing.length === 1 ? ['scope', 'it'] : ['scopes', 'them']
  const detail =
    `The key is valid, but lacks the ${scope} ${missing.join(', ')}. ` +
    `Ask for ${them} at /portal, where your organisation then issues a key with ${them}.`
  return new Refusal('scope_not_permitted', detail, {
    missingScopes: missing,
    challenge: `${REALM}, error="insufficient_scope", scope="${missing.join(' ')}"`,
  })
}

/** RFC 6750 allows printable ASCII without quotation marks and backslashes. */
const toQuotable = (text: string): string => text.replaceAll(/["\\]/g, "'").replaceAll(/[^\x20-\x7e]/g, '?')
