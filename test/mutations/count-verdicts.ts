import type { Result } from './run-declaration.ts'

/** Verdicts in the order of the table of figures. */
export const VERDICTS = ['right', 'refused', 'flagged', 'stopped', 'unseen'] as const

/** Mutations by publisher and verdict. */
export type Figures = Readonly<Record<string, Readonly<Record<(typeof VERDICTS)[number], number>>>>

export const countVerdicts = (results: readonly Result[]): Figures =>
  Object.fromEntries(
    [...Map.groupBy(results, ({ publisher }) => publisher)]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([publisher, own]) => [
        publisher,
        // Every verdict has a number.
        Object.fromEntries(
          VERDICTS.map((verdict) => [verdict, own.filter((one) => one.verdict === verdict).length]),
        ) as Figures[string],
      ]),
  )
