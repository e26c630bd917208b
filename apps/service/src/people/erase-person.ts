import type { Transaction } from 'kysely'
import { audit, eraseAuditAddresses, lockAudit } from '../audit/index.ts'
import type { Sealer, Store } from '../platform/index.ts'
import { openMail } from './mail.ts'
import { refuseLastOwner } from './memberships.ts'
import { deletePasskeys, deleteSessions, getMailbox, type PersonOrder } from './persons.ts'
import type { PeopleTables } from './tables.ts'

/**
 * Erases everything that names a person, in the caller's transaction: mailbox, role, memberships, sessions, passkeys,
 * invitations, codes, and mail to that mailbox. The audit log keeps the person's id, and its chain stays whole.
 */
export const erasePerson = async (
  trx: Transaction<PeopleTables>,
  { engine, sealer }: { readonly engine: Store['engine']; readonly sealer: Sealer },
  { person, actor }: PersonOrder,
  at: Date,
): Promise<void> => {
  await lockAudit(trx, engine)
  const mailbox = await getMailbox(trx, person)
  const own = [mailbox, ...(await listAbandoned(trx, person))]
  const owned = await trx
    .selectFrom('memberships')
    .select('organisation')
    .where('person', '=', person)
    .where('role', '=', 'owner')
    .execute()
  for (const { organisation } of owned) await refuseLastOwner(trx, organisation, person)
  await trx
    .updateTable('people')
    .set({ mailbox: null, role: null, enrolment: null, deleted_at: at.getTime() })
    .where('id', '=', person)
    .execute()
  for (const table of ['memberships', 'former_memberships', 'former_mailboxes'] as const)
    await trx.deleteFrom(table).where('person', '=', person).execute()
  await deleteSessions(trx, person)
  await deletePasskeys(trx, person)
  for (const table of ['invitations', 'enrolments', 'mail'] as const)
    await trx.deleteFrom(table).where('mailbox', 'in', own).execute()
  await eraseMailTo(trx, sealer, own)
  await eraseAuditAddresses(trx, person)
  await audit(trx, engine, { actor, action: 'person.delete', object: person, detail: '{}' }, at)
}

/** No column of a mail names its reader, so each mail that is kept is opened. */
const eraseMailTo = async (
  trx: Transaction<PeopleTables>,
  sealer: Sealer,
  mailboxes: readonly string[],
): Promise<void> => {
  const rows = await trx
    .selectFrom('outbox')
    .select(['id', 'sealed_key', 'sealed_body'])
    .where('sealed_key', 'is not', null)
    .execute()
  for (const row of rows)
    if (mailboxes.includes(openMail(sealer, row)?.mailbox ?? ''))
      await trx.deleteFrom('outbox').where('id', '=', row.id).execute()
}

/** Former mailboxes of a person that no other person has now. */
const listAbandoned = async (trx: Transaction<PeopleTables>, person: string): Promise<string[]> => {
  const rows = await trx
    .selectFrom('former_mailboxes')
    .leftJoin('people', 'people.mailbox', 'former_mailboxes.mailbox')
    .select('former_mailboxes.mailbox')
    .where('person', '=', person)
    .where('people.id', 'is', null)
    .execute()
  return rows.map(({ mailbox }) => mailbox)
}
