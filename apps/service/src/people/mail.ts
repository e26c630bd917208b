import type { Transaction } from 'kysely'
import { makeId, Refusal, type Sealed, type Sealer } from '../platform/index.ts'
import { MAIL_LIMITS, SIGN_IN_LIMITS } from './limits.ts'
import { MAILBOX_FORM, parseMailbox } from './mailbox.ts'
import type { MailKind, PeopleTables } from './tables.ts'
import { toLine, type MailText } from './write-mail.ts'

export type NewMail = {
  readonly mailbox: string
  readonly kind: MailKind
  readonly subject: string
  readonly text: MailText
}

/** Milliseconds before the text of a mail is erased: a code is worth nothing afterwards. */
const KEPT: Readonly<Partial<Record<MailKind, number>>> = { code: SIGN_IN_LIMITS.codeMinutes.value * 60_000 }
const KEPT_OTHERS = MAIL_LIMITS.keptDays.value * 86_400_000

/**
 * Puts a mail into the outbox, in the transaction that causes it. The text is sealed. A mailbox that is no single
 * plain address is refused, since it could add headers or readers.
 */
export const putMail = async (
  trx: Transaction<PeopleTables>,
  sealer: Sealer,
  { mailbox, kind, subject, text }: NewMail,
  at: Date,
): Promise<void> => {
  const one = parseMailbox(mailbox)
  if (one === undefined) throw new Refusal('invalid_fields', MAILBOX_FORM)
  const id = makeId('mail', at)
  const { key, body } = sealer.seal(JSON.stringify(text), id)
  const now = at.getTime()
  await trx
    .insertInto('mail')
    .values({
      id,
      mailbox: one,
      kind,
      subject: toLine(subject),
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

/** Opens the text of the mail with this id. */
export const openText = (sealer: Sealer, sealed: Sealed, id: string): MailText =>
  // Written by putMail alone.
  JSON.parse(sealer.open(sealed, id)) as MailText
