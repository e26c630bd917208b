import { createHash } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import { Refusal, type Store } from '../platform/index.ts'
import { audit, lockAudit } from '../audit/index.ts'
import { putMail, type MailText } from '../people/index.ts'
import { ACCESS_LIMITS } from './limits.ts'
import type { PortalTables, TermsRow } from './portal-tables.ts'
import type { AccessNeeds } from './principal.ts'
import { forgetVerified } from './verified-keys.ts'

export type NewTerms = {
  readonly version: string
  /** Bytes of a text in UTF-8. They are stored as they are. */
  readonly text: Uint8Array
  readonly inForceAt: Date
  readonly actor: string
}

export type Terms = {
  readonly version: string
  readonly text: string
  readonly sha256: string
  readonly addedAt: Date
  readonly inForceAt: Date
}

export type TermsState = 'to_come' | 'in_force' | 'replaced'

export type ListedTerms = Omit<Terms, 'text'> & {
  readonly state: TermsState
  /** Number of organisations that have accepted the version. */
  readonly acceptances: number
}

/** Adds a version of the terms, and writes a mail about it. A version is never changed and never removed. */
export const addTerms = async (needs: AccessNeeds, wanted: NewTerms, at: Date): Promise<Terms> => {
  const { store, kind } = needs
  const row = toRow(wanted, at)
  if (kind === 'live') refuseBlanks(row.text)
  await store.write<PortalTables, undefined>(async (trx) => {
    // The lock puts two orders in line: the second one finds the version of the first.
    await lockAudit(trx, store.engine)
    const earlier = await trx.selectFrom('terms').select(['version']).execute()
    if (earlier.some(({ version }) => version === row.version)) throw refuse(`${row.version} ${TAKEN}`)
    if (earlier.length > 0 && wanted.inForceAt < at) throw refuse(PAST)
    if (earlier.length === 0) await exemptOlderKeys(trx)
    await insertTerms(trx, needs, { row, actor: wanted.actor }, at)
    return undefined
  })
  forgetVerified(store)
  return toTerms(row)
}

const TAKEN = 'exists already, and a version is never changed. Give this text another version.'

const PAST =
  'the date in force is in the past. Only the first version may be in force from a past date: accepted terms cannot change backwards.'

/** Puts the first terms of a service in force. Returns undefined, and does nothing, if it has any. */
export const addFirstTerms = async (
  needs: AccessNeeds,
  wanted: NewTerms,
  at: Date,
): Promise<Terms | undefined> => {
  const { store } = needs
  const row = toRow(wanted, at)
  const isFirst = await store.write<PortalTables, boolean>(async (trx) => {
    await lockAudit(trx, store.engine)
    const earlier = await trx.selectFrom('terms').select('version').limit(1).executeTakeFirst()
    if (earlier !== undefined) return false
    await exemptOlderKeys(trx)
    await insertTerms(trx, needs, { row, actor: wanted.actor }, at)
    return true
  })
  if (!isFirst) return undefined
  forgetVerified(store)
  return toTerms(row)
}

/** Keys that were issued before there were terms go on without them, until an operator sets a date for their organisation. */
const exemptOlderKeys = async (trx: Transaction<PortalTables>): Promise<void> => {
  await trx
    .updateTable('keys')
    .set({ without_terms: 'The key is older than the terms.' })
    .where('without_terms', 'is', null)
    .execute()
}

type TermsToAdd = { readonly row: TermsRow; readonly actor: string }

const insertTerms = async (
  trx: Transaction<PortalTables>,
  { store, sealer }: AccessNeeds,
  { row, actor }: TermsToAdd,
  at: Date,
): Promise<void> => {
  await trx.insertInto('terms').values(row).execute()
  const detail = JSON.stringify({ sha256: row.sha256, in_force_at: row.in_force_at })
  await audit(trx, store.engine, { actor, action: 'terms.add', object: row.version, detail }, at)
  const subject = `New terms from ${toDay(row.in_force_at)}`
  for (const mailbox of await listHolders(trx, at))
    await putMail(trx, sealer, { mailbox, kind: 'terms', subject, text: writeMail(row) }, at)
}

/**
 * Mailboxes of the owners of every organisation that has an open grant, or an open key that needs terms now or from the
 * date that an operator set.
 */
const listHolders = async (trx: Transaction<PortalTables>, at: Date): Promise<string[]> => {
  const now = at.getTime()
  const rows = await trx
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person')
    .select('people.mailbox')
    .distinct()
    .where('memberships.role', '=', 'owner')
    .where('people.mailbox', 'is not', null)
    .where((where) =>
      where.or([
        where(
          'memberships.organisation',
          'in',
          trx.selectFrom('grants').select('grants.organisation').where('ended_at', 'is', null),
        ),
        where(
          'memberships.organisation',
          'in',
          trx
            .selectFrom('keys')
            .innerJoin('organisations as holder', 'holder.id', 'keys.organisation')
            .select('keys.organisation')
            .where((key) =>
              key.or([key('without_terms', 'is', null), key('holder.terms_from', 'is not', null)]),
            )
            .where('revoked_at', 'is', null)
            .where((key) => key.or([key('expires_at', 'is', null), key('expires_at', '>', now)])),
        ),
      ]),
    )
    .orderBy('people.mailbox')
    .execute()
  return rows.flatMap(({ mailbox }) => mailbox ?? [])
}

