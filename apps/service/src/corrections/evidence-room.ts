import { sql, type Kysely, type SelectQueryBuilder, type Transaction } from 'kysely'
import { OPEN_REPORT_STATES } from '@rotunda/contract'
import { Refusal, type Store } from '../platform/index.ts'
import type { FileTables } from './file-tables.ts'
import { EVIDENCE_LIMITS } from './limits.ts'
import type { ReportRow } from './report-tables.ts'

const MIB = 1024 * 1024
const MOST_IN_ALL = EVIDENCE_LIMITS.filesGib.value * 1024 * MIB
const MOST_OF_ADDRESS = EVIDENCE_LIMITS.addressMib.value * MIB
const MOST_UNCONFIRMED = EVIDENCE_LIMITS.unconfirmedMib.value * MIB

/** Ends without a decision. Their files are erased at once. */
export const UNDECIDED = ['withdrawn', 'lapsed', 'spam'] as const

/** Refuses a file of a reporter beyond the room of the client, of unconfirmed reports, or of all files. */
export const demandRoom = async (
  trx: Transaction<FileTables>,
  { contact_key }: Pick<ReportRow, 'contact_key'>,
  { bytes, client }: { readonly bytes: Buffer; readonly client: string },
): Promise<void> => {
  const own = trx.selectFrom('correction_files').where('client', '=', client)
  if ((await sumOf(own)) + bytes.length > MOST_OF_ADDRESS)
    throw refuseRoom(`The room of your address for today is full (${EVIDENCE_LIMITS.addressMib.value} MiB).`)
  if (contact_key === null && (await sumOf(selectUnconfirmed(trx))) + bytes.length > MOST_UNCONFIRMED)
    throw refuseRoom('The room for reports without a confirmed mailbox is full. Confirm one at this address.')
  await demandRoomInAll(trx, bytes)
}

/** Files of reports without a contact that are open, or ended without a decision. */
const selectUnconfirmed = (trx: Transaction<FileTables>) =>
  trx
    .selectFrom('correction_files')
    .where('erased_at', 'is', null)
    .where('report', 'in', (eb) =>
      eb
        .selectFrom('correction_reports')
        .select('number')
        .where('contact_key', 'is', null)
        .where('state', 'in', [...OPEN_REPORT_STATES, ...UNDECIDED]),
    )

export const demandRoomInAll = async (trx: Transaction<FileTables>, { length }: Buffer): Promise<void> => {
  if ((await sumBytes(trx)) + length > MOST_IN_ALL)
    throw refuseRoom(`The room for files of evidence is full (${EVIDENCE_LIMITS.filesGib.value} GiB).`)
}

const refuseRoom = (fault: string): Refusal =>
  new Refusal(
    'unavailable',
    `${fault} The file was not stored. Give a public address of the evidence instead, or try again in a day.`,
    { retryAfterSeconds: 86_400 },
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

const sumOf = async <Table extends 'correction_files' | 'correction_copies'>(
  files: SelectQueryBuilder<FileTables, Table, object>,
): Promise<number> => {
  const { total } = await files
    .select(sql<number>`coalesce(sum(bytes), 0)`.as('total'))
    .executeTakeFirstOrThrow()
  // PostgreSQL gives sums of bigint as texts.
  return parseInt(String(total), 10)
}
