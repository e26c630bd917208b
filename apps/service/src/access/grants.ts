import { sql, type Kysely, type Transaction } from 'kysely'
import { SCOPES, type RequestDecision, type Scope } from '@rotunda/contract'
import { audit, type AuditEntry } from '../audit/index.ts'
import { makeId, type Store } from '../platform/index.ts'
import type { AccessRequestRow, PortalTables } from './portal-tables.ts'
import { toRights } from './principal.ts'
import type { Quotas } from './quotas.ts'

/** A scope that an organisation may give to its keys. */
export type Grant = {
  readonly scope: Scope
  readonly quotas: Quotas
  /** Request by which it was approved. */
  readonly request: string
  readonly grantedAt: Date
}

/** Grants of an organisation that have not ended. */
export const grantsOf = (store: Store, organisation: string): Promise<Grant[]> =>
  listGrants(store.db<PortalTables>(), organisation)

/** The same within a transaction. */
export const listGrants = async (db: Kysely<PortalTables>, organisation: string): Promise<Grant[]> => {
  const rows = await db
    .selectFrom('grants')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('ended_at', 'is', null)
    .execute()
  return rows
    .map(({ scope, quota_minute, quota_day, request, granted_at }) => ({
      scope,
      quotas: { minute: quota_minute, day: quota_day },
      request,
      grantedAt: new Date(granted_at),
    }))
    .sort((one, other) => SCOPES.indexOf(one.scope) - SCOPES.indexOf(other.scope))
}

/** Ends the open grants of these scopes. */
export const endGrants = async (
  trx: Transaction<PortalTables>,
  organisation: string,
  scopes: readonly Scope[],
  at: Date,
): Promise<void> => {
  await trx
    .updateTable('grants')
    .set({ ended_at: at.getTime() })
    .where('organisation', '=', organisation)
    .where('scope', 'in', scopes)
    .where('ended_at', 'is', null)
    .execute()
}

/** Grants the approved scopes, each in place of its open grant. */
export const putGrants = async (
  trx: Transaction<PortalTables>,
  { organisation, id }: Pick<AccessRequestRow, 'organisation' | 'id'>,
  { approved }: RequestDecision,
  at: Date,
): Promise<void> => {
  const scopes = approved.map(({ scope }) => scope)
  await endGrants(trx, organisation, scopes, at)
  const rows = approved.map(({ scope, quotas }) => ({
    id: makeId('grant', at),
    organisation,
    scope,
    request: id,
    quota_minute: quotas.minute,
    quota_day: quotas.day,
    granted_at: at.getTime(),
    ended_at: null,
  }))
  await trx.insertInto('grants').values(rows).execute()
}

/**
 * Takes from the keys of an organisation each scope without a grant, and lowers their quotas to the lowest of their
 * grants. Only keys with a name were issued under grants; a command that issues a key answers for its scopes. Audit
 * lines were locked before, so that no key is issued meanwhile. Returns the ids of the changed keys.
 */
export const fitKeys = async (
  trx: Transaction<PortalTables>,
  engine: Store['engine'],
  { organisation, actor }: Pick<AuditEntry, 'actor'> & { readonly organisation: string },
  at: Date,
): Promise<string[]> => {
  const grants = await listGrants(trx, organisation)
  const keys = await trx
    .selectFrom('keys')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('name', 'is not', null)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute()
  const changed: string[] = []
  for (const key of keys) {
    const { scopes: held, quotas: had } = toRights(key)
    const kept = grants.filter(({ scope }) => held.includes(scope))
    const scopes = kept.map(({ scope }) => scope)
    const most = lowestOf(kept.map(({ quotas }) => quotas))
    if (scopes.length === held.length && !exceeds(had, most)) continue
    await trx
      .updateTable('keys')
      .set({
        scopes: JSON.stringify(scopes),
        quota_minute: atMost('quota_minute', most.minute),
        quota_day: atMost('quota_day', most.day),
      })
      .where('id', '=', key.id)
      .execute()
    const detail = JSON.stringify({ scopes, ...(exceeds(had, most) && { most }) })
    await audit(trx, engine, { actor, action: 'key.change', object: key.id, detail, organisation }, at)
    changed.push(key.id)
  }
  return changed
}

/** A key without any scope keeps its quotas. */
export const lowestOf = (quotas: readonly Quotas[]): Quotas => ({
  minute: Math.min(...quotas.map(({ minute }) => minute)),
  day: Math.min(...quotas.map(({ day }) => day)),
})

/** True if a quota is higher than another; 0 is no quota. */
const exceeds = (had: Quotas, most: Quotas): boolean =>
  isHigher(had.minute, most.minute) || isHigher(had.day, most.day)

const isHigher = (had: number, most: number): boolean => most !== Infinity && (had === 0 || had > most)

/** The database compares, since an operator may change the quota of the key at the same time. */
const atMost = (column: 'quota_minute' | 'quota_day', most: number) => {
  const quota = sql.ref<number>(column)
  return most === Infinity
    ? quota
    : sql<number>`case when ${quota} = 0 or ${quota} > ${most} then ${most} else ${quota} end`
}
