/** How long the members of a group are, in lines. */
export type Spread = {
  readonly count: number
  readonly median: number
  readonly p90: number
  readonly longest: number
}
export type Sizes = { readonly files: Spread; readonly functions: Spread }

/** What no module may exceed, even if more was recorded. */
const FUNCTION_MEDIAN_BELOW = 10
const FILE_AT_MOST = 300

/** Lines by which a recorded number may grow unnoticed, so that an honest small addition needs no ceremony. */
const SLACK = {
  median: { files: 20, functions: 1 },
  p90: { files: 30, functions: 3 },
  longest: { files: 20, functions: 5 },
}

/** One sentence for each number that is over its limit or worse than the recorded one. A new module has only limits. */
export const findWorse = (
  measured: Readonly<Record<string, Sizes>>,
  recorded: Readonly<Record<string, Sizes>>,
): string[] =>
  Object.entries(measured).flatMap(([module, sizes]) => [
    ...overLimits(module, sizes),
    ...overRecord(module, sizes, recorded[module]),
  ])

const overLimits = (module: string, { files, functions }: Sizes): string[] => [
  ...(functions.median >= FUNCTION_MEDIAN_BELOW
    ? [
        `${module}: the median function has ${functions.median} lines; it must stay under ${FUNCTION_MEDIAN_BELOW}.`,
      ]
    : []),
  ...(files.longest > FILE_AT_MOST
    ? [`${module}: the longest file has ${files.longest} lines; ${FILE_AT_MOST} is the limit.`]
    : []),
]

const overRecord = (module: string, sizes: Sizes, before: Sizes | undefined): string[] => {
  if (before === undefined) return []
  const kinds = ['files', 'functions'] as const
  const figures = ['median', 'p90', 'longest'] as const
  return kinds.flatMap((kind) =>
    figures
      .filter((figure) => sizes[kind][figure] > before[kind][figure] + SLACK[figure][kind])
      .map(
        (figure) =>
          `${module}: ${figure} of ${kind} grew from ${before[kind][figure]} to ${sizes[kind][figure]} lines. ` +
          'Cut it, or record it with `node scripts/measure.ts --record` and say why in the commit.',
      ),
  )
}
