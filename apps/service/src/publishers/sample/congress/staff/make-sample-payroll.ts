import type { SampleCongressMember } from '../members/sample-congress-member.ts'
import { listSampleOffices } from './sample-offices.ts'
import { writeHouseQuarter } from './write-house-quarter.ts'
import { writeSenateReport } from './write-senate-report.ts'

/** A document of the sample: its text comes piece by piece, since there can be any number of staff. */
export type SamplePayroll = {
  readonly publisher: 'house-disbursements' | 'senate-disbursements'
  readonly url: string
  /** First and last day of the report. */
  readonly period: { readonly start: string; readonly end: string }
  readonly write: () => Iterable<string>
}

export type SamplePayrollNeeds = {
  readonly seed: number
  readonly members: readonly SampleCongressMember[]
  /** How many persons the House pays; the Senate pays two for each five of them. */
  readonly staff: number
}

/** Documents have an end: more staff than these are paid in more years, each with its own people. */
const STAFF_OF_A_YEAR = 50_000
const NEWEST_YEAR = 2025
/** Between the seeds of two years: the Senate’s people have the seed that follows. */
const SEEDS_OF_A_YEAR = 10

/** Two quarters of the House and a half-year of the Senate, all of 2025, with the same people in both quarters; so of years before it. */
export const makeSamplePayroll = ({ seed, members, staff }: SamplePayrollNeeds): readonly SamplePayroll[] => {
  const years = Math.max(1, Math.ceil(staff / STAFF_OF_A_YEAR))
  return Array.from({ length: years }, (_, back) =>
    makeYear(NEWEST_YEAR - back, {
      seed: seed + back * SEEDS_OF_A_YEAR,
      members,
      staff: Math.ceil(staff / years),
    }),
  ).flat()
}

const makeYear = (year: number, { seed, members, staff }: SamplePayrollNeeds): SamplePayroll[] => {
  const house = listSampleOffices(members, 'House', '2025-04-01')
  const senate = listSampleOffices(members, 'Senate', '2025-04-01')
  return [
    ...QUARTERS.map(({ quarter, start, end }) => ({
      publisher: 'house-disbursements' as const,
      url: `https://house.example/disbursements/${year}Q${quarter}-detail.csv`,
      period: { start: `${year}-${start}`, end: `${year}-${end}` },
      write: () => writeHouseQuarter({ seed, year, quarter, offices: house, staff }),
    })),
    {
      publisher: 'senate-disbursements',
      url: `https://senate.example/report-of-the-secretary/${year}-04.txt`,
      period: { start: `${year}-04-01`, end: `${year}-09-30` },
      write: () => writeSenateReport({ seed, year, offices: senate, staff: Math.ceil((staff * 2) / 5) }),
    },
  ]
}

const QUARTERS = [
  { quarter: 1, start: '01-01', end: '03-31' },
  { quarter: 2, start: '04-01', end: '06-30' },
] as const
