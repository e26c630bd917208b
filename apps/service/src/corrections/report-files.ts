import type { Transaction } from 'kysely'
import { OPEN_REPORT_STATES, type ReportFile } from '@rotunda/contract'
import { digestOf, proofOf } from '../people/index.ts'
import { Refusal, refuseFields, type Sealer } from '../platform/index.ts'
import { applyReportEvent, orderOnReport, type ReportNeeds } from './change-report.ts'
import { detectMediaType, EVIDENCE_TYPES, type EvidenceType } from './detect-media-type.ts'
import type { EvidenceFolder, Scan } from './evidence-folder.ts'
import { storeFile } from './erase-files.ts'
import { demandRoom } from './evidence-room.ts'
import type { FileTables } from './file-tables.ts'
import { EVIDENCE_LIMITS } from './limits.ts'
import type { ReportFileRow, ReportRow } from './report-tables.ts'

export type FileNeeds = ReportNeeds & {
  readonly evidence: EvidenceFolder
  /** Undefined without a scanner. */
  readonly scan: Scan | undefined
}

const MOST_FILES = EVIDENCE_LIMITS.filesOfReport.value
const MOST_BYTES = EVIDENCE_LIMITS.fileMib.value * 1024 * 1024
const LONGEST_NAME = EVIDENCE_LIMITS.nameCharacters.value

export type GivenFile = { readonly name: string; readonly bytes: Buffer }
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
  const { number } = await demandReport(needs, secret, checked)
  return storeFile(needs, checked.bytes, async (sha256, keep) => {
    const scan = await scanBytes(needs, checked.bytes)
    const { bytes, ...described } = checked
    const living = { added_at: at.getTime(), erased_at: null, erased_by: null }
    const added = { report: number, sha256, ...described, bytes: bytes.length, scan, ...living }
    await orderOnReport(needs, { number }, async (trx, row) => {
      const known = await listLiving(trx, number)
      if (known.some((one) => one.sha256 === sha256)) return row
      await refuseErased(trx, number, sha256)
      await refuseBeyond(trx, needs.sealer, row, { known, file: checked })
      await trx.insertInto('correction_files').values(added).execute()
      await keep()
      const order = { by: { by: 'reporter' }, at } as const
      const detail = { sha256, bytes: bytes.length }
      return applyReportEvent(trx, needs.store.engine, { row, order }, { event: 'add_file', detail })
    })
    return added
  })
}

/** Scans a file, and refuses one with malware. */
export const scanBytes = async ({ scan }: FileNeeds, bytes: Buffer): Promise<ReportFileRow['scan']> => {
  const found = (await scan?.(bytes)) ?? null
  if (found === 'infected')
    throw refuse('The scanner of this service found malware in the file. The file was not kept.')
  return found
}

const refuse = (detail: string): Refusal => refuseFields([{ field: 'file', detail }])

export const checkFile = ({ name: given, bytes }: GivenFile): CheckedFile => {
  const name = given.toWellFormed().trim()
  if (name === '' || [...name].length > LONGEST_NAME || /[\p{Cc}\p{Bidi_Control}/\\:"<>|?*]/u.test(name))
    throw refuse(`Give the file a name of at most ${LONGEST_NAME} characters, such as letter.pdf.`)
  if (bytes.length > MOST_BYTES) throw refuse(`The file is larger than ${EVIDENCE_LIMITS.fileMib.value} MiB.`)
  const type = detectMediaType(bytes)
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const endings: readonly string[] = type === undefined ? [] : EVIDENCE_TYPES[type]
  if (type === undefined || !endings.includes(ending))
    throw refuse(
      'Only PDF, PNG, JPEG, CSV and XLSX are taken, each with the ending of its type, and a CSV in UTF-8. The content of this file has none of these types, or does not fit the ending of its name.',
    )
  return { name, bytes, media_type: type }
}

/** Finds the report that takes a file, before the file is read: reading 10 MiB takes the main thread 40 to 80 ms. */
export const demandOpenReport = async (
  { store }: Pick<FileNeeds, 'store'>,
  secret: string,
): Promise<ReportRow> => {
  const row = await store
    .db<FileTables>()
    .selectFrom('correction_reports')
    .selectAll()
    .where('secret', '=', digestOf(secret))
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('not_found', 'There is no report at this address.')
  refuseDecided(row)
  return row
}

const refuseDecided = ({ number, state }: ReportRow): void => {
  const isOpen: boolean = OPEN_REPORT_STATES.some((open) => open === state)
  if (!isOpen) throw new Refusal('not_in_this_state', `Report ${number} is decided and takes no more files.`)
}

/** Refuses before anything is scanned or stored. The transaction that adds the file decides again. */
const demandReport = async (
  { store, sealer }: FileNeeds,
  secret: string,
  file: ClientFile,
): Promise<ReportRow> => {
  const row = await demandOpenReport({ store }, secret)
  await store.write<FileTables, undefined>(async (trx) => {
    await refuseBeyond(trx, sealer, row, { known: await listLiving(trx, row.number), file })
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

const refuseErased = async (trx: Transaction<FileTables>, report: number, sha256: string): Promise<void> => {
  const erased = await trx
    .selectFrom('correction_files')
    .select('report')
    .where('report', '=', report)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  if (erased !== undefined)
    throw refuse(
      'This file of the report was erased, so it is not taken again. Describe the file in an answer.',
    )
}

const refuseBeyond = async (
  trx: Transaction<FileTables>,
  sealer: Sealer,
  row: ReportRow,
  { known, file }: { readonly known: readonly ReportFileRow[]; readonly file: ClientFile },
): Promise<void> => {
  refuseDecided(row)
  if (known.length >= MOST_FILES) throw refuse(`A report has at most ${MOST_FILES} files.`)
  const sum = known.reduce((total, one) => total + one.bytes, file.bytes.length)
  if (sum > MOST_BYTES)
    throw refuse(`The files of a report have at most ${EVIDENCE_LIMITS.fileMib.value} MiB together.`)
  await demandRoom(trx, sealer, row, file)
}

/** A file as readers see it. */
export const showFile = ({
  report: _,
  client: _client,
  scan,
  added_at,
  erased_at,
  erased_by,
  ...file
}: ReportFileRow): ReportFile => ({
  ...file,
  scan: scan === 'clean' ? 'clean' : 'not_scanned',
  added_at: new Date(added_at).toISOString(),
  erased_at: erased_at === null ? null : new Date(erased_at).toISOString(),
  erased_by: erased_at === null ? null : erased_by === null ? 'rule' : 'reviewer',
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
      `The file was erased at ${new Date(file.erased_at).toISOString()}, by ${file.erased_by === null ? 'rule' : 'a reviewer'}.`,
    )
  const content = await evidence.read(sha256)
  if (content === undefined) throw refuseMissing(sha256)
  return { name: file.name, media_type: file.media_type, content }
}

/** The database names the file, so its loss is a fault, and not a rule. */
export const refuseMissing = (sha256: string): Refusal =>
  new Refusal(
    'not_found',
    `The file is missing, and was not erased. The operator can bring evidence/${sha256} back from a backup.`,
  )
