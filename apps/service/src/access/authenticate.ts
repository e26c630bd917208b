import type { Scope } from '@rotunda/contract'
import { prepareStatement, Refusal, type Store } from '../platform/index.ts'
import { findKeyKind, hashKey, type KeyKind } from './key-secret.ts'
import { toPrincipal, type AccessNeeds, type Principal } from './principal.ts'
import type { AccessTables, KeyRow } from './tables.ts'

/** Who holds this key. Every other answer is a Refusal that says what is wrong with it. */
export const authenticate = async (needs: AccessNeeds, text: string, now: Date): Promise<Principal> => {
  const { principal, expiresAt } = findBelieved(needs.store, text, now) ?? (await readKey(needs, text, now))
  if (expiresAt === null || expiresAt > now.getTime()) return principal
  throw failed(`The key expired on ${new Date(expiresAt).toISOString()}. Ask the operator for a new one.`)
}

/** A key that was revoked by another process is believed for no longer than this; by this one, not at all. */
const BELIEVED_MILLISECONDS = 1000
const MAX_BELIEVED = 1000
type Known = { readonly principal: Principal; readonly expiresAt: number | null; readonly readAt: number }
const believed = new WeakMap<Store, Map<string, Known>>()

/** After a revocation: from the next request on every key is looked up again. */
export const forgetBelieved = (store: Store): void => {
  believed.delete(store)
}

/** Hashing and reading cost more than the rest of a busy request together: a key in use is looked up once a second. */
const findBelieved = (store: Store, text: string, now: Date): Known | undefined => {
  const known = believed.get(store)?.get(text)
  if (known === undefined) return undefined
  const age = now.getTime() - known.readAt
  return age >= 0 && age < BELIEVED_MILLISECONDS ? known : undefined
}

const readKey = async ({ store, pepper, kind }: AccessNeeds, text: string, now: Date): Promise<Known> => {
  const presented = findKeyKind(text)
  if (presented === undefined)
    throw failed('The key is not a whole Rotunda key. Copy all of it, from "rtd_" on.')
  if (presented !== kind) throw failed(OTHER_KIND[kind])
  const [row] = await findByHash(store.db<AccessTables>(), hashKey(text, pepper))
  if (row === undefined) throw failed('The key is not known here.')
  if (row.revoked_at !== null) throw failed('The key has been revoked. Ask the operator for a new one.')
  return believe(store, text, {
    principal: toPrincipal(row),
    expiresAt: row.expires_at,
    readAt: now.getTime(),
  })
}

const believe = (store: Store, text: string, known: Known): Known => {
  const keys = believed.getOrInsertComputed(store, () => new Map<string, Known>())
  if (keys.size >= MAX_BELIEVED) keys.clear()
  keys.set(text, known)
  return known
}

const findByHash = prepareStatement<AccessTables, string, KeyRow>(
  (db, hash) => db.selectFrom('keys').selectAll().where('hash', '=', hash),
  (hash) => [hash],
)

export const requireScope = (principal: Principal, scope: Scope): void => {
  if (principal.scopes.includes(scope)) return
  throw new Refusal('scope_not_permitted', `The key is valid, but has not been given the scope ${scope}.`)
}

const OTHER_KIND: Readonly<Record<KeyKind, string>> = {
  live: 'This is a test key, and this service delivers for real. Use a key that begins with rtd_live_.',
  test: 'This is a live key, and this service only simulates delivery. Use a key that begins with rtd_test_.',
}

const failed = (detail: string): Refusal => new Refusal('authentication_failed', detail)
