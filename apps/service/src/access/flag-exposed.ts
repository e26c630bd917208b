import type { Transaction } from 'kysely'
import type { Store } from '../platform/index.ts'
import { audit } from '../audit/index.ts'
import { findKeyRow } from './authenticate.ts'
import type { AccessNeeds } from './principal.ts'
import type { AccessTables, KeyRow } from './tables.ts'
import { forgetVerified } from './verified-keys.ts'

const HOUR = 3_600_000
const ACTOR = 'service'

const EXPOSED = 'it stood in the address of a request, where proxies and logs keep it'

/**
 * Records in the audit log that a key was sent in an address, where others can read it: once an hour, however often it
 * is sent. A live key is also suspended. An unknown key changes nothing.
 */
export const flagExposed = async (needs: AccessNeeds, text: string, at: Date): Promise<void> => {
  const { store, kind } = needs
  const row = await findKeyRow(needs, text)
  if (row === undefined || !isNew(row, at, kind)) return
  await store.write<AccessTables, undefined>(async (trx) => {
    await flag(trx, store.engine, row.id, at)
    if (kind === 'live') await suspend(trx, store.engine, row.id, at)
    return undefined
  })
  forgetVerified(store)
}

const isNew = (
  { exposed_at, suspended_at, revoked_at }: KeyRow,
  at: Date,
  kind: AccessNeeds['kind'],
): boolean =>
  exposed_at === null ||
  exposed_at <= at.getTime() - HOUR ||
  (kind === 'live' && suspended_at === null && revoked_at === null)

type Engine = Store['engine']

/** One statement decides and writes, so that only one of several processes that see the key at once adds the line. */
const flag = async (trx: Transaction<AccessTables>, engine: Engine, id: string, at: Date): Promise<void> => {
  const flagged = await trx
    .updateTable('keys')
    .set({ exposed_at: at.getTime() })
    .where('id', '=', id)
    .where((row) => row.or([row('exposed_at', 'is', null), row('exposed_at', '<=', at.getTime() - HOUR)]))
    .returning('id')
    .executeTakeFirst()
  if (flagged === undefined) return
  await audit(trx, engine, { actor: ACTOR, action: 'key.exposed', object: id, detail: '{}' }, at)
}

const suspend = async (
  trx: Transaction<AccessTables>,
  engine: Engine,
  id: string,
  at: Date,
): Promise<void> => {
  const suspended = await trx
    .updateTable('keys')
    .set({ suspended_at: at.getTime(), suspended_for: EXPOSED })
    .where('id', '=', id)
    .where('suspended_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (suspended === undefined) return
  const detail = JSON.stringify({ reason: EXPOSED })
  await audit(trx, engine, { actor: ACTOR, action: 'key.suspend', object: id, detail }, at)
}
