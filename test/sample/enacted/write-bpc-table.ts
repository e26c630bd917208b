import { formatCsvLine } from '../../../apps/service/src/platform/index.ts'
import { findSampleBioguide } from '../member-lists.ts'
import type { SampleEnacted } from './plan-enacted.ts'
import { CSV, makeEnactedFacts, type WrittenTable } from './sample-enacted-document.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const
const HEADER = [
  'category',
  'agency',
  'account',
  'project',
  'recipient',
  'location',
  'state',
  'budget_request',
  'additional_amount',
  'amount',
  'origination',
  ...NUMBERS.flatMap((number) =>
    ['full_name', 'bioguide_id', 'chamber', 'party'].map((name) => `requestor_${number}_${name}`),
  ),
]

const URL = 'https://tables.example/fy22-enacted.csv'

/** Writes the enacted projects of a year in the form of the Bipartisan Policy Center: one table of all subcommittees. */
export const writeBpcTable = (enacted: readonly SampleEnacted[]): WrittenTable => ({
  document: {
    facts: makeEnactedFacts({
      publisher: 'bpc-enacted',
      url: URL,
      media_type: CSV,
      fiscal_year: 2022,
      rows: 'published',
    }),
    bytes: new TextEncoder().encode([HEADER, ...enacted.map(writeRow)].map(formatCsvLine).join('')),
  },
  pairs: enacted.flatMap(({ asked }, index) =>
    asked.map((one) => ({ asked: one, enacted: { url: URL, sheet: null, row: index + 2, pointer: null } })),
  ),
})

const writeRow = (project: SampleEnacted, serial: number): (string | null)[] => {
  const { topic, states, requestors } = project
  const isSplit = topic.subcommittee === 'EW'
  const amount = serial % 17 === 5 ? '—' : String(project.amount)
  return [
    topic.senate,
    topic.agency,
    topic.account,
    project.title,
    serial % 3 === 0 ? null : project.recipient,
    null,
    states.join(', '),
    null,
    isSplit ? amount : null,
    amount,
    [...new Set(requestors.map(({ chamber }) => (chamber === 'house' ? 'H' : 'S')))].sort().join('/'),
    ...NUMBERS.flatMap((_, index) => writeRequestor(requestors[index])),
  ]
}

const writeRequestor = (requestor: SampleEnacted['requestors'][number] | undefined): (string | null)[] => {
  if (requestor === undefined) return [null, null, null, null]
  const { chamber, member } = requestor
  return [
    `${member.first} ${member.last}`,
    findSampleBioguide(chamber, member) ?? null,
    chamber === 'house' ? 'rep' : 'sen',
    member.party === 'D' ? 'Democrat' : 'Republican',
  ]
}
