import { sql, type SelectQueryBuilder, type Transaction } from 'kysely'
import { OPEN_REPORT_STATES, type ReportFile } from '@rotunda/contract'
import { digestOf, proofOf, type Actor } from '../people/index.ts'
import { Refusal, refuseFields } from '../platform/index.ts'
import { applyReportEvent, orderOnReport, type ChangedReport, type ReportNeeds } from './change-report.ts'
import { detectMediaType, EVIDENCE_TYPES, type EvidenceType } from './detect-media-type.ts'
import type { EvidenceFolder } from './evidence-folder.ts'
import type { CopyRow, FileTables } from './file-tables.ts'
import { EVIDENCE_LIMITS } from './limits.ts'
import type { ReportFileRow, ReportRow } from './report-tables.ts'

/** Result of a scan for malware; null if the scanner did not answer. */
export type Scan = (bytes: Uint8Array) => Promise<'clean' | 'infected' | null>

export type FileNeeds = ReportNeeds & {
  readonly evidence: EvidenceFolder
  /** Undefined without a scanner. */
  readonly scan: Scan | undefined
}

const MIB = 1024 * 1024
const MOST_FILES = EVIDENCE_LIMITS.filesOfReport.value
const MOST_BYTES = EVIDENCE_LIMITS.fileMib.value * MIB
const MOST_IN_ALL = EVIDENCE_LIMITS.filesGib.value * 1024 * MIB
const MOST_OF_ADDRESS = EVIDENCE_LIMITS.addressMib.value * MIB
const MOST_UNCONFIRMED = EVIDENCE_LIMITS.unconfirmedMib.value * MIB
const LONGEST_NAME = EVIDENCE_LIMITS.nameCharacters.value

type GivenFile = { readonly name: string; readonly bytes: Buffer }
type CheckedFile = GivenFile & { readonly media_type: EvidenceType }
type ClientFile = CheckedFile & { readonly client: string }

/** Adds a file to an open report, at its private address. A file that is there already is no fault. */
export const addReportFile = async (
  needs: FileNeeds,
  { secret, countedAs, ...given }: GivenFile & { readonly secret: string; readonly countedAs: string },
  at: Date,
): Promise<ReportFileRow> => {
  const day = at.toISOString().slice(0, 10)
  const client = proofOf(needs.pepper, 'evidence client', day, countedAs)
  const checked = { ...checkFile(given), client }
  const { number } = await demandRoom(needs, secret, checked)
  const scan = (await needs.scan?.(checked.bytes)) ?? null
  if (scan === 'infected')
    throw refuse('The scanner of this service found malware in the file. It was not kept.')
  const sha256 = await needs.evidence.put(checked.bytes)
  const { bytes, ...described } = checked
  const file = { report: number, sha256, ...described, bytes: bytes.length, scan, erased_at: null }
  const added = { ...file, added_at: at.getTime() }
  await orderOnReport(needs, { number }, async (trx, row) => {
    const known = await listLiving(trx, number)
    if (known.some((one) => one.sha256 === sha256)) return row
    await refuseBeyond(trx, row, known, checked)
    await trx.insertInto('correction_files').values(added).execute()
    const order = { by: { by: 'reporter' }, at } as const
    const detail = { sha256, bytes: bytes.length }
    return applyReportEvent(trx, needs.store.engine, { row, order }, { event: 'add_file', detail })
  })
  return added
}

const refuse = (detail: string): Refusal => refuseFields([{ field: 'file', detail }])

