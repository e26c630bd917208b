import { DocumentRefused, type ReadRow } from '../publisher.ts'

/** Whether the text is a day of the calendar, as YYYY-MM-DD: there is no 30 February. */
export const isCalendarDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`)
}

/** Whether a text that begins with a day, YYYY-MM-DD, names a year in which no document of a Congress can have a fact. */
export const isImplausibleDay = (text: string, retrievedAt: string): boolean =>
  DAY_FIRST.test(text) &&
  (text < FIRST_YEAR || Number(text.slice(0, 4)) > Number(retrievedAt.slice(0, 4)) + YEARS_AHEAD)

const DAY_FIRST = /^\d{4}-\d\d-\d\d(?:T|$)/
/** Members and presidents were born after it. */
const FIRST_YEAR = '1700'
/** Loans end within it. */
const YEARS_AHEAD = 100

/**
 * Parses a day as disbursements print it (`3-Jan-22`, `03-JAN-2022`, `01/03/2022`, `2022-01-03`); undefined for any
 * other text.
 */
export const parseDay = (text: string): string | undefined => {
  const known = READ_DAYS.get(text)
  if (known !== undefined) return known
  const day = parseUncached(text.trim())
  if (day !== undefined && READ_DAYS.size < DAYS_KEPT) READ_DAYS.set(text, day)
  return day
}

/** Cache of parsed days. A quarter has some hundreds of days, each in thousands of rows. */
const READ_DAYS = new Map<string, string>()
const DAYS_KEPT = 20_000

const parseUncached = (text: string): string | undefined => {
  const named = /^(\d{1,2})-([A-Za-z]{3})-(\d{2}|\d{4})$/.exec(text)
  if (named) return makeDay(named[3], findMonth(named[2] ?? ''), named[1])
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text)
  if (american) return makeDay(american[3], american[1], american[2])
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return iso ? makeDay(iso[1], iso[2], iso[3]) : undefined
}

const MONTHS_OF_THREE_LETTERS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')

/** Returns the number of a month by its first three letters; `0` for any other text. */
export const findMonth = (name: string): string =>
  String(MONTHS_OF_THREE_LETTERS.indexOf(name.slice(0, 3).toUpperCase()) + 1)

/**
 * Makes a day. Two digits of a year are of this century, because the first report with details is of 2009; a wrong
 * guess lies outside its report, and is refused.
 */
const makeDay = (year = '', month = '', day = ''): string | undefined => {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Parses a day as `January 3, 2025`, in the form of the calendar; undefined for any other text. */
export const parseLongDay = (text: string): string | undefined => {
  const [, name = '', day = '', year = ''] = /^(\w+)\s+(\d{1,2}),\s+(\d{4})$/.exec(text.trim()) ?? []
  const month = MONTHS.indexOf(name) + 1
  const found = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return month > 0 && isCalendarDay(found) ? found : undefined
}

/** Returns the day that is this many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MILLISECONDS).toISOString().slice(0, 10)

/** Counts the days that two intervals share, including their first and last days; 0 or less if they are apart. */
export const countShared = (a: Interval, b: Interval): number => {
  const start = a.start > b.start ? a.start : b.start
  const end = a.end < b.end ? a.end : b.end
  return (Date.parse(end) - Date.parse(start)) / DAY_MILLISECONDS + 1
}

export type Interval = { readonly start: string; readonly end: string }

const DAY_MILLISECONDS = 86_400_000

/** Lists the filled cells of days of a row by column, and whether each is a day. */
export type ListDays = (row: ReadRow) => Iterable<readonly [column: string, isDay: boolean]>

/** Lists the filled cells of these columns. `isDay` is asked about the text of each. */
export const listDayCells =
  (columns: readonly string[], isDay: (text: string) => boolean): ListDays =>
  ({ cells }) =>
    columns.flatMap((column) => {
      const text = (cells[column] ?? '').trim()
      return text === '' ? [] : [[column, isDay(text)] as const]
    })

/** Yields the rows of a document, and refuses the document after the last row by the rule of `makeDayCounter`. */
export async function* holdDays(rows: AsyncIterable<ReadRow>, listDays: ListDays): AsyncGenerator<ReadRow> {
  const days = makeDayCounter()
  for await (const row of rows) {
    for (const [column, isDay] of listDays(row)) days.count(column, isDay)
    yield row
  }
  days.refuse()
}

export type DayCounter = {
  /** Counts a filled cell of a column of days. */
  count(column: string, isDay: boolean): void
  /** Throws a DocumentRefused if a column has too many cells that are not days. */
  refuse(): void
}

/**
 * Counts the days of a document by column. If more than one cell in 50 of a column is not a day, the days are in another
 * form, such as DD/MM/YYYY: those that can be read are then wrong, so the document is refused.
 */
export const makeDayCounter = (): DayCounter => {
  const columns = new Map<string, { filled: number; unreadable: number }>()
  return {
    count: (column, isDay) => {
      const counts = columns.getOrInsertComputed(column, () => ({ filled: 0, unreadable: 0 }))
      counts.filled += 1
      if (!isDay) counts.unreadable += 1
    },
    refuse: () => {
      for (const [column, { filled, unreadable }] of columns)
        if (unreadable > TYPING_ERRORS && unreadable * UNREADABLE_SHARE > filled)
          throw new DocumentRefused(
            `${unreadable} of ${filled} cells of “${column}” are not days, more than one in ${UNREADABLE_SHARE}: the days seem to be in another form, and the others may be wrong. Fetch the document again, and report the form if the publisher has changed it.`,
          )
    },
  }
}

/** One in so many cells of a column may be unreadable. */
const UNREADABLE_SHARE = 50
/** As many unreadable cells in a short file are errors of its writers. */
const TYPING_ERRORS = 2
