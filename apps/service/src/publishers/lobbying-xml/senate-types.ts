import type { LobbyingFormFamily, LobbyingPeriod } from '@rotunda/contract'

/** A type of the Senate’s XML by its words. */
export type SenateType = {
  readonly family: LobbyingFormFamily
  /** Period in the words; null for a registration. */
  readonly period: LobbyingPeriod | null
  readonly isAmendment: boolean
  readonly isTermination: boolean
  readonly isNoActivity: boolean
}

/** Parses a type such as `FIRST QUARTER AMENDMENT (NO ACTIVITY)`. Undefined for words in another form. */
export const parseSenateType = (text: string): SenateType | undefined => {
  const [, name = '', kind = '', suffix = ''] = TYPE.exec(text.toUpperCase()) ?? []
  if (name === 'REGISTRATION')
    return kind === 'TERMINATION' || suffix !== ''
      ? undefined
      : {
          family: 'registration',
          period: null,
          isAmendment: kind === 'AMENDMENT',
          isTermination: false,
          isNoActivity: false,
        }
  const period = PERIODS[name]
  if (period === undefined) return undefined
  return {
    family: 'report',
    period,
    isAmendment: kind.includes('AMENDMENT'),
    isTermination: kind.includes('TERMINATION'),
    isNoActivity: suffix !== '',
  }
}

const TYPE =
  /^(REGISTRATION|[A-Z0-9]+ QUARTER|MID-YEAR|YEAR-END)(?: (REPORT|AMENDMENT|TERMINATION|TERMINATION AMENDMENT))?( \(NO ACTIVITY\))?$/

const PERIODS: Readonly<Record<string, LobbyingPeriod>> = {
  'FIRST QUARTER': 'first_quarter',
  'SECOND QUARTER': 'second_quarter',
  'THIRD QUARTER': 'third_quarter',
  'FOURTH QUARTER': 'fourth_quarter',
  '1ST QUARTER': 'first_quarter',
  '2ND QUARTER': 'second_quarter',
  '3RD QUARTER': 'third_quarter',
  '4TH QUARTER': 'fourth_quarter',
  'MID-YEAR': 'mid_year',
  'YEAR-END': 'year_end',
}

/** Parses a period such as `1st Quarter (Jan 1 - Mar 31)`. Undefined for words in another form. */
export const parseSenatePeriod = (text: string): LobbyingPeriod | undefined =>
  PERIODS[/^([^()]+?)(?: \([^()]*\))?$/.exec(text.toUpperCase())?.[1] ?? '']
