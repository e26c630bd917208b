import type { Scope } from '@rotunda/contract'
import { makeId, Refusal, type Store } from '../platform/index.ts'
import { audit, auditWrites, lockAudit, type AuditEntry } from './audit.ts'
import { forgetBelieved } from './authenticate.ts'
import { hashKey, makeKeySecret } from './key-secret.ts'
import { toPrincipal, type AccessNeeds, type Principal } from './principal.ts'
import type { AccessTables, KeyRow } from './tables.ts'

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
  forgetBelieved(store)
}