const writeMail = ({ version, in_force_at }: TermsRow): MailText => ({
  paragraphs: [
    `The terms for partners change on ${toDay(in_force_at)}. The new version is ${version}.`,
    'Please read the new version, and accept it in the portal for your organisation. From that date on, the data for partners is closed to your keys until a member of your organisation has accepted the new version. Messages are sent as before.',
  ],
  link: { label: `Terms, version ${version}`, path: termsPath(version) },
})

const toDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Public address of a version, for ever. */
export const termsPath = (version: string): string => `/terms/${version}`

const VERSION = /^[A-Za-z0-9-]+$/

const MOST_CHARACTERS = ACCESS_LIMITS.termsVersionCharacters.value
const MOST_KIB = ACCESS_LIMITS.termsKib.value

const toRow = ({ version, text, inForceAt }: NewTerms, at: Date): TermsRow => {
  if (!VERSION.test(version) || version.length > MOST_CHARACTERS)
    throw refuse(`a version takes 1 to ${MOST_CHARACTERS} letters, digits and dashes, such as 2026-11.`)
  if (text.byteLength > MOST_KIB * 1024) throw refuse(`the text has more than ${MOST_KIB} KiB.`)
  return {
    version,
    text: readText(text),
    sha256: createHash('sha256').update(text).digest('hex'),
    added_at: at.getTime(),
    in_force_at: inForceAt.getTime(),
    mailed_at: at.getTime(),
  }
}

/** A mark at the beginning stays, so that the text has the digest of its bytes. */
const readText = (bytes: Uint8Array): string => {
  const text = decode(bytes)
  if (text === undefined || text.includes('\0')) throw refuse('the text is not plain text in UTF-8.')
  if (text.trim() === '') throw refuse('the text is empty.')
  return text
}

const decode = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    // The decoder throws nothing else.
    if (cause instanceof TypeError) return undefined
    throw cause
  }
}

/** A blank of the draft, in square brackets. The text of a link has brackets, too. */
const BLANK = /\[[^\]\n]+\](?!\()/g

const refuseBlanks = (text: string): void => {
  const blanks = [...new Set(text.match(BLANK))]
  if (blanks.length > 0)
    throw refuse(`the text has blanks. Fill the blanks in, then add the text again: ${blanks.join(', ')}.`)
}

const refuse = (detail: string): Refusal => new Refusal('invalid_query', `Nothing was done: ${detail}`)

/** Selects the version in force, if there is one. Of two with the same date, the one that was added later counts. */
export const selectTermsInForce = (db: Kysely<PortalTables>, at: number) =>
  db
    .selectFrom('terms')
    .where('terms.in_force_at', '<=', at)
    .orderBy('terms.in_force_at', 'desc')
    .orderBy('terms.added_at', 'desc')
    .orderBy('terms.version', 'desc')
    // A prepared statement binds no constants.
    .limit(sql.lit(1))

export const findTermsInForce = async (db: Kysely<PortalTables>, at: Date): Promise<Terms | undefined> => {
  const row = await selectTermsInForce(db, at.getTime()).selectAll('terms').executeTakeFirst()
  return row && toTerms(row)
}

/** Finds the version that comes in force next. */
export const findNextTerms = async (db: Kysely<PortalTables>, at: Date): Promise<Terms | undefined> => {
  const row = await db
    .selectFrom('terms')
    .selectAll()
    .where('in_force_at', '>', at.getTime())
    .orderBy('in_force_at')
    .orderBy('added_at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toTerms(row)
}

/** Every version, the newest date first. */
export const listTerms = async (store: Store, at: Date): Promise<ListedTerms[]> => {
  const db = store.db<PortalTables>()
  const present = await findTermsInForce(db, at)
  const rows = await db
    .selectFrom('terms')
    .leftJoin('terms_acceptances', 'terms_acceptances.version', 'terms.version')
    .select(['terms.version', 'terms.sha256', 'terms.added_at', 'terms.in_force_at'])
    .select(({ fn }) => fn.count<number | string>('terms_acceptances.organisation').as('acceptances'))
    .groupBy(['terms.version', 'terms.sha256', 'terms.added_at', 'terms.in_force_at'])
    .orderBy('terms.in_force_at', 'desc')
    .orderBy('terms.added_at', 'desc')
    .execute()
  return rows.map(({ version, sha256, added_at, in_force_at, acceptances }) => ({
    version,
    sha256,
    addedAt: new Date(added_at),
    inForceAt: new Date(in_force_at),
    state: in_force_at > at.getTime() ? 'to_come' : version === present?.version ? 'in_force' : 'replaced',
    acceptances: Number(acceptances),
  }))
}

/** Returns a version, with its text. */
export const showTerms = async (store: Store, version: string): Promise<Terms> => {
  return toTerms(await getTermsRow(store.db<PortalTables>(), version))
}

export const getTermsRow = async (db: Kysely<PortalTables>, version: string): Promise<TermsRow> => {
  const row = await db.selectFrom('terms').selectAll().where('version', '=', version).executeTakeFirst()
  if (row === undefined) throw new Refusal('not_found', `There are no terms of the version ${version}.`)
  return row
}

const toTerms = ({ version, text, sha256, added_at, in_force_at }: TermsRow): Terms => ({
  version,
  text,
  sha256,
  addedAt: new Date(added_at),
  inForceAt: new Date(in_force_at),
})
