import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Store, Work } from '../platform/index.ts'
import type { AuditRow, AuditTables } from './tables.ts'

export type AuditEntry = Pick<AuditRow, 'actor' | 'object' | 'detail'> & {
  readonly action: AuditAction
  /** Organisation that may read the line. */
  readonly organisation?: string
  /** Address from which the act came, and the person who acted. Both stay outside of the chain. */
  readonly from?: { readonly address: string; readonly person: string | null } | undefined
}

const BEGINNING = '0'.repeat(64)

/**
 * Store for carrying out one order: every write through it also adds the audit entry, in the same transaction. The log is
 * locked before the work, since every other order locks it first, too: two of them never wait for one another.
 */
export const auditWrites = (store: Store, entry: AuditEntry, at: Date): Store => {
  const write = <Tables, Result>(work: Work<Tables, Result>) =>
    store.write<Tables, Result>(async (trx) => {
      // One database holds the tables of every module.
      const log = trx as unknown as Transaction<AuditTables>
      await lockAudit(log, store.engine)
      const result = await work(trx)
      await audit(log, store.engine, entry, at)
      return result
    })
  return { ...store, write }
}

/**
 * Keeps other transactions from adding a line until this one ends: two that read the same last line would both follow
 * it, and one order would fail. SQLite has one writer, and needs no lock.
 */
export const lockAudit = async (trx: Transaction<AuditTables>, engine: Store['engine']): Promise<void> => {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx)
}

/** Any constant that nothing else in the database uses. */
const ADVISORY_LOCK = 7_302_047

/**
 * Adds a line in the transaction that it records, and returns its number. Each line holds the hash of the line before it.
 */
export const audit = async (
  trx: Transaction<AuditTables>,
  engine: Store['engine'],
  entry: AuditEntry,
  at: Date,
): Promise<number> => {
  await lockAudit(trx, engine)
  const last = await trx
    .selectFrom('audit')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { from, organisation = null, ...act } = entry
  const unsigned = {
    ...act,
    organisation,
    number: (last?.number ?? 0) + 1,
    at: at.getTime(),
    previous_hash: last?.hash ?? BEGINNING,
  }
  await trx
    .insertInto('audit')
    .values({ ...unsigned, hash: hashOf(unsigned) })
    .execute()
  const { number } = unsigned
  if (from !== undefined)
    await trx
      .insertInto('audit_addresses')
      .values({ ...from, number })
      .execute()
  return number
}

/** Erases the addresses from which a person acted. The chain of the lines stays whole. */
export const eraseAuditAddresses = async (trx: Transaction<AuditTables>, person: string): Promise<void> => {
  await trx.deleteFrom('audit_addresses').where('person', '=', person).execute()
}

export type AuditWanted = {
  readonly action?: string | undefined
  readonly object?: string | undefined
  readonly organisation?: string | undefined
  readonly since?: Date | undefined
  /** List only lines below this number: the list is newest first. */
  readonly before?: number | undefined
  readonly limit: number
}

/** Lines of the audit log, newest first. */
export const listAudit = (store: Store, wanted: AuditWanted): Promise<AuditRow[]> => {
  const { action, object, organisation, since, before, limit } = wanted
  let select = store.db<AuditTables>().selectFrom('audit').selectAll().orderBy('number', 'desc').limit(limit)
  if (action !== undefined) select = select.where('action', '=', action)
  if (object !== undefined) select = select.where('object', '=', object)
  if (organisation !== undefined) select = select.where('organisation', '=', organisation)
  if (since !== undefined) select = select.where('at', '>=', since.getTime())
  if (before !== undefined) select = select.where('number', '<', before)
  return select.execute()
}

export type AuditCheck = {
  readonly lines: number
  /** Number of the first line that was changed or whose predecessor is missing; null when the log is whole. */
  readonly brokenAt: number | null
}

/** Follows the hashes from the first line on. Lines cut off the end leave no trace in the log itself. */
export const checkAudit = async (store: Pick<Store, 'db'>): Promise<AuditCheck> => {
  let [lines, previous, last] = [0, BEGINNING, -1]
  let brokenAt: number | null = null
  for (;;) {
    const page = await readLinesAfter(store, last)
    if (page.length === 0) return { lines, brokenAt }
    for (const line of page) {
      if (!follows(line, previous)) brokenAt ??= line.number
      previous = line.hash
      last = line.number
    }
    lines += page.length
  }
}

/** A log of any length is checked in little memory. */
const readLinesAfter = (store: Pick<Store, 'db'>, number: number): Promise<AuditRow[]> =>
  store
    .db<AuditTables>()
    .selectFrom('audit')
    .selectAll()
    .where('number', '>', number)
    .orderBy('number')
    .limit(1000)
    .execute()

const follows = (line: AuditRow, previous: string): boolean =>
  line.previous_hash === previous && line.hash === hashOf(line)

const hashOf = ({
  number,
  at,
  actor,
  action,
  object,
  detail,
  previous_hash,
  organisation,
}: Omit<AuditRow, 'hash'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        number,
        at,
        actor,
        action,
        object,
        detail,
        previous_hash,
        // Lines had no organisation at first, and keep their hashes.
        ...(organisation === null ? [] : [organisation]),
      ]),
    )
    .digest('hex')

/** Actions that a line of the audit log can record. */
export const AUDIT_ACTIONS = [
  'audit.head',
  'backup.make',
  'backup.restore',
  'channel.pause',
  'channel.release',
  'channel.resume',
  'channel.retry',
  'correction.accept',
  'correction.add_file',
  'correction.answer',
  'correction.appeal',
  'correction.ask_back',
  'correction.disagree',
  'correction.draw',
  'correction.keep',
  'correction.lapse',
  'correction.mark_duplicate',
  'correction.mark_spam',
  'correction.pass',
  'correction.propose',
  'correction.propose_reversal',
  'correction.publish',
  'correction.receive',
  'correction.redact',
  'correction.erase_file',
  'correction.reject',
  'correction.reverse',
  'correction.second',
  'correction.set_contact',
  'correction.tell_publisher',
  'correction.withdraw',
  'corrections.add',
  'corrections.import',
  'corrections.withdraw',
  'key.change',
  'key.exposed',
  'key.issue',
  'key.leaked',
  'key.resume',
  'key.revoke',
  'key.rotate',
  'key.suspend',
  'mail.fail',
  'mail.pause',
  'mail.resume',
  'message.hold',
  'message.release',
  'message.retry',
  'messages.purge',
  'organisation.change_role',
  'organisation.decline_invitation',
  'organisation.invite',
  'organisation.join',
  'organisation.leave',
  'organisation.make',
  'organisation.remove',
  'organisation.set_terms_date',
  'organisation.withdraw_invitation',
  'passkey.add',
  'passkey.remove',
  'passkey.reset',
  'person.change_mailbox',
  'person.delete',
  'person.enrol',
  'person.invite',
  'person.take_role',
  'release.end',
  'release.publish',
  'request.ask_back',
  'request.approve',
  'request.draft',
  'request.lapse',
  'request.narrow',
  'request.refuse',
  'request.second',
  'request.submit',
  'request.withdraw',
  'roster.refresh',
  'secrets.forget',
  'session.end',
  'sign_in.accept',
  'sign_in.refuse',
  'sources.add',
  'sources.fetch',
  'sources.sample',
  'sources.withdraw',
  'store.clean',
  'terms.accept',
  'terms.add',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]
