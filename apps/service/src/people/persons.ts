import type { Kysely, Transaction } from 'kysely'
import { audit, lockAudit, type AuditEntry } from '../audit/index.ts'
import { Refusal, type Store } from '../platform/index.ts'
import { putMail } from './mail.ts'
import type { PeopleNeeds } from './needs.ts'
import { listSessions } from './sessions.ts'
import type { PeopleTables, PersonRow, Role } from './tables.ts'

export type Person = {
  readonly id: string
  /** Null once the person was deleted. */
  readonly mailbox: string | null
  readonly role: Role | null
  readonly createdAt: Date
  readonly deletedAt: Date | null
}

/** Every person who has signed in at least once, oldest first. */
export const listAllPeople = async (store: Store): Promise<Person[]> => {
  const rows = await store.db<PeopleTables>().selectFrom('people').selectAll().orderBy('id').execute()
  return rows.map(toPerson)
}

export const findPerson = async (store: Store, id: string): Promise<Person | undefined> => {
  const row = await findRow(store.db<PeopleTables>(), id)
  return row === undefined ? undefined : toPerson(row)
}

const findRow = (db: Kysely<PeopleTables>, id: string): Promise<PersonRow | undefined> =>
  db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()

const toPerson = ({ id, mailbox, role, created_at, deleted_at }: PersonRow): Person => ({
  id,
  mailbox,
  role,
  createdAt: new Date(created_at),
  deletedAt: deleted_at === null ? null : new Date(deleted_at),
})

/** Mailbox of a person. Throws if the person does not exist or was deleted. */
export const getMailbox = async (db: Kysely<PeopleTables>, id: string): Promise<string> => {
  const person = await findRow(db, id)
  if (person === undefined) throw new Refusal('not_found', `There is no person ${id}.`)
  if (person.mailbox === null) throw new Refusal('not_found', `The person ${id} was deleted.`)
  return person.mailbox
}

/** Counts what a person has that opens the portal. */
export const countWaysIn = async (
  store: Store,
  person: string,
  at: Date,
): Promise<{ readonly sessions: number; readonly passkeys: number }> => {
  const db = store.db<PeopleTables>()
  const sessions = await listSessions(store, person, at)
  const passkeys = await db.selectFrom('passkeys').select('id').where('person', '=', person).execute()
  return { sessions: sessions.length, passkeys: passkeys.length }
}

/** Order about one person, and the actor as the audit log names them. */
export type PersonOrder = { readonly person: string; readonly actor: string }

/** Ends every session of a person. Returns how many there were. */
export const endAllSessions = (
  { store }: Pick<PeopleNeeds, 'store'>,
  { person, actor }: PersonOrder,
  at: Date,
): Promise<number> =>
  store.write<PeopleTables, number>(async (trx) => {
    await lockAudit(trx, store.engine)
    await getMailbox(trx, person)
    const ended = await deleteSessions(trx, person)
    const detail = JSON.stringify({ sessions: ended })
    await audit(trx, store.engine, { actor, action: 'session.end', object: person, detail }, at)
    return ended
  })

/** Takes the role of a person, with its passkeys and their sessions. A new one needs a new enrolment code. */
export const takeRoleAway = (
  { store }: Pick<PeopleNeeds, 'store'>,
  { person, actor }: PersonOrder,
  at: Date,
): Promise<Role> =>
  store.write<PeopleTables, Role>(async (trx) => {
    await lockAudit(trx, store.engine)
    const mailbox = await getMailbox(trx, person)
    const { role } = await trx
      .selectFrom('people')
      .select('role')
      .where('id', '=', person)
      .executeTakeFirstOrThrow()
    if (role === null) throw new Refusal('not_in_this_state', `Nothing was done: ${person} has no role.`)
    await trx.updateTable('people').set({ role: null, enrolment: null }).where('id', '=', person).execute()
    await deleteUnusedEnrolments(trx, mailbox)
    const passkeys = await deletePasskeys(trx, person)
    await deleteSessions(trx, person)
    const detail = JSON.stringify({ role, passkeys })
    await audit(trx, store.engine, { actor, action: 'person.take_role', object: person, detail }, at)
    return role
  })

const deleteUnusedEnrolments = async (trx: Transaction<PeopleTables>, mailbox: string): Promise<void> => {
  await trx.deleteFrom('enrolments').where('mailbox', '=', mailbox).where('used_at', 'is', null).execute()
}

export const deleteSessions = async (trx: Transaction<PeopleTables>, person: string): Promise<number> => {
  const ended = await trx.deleteFrom('sessions').where('person', '=', person).returning('id').execute()
  return ended.length
}

export const deletePasskeys = async (trx: Transaction<PeopleTables>, person: string): Promise<number> => {
  const taken = await trx.deleteFrom('passkeys').where('person', '=', person).returning('id').execute()
  return taken.length
}

export type PasskeyReset = { readonly passkeys: number; readonly sessions: number; readonly mailed: number }

/**
 * Takes a person's passkeys, sessions and open enrolment codes. The same transaction mails all reviewers and operators: a
 * takeover of a reviewer is seen.
 */
export const resetPasskeys = (
  { store, sealer }: Pick<PeopleNeeds, 'store' | 'sealer'>,
  { person, actor }: PersonOrder,
  at: Date,
): Promise<PasskeyReset> =>
  store.write<PeopleTables, PasskeyReset>(async (trx) => {
    await lockAudit(trx, store.engine)
    await deleteUnusedEnrolments(trx, await getMailbox(trx, person))
    const passkeys = await deletePasskeys(trx, person)
    const sessions = await deleteSessions(trx, person)
    const reviewers = await trx
      .selectFrom('people')
      .select('mailbox')
      .where('role', 'is not', null)
      .where('mailbox', 'is not', null)
      .execute()
    for (const { mailbox } of reviewers)
      if (mailbox !== null) await putMail(trx, sealer, { mailbox, ...describeReset(person) }, at)
    const detail = JSON.stringify({ passkeys, sessions })
    const entry: AuditEntry = { actor, action: 'passkey.reset', object: person, detail }
    await audit(trx, store.engine, entry, at)
    return { passkeys, sessions, mailed: reviewers.length }
  })

/** The mail names the person by id: no mail holds another person's data. */
const describeReset = (person: string) => ({
  kind: 'passkey_reset' as const,
  subject: 'The passkeys of a person were reset',
  text: {
    paragraphs: [
      `A command on the server removed every passkey of the person ${person} and ended their sessions.`,
      'All reviewers and operators receive this mail. If you do not know the reason, ask the operators now: with a new ' +
        'enrolment code another passkey can take the role of this person.',
    ],
  },
})
