import type { Scope } from '@rotunda/contract'
import { makeId, prepareStatement, Refusal, type Store } from '../platform/index.ts'
import { audit, auditWrites, lockAudit, type AuditEntry } from './audit.ts'
import { findKeyKind, hashKey, makeKeySecret, type KeyKind } from './key-secret.ts'
import type { AccessTables, KeyRow } from './tables.ts'

export type AccessNeeds = {
  readonly store: Store
  /** Keyed into every stored hash; from the settings, never in the database. */
  readonly pepper: Uint8Array
  /** The one kind of key that this service takes. */
  readonly kind: KeyKind
}

/** Who is asking, and what they may do. */
export type Principal = {
  readonly keyId: string
  readonly organisation: string
  readonly scopes: readonly Scope[]
}

export type NewKey = {
  readonly organisation: string
  readonly scopes: readonly Scope[]
  readonly expiresAt?: Date | undefined
  readonly actor: string
  readonly at: Date
}

export type IssuedKey = { readonly id: string; readonly secret: string }

/** Visible characters of a key in lists: the prefix and four more. */
const START_LENGTH = 'rtd_live_'.length + 4

/** Makes a key. Its secret is given back here, once, and is kept nowhere. */
export const issueKey = async (needs: AccessNeeds, wanted: NewKey): Promise<IssuedKey> => {
  const { secret, row } = makeKey(needs, wanted)
  await auditWrites(needs.store, describeIssue(row, wanted), wanted.at).write<AccessTables, unknown>((trx) =>
    trx.insertInto('keys').values(row).execute(),
  )
  return { id: row.id, secret }
}

/** Makes a key where there has never been one, else undefined. Of several that ask at once, one is given it. */
export const issueFirstKey = async (needs: AccessNeeds, wanted: NewKey): Promise<IssuedKey | undefined> => {
  const { engine } = needs.store
  const { secret, row } = makeKey(needs, wanted)
  const isFirst = await needs.store.write<AccessTables, boolean>(async (trx) => {
    await lockAudit(trx, engine)
    const earlier = await trx.selectFrom('keys').select('id').limit(1).executeTakeFirst()
    if (earlier !== undefined) return false
    await trx.insertInto('keys').values(row).execute()
    await audit(trx, engine, describeIssue(row, wanted), wanted.at)
    return true
  })
  return isFirst ? { id: row.id, secret } : undefined
}

const makeKey = ({ pepper, kind }: AccessNeeds, { organisation, scopes, expiresAt, at }: NewKey) => {
  const secret = makeKeySecret(kind)
  const row: KeyRow = {
    id: makeId('key', at),
    organisation,
    start: secret.slice(0, START_LENGTH),
    hash: hashKey(secret, pepper),
    scopes: JSON.stringify(scopes),
    created_at: at.getTime(),
    expires_at: expiresAt?.getTime() ?? null,
    revoked_at: null,
  }
  return { secret, row }
}

const describeIssue = (row: KeyRow, { organisation, scopes, actor }: NewKey): AuditEntry => ({
  actor,
  action: 'key.issue',
  object: row.id,
  detail: JSON.stringify({ organisation, scopes, expires_at: row.expires_at }),
})

export type ListedKey = Principal & {
  readonly start: string
  readonly createdAt: Date
  readonly expiresAt: Date | null
  readonly revokedAt: Date | null
}

export const listKeys = async (store: Store): Promise<ListedKey[]> => {
  const rows = await store.db<AccessTables>().selectFrom('keys').selectAll().orderBy('id').execute()
  return rows.map((row) => ({
    ...toPrincipal(row),
    start: row.start,
    createdAt: new Date(row.created_at),
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
    revokedAt: row.revoked_at === null ? null : new Date(row.revoked_at),
  }))
}

/** From the next request on the key opens nothing in this process, and within a second in any other. */
export const revokeKey = async (store: Store, id: string, actor: string, at: Date): Promise<void> => {
  const entry: AuditEntry = { actor, action: 'key.revoke', object: id, detail: '{}' }
  await auditWrites(store, entry, at).write<AccessTables, undefined>(async (trx) => {
    const revoked = await trx
      .updateTable('keys')
      .set({ revoked_at: at.getTime() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (revoked === undefined) throw new Refusal('not_found', `There is no key ${id} that is not revoked.`)
    return undefined
  })
  believed.delete(store)
}

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

const toPrincipal = ({ id, organisation, scopes }: KeyRow): Principal => ({
  keyId: id,
  organisation,
  // Written by issueKey, which takes nothing but scopes.
  scopes: JSON.parse(scopes) as Scope[],
})
