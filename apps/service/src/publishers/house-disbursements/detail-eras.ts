/** Columns of a detail file, by the values in them. */
export type DetailColumns = {
  readonly organization: number
  readonly program?: number
  readonly programCode?: number
  readonly yearLabel?: number
  readonly organizationCode?: number
  readonly category: number
  readonly objectClass?: number
  readonly sequence?: number
  readonly name: number
  readonly vendorId?: number
  readonly start: number
  readonly end: number
  readonly title: number
  readonly objectCode?: number
  readonly amount: number
  readonly bioguide?: number
  readonly quarter?: number
}

export type DetailEra = {
  readonly name: string
  readonly header: readonly string[]
  readonly columns: DetailColumns
}

const YEAR_OF_MONEY = 'FISCAL YEAR OR LEGISLATIVE YEAR'

/**
 * Forms of the quarterly files over the years. A header must match as a whole: under a moved, renamed or added column,
 * cells would be taken for others, and the contents of two columns of text do not distinguish them.
 */
export const DETAIL_ERAS: readonly DetailEra[] = [
  {
    name: '18 columns (since 2023)',
    header: [
      'ORGANIZATION',
      YEAR_OF_MONEY,
      'ORGANIZATION CODE',
      'PROGRAM',
      'PROGRAM CODE',
      'SORT SUBTOTAL DESCRIPTION',
      'BUDGET OBJECT CLASS',
      'SORT SEQUENCE',
      'TRANSACTION DATE',
      'DATA SOURCE',
      'DOCUMENT',
      'VENDOR NAME',
      'VENDOR ID',
      'PERFORM START DT',
      'PERFORM END DT',
      'DESCRIPTION',
      'BUDGET OBJECT CODE',
      'AMOUNT',
    ],
    columns: {
      organization: 0,
      yearLabel: 1,
      organizationCode: 2,
      program: 3,
      programCode: 4,
      category: 5,
      objectClass: 6,
      sequence: 7,
      name: 11,
      vendorId: 12,
      start: 13,
      end: 14,
      title: 15,
      objectCode: 16,
      amount: 17,
    },
  },
  {
    name: '12 columns (2016 to 2022)',
    header: [
      'ORGANIZATION',
      'PROGRAM',
      'SORT SUBTOTAL DESCRIPTION',
      'SORT SEQUENCE',
      'TRANSACTION DATE',
      'DATA SOURCE',
      'DOCUMENT',
      'VENDOR NAME',
      'PERFORM START DT',
      'PERFORM END DT',
      'DESCRIPTION',
      'AMOUNT',
    ],
    columns: {
      organization: 0,
      program: 1,
      category: 2,
      sequence: 3,
      name: 7,
      start: 8,
      end: 9,
      title: 10,
      amount: 11,
    },
  },
  {
    name: '15 columns (2009 to 2015, taken from the PDF by the Sunlight Foundation and ProPublica)',
    header: [
      'BIOGUIDE_ID',
      'OFFICE',
      'QUARTER',
      'CATEGORY',
      'DATE',
      'PAYEE',
      'START DATE',
      'END DATE',
      'PURPOSE',
      'AMOUNT',
      'YEAR',
      'TRANSCODE',
      'TRANSCODELONG',
      'RECORDID',
      'RECIP (orig.)',
    ],
    columns: {
      bioguide: 0,
      organization: 1,
      quarter: 2,
      category: 3,
      name: 5,
      start: 6,
      end: 7,
      title: 8,
      amount: 9,
    },
  },
]
