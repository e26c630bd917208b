import type { Transaction } from 'kysely'
import { audit, lockAudit, type AuditAction } from '../audit/index.ts'
import { findKeyRow } from './authenticate.ts'
import { getKeyRow } from './change-key.ts'
import { findKeysIn } from './key-secret.ts'
import { ACCESS_LIMITS } from './limits.ts'
import { mailOwners } from './mail-owners.ts'
import type { PortalTables } from './portal-tables.ts'
import type { AccessNeeds } from './principal.ts'
import { addLeak, EXPOSED, isByOperator, isLeaked, LEAKED, RESUMABLE } from './suspensions.ts'
import type { KeyRow } from './tables.ts'
import { forgetVerified } from './verified-keys.ts'

const HOUR = 3_600_000
const ACTOR = 'service'

/**
 * Records in the audit log that a key was sent in an address, where others can read it, and mails its owners: once an
 * hour, however often it is sent. A live key is also suspended. An unknown key changes nothing, and nothing is mailed about
 * a revoked one.
 */
export const flagExposed = async (needs: AccessNeeds, text: string, at: Date): Promise<void> => {
  const { store, kind } = needs
  const found = await findKeyRow(needs, text)
  if (found === undefined || !isNew(found, at, kind)) return
  await store.write<PortalTables, undefined>(async (trx) => {
    await lockAudit(trx, store.engine)
    const key = await getKeyRow(trx, found)
    const isFlagged = await flag(trx, needs, key, at)
    const isSuspended = kind === 'live' && (await suspendExposed(trx, needs, key, at))
    if (key.revoked_at === null && (isFlagged || isSuspended)) await mailExposure(trx, needs, key, at)
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

const BY_OPERATOR = 'The operator suspended the key before. Ask the operator for a new key.'

const findWayOut = (kind: AccessNeeds['kind'], key: KeyRow): string => {
  if (isByOperator(key)) return BY_OPERATOR
  return kind === 'live' ? 'The key is suspended. Rotate it in the portal.' : 'Rotate the key in the portal.'
}

const mailExposure = (
  trx: Transaction<PortalTables>,
  { sealer, kind }: AccessNeeds,
  key: KeyRow,
  at: Date,
): Promise<void> => {
  const subject = 'The address of a request contained a key'
  const paragraphs = [
    'A program sent the key in the address of a request. Proxies and logs on the way may have kept the key.',
    `${findWayOut(kind, key)} Send the new key only in the Authorization header.`,
  ]
  return mailOwners(trx, sealer, { key, subject, paragraphs }, at)
}

export const MOST_REPORTED_KEYS = ACCESS_LIMITS.keysReported.value

/**
 * Suspends the keys in a text that anyone reports as leaked, and mails their owners. An unknown or revoked key changes
 * nothing, and the reporter learns nothing.
 */
export const flagLeaked = async (needs: AccessNeeds, text: string, at: Date): Promise<void> => {
  for (const secret of findKeysIn(text).slice(0, MOST_REPORTED_KEYS)) await suspendLeaked(needs, secret, at)
}

const suspendLeaked = async (needs: AccessNeeds, secret: string, at: Date): Promise<void> => {
  const { store } = needs
  const found = await findKeyRow(needs, secret)
  if (found === undefined || !canLeak(found)) return
  await store.write<PortalTables, undefined>(async (trx) => {
    await lockAudit(trx, store.engine)
    const key = await getKeyRow(trx, found)
    if (!canLeak(key)) return undefined
    const isOperators = isByOperator(key)
    // Any other reason could be lifted by a person who does not know of the leak.
    const set = isOperators
      ? { suspended_for: addLeak(key.suspended_for ?? 'the operator gave no reason') }
      : { suspended_at: at.getTime(), suspended_for: LEAKED }
    await trx.updateTable('keys').set(set).where('id', '=', key.id).execute()
    await note(trx, needs, { key, action: 'key.leaked', detail: {} }, at)
    if (!isOperators) await note(trx, needs, { key, action: 'key.suspend', detail: { reason: LEAKED } }, at)
    await mailLeak(trx, needs, key, at)
    return undefined
  })
  forgetVerified(store)
}

const canLeak = ({ revoked_at, suspended_for }: KeyRow): boolean =>
  revoked_at === null && !isLeaked(suspended_for)

const mailLeak = (
  trx: Transaction<PortalTables>,
  { sealer }: AccessNeeds,
  key: KeyRow,
  at: Date,
): Promise<void> => {
  const subject = 'A key was reported as leaked, and is suspended'
  const paragraphs = [
    'A person or a scanner found the key in a public place, and reported the key.',
    isByOperator(key)
      ? `${BY_OPERATOR} Find the place where the key was published.`
      : 'The key is suspended. Rotate it in the portal, and find the place where it was published.',
  ]
  return mailOwners(trx, sealer, { key, subject, paragraphs }, at)
}

type Note = { readonly key: KeyRow; readonly action: AuditAction; readonly detail: object }

const note = async (
  trx: Transaction<PortalTables>,
  { store: { engine } }: AccessNeeds,
  { key: { id, organisation }, action, detail }: Note,
  at: Date,
): Promise<void> => {
  const entry = { actor: ACTOR, action, object: id, detail: JSON.stringify(detail), organisation }
  await audit(trx, engine, entry, at)
}