const checkFile = ({ name: given, bytes }: GivenFile): CheckedFile => {
  const name = given.toWellFormed().trim()
  if (name === '' || [...name].length > LONGEST_NAME || /[\p{Cc}\p{Bidi_Control}/\\:"<>|?*]/u.test(name))
    throw refuse(`Give the file a name of at most ${LONGEST_NAME} characters, such as letter.pdf.`)
  if (bytes.length > MOST_BYTES) throw refuse(`The file is larger than ${EVIDENCE_LIMITS.fileMib.value} MiB.`)
  const type = detectMediaType(bytes)
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const endings: readonly string[] = type === undefined ? [] : EVIDENCE_TYPES[type]
  if (type === undefined || !endings.includes(ending))
    throw refuse(
      'Only PDF, PNG, JPEG, CSV and XLSX are taken, each with the ending of its type, and a CSV in UTF-8. The content of this file is none of them, or is not what its name says.',
    )
  return { name, bytes, media_type: type }
}

/** Refuses before anything is scanned or stored. The transaction that adds the file decides again. */
const demandRoom = async ({ store }: FileNeeds, secret: string, file: ClientFile): Promise<ReportRow> => {
  const db = store.db<FileTables>()
  const row = await db
    .selectFrom('correction_reports')
    .selectAll()
    .where('secret', '=', digestOf(secret))
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('not_found', 'There is no report at this address.')
  await store.write<FileTables, undefined>(async (trx) => {
    await refuseBeyond(trx, row, await listLiving(trx, row.number), file)
    return undefined
  })
  return row
}

const listLiving = (trx: Transaction<FileTables>, report: number): Promise<ReportFileRow[]> =>
  trx
    .selectFrom('correction_files')
    .selectAll()
    .where('report', '=', report)
    .where('erased_at', 'is', null)
    .execute()

const refuseBeyond = async (
  trx: Transaction<FileTables>,
  { number, state, contact_key }: ReportRow,
  known: readonly ReportFileRow[],
  { bytes, client }: ClientFile,
): Promise<void> => {
  const isOpen: boolean = OPEN_REPORT_STATES.some((open) => open === state)
  if (!isOpen) throw new Refusal('not_in_this_state', `Report ${number} is decided and takes no more files.`)
  if (known.length >= MOST_FILES) throw refuse(`A report has at most ${MOST_FILES} files.`)
  const sum = known.reduce((total, one) => total + one.bytes, bytes.length)
  if (sum > MOST_BYTES)
    throw refuse(`The files of a report have at most ${EVIDENCE_LIMITS.fileMib.value} MiB together.`)
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

/** Ends without a decision. Their files are erased at once. */
export const UNDECIDED = ['withdrawn', 'lapsed', 'spam'] as const

const demandRoomInAll = async (trx: Transaction<FileTables>, { length }: Buffer): Promise<void> => {
  if ((await sumBytes(trx)) + length > MOST_IN_ALL)
    throw refuseRoom(`The room for files of evidence is full (${EVIDENCE_LIMITS.filesGib.value} GiB).`)
}

const refuseRoom = (fault: string): Refusal =>
  new Refusal(
    'unavailable',
    `${fault} The file was not stored. Give a public address of the evidence instead, or try again in a day.`,
    { retryAfterSeconds: 86_400 },
  )

/** Bytes of all files and copies. A file of several reports counts for each of them. */
const sumBytes = async (trx: Transaction<FileTables>): Promise<number> => {
  const files = await sumOf(trx.selectFrom('correction_files').where('erased_at', 'is', null))
  return files + (await sumOf(trx.selectFrom('correction_copies')))
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

/** A file as readers see it. */
export const showFile = ({
  report: _,
  client: _client,
  scan,
  added_at,
  erased_at,
  ...file
}: ReportFileRow): ReportFile => ({
  ...file,
  scan: scan === 'clean' ? 'clean' : 'not_scanned',
  added_at: new Date(added_at).toISOString(),
  erased_at: erased_at === null ? null : new Date(erased_at).toISOString(),
})

/** Files of a report, with the erased ones. */
export const listReportFiles = (
  { store }: Pick<FileNeeds, 'store'>,
  report: number,
): Promise<ReportFileRow[]> =>
  store
    .db<FileTables>()
    .selectFrom('correction_files')
    .selectAll()
    .where('report', '=', report)
    .orderBy('added_at')
    .orderBy('sha256')
    .execute()

export type ReadFile = Pick<ReportFileRow, 'name' | 'media_type'> & { readonly content: Buffer }

/** Reads a file of a report, for a reviewer. */
export const readReportFile = async (
  { store, evidence }: Pick<FileNeeds, 'store' | 'evidence'>,
  { number, sha256 }: { readonly number: number; readonly sha256: string },
): Promise<ReadFile> => {
  const files = await listReportFiles({ store }, number)
  const file = files.find((one) => one.sha256 === sha256)
  if (file === undefined)
    throw new Refusal('not_found', `Report ${number} never had a file with this digest.`)
  if (file.erased_at !== null)
    throw new Refusal(
      'not_found',
      `The file was erased at ${new Date(file.erased_at).toISOString()}, by rule.`,
    )
  const content = await evidence.read(sha256)
  if (content === undefined) throw refuseMissing(sha256)
  return { name: file.name, media_type: file.media_type, content }
}

/** The database names the file, so its loss is a fault, and not a rule. */
const refuseMissing = (sha256: string): Refusal =>
  new Refusal(
    'not_found',
    `The file is missing, and was not erased. The operator can bring evidence/${sha256} back from a backup.`,
  )

export type CopyOrder = GivenFile & {
  readonly actor: Actor
  readonly number: number
  readonly revision?: number | undefined
}

/** Path of a published copy. */
export const copyPath = (sha256: string): string => `/api/corrections/v1/files/${sha256}`

/** Publishes a redacted copy of evidence, which the reviewer made. It keeps its address for good. */
export const publishCopy = async (
  needs: FileNeeds,
  { actor, number, revision, ...given }: CopyOrder,
  at: Date,
): Promise<ChangedReport & { readonly sha256: string; readonly path: string }> => {
  const { name, bytes, media_type } = checkFile(given)
  await needs.store.write<FileTables, unknown>((trx) => demandRoomInAll(trx, bytes))
  const sha256 = await needs.evidence.put(bytes)
  const changed = await orderOnReport(needs, { number, revision }, async (trx, row) => {
    const copy = {
      report: number,
      sha256,
      name,
      media_type,
      bytes: bytes.length,
      person: actor.person,
      added_at: at.getTime(),
    }
    // One database holds the tables of every module.
    await (trx as unknown as Transaction<FileTables>)
      .insertInto('correction_copies')
      .values(copy)
      .onConflict((conflict) => conflict.columns(['report', 'sha256']).doNothing())
      .execute()
    const order = { by: { by: 'reviewer', actor }, at } as const
    return applyReportEvent(trx, needs.store.engine, { row, order }, { event: 'publish', detail: { sha256 } })
  })
  return { ...changed, sha256, path: copyPath(sha256) }
}

/** Copies that were published with a report. */
export const listCopies = ({ store }: Pick<FileNeeds, 'store'>, report: number): Promise<CopyRow[]> =>
  store
    .db<FileTables>()
    .selectFrom('correction_copies')
    .selectAll()
    .where('report', '=', report)
    .orderBy('added_at')
    .execute()

/** Reads a published copy, for anybody. */
export const readCopy = async (
  { store, evidence }: Pick<FileNeeds, 'store' | 'evidence'>,
  sha256: string,
): Promise<ReadFile> => {
  const copy = await store
    .db<FileTables>()
    .selectFrom('correction_copies')
    .select(['name', 'media_type'])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  if (copy === undefined) throw new Refusal('not_found', 'No copy of evidence was published at this address.')
  const content = await evidence.read(sha256)
  if (content === undefined) throw refuseMissing(sha256)
  return { ...copy, content }
}
