import type { LobbyingFormFamily, LobbyingPeriod } from '@rotunda/contract'

export type FilingType = {
  readonly family: LobbyingFormFamily
  /** Period in the code. Null for registrations, whose code has none. */
  readonly period: LobbyingPeriod | null
  readonly isAmendment: boolean
  readonly isTermination: boolean
  readonly isNoActivity: boolean
}

const QUARTERS = ['first_quarter', 'second_quarter', 'third_quarter', 'fourth_quarter'] as const

/** Parses a code such as `Q1`, `2AY` or `M@`. Returns undefined for a code that the form does not have. */
export const parseFilingType = (code: string): FilingType | undefined => {
  if (code === 'RR' || code === 'RA')
    return {
      family: 'registration',
      period: null,
      isAmendment: code === 'RA',
      isTermination: false,
      isNoActivity: false,
    }
  const [, first = '', second = '', suffix = ''] = /^([QMY1-4])([1-4MYTA@])(Y?)$/.exec(code) ?? []
  const period = findPeriod(first, second)
  if (period === undefined) return undefined
  return {
    family: 'report',
    period,
    isAmendment: second === 'A' || second === '@',
    isTermination: second === 'T' || second === '@',
    isNoActivity: suffix === 'Y',
  }
}

/** An original quarterly report is `Q1`; the other types begin with the period. Half-years begin with M or Y. */
const findPeriod = (first: string, second: string): LobbyingPeriod | undefined => {
  const isChange = 'TA@'.includes(second)
  if (first === 'Q') return QUARTERS[Number(second) - 1]
  if (first === 'M') return isChange || second === 'M' ? 'mid_year' : undefined
  if (first === 'Y') return isChange || second === 'Y' ? 'year_end' : undefined
  return isChange ? QUARTERS[Number(first) - 1] : undefined
}

const DAYS: Readonly<Record<LobbyingPeriod, readonly [start: string, end: string]>> = {
  first_quarter: ['01-01', '03-31'],
  second_quarter: ['04-01', '06-30'],
  third_quarter: ['07-01', '09-30'],
  fourth_quarter: ['10-01', '12-31'],
  mid_year: ['01-01', '06-30'],
  year_end: ['07-01', '12-31'],
}

export const isPeriod = (text: string): text is LobbyingPeriod => Object.hasOwn(DAYS, text)

/** First and last day of a period. */
export const daysOf = (
  year: number,
  period: LobbyingPeriod,
): { period_start: string; period_end: string } => {
  const [start, end] = DAYS[period]
  return { period_start: `${year}-${start}`, period_end: `${year}-${end}` }
}
