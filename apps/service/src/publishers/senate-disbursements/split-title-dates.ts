import { tidyBlanks } from '../cells/tidy-text.ts'
import { findMonth } from '../payroll/parse-day.ts'

export type Period = { readonly start: string; readonly end: string }
export type DatedTitle = {
  readonly title: string
  /** Undefined where the title has none, and `unread` where it has days that cannot be read. */
  readonly days: Period | 'unread' | undefined
}

const MONTHS = 'JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC'
const DAY = String.raw`[A-Z]{3,9}\.? \d{1,2}`
const STRETCH = String.raw`FROM ${DAY}(?: TO ${DAY})?`
const DATES = new RegExp(`^(.+?) ((?:TO ${DAY}|${STRETCH})(?:(?:,| AND|, AND) ${STRETCH})*)$`)

/** Days, or the beginning of them at the end of a title that is cut off. */
const HAS_DAYS = new RegExp(String.raw`\b(?:TO|FROM) (?:${MONTHS})[A-Z]*\.? ?(?:\d|$)|\b(?:FROM|TO)$`)

/**
 * A title of the Senate and the days in it, such as `STAFF ASSISTANT TO SEP. 12`: from the first to the last of them,
 * where there are several stretches. Days have no year: they are of the report’s half-year, or are not understood and
 * stay in the title.
 */
export const splitTitleDates = (raw: string, period: Period): DatedTitle => {
  const text = tidyBlanks(raw)
  const [, title, dates] = DATES.exec(text) ?? []
  const days = dates === undefined ? undefined : readStretches(dates, period)
  if (title !== undefined && days !== undefined) return { title, days }
  return { title: text, days: HAS_DAYS.test(text) ? 'unread' : undefined }
}

const readStretches = (text: string, period: Period): Period | undefined => {
  const stretches = text.split(/(?:,| AND|, AND) (?=FROM)/).map((part) => readStretch(part, period))
  const [first] = stretches
  const last = stretches.at(-1)
  const isInOrder = stretches.every(
    (stretch, index) =>
      stretch !== undefined &&
      stretch.start <= stretch.end &&
      stretch.start >= (stretches[index - 1]?.end ?? ''),
  )
  return isInOrder && first && last ? { start: first.start, end: last.end } : undefined
}

const readStretch = (text: string, period: Period): Period | undefined => {
  const [, from, to] = /^(?:FROM ([A-Z]+\.? \d+))?(?: ?TO ([A-Z]+\.? \d+))?$/.exec(text) ?? []
  const start = from === undefined ? period.start : findDay(from, period)
  const end = to === undefined ? period.end : findDay(to, period)
  return start === undefined || end === undefined ? undefined : { start, end }
}

/** The day of the half-year that has this name. */
const findDay = (text: string, { start, end }: Period): string | undefined => {
  const [month = '', day = ''] = text.split(/\.? /)
  const date = `${findMonth(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return [start.slice(0, 4), end.slice(0, 4)]
    .map((year) => `${year}-${date}`)
    .find((found) => found >= start && found <= end && isDay(found))
}

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
