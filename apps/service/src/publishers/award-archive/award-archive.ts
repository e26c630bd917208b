import { normalizeListing } from '../assistance-listings/listing-number.ts'
import { PROJECT_LISTINGS } from '../assistance-listings/project-listings.ts'
import { SPENDING_FACTS } from '../usaspending/drafts.ts'
import { AWARD_ID } from '../usaspending/award-ids.ts'
import {
  DocumentRefused,
  ENTER_HEADER,
  type OpenDocument,
  type Publisher,
  type ReadRow,
} from '../publisher.ts'
import { readLongCsv } from '../tables/read-csv.ts'
import { openZipEntry, STREAMED_ENTRIES } from '../zip/open-zip-entry.ts'
import { listZipEntries, type ListedEntry } from '../zip/zip-directory.ts'
import { ARCHIVE_COLUMNS, READ_COLUMNS, type ArchiveColumn } from './archive-columns.ts'
import { readArchiveRow, type ArchiveCells, type FileDays, type Selection } from './read-archive-row.ts'

/**
 * Files of the award archive: all actions on federal assistance of an agency in a fiscal year. Rows of the listings for
 * community projects are read, and those of the awards that the address names.
 */
export const awardArchive: Publisher = {
  name: 'usaspending-archive',
  title: 'U.S. Department of the Treasury, USAspending.gov, Award Data Archive',
  parserVersion: '4',
  isGovernment: true,
  findSeries: async ({ source, open }) => {
    const { year, agency, day } = readName(source.url)
    if (source.published_at !== day)
      throw new DocumentRefused(
        `The name of the file has the day ${day}. Give this day as the day of publication, because rows are dated by it.`,
      )
    readSelection(source.url)
    for (const entry of await listFiles(open, source.url)) await readHeader(open, entry)
    return `archive/${year}/${agency}`
  },
  read: async function* ({ source, open }) {
    const days = readName(source.url)
    const selection = readSelection(source.url)
    const counts = { records: 0, notSelected: 0 }
    const first = new Map<string, string>()
    for (const entry of await listFiles(open, source.url))
      for await (const row of readFile(open, entry)) {
        counts.records += 1
        const read = readRow(row, { days, selection, first })
        if (read === undefined) counts.notSelected += 1
        else yield read
      }
    if (counts.records === 0) throw new DocumentRefused('The file has no record. Fetch it again.')
    return [{ what: 'rows_of_document', printed: counts.records, notSelected: counts.notSelected }]
  },
}

const NAME = /^FY(\d{4})_(\d{3}|All)_Assistance_Full_(\d{4})(\d{2})(\d{2})\.zip$/

/** Reads the facts that only the name of the file states. Throws a DocumentRefused for the name of another file. */
const readName = (url: string): FileDays & { readonly agency: string } => {
  const name = nameOf(url)
  if (/_Delta_/.test(name))
    throw new DocumentRefused(
      `${name} has only changes and deletions since an earlier file. Give the files whose names have "Full".`,
    )
  if (/_Contracts_/.test(name))
    throw new DocumentRefused(
      `${name} has contracts, which belong to no listing. Give the files of assistance.`,
    )
  const [, year, agency, ...day] = NAME.exec(name) ?? []
  if (year === undefined || agency === undefined)
    throw new DocumentRefused(
      `"${name}" is no name of a file of the award archive, such as FY2024_086_Assistance_Full_20260706.zip. The address must end in the name of the file.`,
    )
  return { year: Number(year), agency, day: day.join('-') }
}

const nameOf = (url: string): string => URL.parse(url)?.pathname.split('/').at(-1) ?? ''

/** Awards that the address names: `?award_id=ASST_NON_15JCOPS22GG00001_015`, any number of times. */
const readSelection = (url: string): Selection => {
  const parameters = URL.parse(url)?.searchParams ?? new URLSearchParams()
  const wrong = [...parameters].find(([name, value]) => name !== 'award_id' || !AWARD_ID.test(value))
  if (wrong !== undefined)
    throw new DocumentRefused(
      `${wrong.join('=')} in the address does not name an award, such as award_id=ASST_NON_1_015.`,
    )
  return { listings: LISTINGS, awards: new Set(parameters.getAll('award_id')) }
}

const LISTINGS: ReadonlySet<string> = new Set(Object.keys(PROJECT_LISTINGS))

