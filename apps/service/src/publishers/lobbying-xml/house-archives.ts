import type { LobbyingPeriod } from '@rotunda/contract'
import { DocumentRefused } from '../publisher.ts'
import { nameArchive } from './read-archive.ts'

/** An archive of the Clerk of the House. */
export type HouseArchive = {
  /** Its name without the ending, such as `2025_1stQuarter`. */
  readonly name: string
  readonly year: number
  /** Period of its reports; null for registrations. */
  readonly period: LobbyingPeriod | null
  /** Whether it is in the folder LC, of reports on contributions. The folder LD has archives of the same names. */
  readonly ofContributions: boolean
}

const PERIODS: Readonly<Record<string, LobbyingPeriod | null>> = {
  Registrations: null,
  '1stQuarter': 'first_quarter',
  '2ndQuarter': 'second_quarter',
  '3rdQuarter': 'third_quarter',
  '4thQuarter': 'fourth_quarter',
  MidYear: 'mid_year',
  YearEnd: 'year_end',
}

/** Finds the archive by its address. Throws a DocumentRefused for any other address. */
export const parseHouseAddress = (url: string): HouseArchive => {
  const [, year, part = ''] = /^(\d{4})_([A-Za-z0-9]+)_XML\.zip$/.exec(nameArchive(url)) ?? []
  const period = Object.hasOwn(PERIODS, part) ? PERIODS[part] : undefined
  const ofContributions = /\/LC\/[^/]+$/i.test(URL.parse(url)?.pathname ?? '')
  const isKnown = ofContributions ? period === 'mid_year' || period === 'year_end' : period !== undefined
  if (year === undefined || period === undefined || !isKnown)
    throw new DocumentRefused(
      `${url} is not the address of an archive of the Clerk, such as /LD/2025_1stQuarter_XML.zip, or /LC/2025_MidYear_XML.zip for reports on contributions.`,
    )
  return { name: `${year}_${part}`, year: Number(year), period, ofContributions }
}
