import { sql, type Kysely, type SelectQueryBuilder, type Transaction } from 'kysely'
import { OPEN_REPORT_STATES } from '@rotunda/contract'
import { Refusal, type Sealer, type Store } from '../platform/index.ts'
import type { FileTables } from './file-tables.ts'
import { EVIDENCE_LIMITS } from './limits.ts'
import { openContact } from './report-contact.ts'
import type { ReportRow } from './report-tables.ts'

const MIB = 1024 * 1024
const MOST_IN_ALL = EVIDENCE_LIMITS.filesGib.value * 1024 * MIB
const MOST_OF_ADDRESS = EVIDENCE_LIMITS.addressMib.value * MIB
const MOST_UNCONFIRMED = EVIDENCE_LIMITS.unconfirmedMib.value * MIB
const MOST_OF_MAILBOX = EVIDENCE_LIMITS.mailboxMib.value * MIB
const MAILBOX_FULL = `The room of your mailbox is full (${EVIDENCE_LIMITS.mailboxMib.value} MiB).`
const DAY_SECONDS = 86_400

/** Ends without a decision. Their files are erased at once. */
export const UNDECIDED = ['withdrawn', 'lapsed', 'spam'] as const

type Reported = Pick<ReportRow, 'number' | 'contact_key' | 'contact_body'>

/** Refuses a file of a reporter beyond the room of the client, of unconfirmed reports, of the mailbox, or of all files. */
export const demandRoom = async (
  trx: Transaction<FileTables>,
  sealer: Sealer,
  row: Reported,
  { bytes, client }: { readonly bytes: Buffer; readonly client: string },
): Promise<void> => {
  const own = trx.selectFrom('correction_files').where('client', '=', client)
  if ((await sumOf(own)) + bytes.length > MOST_OF_ADDRESS)
    throw refuseRoom(`The room of your address for today is full (${EVIDENCE_LIMITS.addressMib.value} MiB).`)
  const unconfirmed = selectUndecided(trx).where('contact_key', 'is', null)
  if (row.contact_key === null && (await sumOf(unconfirmed)) + bytes.length > MOST_UNCONFIRMED)
    throw refuseRoom(
      'The room for reports without a confirmed mailbox is full. Confirm a mailbox at this address.',
    )
  const mailbox = findMailbox(sealer, row)
  if (mailbox !== undefined && (await fillsMailbox(trx, sealer, { ...row, mailbox }, bytes.length)))
    throw refuseRoom(MAILBOX_FULL)
  await demandRoomInAll(trx, bytes)
}

/** Refuses a mailbox for a report whose files are beyond the room of the mailbox. */
export const demandRoomOfMailbox = async (
  trx: Transaction<FileTables>,
  sealer: Sealer,
  report: MailboxOfReport,
): Promise<void> => {
  if (!(await fillsMailbox(trx, sealer, report, 0))) return
  const detail = `${MAILBOX_FULL} The mailbox was not confirmed. Confirm another mailbox, or try again once a report of the mailbox is decided.`
  throw new Refusal('unavailable', detail, { retryAfterSeconds: DAY_SECONDS })
}

type MailboxOfReport = Pick<ReportRow, 'number'> & { readonly mailbox: string }

/** Whether files of undecided reports of a mailbox, with those of this report, and further bytes are beyond its room. */
const fillsMailbox = async (
  trx: Transaction<FileTables>,
  sealer: Sealer,
  { number, mailbox }: MailboxOfReport,
  more: number,
): Promise<boolean> => {
  const rows = await selectUndecided(trx)
    .select(['number', 'contact_key', 'contact_body', sql<number | string>`sum(bytes)`.as('bytes')])
    .where((eb) => eb.or([eb('contact_key', 'is not', null), eb('number', '=', number)]))
    .groupBy('number')
    .execute()
  const fits = (reports: typeof rows): boolean =>
    reports.reduce((total, { bytes }) => total + Number(bytes), more) <= MOST_OF_MAILBOX
  // While all of them fit, no contact is opened.
  return (
    !fits(rows) && !fits(rows.filter((row) => row.number === number || findMailbox(sealer, row) === mailbox))
  )
}

/** Files of reports that are open, or ended without a decision. */
const selectUndecided = (trx: Transaction<FileTables>) =>
  trx
    .selectFrom('correction_files')
    .innerJoin('correction_reports', 'number', 'report')
    .where('erased_at', 'is', null)
    .where('state', 'in', [...OPEN_REPORT_STATES, ...UNDECIDED])

/** Confirmed mailbox of a report; undefined without one, and if no key opens it. */
const findMailbox = (sealer: Sealer, row: Reported): string | undefined => {
  try {
    return openContact(sealer, row)?.mailbox
  } catch {
    // The cipher does not tell a lost key from anything else.
    return undefined
  }
}

export const demandRoomInAll = async (trx: Transaction<FileTables>, { length }: Buffer): Promise<void> => {
  if ((await sumBytes(trx)) + length > MOST_IN_ALL)
    throw refuseRoom(`The room for files of evidence is full (${EVIDENCE_LIMITS.filesGib.value} GiB).`)
}

const refuseRoom = (fault: string): Refusal =>
  new Refusal(
    'unavailable',
    `${fault} The file was not stored. Give a public address of the evidence instead, or try again in a day.`,
    { retryAfterSeconds: DAY_SECONDS },
  )

/** Bytes of the room for files of evidence and published copies. */
export const measureEvidence = async (
  store: Pick<Store, 'db'>,
): Promise<Readonly<Record<'used' | 'bound', number>>> => ({
  used: await sumBytes(store.db<FileTables>()),
  bound: MOST_IN_ALL,
})

/** Bytes of all files and copies. A file of several reports counts for each of them. */
const sumBytes = async (db: Kysely<FileTables>): Promise<number> => {
  const files = await sumOf(db.selectFrom('correction_files').where('erased_at', 'is', null))
  return files + (await sumOf(db.selectFrom('correction_copies').where('erased_at', 'is', null)))
}

const sumOf = async <Table extends keyof FileTables>(
  files: SelectQueryBuilder<FileTables, Table, object>,
): Promise<number> => {
  const { total } = await files
    .select(sql<number>`coalesce(sum(bytes), 0)`.as('total'))
    .executeTakeFirstOrThrow()
  // PostgreSQL gives sums of bigint as texts.
  return parseInt(String(total), 10)
}