/** Lists the CSV files. Throws a DocumentRefused for other files, and for a missing one of a numbered row of files. */
const listFiles = async (open: OpenDocument, url: string): Promise<readonly ListedEntry[]> => {
  const entries = await listZipEntries(open, STREAMED_ENTRIES)
  const other = entries.find(({ name }) => !/^[^/\\]+\.csv$/.test(name))
  // A file may be written on another day than its archive is named after.
  const [own = ''] = /^FY.*_Full_/.exec(nameOf(url)) ?? []
  const foreign = entries.find(({ name }) => /^FY.*_Full_\d{8}/.test(name) && !name.startsWith(own))
  if (entries.length === 0) throw new DocumentRefused('The ZIP is empty. Fetch it again.')
  if (other !== undefined)
    throw new DocumentRefused(`The ZIP has ${other.name}, which is not a CSV in its first folder.`)
  if (foreign !== undefined)
    throw new DocumentRefused(`The ZIP has ${foreign.name}, which is not of ${nameOf(url)}. Fetch it again.`)
  const numbers = entries.map(({ name }) => Number(/_(\d{1,4})\.csv$/.exec(name)?.[1] ?? 1))
  const missing = entries.findIndex((_, index) => !numbers.includes(index + 1))
  if (missing >= 0)
    throw new DocumentRefused(
      `The ZIP has ${entries.length} files, and no file has the number ${missing + 1}: the archive is incomplete. Fetch it again.`,
    )
  return entries
}

type Header = { readonly columns: ReadonlyMap<ArchiveColumn, number>; readonly length: number }

const readHeader = async (open: OpenDocument, entry: ListedEntry): Promise<Header> => {
  for await (const [first] of readLongCsv(openZipEntry(open, entry)))
    return matchColumns(first?.cells ?? [], entry.name)
  throw new DocumentRefused(`${entry.name} is empty. Fetch the ZIP again.`)
}

/** Finds the column of each name. Throws a DocumentRefused for a missing, a repeated or an unknown column. */
const matchColumns = (header: readonly string[], file: string): Header => {
  const repeated = header.find((name, column) => header.indexOf(name) !== column)
  if (repeated !== undefined) throw new DocumentRefused(`${file} has two columns ${repeated}.`)
  const missing = READ_COLUMNS.find((name) => !header.includes(name))
  if (missing !== undefined) throw new DocumentRefused(`${file} has no column ${missing}. ${ENTER_HEADER}`)
  const unknown = header.find((name) => !ARCHIVE_COLUMNS.includes(name))
  if (unknown !== undefined)
    throw new DocumentRefused(`${file} has a column "${unknown}", which is not known. ${ENTER_HEADER}`)
  return { columns: new Map(READ_COLUMNS.map((name) => [name, header.indexOf(name)])), length: header.length }
}

type ArchiveLine = {
  readonly file: string
  readonly line: number
  /** Undefined for a record of another width than the header: its cells may be of other columns. */
  readonly cells: ArchiveCells | undefined
}

async function* readFile(open: OpenDocument, entry: ListedEntry): AsyncGenerator<ArchiveLine> {
  let header: Header | undefined
  for await (const rows of readLongCsv(openZipEntry(open, entry)))
    for (const { row, cells } of rows)
      if (header === undefined) header = matchColumns(cells, entry.name)
      else
        yield {
          file: entry.name,
          line: row,
          cells: cells.length === header.length ? nameCells(cells, header) : undefined,
        }
}

const nameCells = (cells: readonly string[], { columns }: Header): ArchiveCells =>
  // Every column that is read has its place.
  Object.fromEntries([...columns].map(([name, column]) => [name, cells[column] ?? ''])) as ArchiveCells

type RowNeeds = {
  readonly days: FileDays
  readonly selection: Selection
  /** Places of the actions that were read, by id. */
  readonly first: Map<string, string>
}

/** Reads a record; undefined if it is of another listing and another award. A refusal lists no cells but keys. */
const readRow = (
  { file, line, cells }: ArchiveLine,
  { days, selection, first }: RowNeeds,
): ReadRow | undefined => {
  const place = { sheet: file, row: line, pointer: null }
  const refuse = (reason: string, detail: string): ReadRow => ({
    kind: 'refused',
    place,
    cells: listKeys(cells),
    reason,
    detail,
  })
  if (cells === undefined)
    return refuse('row_not_understood', 'The row has fewer or more cells than the header.')
  const reading = readArchiveRow(cells, days, selection)
  if (reading.kind === 'not_selected') return undefined
  if (reading.kind === 'fault') return refuse(reading.reason, reading.fault)
  const { draft } = reading
  const before = first.get(draft.id)
  if (before !== undefined) return refuse('entry_repeated', `${before} already has ${draft.id}.`)
  first.set(draft.id, `${file}, line ${line}`)
  return { kind: 'row', table: SPENDING_FACTS.transactions, place, cells, draft }
}

const KEYS = ['assistance_transaction_unique_key', 'assistance_award_unique_key', 'cfda_number'] as const

/** The keys of a row that is not shifted. */
const listKeys = (cells: ArchiveCells | undefined): Readonly<Record<string, string>> =>
  cells === undefined || normalizeListing(cells.cfda_number.trim()) === undefined
    ? {}
    : Object.fromEntries(KEYS.map((name) => [name, cells[name]]))
