import type { PlacedText } from './read-statement-page.ts'

/**
 * Pairs each name with its title, if the rows show the pairs: either each title begins in the row of its name, or all
 * titles stand equally far below their names, as in columns that slid against each other. If a line is missing from
 * slid columns, a name gets the title of another. Only amounts show that, because their sum equals no total then
 * (`hasAmounts`: the page has an amount for each name). Undefined if a title is missing, or if a name or a title
 * continues in a line that looks like the next one's.
 */
export const pairTitles = (
  names: readonly PlacedText[],
  lines: readonly PlacedText[],
  hasAmounts: boolean,
): readonly string[] | undefined => {
  const rows = rankRows([...names.flatMap(listRows), ...lines.map(({ row }) => row)])
  const candidates = [lines, joinDates(lines), joinWrapped(joinDates(lines))]
  const titles = candidates.find((texts) => texts.length === names.length)
  return titles !== undefined &&
    titles.every(({ text }) => !ONLY_DAYS.test(text) && !GOES_ON.test(text)) &&
    areBeside(names, titles, rows) &&
    (hasAmounts || names.every(({ row }, index) => row === titles[index]?.row))
    ? titles.map(({ text }) => text)
    : undefined
}

const linesOf = (text: PlacedText | undefined): number => text?.lines ?? 1

const listRows = (text: PlacedText): number[] =>
  Array.from({ length: linesOf(text) }, (_, index) => text.row + index)

/** Ranks the rows that have a name or a title; all other rows belong to neither column. */
const rankRows = (rows: readonly number[]): ReadonlyMap<number, number> =>
  new Map([...new Set(rows)].toSorted((a, b) => a - b).map((row, rank) => [row, rank]))

/**
 * Whether every title is as far from its name as the title above. The distance may change only if the name and the
 * title differ in their number of lines, by at most that number: each stands in the middle of its cell.
 */
const areBeside = (
  names: readonly PlacedText[],
  titles: readonly PlacedText[],
  rows: ReadonlyMap<number, number>,
): boolean => {
  const cells = names.map((name, index): Cell => {
    const title = titles[index]
    return {
      distance: (rows.get(title?.row ?? 0) ?? 0) - (rows.get(name.row) ?? 0),
      slack: linesOf(name) === linesOf(title) ? 0 : Math.max(linesOf(name), linesOf(title)),
    }
  })
  return cells.every(({ distance, slack }, index) => {
    const above = cells[index - 1]
    return above === undefined
      ? distance >= 0 || slack > 0
      : Math.abs(distance - above.distance) <= Math.max(slack, above.slack)
  })
}

type Cell = {
  /** Number of rows from the name down to the title. */
  readonly distance: number
  readonly slack: number
}

/** A line of only days, which continues the title above it. */
const ONLY_DAYS = /^(?:AND |TO |FROM )+[A-Z]{3,9}\.? \d{1,2}\b|^\d{1,2}$/
/** A word that begins no title: its first line is missing. */
const GOES_ON = /^(?:AND|OF|FOR|TO|WITH|&)\b/
/**
 * Width of the column of titles, in letters: a line continues if the next word would not have fitted. Days come last.
 */
const WIDTH = 60
const ENDS_WITH_DAY = /(?:TO|FROM) [A-Z]{3,9}\.? \d{1,2}$/

const joinDates = (lines: readonly PlacedText[]): readonly PlacedText[] =>
  joinLines(lines, (_, { text }) => ONLY_DAYS.test(text))

const joinWrapped = (lines: readonly PlacedText[]): readonly PlacedText[] =>
  joinLines(
    lines,
    (above, below) =>
      below.row === above.row + 1 &&
      !ENDS_WITH_DAY.test(above.text) &&
      above.text.length + 1 + (below.text.split(' ')[0] ?? '').length > WIDTH,
  )

const joinLines = (
  lines: readonly PlacedText[],
  goesOn: (above: PlacedText, below: PlacedText) => boolean,
): readonly PlacedText[] => {
  const joined: PlacedText[] = []
  let above: PlacedText | undefined
  for (const line of lines) {
    const last = joined.at(-1)
    if (above !== undefined && last !== undefined && goesOn(above, line))
      joined[joined.length - 1] = {
        row: last.row,
        text: `${last.text} ${line.text}`,
        lines: linesOf(last) + linesOf(line),
      }
    else joined.push(line)
    above = line
  }
  return joined
}
