import fc from 'fast-check'
import type {
  AppropriationsSource,
  PublisherName,
} from '../../apps/service/src/publishers/appropriations/index.ts'

/** A table of the form that a committee publishes, with what its document is given with. */
export type RealShape = TableShape & {
  readonly publisher: PublisherName
  readonly facts: Partial<AppropriationsSource>
}

/** A table with its header, and the column of its amounts. */
export type TableShape = {
  readonly name: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly amount: number
}

const AMOUNTS = ['400000', '1,031,615', '$1,904,659', '3750000', '2e+06', '650000', '$2,174,898']
const STATES = ['VT', 'OR', 'AZ', 'WA', 'GA', 'NM']
const SURNAMES = ['Samplewell', 'Exampleton', 'Van Pretend', 'Fictiman', 'Placeholder', 'De la Muestra']
const FIRST_NAMES = ['Ada', 'Bo', 'Calla', 'Dahlia', 'J. Edgar', 'Quince']
const SUBCOMMITTEES = [
  'Interior and Environment',
  'Homeland Security',
  'Agriculture',
  'Commerce Justice Science',
]
const RECIPIENTS = ['Town of Example', 'Grand River Authority', 'Sample County', 'University of Placeholder']
const TITLES = ['Sewer Project', 'Center for Clean Water', 'Road Paving Phase 2', 'Fire Station No. 4']

const pick = fc.constantFrom

const request = fc
  .record({
    last: pick(...SURNAMES),
    first: pick(...FIRST_NAMES),
    state: pick(...STATES),
    party: pick('D', 'R'),
    subcommittee: pick(...SUBCOMMITTEES),
    recipient: pick(...RECIPIENTS),
    title: pick(...TITLES),
    amount: pick(...AMOUNTS),
    number: fc.integer({ min: 1, max: 999 }),
  })
  .map((one) => ({
    ...one,
    title: `${one.title} ${one.number}`,
    address: `${one.number} Main St, Suite 2,Exampleton,${one.state},${ZIP[one.state] ?? ''}`,
    website: `https://${one.first.slice(-3).toLowerCase()}.house.example/projects`,
    explanation: `For ${one.title} of the town, which needs it.`,
  }))

/** A ZIP code of each State. */
const ZIP: Readonly<Record<string, string>> = {
  VT: '05001',
  OR: '97232',
  AZ: '85147',
  WA: '98357',
  GA: '30301',
  NM: '87501',
}

const HEADER_2025 = [
  'Member Last Name',
  'Member First Name',
  'District',
  'Party',
  'Subcommittee',
  'Recipient',
  'Project Purpose',
  'Recipient Address',
  'Amount Requested',
  'Member Website',
]

const requestsSince2024 = fc.array(request, { minLength: 3, maxLength: 6 }).map((rows): RealShape => ({
  name: 'requests of 2025',
  publisher: 'house-appropriations',
  facts: { fiscal_year: 2025 },
  header: HEADER_2025,
  amount: 8,
  rows: rows.map((one) => [
    one.last,
    one.first,
    `${one.state}01`,
    one.party,
    one.subcommittee,
    one.recipient,
    one.title,
    one.address,
    one.amount,
    one.website,
  ]),
}))

const requestsOf2022 = fc.array(request, { minLength: 3, maxLength: 6 }).map((rows): RealShape => ({
  name: 'requests of 2022',
  publisher: 'house-appropriations',
  facts: { fiscal_year: 2022 },
  header: [
    'Member Last Name',
    'Member First Name',
    'Subcommittee',
    'Program/Language/Project Title',
    'Recipient Address',
    'Amount Requested for FY22',
    'Explanation',
  ],
  amount: 5,
  rows: rows.map((one) => [
    one.last,
    one.first,
    one.subcommittee,
    one.title,
    one.address,
    one.amount,
    one.explanation,
  ]),
}))

const requestsOf2023 = fc.array(request, { minLength: 3, maxLength: 6 }).map((rows): RealShape => ({
  name: 'requests of 2023',
  publisher: 'house-appropriations',
  facts: { fiscal_year: 2023 },
  header: ['Member', 'Subcommittee', 'Recipient', 'Project Purpose', 'Amount Requested', 'Explanation'],
  amount: 4,
  rows: rows.map((one) => [
    `${one.last}, ${one.first}`,
    one.subcommittee,
    one.recipient,
    one.title,
    one.amount,
    one.explanation,
  ]),
}))

const billTable = fc
  .tuple(fc.boolean(), fc.array(request, { minLength: 3, maxLength: 6 }))
  .map(([numbered, rows]): RealShape => {
    const lead = numbered ? [''] : []
    return {
      name: 'projects of a bill of 2026',
      publisher: 'house-appropriations',
      facts: { fiscal_year: 2026, subcommittee: 'INT' },
      header: [...lead, 'Agency', 'Account', 'State', numbered ? '...4' : 'Project', 'Amount', 'Requestor'],
      amount: lead.length + 4,
      rows: rows.map((one, index) => [
        ...(numbered ? [String(index + 1)] : []),
        'Environmental Sample Agency',
        'STAG—Clean Water',
        one.state,
        `${one.recipient} for ${one.title}`,
        one.amount,
        one.number % 3 === 0 ? `${one.last} (GA)` : one.last,
      ]),
    }
  })

/** Tables in which every row is a project. */
export const realShapes: fc.Arbitrary<RealShape> = fc.oneof(
  requestsSince2024,
  requestsOf2023,
  requestsOf2022,
  billTable,
)
