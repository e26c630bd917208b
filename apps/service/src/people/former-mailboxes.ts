import { sql } from 'kysely'
import type { Migration } from '../platform/index.ts'

/** Mailboxes that people had before: a person may change the mailbox, and stays the same person. */
export const formerMailboxesMigration: Migration = {
  name: 'former mailboxes',
  up: async (trx) => {
    await sql`create table former_mailboxes (
      person text not null, mailbox text not null, primary key (person, mailbox))`.execute(trx)
  },
}
