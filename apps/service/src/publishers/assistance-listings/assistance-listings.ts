import { PUBLISHERS } from '../appropriations/publisher-names.ts'
import { makeFundingLine, refuseLine, type NullableLineField } from '../funding-lines/make-funding-line.ts'
import { openLines, readLines, type LineRow, type LineTable } from '../funding-lines/read-lines.ts'
import type { Publisher, Reading, ReadNeeds, ReadRow } from '../publisher.ts'
import { LISTING_NUMBER } from './listing-number.ts'

/** Status of a listing that funds only projects. */
export const DEDICATED = 'dedicated'

const REQUIRED = [
  'assistance_listing',
  'title',
  'agency',
  'sub_agency',
  'applicant_types',
  'cpf_cds_dedicated',
] as const
const FIELDS = [
  ...REQUIRED,
  'popular_name',
  'program_type',
  'assistance_types',
  'beneficiary_types',
  'sam_url',
  'usaspending_url',
] as const

/** The index of the Assistance Listings (CFDA): every program is a funding line. */
export const assistanceListings: Publisher = {
  name: 'assistance-listings',
  title: PUBLISHERS['assistance-listings'],
  parserVersion: '5',
  isGovernment: true,
  findSeries: async ({ open }) => {
    await openLines(open, INDEX)
    return 'assistance-listings'
  },
  read,
}

async function* read({ open }: ReadNeeds): Reading {
  yield* await readLines(open, INDEX)
  return []
}

const STATUSES: ReadonlyMap<string, string> = new Map([
  ['true', DEDICATED],
  ['false', `not ${DEDICATED}`],
])
const COLUMNS: ReadonlySet<NullableLineField> = new Set(['agency', 'bureau'])

const readRow = ({ place, cells, texts }: LineRow<(typeof FIELDS)[number]>): ReadRow => {
  const { assistance_listing: number, title, cpf_cds_dedicated: dedicated } = texts
  const status = STATUSES.get(dedicated)
  if (!LISTING_NUMBER.test(number))
    return refuseLine({ place, cells }, `The number "${number}" is not of the form NN.NNN.`)
  if (title === '') return refuseLine({ place, cells }, `The program ${number} has no title.`)
  if (status === undefined)
    return refuseLine(
      { place, cells },
      `cpf_cds_dedicated of ${number} is "${dedicated}", not true or false.`,
    )
  const draft = makeFundingLine({
    kind: 'assistance_listing',
    key: ['assistance_listing', number],
    columns: COLUMNS,
    values: {
      agency: texts.agency || null,
      bureau: texts.sub_agency || null,
      program: title,
      assistance_listings: [{ number, title }],
      eligible_recipients: splitApplicants(texts.applicant_types),
      status,
    },
  })
  return { kind: 'row', table: 'funding-lines', place, cells, draft }
}

const INDEX: LineTable<(typeof FIELDS)[number]> = {
  what: 'Assistance Listings',
  fields: FIELDS,
  required: REQUIRED,
  readRow,
}

/**
 * Splits a cell at semicolons into kinds of applicants. A kind may hold a semicolon within its brackets, and some kinds
 * open a bracket that is never closed: a semicolon is within brackets only if the next bracket after it closes them.
 * The texts stay as they are.
 */
export const splitApplicants = (cell: string): string[] => {
  const parts = cell.split(';')
  const kinds: string[] = []
  for (const [index, part] of parts.entries()) {
    const last = kinds.at(-1)
    const within = last !== undefined && isOpen(last) && findBracket(parts.slice(index)) === ')'
    if (within) kinds[kinds.length - 1] = `${last};${part}`
    else kinds.push(part)
  }
  return [...new Set(kinds.map((kind) => kind.trim()).filter((kind) => kind !== ''))]
}

const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')

const findBracket = (parts: readonly string[]): string | undefined => /[()]/.exec(parts.join(';'))?.[0]
