import type { Sealer, Store } from '../platform/index.ts'
import { openMail, type Envelope } from './mail.ts'
import type { MailKind, MailRow, PeopleTables } from './tables.ts'
import { writeMail, type MailSender } from './write-mail.ts'

type MailState = 'waiting' | 'sent' | 'failed'

/** A mail without its text. Mailbox and subject are null once they are erased. */
export type ListedMail = {
  readonly id: string
  readonly kind: MailKind
  readonly mailbox: string | null
  readonly subject: string | null
  readonly state: MailState
  /** ISO 8601; the day alone once the mail is erased. */
  readonly created_at: string
  /** Days in UTC. */
  readonly sent_at: string | null
  readonly failed_at: string | null
  readonly tries: number
}

/** A mail with its words; null once they are erased. */
export type ReadMail = ListedMail & { readonly text: string | null; readonly html: string | null }

type Reading = { readonly store: Store; readonly sealer: Sealer }

/** Mails, newest first. Only the sealed part of a mail tells its hour. */
export const listMail = async ({ store, sealer }: Reading, limit: number): Promise<ListedMail[]> => {
  const mails = store.db<PeopleTables>().selectFrom('outbox').orderBy('created_day', 'desc')
  const newest = await mails.select('created_day').limit(limit).execute()
  const rows = await mails
    .selectAll()
    .where('created_day', '>=', newest.at(-1)?.created_day ?? '')
    .execute()
  const listed = rows.map((row) => describe(row, openMail(sealer, row)))
  return listed
    .sort(
      (one, other) => Number(one.created_at < other.created_at) - Number(one.created_at > other.created_at),
    )
    .slice(0, limit)
}

export const findMail = async ({ store, sealer }: Reading, id: string): Promise<ListedMail | undefined> => {
  const row = await findRow(store, id)
  return row && describe(row, openMail(sealer, row))
}

/** A mail as its reader gets it. Only a sandbox shows it to anybody else. */
export const readMail = async (
  { store, sealer, sender }: Reading & { readonly sender: MailSender },
  id: string,
): Promise<ReadMail | undefined> => {
  const row = await findRow(store, id)
  if (row === undefined) return undefined
  const envelope = openMail(sealer, row)
  const { text, html } = envelope
    ? writeMail(envelope.subject, envelope.text, sender)
    : { text: null, html: null }
  return { ...describe(row, envelope), text, html }
}

/** Mails that wait: those that were never tried, and those that the server refused. */
export const countWaitingMail = async (store: Store): Promise<{ untried: number; refused: number }> => {
  const waiting = await store
    .db<PeopleTables>()
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      fn.countAll().as('all'),
      fn.sum(eb.case().when('tries', '=', 0).then(1).else(0).end()).as('untried'),
    ])
    .where('sent_day', 'is', null)
    .where('failed_day', 'is', null)
    .where('turn', 'is not', null)
    .executeTakeFirstOrThrow()
  const [all, untried] = [Number(waiting.all), Number(waiting.untried)]
  return { untried, refused: all - untried }
}

const findRow = (store: Store, id: string): Promise<MailRow | undefined> =>
  store.db<PeopleTables>().selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()

const describe = (row: MailRow, envelope: Envelope | undefined): ListedMail => ({
  id: row.id,
  kind: row.kind,
  mailbox: envelope?.mailbox ?? null,
  subject: envelope?.subject ?? null,
  state: findState(row),
  created_at: envelope ? new Date(envelope.createdAt).toISOString() : row.created_day,
  sent_at: row.sent_day,
  failed_at: row.failed_day,
  tries: row.tries,
})

const findState = ({ sent_day, failed_day }: MailRow): MailState => {
  if (sent_day !== null) return 'sent'
  return failed_day === null ? 'waiting' : 'failed'
}
