import { CHAMBERS } from '@rotunda/contract'
import { withValues } from './addresses.ts'
import type { CoveredYears } from './coverage.ts'
import { listValues } from './parameters.ts'

export type Covered = ReturnType<CoveredYears>

export const hasBothChambers = ({ chambers }: Covered[number]): boolean =>
  CHAMBERS.every((chamber) => chambers.has(chamber))

/** Whether an address chooses years, by names or by leaving some out. */
export const namesYears = (params: URLSearchParams): boolean =>
  ['fiscal_year', 'not_fiscal_year'].some((name) => listValues(params, name).length > 0)

/**
 * The fiscal year of a map whose address names none: the newest in which both chambers have published, else the newest.
 * Years are never added unasked: of some the documents of one chamber alone are here, and its States would be darkest.
 */
export const findOpenYear = (years: Covered): number | undefined =>
  (years.findLast(hasBothChambers) ?? years.at(-1))?.year

/** The address with the year that it means. */
export const withOpenYear = (params: URLSearchParams, years: Covered): URLSearchParams => {
  const year = namesYears(params) ? undefined : findOpenYear(years)
  return year === undefined ? params : withValues(params, 'fiscal_year', [String(year)])
}
