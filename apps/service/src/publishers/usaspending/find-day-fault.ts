import { isCalendarDay } from '../cells/calendar-days.ts'
import type { Source } from '../publisher.ts'

type Days<Field extends string> = { readonly [Name in Field]: string | null }

/** Fields with the day of something done, which lies before the document, and with days of plans. */
type DayFields<Field extends string> = {
  readonly done: readonly Field[]
  readonly planned?: readonly Field[]
}

/** Earlier and later days are mistakes of writing, such as 0200-11-16. */
const FIRST = '1950-01-01'
const LAST = '2199-12-31'

/**
 * Names the first of these fields that holds a text which is no day, or an impossible day; undefined if all are right or
 * null. `seenOn`: last day on which the document can have been written.
 */
export const findDayFault = <Field extends string>(
  draft: Days<Field>,
  { done, planned = [] }: DayFields<Field>,
  seenOn: string,
): string | undefined => {
  const judge = (field: Field, last: string): string[] => {
    const day = draft[field]
    if (day === null) return []
    if (!isCalendarDay(day)) return [`${field} is "${day}", which is not a day.`]
    return day < FIRST || day > last ? [`${field} is ${day}, which is not between ${FIRST} and ${last}.`] : []
  }
  return [
    ...done.flatMap((field) => judge(field, seenOn)),
    ...planned.flatMap((field) => judge(field, LAST)),
  ][0]
}

/** The later one of the days of retrieval and of publication. */
export const lastDayOf = ({
  retrieved_at,
  published_at,
}: Pick<Source, 'published_at' | 'retrieved_at'>): string => {
  const retrieved = retrieved_at.slice(0, 'YYYY-MM-DD'.length)
  return published_at !== null && published_at > retrieved ? published_at : retrieved
}

/** Days of an award. */
export const AWARD_DAYS = {
  done: ['signed_on', 'modified_on'],
  planned: ['starts_on', 'ends_on'],
} as const
