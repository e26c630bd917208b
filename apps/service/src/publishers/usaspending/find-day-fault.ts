import { isCalendarDay } from '../cells/calendar-days.ts'

/** Names the first of these fields that holds a text which is no day; undefined if all are days or null. */
export const findDayFault = <Field extends string>(
  draft: { readonly [Name in Field]: string | null },
  fields: readonly Field[],
): string | undefined => {
  const wrong = fields.find((field) => draft[field] !== null && !isCalendarDay(draft[field]))
  return wrong === undefined ? undefined : `${wrong} is "${String(draft[wrong])}", which is no day.`
}
