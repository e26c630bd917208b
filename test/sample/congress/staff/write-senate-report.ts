import { listNumbers } from './write-house-quarter.ts'
import type { SampleOffice } from './sample-offices.ts'
import { makeSampleStaffer, type SampleStaffer } from './sample-staffer.ts'

export type SenateReportNeeds = {
  readonly seed: number
  readonly year: number
  readonly offices: readonly SampleOffice[]
  readonly staff: number
  /** Number of the first person, and half-year of the staff's lives. */
  readonly first?: number
  readonly time?: number
}

const NAMES_OF_PAGE = 36
const SLIDES_EVERY = 17

/**
 * Writes the text of a Report of the Secretary of the Senate, April to September, page by page. In one office in
 * seventeen the last amount has slid off the page, as columns do in real reports.
 */
export function* writeSenateReport(needs: SenateReportNeeds): Generator<string, void, undefined> {
  let number = 1
  for (const [place, office] of needs.offices.entries()) {
    const staff = [...listStaff(needs, place)]
    const cents = staff.map(({ daily }) => daily * 180)
    const total = cents.reduce((sum, amount) => sum + amount, 0)
    for (let start = 0; start === 0 || start < staff.length; start += NAMES_OF_PAGE) {
      const isLast = start + NAMES_OF_PAGE >= staff.length
      const slides = isLast && place % SLIDES_EVERY === 5
      const lines = staff
        .slice(start, start + NAMES_OF_PAGE)
        .map((person, index) => writeLine(person, slides ? cents[start + index + 1] : cents[start + index]))
      yield [
        ...(start === 0 ? writeHeader(office, needs.year, total) : [COLUMNS]),
        ...lines,
        ...(isLast ? writeTotals(total) : []),
        `${' '.repeat(170)}B-${number}`,
        '\f',
      ].join('\n')
      number += 1
    }
  }
}

function* listStaff(
  { seed, staff, offices, first = 0, time = 1 }: SenateReportNeeds,
  place: number,
): Generator<SampleStaffer> {
  // A different seed gives other people than those of the House.
  for (const number of listNumbers(first, staff, place, offices.length))
    yield makeSampleStaffer(seed + 1, number, time)
}

const COLUMNS =
  'DOCUMENT NO.    DATE        PAYEE NAME                         OBLIGATION/SERVICE     DESCRIPTION                                                             AMOUNT ($)'

const writeHeader = ({ name, isMember }: SampleOffice, year: number, total: number): string[] => [
  '                                  DETAILED AND SUMMARY STATEMENT OF EXPENDITURES',
  '',
  `${name.padEnd(50)}  DESCRIPTION              NET FUNDS            NET EXPENDITURES FOR           TOTAL FUNDING`,
  `Funding Year  ${year}                                                        04/01/${year} THRU`,
  `${(isMember ? "SENATORS' OFFICIAL PERSONNEL AND OFFICE" : 'SALARIES, OFFICERS AND EMPLOYEES').padEnd(50)}  Authorization            ($)                  09/30/${year} ($)`,
  `${(isMember ? 'EXPENSE ACCOUNT' : '').padEnd(50)}  Net Payroll Expenses                          -${dollars(total).slice(1)}`,
  '',
  `                                                    UNEXPENDED BALANCE AS OF 09/30/${year}`,
  '',
  COLUMNS,
]

const writeLine = (
  { last, first, middle, suffix, title }: SampleStaffer,
  cents: number | undefined,
): string => {
  const name = [`${last},`, first, middle, suffix].filter(Boolean).join(' ')
  return `${' '.repeat(28)}${name.padEnd(58)}${title.padEnd(60)}${cents === undefined ? '' : dollars(cents).padStart(16)}`.trimEnd()
}

const writeTotals = (total: number): string[] => [
  '',
  `${' '.repeat(69)}${'PERSONNEL COMP. FULL-TIME PERMANENT'.padEnd(77)}${dollars(total).padStart(16)}`,
  `${' '.repeat(69)}${'Net Payroll Expenses'.padEnd(77)}${dollars(total).padStart(16)}`,
]

const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
