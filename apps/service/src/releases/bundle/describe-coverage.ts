import {
  ATTRIBUTION,
  COVERAGE_NOTES,
  FLAGS,
  MEMBER_MATCHES,
  MISSING_REASONS,
  REFUSAL_REASONS,
  type CoverageNote,
} from '@rotunda/contract'
import type { ReleasedDataset } from '../release.ts'
import type { MatchCount } from '../build/count-matches.ts'

/** coverage.json: how much there is of what, what is missing and why, and what every code in the files means. */
export const describeCoverage = (
  datasets: readonly ReleasedDataset[],
  requestors: readonly MatchCount[],
  requestorRows: number,
): string =>
  `${JSON.stringify(
    {
      attribution: ATTRIBUTION,
      datasets: datasets.map(({ dataset, title, rows, freshness, notes }) => ({
        ...{ dataset, title, rows, freshness },
        notes: notes.map(({ code }): CoverageNote => code),
      })),
      matrix: datasets.flatMap(({ dataset, coverage }) => coverage.map((cell) => ({ dataset, ...cell }))),
      requestors,
      requestor_rows: requestorRows,
      notes: COVERAGE_NOTES,
      member_matches: MEMBER_MATCHES,
      missing_reasons: MISSING_REASONS,
      flags: FLAGS,
      refusal_reasons: REFUSAL_REASONS,
    },
    null,
    2,
  )}\n`
