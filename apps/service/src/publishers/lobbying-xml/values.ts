import { isCalendarDay } from '../cells/calendar-days.ts'

/** Whole cents of dollars such as `60000`, `60,000.00` or `$60,000`. Undefined for any other text. */
export const parseDollars = (text: string): number | undefined => {
  const [, dollars, cents = '00'] = /^\$?(\d{1,3}(?:,\d{3}){1,3}|\d{1,11})(?:\.(\d{2}))?$/.exec(text) ?? []
  return dollars === undefined ? undefined : Number(`${dollars.replaceAll(',', '')}${cents}`)
}

/**
 * The day of a local time such as `4/18/2025 3:04:05 PM`, `4/18/2025` or `2010-01-20T15:04:05`. Undefined for any other
 * text: a time with a zone may be of another day.
 */
export const parseLocalDay = (text: string): string | undefined => {
  const [, month = '', date = '', year = ''] = AMERICAN.exec(text) ?? []
  const day = year === '' ? ISO.exec(text)?.[1] : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return day !== undefined && isCalendarDay(day) ? day : undefined
}

const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: (?:0?[1-9]|1[0-2]):[0-5]\d:[0-5]\d [AP]M)?$/
const ISO = /^(\d{4}-\d{2}-\d{2})(?:T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,7})?)?$/

/** A mark for true or false. Undefined for any other text. */
export const parseMark = (mark: string): boolean | undefined => {
  if (/^(?:1|true|t|y|yes)$/i.test(mark)) return true
  return /^(?:0|false|f|n|no)$/i.test(mark) ? false : undefined
}

/** Whether a mark is there and is neither true nor false. */
export const isUnknownMark = (mark: string | null): boolean => mark !== null && parseMark(mark) === undefined

/** Whether an id is there and is no number of the Clerk. The number of a client follows that of its registrant. */
export const isUnknownHouseId = (id: string | null): boolean => id !== null && !/^\d{1,13}$/.test(id)

/** A year of a filing. Undefined for any other text. */
export const parseYear = (text: string): number | undefined =>
  /^(?:19[9]\d|20\d\d|2100)$/.test(text) ? Number(text) : undefined
