/** Comment periods begin and end by the calendar of Washington. */
const EASTERN = 'America/New_York'

/** Calendar day of an instant in Eastern time, YYYY-MM-DD. */
export const easternDay = (at: Date): string =>
  at.toTemporalInstant().toZonedDateTimeISO(EASTERN).toPlainDate().toString()

/** Last second of a day in Eastern time, when comment periods end. */
export const endOfEasternDay = (day: string): Date => {
  const lastSecond = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone: EASTERN,
    plainTime: '23:59:59',
  })
  return new Date(lastSecond.epochMilliseconds)
}

/** Eastern day of an instant in words: "October 5, 2026 (Eastern time)". */
export const describeEasternDay = (at: Date): string => `${IN_WORDS.format(at)} (Eastern time)`

const IN_WORDS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: EASTERN })
