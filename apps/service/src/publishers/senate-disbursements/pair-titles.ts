import type { PlacedText } from './read-statement-page.ts'

/**
 * The title of each name, where rows tell it: either each title begins in the row of its name, or all titles stand as far
 * below their names, as in columns that slid against each other. A line that is gone from such columns takes the name of
 * one and the title of another with it: only amounts show that (`hasAmounts`: the page has one of each name), since they
 * come to no total then. Undefined where a title is missing, or a name or a title goes on in a line that looks like the
 * next one's.
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

/** Rows that have neither a name nor a title are in neither column. */
const rankRows = (rows: readonly number[]): ReadonlyMap<number, number> =>
  new Map([...new Set(rows)].toSorted((one, other) => one - other).map((row, rank) => [row, rank]))

/**
 * Whether every title is as far from its name as the one above it. Only where one of the two has more lines than the
 * other may the distance change, by no more than those lines: each stands in the middle of its cell.
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
  /** Rows that the title stands below the name. */
  readonly distance: number
  readonly slack: number
}

/** A line of days alone goes on with the title above it. */
const ONLY_DAYS = /^(?:AND |TO |FROM )+[A-Z]{3,9}\.? \d{1,2}\b|^\d{1,2}$/
/** No title begins so: its first line is gone. */
const GOES_ON = /^(?:AND|OF|FOR|TO|WITH|&)\b/
/** Titles are set so wide, in letters: a line goes on where the next word would not have fitted. Days come last. */
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
