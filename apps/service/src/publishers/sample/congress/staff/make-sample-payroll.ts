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

const QUARTERS = {
  1: { start: '2025-01-01', end: '2025-03-31' },
  2: { start: '2025-04-01', end: '2025-06-30' },
} as const

/** Two quarters of the House and a half-year of the Senate, all of 2025, with the same people in both quarters. */
export const makeSamplePayroll = ({ seed, members, staff }: SamplePayrollNeeds): readonly SamplePayroll[] => {
  const house = listSampleOffices(members, 'House', '2025-04-01')
  const senate = listSampleOffices(members, 'Senate', '2025-04-01')
  const quarters = [1, 2] as const
  return [
    ...quarters.map((quarter) => ({
      publisher: 'house-disbursements' as const,
      url: `https://house.example/disbursements/2025Q${quarter}-detail.csv`,
      period: QUARTERS[quarter],
      write: () => writeHouseQuarter({ seed, year: 2025, quarter, offices: house, staff }),
    })),
    {
      publisher: 'senate-disbursements',
      url: 'https://senate.example/report-of-the-secretary/2025-04.txt',
      period: { start: '2025-04-01', end: '2025-09-30' },
      write: () =>
        writeSenateReport({ seed, year: 2025, offices: senate, staff: Math.ceil((staff * 2) / 5) }),
    },
  ]
}
