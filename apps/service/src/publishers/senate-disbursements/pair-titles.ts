import type { PlacedText } from './read-statement-page.ts'

/**
 * The title of each name, where it can be told: each has one on its own line, or there are as many titles as names once
 * the lines that go on with a title are joined. Undefined where neither is so.
 */
export const pairTitles = (
  names: readonly PlacedText[],
  lines: readonly PlacedText[],
): readonly string[] | undefined => {
  const candidates = [lines, joinDates(lines), joinWrapped(joinDates(lines))]
  const titles = candidates.find((texts) => texts.length === names.length)
  return titles?.every(({ text }) => !ONLY_DAYS.test(text)) === true
    ? titles.map(({ text }) => text)
    : undefined
}

/** A line of days alone goes on with the title above it. */
const ONLY_DAYS = /^(?:AND |TO |FROM )+[A-Z]{3,9}\.? \d{1,2}\b|^\d{1,2}$/
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
      joined[joined.length - 1] = { row: last.row, text: `${last.text} ${line.text}` }
    else joined.push(line)
    above = line
  }
  return joined
}
