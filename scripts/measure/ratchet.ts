/** Lengths of the members of a group, in lines. */
export type Spread = {
  readonly count: number
  readonly median: number
  readonly p90: number
  readonly longest: number
}
/** Files under 15 lines, and their share in percent. Doors of modules are not counted. */
export type SmallFiles = { readonly count: number; readonly percent: number }
export type Sizes = {
  readonly files: Spread
  readonly functions: Spread
  readonly small: SmallFiles
}

/** A file of fewer lines is small. */
export const SMALL_BELOW = 15

/**
 * Limits of every module, above any recorded number. The median leaves room for modules of queries, which take a line
 * for each clause: cutting one in two makes it no clearer.
 */
const FUNCTION_MEDIAN_BELOW = 12
const FILE_AT_MOST = 300
const SMALL_PERCENT_AT_MOST = 25
/** A share of fewer files says nothing: `bin` has one for each process, most of which only start it. */
const SHARE_FROM_FILES = 10

/**
 * Lines by which functions may grow over the recorded numbers, so that an honest small addition needs no ceremony.
 * Files have a limit and no record: a file that tells one whole idea may be longer than the pieces that it was.
 */
const SLACK = { median: 1, p90: 3, longest: 5 }
/** Percentage points: one more small file passes in a module of fifty, but not in one of ten. */
const SLACK_PERCENT = 2

/** One sentence for each number that is over its limit or worse than the recorded one. A new module has only limits. */
export const findWorse = (
  measured: Readonly<Record<string, Sizes>>,
  recorded: Readonly<Record<string, Sizes>>,
): string[] =>
  Object.entries(measured).flatMap(([module, sizes]) => [
    ...overLimits(module, sizes),
    ...overRecord(module, sizes, recorded[module]),
    ...overRecordOfSmall(module, sizes, recorded[module]),
  ])

const overLimits = (module: string, { files, functions, small }: Sizes): string[] => [
  ...(functions.median >= FUNCTION_MEDIAN_BELOW
    ? [
        `${module}: the median function has ${functions.median} lines; it must stay under ${FUNCTION_MEDIAN_BELOW}.`,
      ]
    : []),
  ...(files.longest > FILE_AT_MOST
    ? [`${module}: the longest file has ${files.longest} lines; ${FILE_AT_MOST} is the limit.`]
    : []),
  ...(files.count >= SHARE_FROM_FILES && small.percent > SMALL_PERCENT_AT_MOST
    ? [
        `${module}: ${small.percent} % of the files have under ${SMALL_BELOW} lines; ${SMALL_PERCENT_AT_MOST} % is ` +
          'the limit. Put what one file alone uses into that file.',
      ]
    : []),
]

const overRecordOfSmall = (module: string, { files, small }: Sizes, before: Sizes | undefined): string[] =>
  before === undefined ||
  files.count < SHARE_FROM_FILES ||
  small.percent <= before.small.percent + SLACK_PERCENT
    ? []
    : [
        `${module}: ${small.percent} % of the files have under ${SMALL_BELOW} lines; it was ${before.small.percent} %. ` +
          `Put what one file alone uses into that file, or ${RECORD}`,
      ]

const RECORD = 'record it with `node scripts/measure.ts --record` and say why in the commit.'

const overRecord = (module: string, sizes: Sizes, before: Sizes | undefined): string[] => {
  if (before === undefined) return []
  return (['median', 'p90', 'longest'] as const)
    .filter((figure) => sizes.functions[figure] > before.functions[figure] + SLACK[figure])
    .map(
      (figure) =>
        `${module}: ${figure} of functions grew from ${before.functions[figure]} to ${sizes.functions[figure]} lines. ` +
        `Cut it, or ${RECORD}`,
    )
}

/** Most that the product may hold. A change that needs more raises a number in a commit of its own, which says why. */
export type Budget = {
  /** The longest chain of imports. */
  readonly importDepth: number
  /** Lines of each room. */
  readonly lines: Readonly<Record<string, number>>
}

/** One sentence for each number over the budget. A new room states its budget in its first commit. */
export const findOverBudget = (measured: Budget, budget: Budget): string[] => [
  ...(measured.importDepth > budget.importDepth
    ? [
        `The longest chain of imports has ${measured.importDepth} files; the budget is ${budget.importDepth}. ${RAISE}`,
      ]
    : []),
  ...Object.entries(measured.lines).flatMap(([room, lines]) => {
    const most = budget.lines[room]
    if (most === undefined) return [`${room} has ${lines} lines and no budget. ${RAISE}`]
    return lines > most ? [`${room} has ${lines} lines; its budget is ${most}. ${RAISE}`] : []
  }),
]

const RAISE = 'Cut it, or raise the number in scripts/budget.json and say why in the commit.'
