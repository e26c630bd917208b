import { isCalendarDay } from '../cells/is-calendar-day.ts'

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

/** A day as `January 3, 2025`, in the calendar’s own form; undefined for everything else. */
export const parseLongDay = (text: string): string | undefined => {
  const [, name = '', day = '', year = ''] = /^(\w+)\s+(\d{1,2}),\s+(\d{4})$/.exec(text.trim()) ?? []
  const month = MONTHS.indexOf(name) + 1
  const found = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return month > 0 && isCalendarDay(found) ? found : undefined
}
