import type { Kysely } from 'kysely'
import { audit, findAuditHead, lockAudit, type AuditHead } from '../audit/index.ts'
import { putMail, type NewMail } from './mail.ts'
import type { PeopleNeeds } from './needs.ts'
import type { PeopleTables } from './tables.ts'

const DAY = 86_400_000

/**
 * Mails the last line of the audit log to every operator, once in a UTC day by whichever process comes first. A head
 * that is kept outside of the database shows lines that were cut off the end. Returns the number of mails.
 */
export const mailAuditHead = async (
  { store, sealer }: Pick<PeopleNeeds, 'store' | 'sealer'>,
  at: Date,
): Promise<number> => {
  // Most looks find that it is done, and a read delays no writer.
  if (!(await isDue(store.db<PeopleTables>(), at))) return 0
  return store.write<PeopleTables, number>(async (trx) => {
    await lockAudit(trx, store.engine)
    const [head, mailboxes] = [await findAuditHead(trx), await listOperators(trx)]
    if (head === undefined || mailboxes.length === 0 || !(await isDue(trx, at))) return 0
    const mail = describeHead(head)
    for (const mailbox of mailboxes) await putMail(trx, sealer, { mailbox, ...mail }, at)
    const { number, hash } = head
    const detail = JSON.stringify({ number, hash })
    await audit(trx, store.engine, { actor: 'service', action: 'audit.head', object: 'audit', detail }, at)
    return mailboxes.length
  })
}

const isDue = async (db: Kysely<PeopleTables>, at: Date): Promise<boolean> => {
  if ((await listOperators(db)).length === 0) return false
  const last = await db
    .selectFrom('audit')
    .select('at')
    .where('action', '=', 'audit.head')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last === undefined || last.at < at.getTime() - (at.getTime() % DAY)
}

const listOperators = async (db: Kysely<PeopleTables>): Promise<string[]> => {
  const rows = await db
    .selectFrom('people')
    .select('mailbox')
    .where('role', '=', 'operator')
    .where('mailbox', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ mailbox }) => mailbox ?? [])
}

const describeHead = ({ number, hash, at }: AuditHead): Omit<NewMail, 'mailbox'> => ({
  kind: 'audit_head',
  subject: `Audit log: line ${number}`,
  text: {
    paragraphs: [
      `The last line of the audit log is number ${number}, written at ${at.toISOString()}. Its hash:`,
      hash,
      'Keep this mail. Lines that are cut off the end of the log leave no trace in it, and this hash shows them. Check ' +
        'the log against it with this command:',
      `npm run rotunda -- audit check --number ${number} --hash ${hash}`,
    ],
  },
})
