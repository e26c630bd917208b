/**
 * The Congress that sits on a day. A new one begins on 3 January of every odd year; undefined for the years in which it
 * was in March.
 */
export const findCongress = (day: string): number | undefined => {
  const [, years, rest] = /^(\d{4})-(\d{2}-\d{2})$/.exec(day) ?? []
  const year = Number(years)
  if (rest === undefined || year < FIRST_YEAR) return undefined
  const isEve = year % 2 === 1 && rest < '01-03'
  return Math.floor(((isEve ? year - 1 : year) - 1789) / 2) + 1
}

const FIRST_YEAR = 1936
