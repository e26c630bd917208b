import type { Transaction } from 'kysely'
import { audit, lockAudit, type AuditAction } from '../audit/index.ts'
import { findKeyRow } from './authenticate.ts'
import { findKeyIn } from './key-secret.ts'
import { mailOwners } from './mail-owners.ts'
import type { PortalTables } from './portal-tables.ts'
import type { AccessNeeds } from './principal.ts'
import { EXPOSED, LEAKED, RESUMABLE } from './suspensions.ts'
import type { KeyRow } from './tables.ts'
import { forgetVerified } from './verified-keys.ts'

const HOUR = 3_600_000
const ACTOR = 'service'

/**
 * Records in the audit log that a key was sent in an address, where others can read it, and mails its owners: once an
 * hour, however often it is sent. A live key is also suspended. An unknown key changes nothing.
 */
export const flagExposed = async (needs: AccessNeeds, text: string, at: Date): Promise<void> => {
  const { store, kind } = needs
  const row = await findKeyRow(needs, text)
  if (row === undefined || !isNew(row, at, kind)) return
  await store.write<PortalTables, undefined>(async (trx) => {
    await lockAudit(trx, store.engine)
    const isFlagged = await flag(trx, needs, row, at)
    const isSuspended = kind === 'live' && (await suspendExposed(trx, needs, row, at))
    if (isFlagged || isSuspended) await mailExposure(trx, needs, row, at)
    return undefined
  })
  forgetVerified(store)
}

const isNew = (
  { exposed_at, suspended_at, suspended_for, revoked_at }: KeyRow,
  at: Date,
  kind: AccessNeeds['kind'],
): boolean =>
  exposed_at === null ||
  exposed_at <= at.getTime() - HOUR ||
  (kind === 'live' &&
    revoked_at === null &&
    (suspended_at === null || RESUMABLE.includes(suspended_for ?? '')))

/** One statement decides and writes, so that only one of several processes that see the key at once adds the line. */
const flag = async (
  trx: Transaction<PortalTables>,
  needs: AccessNeeds,
  key: KeyRow,
  at: Date,
): Promise<boolean> => {
  const flagged = await trx
    .updateTable('keys')
    .set({ exposed_at: at.getTime() })
    .where('id', '=', key.id)
    .where((row) => row.or([row('exposed_at', 'is', null), row('exposed_at', '<=', at.getTime() - HOUR)]))
    .returning('id')
    .executeTakeFirst()
  if (flagged === undefined) return false
  await note(trx, needs, { key, action: 'key.exposed', detail: {} }, at)
  return true
}

const suspendExposed = async (
  trx: Transaction<PortalTables>,
  needs: AccessNeeds,
  key: KeyRow,
  at: Date,
): Promise<boolean> => {
  const suspended = await trx
    .updateTable('keys')
    .set({ suspended_at: at.getTime(), suspended_for: EXPOSED })
    .where('id', '=', key.id)
    .where((row) => row.or([row('suspended_at', 'is', null), row('suspended_for', 'in', RESUMABLE)]))
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (suspended === undefined) return false
  await note(trx, needs, { key, action: 'key.suspend', detail: { reason: EXPOSED } }, at)
  return true
}

const mailExposure = (
  trx: Transaction<PortalTables>,
  { sealer, kind }: AccessNeeds,
  key: KeyRow,
  at: Date,
): Promise<void> => {
  const subject = 'A key stood in the address of a request'
  const paragraphs = [
    'A program sent the key in the address of a request. Proxies and logs on the way may have kept it.',
    kind === 'live'
      ? 'The key is suspended. Rotate it in the portal, and send the new one only in the Authorization header.'
      : 'Rotate the key in the portal, and send the new one only in the Authorization header.',
  ]
  return mailOwners(trx, sealer, { key, subject, paragraphs }, at)
}

/**
 * Suspends a key that anyone reports as leaked, and mails its owners. An unknown or revoked key changes nothing, and the
 * reporter learns nothing.
 */
export const flagLeaked = async (needs: AccessNeeds, text: string, at: Date): Promise<void> => {
  const { store, sealer } = needs
  const secret = findKeyIn(text)
  const key = secret === undefined ? undefined : await findKeyRow(needs, secret)
  if (key === undefined || key.revoked_at !== null || key.suspended_for === LEAKED) return
  await store.write<PortalTables, undefined>(async (trx) => {
    await lockAudit(trx, store.engine)
    const suspended = await trx
      .updateTable('keys')
      .set({ suspended_at: at.getTime(), suspended_for: LEAKED })
      .where('id', '=', key.id)
      .where('revoked_at', 'is', null)
      // Any other reason could be lifted by a person who does not know of the leak.
      .where((row) => row.or([row('suspended_for', 'is', null), row('suspended_for', '<>', LEAKED)]))
      .returning('id')
      .executeTakeFirst()
    if (suspended === undefined) return undefined
    await note(trx, needs, { key, action: 'key.leaked', detail: {} }, at)
    await note(trx, needs, { key, action: 'key.suspend', detail: { reason: LEAKED } }, at)
    const subject = 'A key was reported as leaked, and is suspended'
    const paragraphs = [
      'A person or a scanner found the key in a place where others can read it, and reported it.',
      'The key is suspended. Rotate it in the portal, and find the place where it was published.',
    ]
    await mailOwners(trx, sealer, { key, subject, paragraphs }, at)
    return undefined
  })
  forgetVerified(store)
}

type Note = { readonly key: KeyRow; readonly action: AuditAction; readonly detail: object }

const note = (
  trx: Transaction<PortalTables>,
  { store: { engine } }: AccessNeeds,
  { key: { id, organisation }, action, detail }: Note,
  at: Date,
): Promise<void> =>
  audit(trx, engine, { actor: ACTOR, action, object: id, detail: JSON.stringify(detail), organisation }, at)
