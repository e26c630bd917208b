import { CHAMBERS } from '@rotunda/contract'
import { withValues } from './addresses.ts'
import type { CoveredYears } from './coverage.ts'
import { listValues } from './list-words.ts'

export type Covered = ReturnType<CoveredYears>

export const hasBothChambers = ({ chambers }: Covered[number]): boolean =>
  CHAMBERS.every((chamber) => chambers.has(chamber))

/** Whether an address selects or excludes years. */
export const namesYears = (params: URLSearchParams): boolean =>
  ['fiscal_year', 'not_fiscal_year'].some((name) => listValues(params, name).length > 0)

/**
 * The default year of a map: the newest with documents of both chambers, else the newest. Never the sum of all years,
 * because some have documents of one chamber only, whose States would look darkest.
 */
export const findOpenYear = (years: Covered): number | undefined =>
  (years.findLast(hasBothChambers) ?? years.at(-1))?.year

/** The address with its default year made explicit. */
export const withOpenYear = (params: URLSearchParams, years: Covered): URLSearchParams => {
  const year = namesYears(params) ? undefined : findOpenYear(years)
  return year === undefined ? params : withValues(params, 'fiscal_year', [String(year)])
}
