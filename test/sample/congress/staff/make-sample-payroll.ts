import type { SampleCongressMember } from '../members/sample-congress-member.ts'
import { listSampleOffices } from './sample-offices.ts'
import { writeHouseQuarter } from './write-house-quarter.ts'
import { writeSenateReport } from './write-senate-report.ts'

/** A document of the sample. Its text comes piece by piece, because there can be any number of staff. */
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
  /** Number of persons whom the House pays. The Senate pays two for every five of them. */
  readonly staff: number
}

/** Most staff paid in one year: more staff are spread over more years, because documents must not grow without end. */
const STAFF_OF_A_YEAR = 50_000
const NEWEST_YEAR = 2025
/** Years until all persons are replaced: each year one person in this many leaves, and another comes. */
const STAYS_YEARS = 6

/**
 * Makes two quarters of the House and a half-year of the Senate, all of 2025, with the same people in both quarters;
 * and the same for earlier years.
 */
export const makeSamplePayroll = ({ seed, members, staff }: SamplePayrollNeeds): readonly SamplePayroll[] => {
  const years = Math.max(1, Math.ceil(staff / STAFF_OF_A_YEAR))
  const share = Math.ceil(staff / years)
  return Array.from({ length: years }, (_, back) => makeYear(back, { seed, members, staff: share })).flat()
}

/** Makes a year. `back`: number of years before the newest. People of earlier years have the highest numbers. */
const makeYear = (back: number, { seed, members, staff }: SamplePayrollNeeds): SamplePayroll[] => {
  const year = NEWEST_YEAR - back
  const house = listSampleOffices(members, 'House', '2025-04-01')
  const senate = listSampleOffices(members, 'Senate', '2025-04-01')
  const early = back === 0 ? {} : { time: 0 }
  const inSenate = Math.ceil((staff * 2) / 5)
  const pay = { seed, year, ...early }
  return [
    ...QUARTERS.map(({ quarter, start, end }) => ({
      publisher: 'house-disbursements' as const,
      url: `https://house.example/disbursements/${year}Q${quarter}-detail.csv`,
      period: { start: `${year}-${start}`, end: `${year}-${end}` },
      write: () =>
        writeHouseQuarter({ ...pay, quarter, offices: house, staff, first: countLeft(staff, back) }),
    })),
    {
      publisher: 'senate-disbursements',
      url: `https://senate.example/report-of-the-secretary/${year}-04.txt`,
      period: { start: `${year}-04-01`, end: `${year}-09-30` },
      write: () =>
        writeSenateReport({
          ...pay,
          offices: senate,
          staff: inSenate,
          first: countLeft(inSenate, back),
        }),
    },
  ]
}

const countLeft = (staff: number, years: number): number => Math.floor((staff * years) / STAYS_YEARS)

const QUARTERS = [
  { quarter: 1, start: '01-01', end: '03-31' },
  { quarter: 2, start: '04-01', end: '06-30' },
] as const
