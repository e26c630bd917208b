import { isCalendarDay } from '../cells/calendar-days.ts'
import type { FaraDay } from './fara-drafts.ts'

/** Year of the Foreign Agents Registration Act. */
const FIRST_YEAR = '1938'

/**
 * Makes a parser of days, MM/DD/YYYY, for a file that was retrieved on this day. A text that is no such day keeps its
 * words and gets the reason.
 */
export const makeDayParser = (retrievedOn: string): ((text: string) => FaraDay) => {
  const known = new Map<string, FaraDay>()
  return (text) => {
    const found = known.get(text) ?? parse(text, retrievedOn)
    if (known.size < DAYS_KEPT) known.set(text, found)
    return found
  }
}

/** A file has some 20,000 different days in some 200,000 cells. */
const DAYS_KEPT = 40_000

const parse = (text: string, retrievedOn: string): FaraDay => {
  if (text.trim() === '') return { day: null, text: '', missing: 'blank' }
  const [, month, date, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text.trim()) ?? []
  const day = `${year}-${month}-${date}`
  if (year === undefined || !isCalendarDay(day)) return { day: null, text, missing: 'unreadable' }
  const isPlausible = year >= FIRST_YEAR && day <= retrievedOn
  return isPlausible ? { day, text, missing: null } : { day: null, text, missing: 'implausible' }
}

/**
 * Whether a cell of a date column is empty or has three numbers, as every date has. A ZIP code or a telephone number
 * belongs to another column.
 */
export const mayBeDay = (text: string): boolean => /^\s*(?:\d{1,4}([/.-])\d{1,2}\1\d{1,4})?\s*$/.test(text)
