import {
  NAME_ORDERS,
  OFFICE_KINDS,
  OFFICE_MATCHES,
  PAY_AMOUNT_STATUSES,
  PAY_DATE_BASES,
  PAY_KINDS,
  STAFF_FLAGS,
  TITLE_CLASSES,
} from '@rotunda/contract'
import {
  houseDisbursements,
  houseSummary,
  OBSERVATIONS,
  PAYROLL_TOTALS,
  senateDisbursements,
  type ObservationDraft,
  type PayrollTotal,
} from '../../../publishers/index.ts'
import type { DirectTable, FactKind, Facts, Family } from '../family.ts'
import { compareTotals } from './compare-totals.ts'
import { openOffices } from './match-office.ts'
import type { OfficeDirectory } from './office-directory.ts'
import { STAFF_OBSERVATIONS } from './staff-observations.ts'

/** Totals of pay that the House prints, in detail files and in summaries. */
export const TOTALS: FactKind<PayrollTotal> = {
  name: PAYROLL_TOTALS,
  identityOf: ({ document, period, office, program }) => [document, period, office, program].join('\n'),
}

/** The family of staff. `openDirectory` tells who the members and what the committees are. */
export const makeStaffFamily = (openDirectory: (facts: Facts) => OfficeDirectory): Family => ({
  tables: [STAFF_OBSERVATIONS],
  datasets: {
    [OBSERVATIONS]: {
      title: 'Payments to congressional staff, as the House and the Senate publish them',
      notes: ['staff_pay', 'staff_lag', 'house_staff_titles', 'senate_staff_pay', 'staff_minors', 'rights'],
    },
  },
  facts: [TOTALS],
  direct: [observationsOf(openDirectory)],
  publishers: [
    { publisher: houseDisbursements, datasets: [OBSERVATIONS] },
    { publisher: senateDisbursements, datasets: [OBSERVATIONS] },
    { publisher: houseSummary, datasets: [OBSERVATIONS] },
  ],
  notes: NOTES,
  refusals: REFUSALS,
  refusedByDesign: ['minor'],
  fields: {
    date_basis: PAY_DATE_BASES,
    title_class: TITLE_CLASSES,
    flags: STAFF_FLAGS,
    amount_status: PAY_AMOUNT_STATUSES,
    office_kind: OFFICE_KINDS,
    office_match: OFFICE_MATCHES,
    name_order: NAME_ORDERS,
    payment_kind: PAY_KINDS,
  },
  make: () => [],
  check: (facts) => [compareTotals([...facts.list(TOTALS)].map(({ draft }) => draft))],
})

const observationsOf = (openDirectory: (facts: Facts) => OfficeDirectory): DirectTable<ObservationDraft> => ({
  table: OBSERVATIONS,
  prefix: 'sob',
  identityOf: ({ chamber, key }) => [chamber, ...key].join('\n'),
  begin: (facts) => {
    const matchOffice = openOffices(openDirectory(facts))
    return (draft) => {
      const { key: _, ...said } = draft
      return { ...said, office: matchOffice(draft), profile_id: null, match: null }
    }
  },
})

const NOTES = {
  staff_pay:
    'Amounts are what was paid in the interval. They are no salary: leave, late pay and single payments are in them. Never scale them to a year.',
  staff_lag:
    'The House publishes within 60 days of the end of a quarter, the Senate some months after the end of a half-year. Offices may report expenses up to three years late.',
  house_staff_titles:
    'The House cuts titles at 30 characters. `title_truncated` is true where a title is as long: its end may be missing.',
  senate_staff_pay:
    'The Senate publishes a PDF in which columns slide against each other. An amount is given where the page has as many amounts as names and they come to its printed total; else it is null and `amount_status` is misaligned.',
  staff_minors:
    'Pages of the House and the Senate are minors: they are counted, and none of them is in the data.',
} as const

const REFUSALS = {
  payment_not_understood:
    'A line of a payroll, or one that may be of it, cannot be read: its cells do not fit the header, or one of them is not what the column holds.',
  office_not_in_document:
    'A page of a report goes on with an office that is named on an earlier page, and that page is not in the document.',
  minor: 'A page of the House or the Senate: minors are in no data here.',
} as const
