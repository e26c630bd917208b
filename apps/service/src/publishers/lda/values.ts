import { isCalendarDay } from '../cells/calendar-days.ts'

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:[0-5]\d(?:\.\d{1,6})?(?:Z|[+-]\d{2}:\d{2})$/
const WASHINGTON = 'America/New_York'

/** Day in Washington, D.C., of a time with an offset. Returns undefined for an impossible time. */
export const findEasternDay = (posted: string): string | undefined => {
  if (!TIME.test(posted)) return undefined
  try {
    return Temporal.Instant.from(posted).toZonedDateTimeISO(WASHINGTON).toPlainDate().toString()
  } catch (cause) {
    if (cause instanceof RangeError) return undefined
    throw cause
  }
}

/** Whole cents of a decimal text such as `40000.00`. Returns undefined for any other text. */
export const parseCents = (text: string): number | undefined => {
  const [, dollars, cents] = /^(\d{1,11})\.(\d{2})$/.exec(text) ?? []
  return dollars === undefined ? undefined : Number(`${dollars}${cents}`)
}

/** Decimal text of whole cents. */
export const formatCents = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDay(text)

/** Names the fault of a record whose address is that of another record. Some records have no address. */
export const findOtherAddress = (url: string | null | undefined, id: string | number): string | undefined =>
  url === null || url === undefined || url.replace(/\/$/, '').endsWith(`/${id}`)
    ? undefined
    : `url “${url}” is not the address of ${id}`

/** The text as published. Null for null and for an empty text, by which the source writes unknown values. */
export const textOf = (value: string | null | undefined): string | null =>
  value === undefined || value?.trim() === '' ? null : value
