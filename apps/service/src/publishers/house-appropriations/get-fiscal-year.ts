import { DocumentRefused } from '../publisher.ts'
import type { AppropriationsSource } from '../appropriations/drafts.ts'
import type { Table } from '../tables/table.ts'

/**
 * The fiscal year that the document was given with. Throws a DocumentRefused where there is none, and where the
 * document itself speaks of others only, as in a header “Amount Requested for FY22”.
 */
export const getFiscalYear = (
  { titles, header, sheet }: Table,
  { fiscal_year }: AppropriationsSource,
): number => {
  if (fiscal_year === null)
    throw new DocumentRefused('The document does not say its fiscal year: give it with --fiscal-year.')
  const stated = findYears([...titles, ...header, sheet])
  if (stated.length > 0 && !stated.includes(fiscal_year))
    throw new DocumentRefused(
      `The document speaks of fiscal year ${stated.join(', ')} and was given as ${fiscal_year}: correct --fiscal-year.`,
    )
  return fiscal_year
}

const findYears = (texts: readonly string[]): number[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(YEAR)].map(([, digits]) => 2000 + Number(digits)))),
]

/** `FY25`, `FY 2025`, `FY’25`, `fiscal year 2025`, `FISCAL 2025`. */
const YEAR = /(?<![a-z0-9])(?:FY|fiscal(?:\s+year)?)[\s'’-]*(?:20)?(\d\d)(?!\d)/gi
