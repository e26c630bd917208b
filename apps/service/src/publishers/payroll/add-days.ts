/** The day so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** Counts the days that two intervals share, including their first and last days; 0 or less if they are apart. */
export const countShared = (one: Interval, other: Interval): number => {
  const start = one.start > other.start ? one.start : other.start
  const end = one.end < other.end ? one.end : other.end
  return (Date.parse(end) - Date.parse(start)) / DAY + 1
}

export type Interval = { readonly start: string; readonly end: string }

const DAY = 86_400_000
