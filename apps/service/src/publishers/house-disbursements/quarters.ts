import type { ReportPeriod } from '../payroll/observation-draft.ts'
import type { Payment } from './read-payment.ts'

/** Finds the quarter that an address names, as `2025Q4-detail.csv` and `JAN-MAR-2022-SOD-DETAIL-GRID.csv` do. */
export const findQuarterInUrl = (url: string): string | undefined => {
  const name = decodeURIComponent(url.replace(/%(?![0-9a-f]{2})/gi, '%25')).toUpperCase()
  const [, year, quarter] = /(20\d\d)[-_ ]?Q([1-4])/.exec(name) ?? []
  if (year !== undefined && quarter !== undefined) return `${year}Q${quarter}`
  const [, from, to, yearOfMonths] = MONTHS.exec(name) ?? []
  const place = QUARTERS.findIndex(([first, last]) => first === from && last === to)
  return place < 0 || yearOfMonths === undefined ? undefined : `${yearOfMonths}Q${place + 1}`
}

const QUARTERS = [
  ['JAN', 'MAR'],
  ['APR', 'JUN'],
  ['JUL', 'SEP'],
  ['OCT', 'DEC'],
] as const
const MONTHS = /(JAN|APR|JUL|OCT)[A-Z]*[-_ ]+(?:TO[-_ ]+)?(MAR|JUN|SEP|DEC)[A-Z]*[-_ ]+(20\d\d)/

/** Returns the quarter of a day. */
export const quarterOf = (day: string): string =>
  `${day.slice(0, 4)}Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`

/** Returns the days of a quarter. */
export const describeQuarter = (label: string): ReportPeriod => {
  const year = label.slice(0, 4)
  const [start, end] = DAYS[Number(label.at(-1)) - 1] ?? ['01-01', '12-31']
  return { label, start: `${year}-${start}`, end: `${year}-${end}` }
}

const DAYS = [
  ['01-01', '03-31'],
  ['04-01', '06-30'],
  ['07-01', '09-30'],
  ['10-01', '12-31'],
] as const

/** Quarters of the payments of a file. */
export type Quarters = {
  /** Quarters that the file prints with its payments. */
  readonly printed: ReadonlySet<string>
  /** Number of payments that end in each quarter. */
  readonly ended: ReadonlyMap<string, number>
}

type QuarterCounter = Quarters & { add(payment: Payment): void }

/** Counts payment by payment, so that they are never all held. */
export const countQuarters = (): QuarterCounter => {
  const printed = new Set<string>()
  const ended = new Map<string, number>()
  return {
    printed,
    ended,
    add: ({ quarter, component }) => {
      if (quarter !== null) printed.add(quarter)
      const end = quarterOf(component.end)
      ended.set(end, (ended.get(end) ?? 0) + 1)
    },
  }
}
