import { sql, type Kysely, type Transaction } from 'kysely'
import { audit, lockAudit } from '../audit/index.ts'
import { Refusal, refuseFields, type Migration } from '../platform/index.ts'
import {
  checkCode,
  forgetCode,
  nameAttempt,
  parseTypedCode,
  readMailbox,
  refuseCode,
  sendCode,
  type CodeOutcome,
  type SentCode,
} from './confirm-mailbox.ts'
import { putMail } from './mail.ts'
import type { PeopleNeeds } from './needs.ts'
import { demandPasskey } from './passkeys.ts'
import { isFresh, type Browser, type Session } from './sessions.ts'
import type { PeopleTables } from './tables.ts'

/** Two codes belong to one attempt of a browser: this is the part of the new mailbox. */
const partOfNew = (attempt: string): string => `${attempt} new`

type MailboxWanted = { readonly session: Session; readonly mailbox: string }

/** Sends a code to the mailbox of a person and another one to the mailbox that is to take its place. */
export const beginChangeMailbox = async (
  needs: PeopleNeeds,
  { session, mailbox: given, address }: MailboxWanted & { readonly address: string },
  at: Date,
): Promise<SentCode> => {
  await demandProof(needs.store.db(), session, at)
  const mailbox = readMailbox(given)
  if (mailbox === session.mailbox)
    throw refuseFields([{ field: 'mailbox', detail: 'This is your mailbox already. Enter the new mailbox.' }])
  const old = { purpose: 'old_mailbox', mailbox: session.mailbox, attempt: nameAttempt(mailbox) } as const
  const sent = await sendCode(needs, { ...old, address }, at)
  const attempt = partOfNew(sent.attempt)
  await sendCode(needs, { purpose: 'new_mailbox', mailbox, address, attempt }, at)
  return sent
}

/** Mail alone must not move what passkeys protect. */
const demandProof = async (db: Kysely<PeopleTables>, session: Session, at: Date): Promise<void> => {
  const known = await db.selectFrom('passkeys').select('id').where('person', '=', session.person).execute()
  if (known.length === 0 && session.role === null) return
  demandPasskey(session)
  if (!isFresh(session, at))
    throw new Refusal(
      'passkey_needed',
      'Use your passkey again: a change of the mailbox needs a recently used passkey.',
    )
}

export type MailboxOrder = MailboxWanted & {
  readonly attempt: string | undefined
  /** Code that was mailed to the new mailbox. */
  readonly code: string
  readonly oldCode: string
  readonly from: Browser
  /** Address by which refused tries are counted. */
  readonly countedAs: string
}

/**
 * Gives a person a new mailbox by the codes of both. The person keeps role, passkeys, organisations and invitations; every
 * other session ends, and so do open enrolments of both mailboxes.
 */
export const finishChangeMailbox = async (
  { store, pepper, sealer }: PeopleNeeds,
  { session, attempt = '', code, oldCode, countedAs, from, ...wanted }: MailboxOrder,
  at: Date,
): Promise<void> => {
  const typed = parseTypedCode({ attempt: partOfNew(attempt), mailbox: wanted.mailbox, code })
  const old = parseTypedCode({ attempt, mailbox: session.mailbox, code: oldCode }, 'old_code')
  const outcomes = await store.write<PeopleTables, readonly CodeOutcome[]>(async (trx) => {
    await lockAudit(trx, store.engine)
    await demandProof(trx, session, at)
    const tried = [
      await checkCode(trx, pepper, { ...typed, purpose: 'new_mailbox', countedAs }, at),
      await checkCode(trx, pepper, { ...old, purpose: 'old_mailbox', countedAs }, at),
    ]
    // A wrong try counts, so its transaction is committed.
    if (tried.some((outcome) => outcome !== 'right')) return tried
    for (const one of [typed, old]) await forgetCode(trx, one)
    await moveMailbox(trx, session, typed.mailbox)
    const sessions = await endOthers(trx, session)
    await putMail(trx, sealer, { mailbox: session.mailbox, ...CHANGED }, at)
    const { person } = session
    const by = { actor: person, object: person, from: { person, address: from.address } } as const
    const detail = JSON.stringify({ sessions })
    await audit(trx, store.engine, { ...by, action: 'person.change_mailbox', detail }, at)
    return tried
  })
  for (const [index, field] of ['code', 'old_code'].entries()) {
    const outcome = outcomes[index]
    if (outcome !== undefined && outcome !== 'right') throw refuseCode(outcome, field)
  }
}

