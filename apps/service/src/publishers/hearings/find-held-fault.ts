import { isCalendarDay } from '../cells/is-calendar-day.ts'
import type { Source } from '../publisher.ts'
import { findLateDay } from './find-late-day.ts'

/** Why a printed hearing cannot have been held, or put out, on these days. */
export const findHeldFault = (
  days: readonly string[],
  source: Pick<Source, 'retrieved_at'>,
): string | undefined => {
  const none = days.find((day) => !isCalendarDay(day) || day < FIRST_DAY)
  if (none !== undefined) return `“${none}” is no day of the calendar on which Congress sat`
  const late = findLateDay(days, source)
  return late === undefined ? undefined : `the day ${late} is after its retrieval`
}

/** The first day of the first Congress. */
const FIRST_DAY = '1789-03-04'
