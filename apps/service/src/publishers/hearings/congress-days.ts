import { isCalendarDay } from '../cells/calendar-days.ts'
import type { Source } from '../publisher.ts'

/**
 * Finds the Congress that sits on a day. A new one begins on 3 January of every odd year; undefined for the years in
 * which Congresses began in March.
 */
export const findCongress = (day: string): number | undefined => {
  const [, years, rest] = /^(\d{4})-(\d{2}-\d{2})$/.exec(day) ?? []
  const year = Number(years)
  if (rest === undefined || year < FIRST_YEAR) return undefined
  const isEve = year % 2 === 1 && rest < '01-03'
  return Math.floor(((isEve ? year - 1 : year) - 1789) / 2) + 1
}

const FIRST_YEAR = 1936

/** Facts about a meeting in the header of a document. */
type Header = { readonly congress: number; readonly session: number | null; readonly day: string }

/**
 * Explains why a day is outside a Congress or a session. Two Congresses sit on the day on which one ends and the next
 * begins, and the second session may begin late in its January. Before 1945 sessions did not follow the year.
 */
export const findCongressFault = ({ congress, session, day }: Header): string | undefined => {
  if (!sitsOn(congress, day)) return `${day} is not a day of Congress ${congress}`
  if (session === null || congress < FIRST_OF_TWO_SESSIONS) return undefined
  const second = firstYear(congress) + 1
  const isOf = session === 1 ? day < `${second}-02` : session === 2 && day > `${second}-01`
  return isOf ? undefined : `${day} is not a day of session ${session} of Congress ${congress}`
}

/** Whether the Congress sat on the day. Until 1934 Congresses began in March. */
export const sitsOn = (congress: number, day: string): boolean =>
  beginsOn(congress) <= day && day <= beginsOn(congress + 1)

const beginsOn = (congress: number): string =>
  `${firstYear(congress)}-${congress < FIRST_OF_JANUARY ? '03-04' : '01-03'}`

const firstYear = (congress: number): number => 1787 + 2 * congress

const FIRST_OF_JANUARY = 74
const FIRST_OF_TWO_SESSIONS = 79

/**
 * Finds the first of these days or instants that lies after the retrieval of its document. Only scheduled events lie
 * ahead. Allows a day more, because clocks and zones differ.
 */
export const findLateDay = (
  said: readonly (string | null)[],
  { retrieved_at }: Pick<Source, 'retrieved_at'>,
): string | undefined => {
  const last = Temporal.Instant.from(retrieved_at).add({ hours: 24 }).toString()
  return said.find((at): at is string => at !== null && at.slice(0, DAY_LENGTH) > last.slice(0, DAY_LENGTH))
}

const DAY_LENGTH = 10

/** Explains why a printed hearing cannot have been held, or published, on these days. */
export const findHeldFault = (
  days: readonly string[],
  source: Pick<Source, 'retrieved_at'>,
): string | undefined => {
  const none = days.find((day) => !isCalendarDay(day) || day < FIRST_DAY)
  if (none !== undefined) return `“${none}” is not a day of the calendar on which Congress sat`
  const late = findLateDay(days, source)
  return late === undefined ? undefined : `the day ${late} is after its retrieval`
}

/** First day of the first Congress. */
const FIRST_DAY = '1789-03-04'
