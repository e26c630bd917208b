/** The first Congress whose members’ terms began on 3 January, in 1935: until then they began on 4 March. */
const FIRST_IN_JANUARY = 74

/** Day on which a Congress begins, and the one before it ends. */
export const startOfCongress = (congress: number): string =>
  `${1787 + 2 * congress}-${congress >= FIRST_IN_JANUARY ? '01-03' : '03-04'}`

/** The Congress of a day. The day on which one Congress follows another belongs to the new one. */
export const congressOn = (day: string): number => {
  const congress = Math.floor((Number(day.slice(0, 4)) - 1787) / 2)
  return day < startOfCongress(congress) ? congress - 1 : congress
}

/**
 * The Congresses that a stretch of time reaches into, oldest first. Terms end on the day on which the next ones begin,
 * or ended on the 3 March before it: neither day reaches into the next Congress.
 */
export const listCongresses = (start: string, end: string): readonly number[] => {
  const first = congressOn(start)
  const next = congressOn(end)
  const last = end === startOfCongress(next) && next > first ? next - 1 : next
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index)
}
