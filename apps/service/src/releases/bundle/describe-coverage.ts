import type { Collection } from '../collection.ts'
import type { ReleasedDataset } from '../release.ts'

/** coverage.json: how much there is of what, what is missing and why, and what every code in the files means. */
export const describeCoverage = (
  { attribution, codes }: Collection,
  datasets: readonly ReleasedDataset[],
  counts: Readonly<Record<string, unknown>>,
): string =>
  `${JSON.stringify(
    {
      attribution,
      datasets: datasets.map(({ dataset, title, rows, freshness, notes }) => ({
        dataset,
        title,
        rows,
        freshness,
        notes: notes.map(({ code }) => code),
      })),
      matrix: datasets.flatMap(({ dataset, coverage }) => coverage.map((cell) => ({ dataset, ...cell }))),
      ...counts,
      notes: codes.notes,
      ...codes.others,
      refusal_reasons: codes.refusals,
    },
    null,
    2,
  )}\n`
