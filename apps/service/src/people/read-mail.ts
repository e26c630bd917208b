import type { Sealer, Store } from '../platform/index.ts'
import { openText } from './mail.ts'
import type { MailKind, MailRow, PeopleTables } from './tables.ts'
import { writeMail, type MailSender, type WrittenMail } from './write-mail.ts'

/** A mail is erased once neither its mailbox nor its text is kept. */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'erased'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** A mail without its text. Times are ISO 8601. */
export type ListedMail = {
  readonly id: string
  readonly kind: MailKind
  readonly mailbox: string | null
  readonly subject: string
  readonly state: MailState
  readonly created_at: string
  readonly sent_at: string | null
  readonly failed_at: string | null
  readonly tries: number
}

/** A mail with its words; null once they are erased. */
export type ReadMail = ListedMail & { readonly text: string | null; readonly html: string | null }

/** Mails, newest first. */
export const listMail = async (store: Store, limit: number): Promise<ListedMail[]> => {
  const rows = await store
    .db<PeopleTables>()
    .selectFrom('mail')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(describe)
}

export const findMail = async (store: Store, id: string): Promise<ListedMail | undefined> => {
  const row = await findRow(store, id)
  return row && describe(row)
}

/** A mail as its reader gets it. Only a sandbox shows it to anybody else. */
export const readMail = async (
  { store, sealer, sender }: { store: Store; sealer: Sealer; sender: MailSender },
  id: string,
): Promise<ReadMail | undefined> => {
  const row = await findRow(store, id)
  if (row === undefined) return undefined
  const { text, html } = writeAgain(row, sealer, sender)
  return { ...describe(row), text, html }
}

const writeAgain = (
  { id, subject, sealed_key: key, sealed_body: body }: MailRow,
  sealer: Sealer,
  sender: MailSender,
): Omit<WrittenMail, 'subject'> | { readonly text: null; readonly html: null } =>
  key === null || body === null
    ? { text: null, html: null }
    : writeMail(subject, openText(sealer, { key, body }, id), sender)

const findRow = (store: Store, id: string): Promise<MailRow | undefined> =>
  store.db<PeopleTables>().selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst()

const describe = (row: MailRow): ListedMail => ({
  id: row.id,
  kind: row.kind,
  mailbox: row.mailbox,
  subject: row.subject,
  state: findState(row),
  created_at: new Date(row.created_at).toISOString(),
  sent_at: toInstant(row.sent_at),
  failed_at: toInstant(row.failed_at),
  tries: row.tries,
})

const findState = ({ mailbox, sent_at, failed_at }: MailRow): MailState => {
  if (mailbox === null) return 'erased'
  if (sent_at !== null) return 'sent'
  return failed_at === null ? 'waiting' : 'failed'
}

const toInstant = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString()