const moveMailbox = async (
  trx: Transaction<PeopleTables>,
  { person, mailbox: old }: Session,
  mailbox: string,
): Promise<void> => {
  const holder = await trx.selectFrom('people').select('id').where('mailbox', '=', mailbox).executeTakeFirst()
  if (holder !== undefined) throw refuseFields([{ field: 'mailbox', detail: TAKEN }])
  const moved = await trx
    .updateTable('people')
    .set({ mailbox })
    .where('id', '=', person)
    .where('mailbox', '=', old)
    .returning('id')
    .executeTakeFirst()
  if (moved === undefined)
    throw new Refusal('not_in_this_state', 'Your mailbox was changed meanwhile. Begin again.')
  await trx
    .insertInto('former_mailboxes')
    .values({ person, mailbox: old })
    .onConflict((conflict) => conflict.columns(['person', 'mailbox']).doNothing())
    .execute()
  const both = [old, mailbox]
  await trx.deleteFrom('enrolments').where('mailbox', 'in', both).where('used_at', 'is', null).execute()
  await trx.updateTable('enrolments').set({ mailbox }).where('mailbox', '=', old).execute()
  await moveInvitations(trx, old, mailbox)
}

const TAKEN =
  'Another person has signed in with this mailbox. Give a different mailbox, or ask an operator to delete that person first.'

/** An organisation has one invitation for a mailbox. Of two, that of an owner stays. */
const moveInvitations = async (
  trx: Transaction<PeopleTables>,
  old: string,
  mailbox: string,
): Promise<void> => {
  const invitations = await trx
    .selectFrom('invitations')
    .select(['id', 'organisation', 'mailbox', 'role'])
    .where('mailbox', 'in', [old, mailbox])
    .execute()
  for (const one of invitations.filter((invitation) => invitation.mailbox === old)) {
    const other = invitations.find(
      ({ mailbox: own, organisation }) => own === mailbox && organisation === one.organisation,
    )
    const [kept, dropped] = other?.role === 'owner' ? [other, one] : [one, other]
    if (dropped !== undefined) await trx.deleteFrom('invitations').where('id', '=', dropped.id).execute()
    await trx.updateTable('invitations').set({ mailbox }).where('id', '=', kept.id).execute()
  }
}

const endOthers = async (trx: Transaction<PeopleTables>, { id, person }: Session): Promise<number> => {
  const sessions = await trx.selectFrom('sessions').select('id').where('person', '=', person).execute()
  if (!sessions.some((one) => one.id === id))
    throw new Refusal('sign_in_needed', 'The session has ended meanwhile. Sign in again.')
  await trx.deleteFrom('sessions').where('person', '=', person).where('id', '!=', id).execute()
  return sessions.length - 1
}

/** The mail does not name the new mailbox: another person may read the old one by now. */
const CHANGED = {
  kind: 'person',
  subject: 'You have another mailbox at Rotunda now',
  text: {
    paragraphs: [
      'A person typed the code that was mailed to this mailbox and the code that was mailed to a new mailbox. From now on, codes and mail go to the new mailbox. Every other session has ended.',
      'If you did not change your mailbox, tell the operators of this service at once.',
    ],
  },
} as const

/** Mailboxes that people had before: a person may change the mailbox, and stays the same person. */
export const formerMailboxesMigration: Migration = {
  name: 'former mailboxes',
  up: async (trx) => {
    await sql`create table former_mailboxes (
      person text not null, mailbox text not null, primary key (person, mailbox))`.execute(trx)
  },
}
