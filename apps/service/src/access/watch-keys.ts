import type { Transaction } from 'kysely'
import { audit, lockAudit } from '../audit/index.ts'
import { ORGANISATION_KEY_LIMITS } from './limits.ts'
import { mailOwners } from './mail-owners.ts'
import type { PortalTables } from './portal-tables.ts'
import type { AccessNeeds } from './principal.ts'
import { IDLE } from './suspensions.ts'
import type { KeyRow } from './tables.ts'
import { forgetVerified } from './verified-keys.ts'

const DAY = 86_400_000

/** Days before the end of a key at which its owners are mailed. */
const EXPIRY_WARNINGS = [1, 7, 30]

/** Days of idleness at which they are mailed, and at which the key is suspended. */
const IDLE_DAYS = ORGANISATION_KEY_LIMITS.idleDays.value
const IDLE_WARNINGS = [IDLE_DAYS - 30, IDLE_DAYS - 7] as const

/** Warning that is due at a time: the days of the nearest one, or null for none. */
export const findDueWarning = (expiresAt: number | null, now: number): number | null =>
  expiresAt === null ? null : (EXPIRY_WARNINGS.find((days) => expiresAt - now <= days * DAY) ?? null)

/**
 * Mails owners about keys that end soon or are idle, and suspends keys that stay idle after two mails. Only keys of the
 * portal are watched. Of several processes that watch at once, one mails.
 */
export const watchKeys = async (needs: AccessNeeds, at: Date): Promise<void> => {
  const { store } = needs
  const keys = await store
    .db<PortalTables>()
    .selectFrom('keys')
    .selectAll()
    .where('name', 'is not', null)
    .where('revoked_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('replaced_by', 'is', null)
    .where('expires_at', '>', at.getTime())
    .orderBy('id')
    .execute()
  for (const key of keys) {
    const due = findDueWarning(key.expires_at, at.getTime())
    if (due !== null && due < (key.warned_expiry ?? Infinity)) await warnOfEnd(needs, key, due, at)
    await watchIdle(needs, key, at)
  }
}

/** One statement decides and writes, so that only one of several processes mails. */
const warnOfEnd = async (needs: AccessNeeds, key: KeyRow, days: number, at: Date): Promise<void> => {
  const { store, sealer } = needs
  await store.write<PortalTables, undefined>(async (trx) => {
    const warned = await trx
      .updateTable('keys')
      .set({ warned_expiry: days })
      .where('id', '=', key.id)
      .where('revoked_at', 'is', null)
      .where('expires_at', '=', key.expires_at)
      .where((row) => row.or([row('warned_expiry', 'is', null), row('warned_expiry', '>', days)]))
      .returning('id')
      .executeTakeFirst()
    if (warned === undefined) return undefined
    const end = new Date(key.expires_at ?? 0).toISOString()
    const subject = `A key expires in ${days === 1 ? 'a day' : `${days} days`}`
    const paragraphs = [
      `The key expires at ${end}. From then on, requests with the key are refused.`,
      'Rotate the key in the portal: old and new key can work side by side for 7 days.',
    ]
    await mailOwners(trx, sealer, { key, subject, paragraphs }, at)
    return undefined
  })
}

const watchIdle = async (needs: AccessNeeds, key: KeyRow, at: Date): Promise<void> => {
  const { created_at, last_used_at, idle_from, warned_idle } = key
  const idleDays = (at.getTime() - Math.max(created_at, last_used_at ?? 0, idle_from ?? 0)) / DAY
  const [first, second] = IDLE_WARNINGS
  if (idleDays < first) {
    if (warned_idle !== null) await step(needs, key, { warned_idle: null }, at)
    return
  }
  if (warned_idle === null) await step(needs, key, { warned_idle: first }, at)
  else if (warned_idle === first && idleDays >= second) await step(needs, key, { warned_idle: second }, at)
  else if (warned_idle === second && idleDays >= IDLE_DAYS)
    await step(needs, key, { suspended_at: at.getTime(), suspended_for: IDLE }, at)
}

type IdleStep = { readonly warned_idle: number | null } | Pick<KeyRow, 'suspended_at' | 'suspended_for'>

/** Takes the next step if the key is as it was read: a key that was used meanwhile is not warned about. */
const step = async (needs: AccessNeeds, key: KeyRow, next: IdleStep, at: Date): Promise<void> => {
  const { store } = needs
  const isSuspended = 'suspended_at' in next
  await store.write<PortalTables, undefined>(async (trx) => {
    if (isSuspended) await lockAudit(trx, store.engine)
    const days = isSuspended ? null : next.warned_idle
    // A service that was away for long still leaves the days between two mails, and before the suspension.
    const shifted = days === null ? {} : { idle_from: at.getTime() - days * DAY }
    const { last_used_at, warned_idle } = key
    const taken = await trx
      .updateTable('keys')
      .set({ ...next, ...shifted })
      .where('id', '=', key.id)
      .where('revoked_at', 'is', null)
      .where('suspended_at', 'is', null)
      .where('warned_idle', warned_idle === null ? 'is' : '=', warned_idle)
      .where('last_used_at', last_used_at === null ? 'is' : '=', last_used_at)
      .returning('id')
      .executeTakeFirst()
    if (taken === undefined) return undefined
    if (isSuspended) await suspended(trx, needs, key, at)
    else if (days !== null) await warnOfIdleness(trx, needs, { key, days }, at)
    return undefined
  })
  if (isSuspended) forgetVerified(store)
}

const warnOfIdleness = (
  trx: Transaction<PortalTables>,
  { sealer }: AccessNeeds,
  { key, days }: { readonly key: KeyRow; readonly days: number },
  at: Date,
): Promise<void> => {
  const left = IDLE_DAYS - days
  const subject = `An unused key is suspended in ${left} days`
  const paragraphs = [
    `No request has used the key for ${days} days. The key is suspended in ${left} days, unless a request uses it before.`,
    'Revoke the key in the portal if nobody needs it.',
  ]
  return mailOwners(trx, sealer, { key, subject, paragraphs }, at)
}

const suspended = async (
  trx: Transaction<PortalTables>,
  { store: { engine }, sealer }: AccessNeeds,
  key: KeyRow,
  at: Date,
): Promise<void> => {
  const { id, organisation } = key
  const detail = JSON.stringify({ reason: IDLE })
  await audit(trx, engine, { actor: 'service', action: 'key.suspend', object: id, detail, organisation }, at)
  const paragraphs = [
    `No request has used the key for ${IDLE_DAYS} days. A member of your organisation can resume it in the portal.`,
  ]
  await mailOwners(trx, sealer, { key, subject: 'An unused key is suspended', paragraphs }, at)
}
