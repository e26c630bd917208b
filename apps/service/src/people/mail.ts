import type { Transaction } from 'kysely'
import { makeId, type Sealer } from '../platform/index.ts'
import type { MailKind, PeopleTables } from './tables.ts'

/** A mail in words. The sender makes plain text and HTML from it. */
export type MailText = {
  readonly paragraphs: readonly string[]
  /** Link at the end: a path of this service. It never signs anybody in. */
  readonly link?: { readonly label: string; readonly path: string }
}

export type NewMail = {
  readonly mailbox: string
  readonly kind: MailKind
  readonly subject: string
  readonly text: MailText
}

const DAY = 86_400_000

/** Milliseconds for which the text of a mail is kept: a code is worth nothing afterwards. */
const KEPT: Readonly<Partial<Record<MailKind, number>>> = { code: 600_000 }
const KEPT_OTHERS = 30 * DAY

/** Puts a mail into the outbox, in the transaction that causes it. The text is sealed. */
export const putMail = async (
  trx: Transaction<PeopleTables>,
  sealer: Sealer,
  { mailbox, kind, subject, text }: NewMail,
  at: Date,
): Promise<void> => {
  const id = makeId('mail', at)
  const { key, body } = sealer.seal(JSON.stringify(text), id)
  const now = at.getTime()
  await trx
    .insertInto('mail')
    .values({
      id,
      mailbox,
      kind,
      subject,
      sealed_key: key,
      sealed_body: body,
      created_at: now,
      due_at: now,
      tries: 0,
      leased_until: null,
      sent_at: null,
      failed_at: null,
      erase_at: now + (KEPT[kind] ?? KEPT_OTHERS),
    })
    .execute()
}
