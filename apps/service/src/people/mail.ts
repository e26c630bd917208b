import type { Transaction } from 'kysely'
import { makeRandomId, Refusal, type Sealer } from '../platform/index.ts'
import { MAIL_LIMITS, SIGN_IN_LIMITS } from './limits.ts'
import { MAILBOX_FORM, padMailbox, parseMailbox } from './mailbox.ts'
import type { MailKind, MailRow, PeopleTables } from './tables.ts'
import { toLine, type MailText } from './write-mail.ts'

export type NewMail = {
  readonly mailbox: string
  readonly kind: MailKind
  readonly subject: string
  readonly text: MailText
  /** That of its kind if left out; null for a mail that is never sent. */
  readonly turn?: number | null
}

/** A code for a mailbox that is known is sent before all others, and then any other code: a person waits for it. */
export const TURNS = { known: 0, code: 1, other: 2 } as const

/** Sealed part of a mail. */
export type Envelope = Pick<NewMail, 'mailbox' | 'subject' | 'text'> & { readonly createdAt: number }

const DAY = 86_400_000
const CODE_LASTS = SIGN_IN_LIMITS.codeMinutes.value * 60_000
const KEPT = MAIL_LIMITS.keptDays.value * DAY

/** Day of an instant, as YYYY-MM-DD in UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Time at which a mail is erased, sent or not: a code is worth nothing afterwards. */
export const endOf = (kind: MailKind, createdAt: number): number =>
  createdAt + (kind === 'code' ? CODE_LASTS : KEPT)

/**
 * Puts a mail into the outbox, in the transaction that causes it. A mailbox that is no single plain address is refused,
 * since it could add headers or readers.
 */
export const putMail = async (
  trx: Transaction<PeopleTables>,
  sealer: Sealer,
  { mailbox, kind, subject, text, turn }: NewMail,
  at: Date,
): Promise<void> => {
  const one = parseMailbox(mailbox)
  if (one === undefined) throw new Refusal('invalid_fields', MAILBOX_FORM)
  const envelope = { mailbox: one, subject: toLine(subject), text, createdAt: at.getTime() }
  const row = sealMail(sealer, kind, envelope)
  await trx
    .insertInto('outbox')
    .values({ ...row, ...(turn !== undefined && { turn }) })
    .execute()
}

/** Row of a mail that waits. Its id tells no time, and the length of its sealed part not that of the mailbox. */
export const sealMail = (sealer: Sealer, kind: MailKind, envelope: Envelope): MailRow => {
  const id = makeRandomId('mail')
  const sealed = sealer.seal(JSON.stringify({ ...envelope, mailbox: padMailbox(envelope.mailbox) }), id)
  return {
    id,
    kind,
    turn: kind === 'code' ? TURNS.code : TURNS.other,
    created_day: dayOf(new Date(envelope.createdAt)),
    sealed_key: sealed.key,
    sealed_body: sealed.body,
    tries: 0,
    worker: null,
    sent_day: null,
    failed_day: null,
  }
}

/** Opens the sealed part of a mail; undefined once it is erased, and if no key opens it. */
export const openMail = (
  sealer: Sealer,
  { id, sealed_key: key, sealed_body: body }: Pick<MailRow, 'id' | 'sealed_key' | 'sealed_body'>,
): Envelope | undefined => {
  if (key === null || body === null) return undefined
  try {
    // Written by sealMail alone.
    const envelope = JSON.parse(sealer.open({ key, body }, id)) as Envelope
    return { ...envelope, mailbox: envelope.mailbox.trimEnd() }
  } catch {
    // Another key sealed it.
    return undefined
  }
}

/** Time at which a mail was written; the begin of its day if it cannot be opened. */
export const findCreated = (
  sealer: Sealer,
  row: Pick<MailRow, 'id' | 'created_day' | 'sealed_key' | 'sealed_body'>,
): number => openMail(sealer, row)?.createdAt ?? Date.parse(row.created_day)
