import type { Transaction } from 'kysely'
import { putMail, type MailText } from '../people/index.ts'
import type { Sealer } from '../platform/index.ts'
import type { PortalTables } from './portal-tables.ts'
import type { KeyRow } from './tables.ts'

type KeyMail = {
  readonly key: Pick<KeyRow, 'id' | 'organisation' | 'name'>
  readonly subject: string
  readonly paragraphs: MailText['paragraphs']
}

/** Mails the owners of an organisation about a key, by its name or id. An organisation without people gets none. */
export const mailOwners = async (
  trx: Transaction<PortalTables>,
  sealer: Sealer,
  { key: { id, organisation, name }, subject, paragraphs }: KeyMail,
  at: Date,
): Promise<void> => {
  const owners = await trx
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person')
    .select('people.mailbox')
    .where('memberships.organisation', '=', organisation)
    .where('memberships.role', '=', 'owner')
    .orderBy('people.id')
    .execute()
  const text: MailText = {
    paragraphs: [`This is about the key ${name ?? id}.`, ...paragraphs],
    link: { label: 'Open the portal', path: '/portal' },
  }
  for (const mailbox of owners.flatMap((owner) => owner.mailbox ?? []))
    await putMail(trx, sealer, { mailbox, kind: 'key', subject, text }, at)
}
