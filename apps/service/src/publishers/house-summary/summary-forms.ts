import { DocumentRefused, ENTER_HEADER } from '../publisher.ts'

/** The columns of a summary. */
export type SummaryForm = {
  readonly header: readonly string[]
  readonly office: number
  readonly program?: number
  readonly category: number
  /** The spending of the quarter. */
  readonly amount: number
  readonly quarter?: number
}

const FORMS: readonly SummaryForm[] = [
  // As the House publishes it since 2016.
  {
    header: ['ORGANIZATION', 'PROGRAM', 'DESCRIPTION', 'YTD AMOUNT', 'QTD AMOUNT'],
    office: 0,
    program: 1,
    category: 2,
    amount: 4,
  },
  // The same with what dwillis/house-expenditures adds.
  {
    header: [
      'bioguide_id',
      'organization',
      'program',
      'description',
      'ytd_amount',
      'qtd_amount',
      'member_name',
      'party',
      'state',
      'district',
      'congress',
      'quarter_label',
      'is_member',
    ],
    office: 1,
    program: 2,
    category: 3,
    amount: 5,
    quarter: 11,
  },
  // As the Sunlight Foundation and ProPublica took it from the PDF, 2009 to 2015.
  {
    header: ['BIOGUIDE_ID', 'OFFICE', 'YEAR', 'QUARTER', 'CATEGORY', 'YTD', 'AMOUNT'],
    office: 1,
    category: 4,
    amount: 6,
    quarter: 3,
  },
]

/** The form of a summary by its whole header. Throws a DocumentRefused for another one. */
export const matchSummaryHeader = (cells: readonly string[]): SummaryForm => {
  const found = FORMS.find(
    ({ header }) =>
      header.length === cells.length && header.every((name, column) => cells[column]?.trim() === name),
  )
  if (found !== undefined) return found
  throw new DocumentRefused(
    `This is no summary of the House Statement of Disbursements that is known: its header is “${cells.join(', ').slice(0, 200)}”. ${ENTER_HEADER}`,
  )
}
