/** Comment periods begin and end by the calendar of Washington. */
const EASTERN = 'America/New_York'

/** The calendar day of an instant in Eastern time, YYYY-MM-DD. Asked for every message: one answer serves a minute. */
export const easternDay = (at: Date): string => {
  const minute = Math.floor(at.getTime() / 60_000)
  if (latest?.minute !== minute) latest = { minute, day: computeDay(at) }
  return latest.day
}

let latest: { readonly minute: number; readonly day: string } | undefined

const computeDay = (at: Date): string =>
  at.toTemporalInstant().toZonedDateTimeISO(EASTERN).toPlainDate().toString()

/** The last second of a day in Eastern time, at which comment periods end. */
export const endOfEasternDay = (day: string): Date => {
  const lastSecond = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone: EASTERN,
    plainTime: '23:59:59',
  })
  return new Date(lastSecond.epochMilliseconds)
}

/** The Eastern day of an instant in words: "October 5, 2026 (Eastern time)". */
export const describeEasternDay = (at: Date): string => `${IN_WORDS.format(at)} (Eastern time)`

const IN_WORDS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: EASTERN })
