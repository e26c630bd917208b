import { namesOf, type ListingRecord, type NoticeFields, type RowFields } from '@rotunda/contract'
import { findMonth, isCalendarDay } from '../cells/calendar-days.ts'
import { tidyBlanks } from '../cells/tidy-text.ts'
import type { Publisher, ReadRow } from '../publisher.ts'
import { openCsvList, readCsvRows, type CsvList, type CsvRow } from '../tables/open-csv-table.ts'
import { refuseRepeatedRows } from '../tables/refuse-repeated-rows.ts'
import { normalizeListing } from './listing-number.ts'

export const LISTINGS = 'listings'

/** A listing as its row in the file states it. */
export type ListingRecordDraft = Omit<
  ListingRecord,
  keyof NoticeFields | keyof RowFields | 'community_projects' | 'id'
>

/** Columns that hold names, addresses and telephone numbers of offices. */
export const LISTING_CELLS_WITHHELD = [
  'Regional or, Local Office (151)',
  'Headquarters Office (152)',
] as const

/** Headers of the file, in their order. */
export const LISTING_FIELDS = [
  'Program Title',
  'Program Number',
  'Popular Name (020)',
  'Federal Agency (030)',
  'Authorization (040)',
  'Objectives (050)',
  'Types of Assistance (060)',
  'Uses and Use Restrictions (070)',
  'Applicant Eligibility (081)',
  'Beneficiary Eligibility (082)',
  'Credentials/Documentation (083)',
  'Preapplication Coordination (091)',
  'Application Procedures (092)',
  'Award Procedure (093)',
  'Deadlines (094)',
  'Range of Approval/Disapproval Time (095)',
  'Appeals (096)',
  'Renewals (097)',
  'Formula and Matching Requirements (101)',
  'Length and Time Phasing of Assistance (102)',
  'Reports (111)',
  'Audits (112)',
  'Records (113)',
  'Account Identification (121)',
  'Obligations (122)',
  'Range and Average of Financial Assistance (123)',
  'Program Accomplishments (130)',
  'Regulations, Guidelines, and Literature (140)',
  ...LISTING_CELLS_WITHHELD,
  'Website Address (153)',
  'Related Programs (160)',
  'Examples of Funded Projects (170)',
  'Criteria for Selecting Proposals (180)',
  'URL',
  'Recovery',
  'OMB Agency Code',
  'OMB Bureau Code',
  'Published Date',
  'Archived Date',
] as const
type Field = (typeof LISTING_FIELDS)[number]

/** The file of all Assistance Listings with their texts, archived ones included. */
export const listingRecords: Publisher = {
  name: 'assistance-listing-records',
  title: 'General Services Administration, SAM.gov, Assistance Listings',
  parserVersion: '4',
  isGovernment: true,
  findSeries: async ({ open }) => {
    await openCsvList(open, FILE)
    return 'assistance-listings'
  },
  read: async function* ({ open }) {
    // Keyed by the restored number, which two texts may share.
    yield* refuseRepeatedRows(withoutOffices(readCsvRows(open, FILE)), ({ draft }) => readNumber(draft))
    return []
  },
}

async function* withoutOffices(rows: AsyncIterable<ReadRow>): AsyncGenerator<ReadRow> {
  for await (const row of rows) yield { ...row, cells: isShifted(row) ? {} : withhold(row.cells) }
}

/**
 * Whether the cells of a refused row may be under wrong headers: then any of them may be of an office, and none is
 * listed. A row with its number in its place is not shifted.
 */
const isShifted = (row: ReadRow): boolean =>
  row.kind === 'refused' &&
  (!FITTING_REFUSALS.includes(row.reason) ||
    normalizeListing(tidyBlanks(row.cells['Program Number'] ?? '')) === undefined)

/** Reasons for which rows are refused after their width was found to be that of the header. */
const FITTING_REFUSALS: readonly string[] = ['entry_unreadable', 'entry_repeated']

const withhold = (cells: ReadRow['cells']): ReadRow['cells'] =>
  Object.fromEntries(Object.entries(cells).filter(([name]) => !IS_WITHHELD.has(name)))

const IS_WITHHELD: ReadonlySet<string> = new Set(LISTING_CELLS_WITHHELD)

/** Rows of this file have drafts of listings. */
const readNumber = (draft: object): string => ('number' in draft ? String(draft.number) : '')

const readRow = ({ place, cells, texts }: CsvRow<Field>): ReadRow => {
  const draft = readDraft(texts, cells)
  return typeof draft === 'string'
    ? { kind: 'refused', place, cells, reason: 'entry_unreadable', detail: draft }
    : { kind: 'row', table: LISTINGS, place, cells, draft }
}

const readDraft = (
  texts: Readonly<Record<Field, string>>,
  cells: ReadRow['cells'],
): ListingRecordDraft | string => {
  const published = texts['Program Number']
  const number = normalizeListing(published)
  if (number === undefined) return `The number "${published}" is not of the form NN.NNN.`
  if (texts['Program Title'] === '') return `The program ${number} has no title.`
  const foreign = namesOf(CELL_FORMS).find((field) => texts[field] !== '' && !CELL_FORMS[field](texts[field]))
  if (foreign !== undefined)
    return `${foreign} of ${number} holds "${texts[foreign]}", which has a different form: the cells may be under the wrong columns.`
  return {
    number,
    number_as_published: published,
    title: texts['Program Title'],
    popular_name: texts['Popular Name (020)'] || null,
    agency: texts['Federal Agency (030)'] || null,
    assistance_types: split(texts['Types of Assistance (060)']),
    accounts: split(texts['Account Identification (121)']).filter((text) => ACCOUNT.test(text)),
    accounts_as_published: cells['Account Identification (121)'] || null,
    obligations_as_published: texts['Obligations (122)'] || null,
    url: /^https:\/\/\S+$/.test(texts.URL) ? texts.URL : null,
    published_on: parseShortDay(texts['Published Date']) ?? null,
    archived_on: parseShortDay(texts['Archived Date']) ?? null,
    archived_as_published: texts['Archived Date'] || null,
  }
}

/** Forms of cells that are not blank. A row whose cells are shifted by a column has another form in one of them. */
const CELL_FORMS = {
  URL: (text: string) => /^(?:https?:\/\/\S+|None;?)$/i.test(text),
  'OMB Agency Code': (text: string) => /^\d+$/.test(text),
  'OMB Bureau Code': (text: string) => /^\d+$/.test(text),
  'Published Date': (text: string) => parseShortDay(text) !== undefined,
  'Archived Date': (text: string) => parseShortDay(text) !== undefined,
} as const satisfies Partial<Record<Field, (text: string) => boolean>>

const ACCOUNT = /^\d{2}-\d{4}-\d-\d-\d{3}$/

const split = (cell: string): string[] =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Parses a day as `Aug 19,2010`; undefined for any other text. */
const parseShortDay = (text: string): string | undefined => {
  const [, month = '', day = '', year = ''] = /^([A-Z][a-z]{2}) (\d{1,2}),\s?(\d{4})$/.exec(text) ?? []
  const found = `${year}-${findMonth(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(found) ? found : undefined
}

/** Fields that become part of a row. The real file has unreadable letters in others. */
const JUDGED: readonly Field[] = [
  'Program Title',
  'Program Number',
  'Popular Name (020)',
  'Federal Agency (030)',
  'Types of Assistance (060)',
  'Account Identification (121)',
  'Obligations (122)',
  'URL',
]

const FILE: CsvList<Field> = { what: 'Assistance Listings', fields: LISTING_FIELDS, judged: JUDGED, readRow }
