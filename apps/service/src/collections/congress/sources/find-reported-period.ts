type Period = { readonly start: string; readonly end: string }

/** First and last day of what a series of reports of pay is of, such as `house-summary/2009Q3+2009Q4`. */
export const findReportedPeriod = (series: string): Period | undefined => {
  const [, label = ''] = series.split('/')
  const periods = label.split('+').flatMap((part) => findQuarter(part) ?? findMonths(part) ?? [])
  const [first, last] = [periods[0], periods.at(-1)]
  return first && last && { start: first.start, end: last.end }
}

const findQuarter = (text: string): Period | undefined => {
  const [, year, quarter] = /^(\d{4})Q([1-4])$/.exec(text) ?? []
  if (year === undefined || quarter === undefined) return undefined
  const first = Temporal.PlainDate.from({ year: Number(year), month: 3 * Number(quarter) - 2, day: 1 })
  return { start: first.toString(), end: endOf(first.add({ months: 2 })) }
}

/** `2024-04..2024-09`: from the first month to the end of the last. */
const findMonths = (text: string): Period | undefined => {
  const [, first, last] = /^(\d{4}-\d{2})\.\.(\d{4}-\d{2})$/.exec(text) ?? []
  if (first === undefined || last === undefined) return undefined
  return { start: `${first}-01`, end: endOf(Temporal.PlainDate.from(`${last}-01`)) }
}

const endOf = (day: Temporal.PlainDate): string => day.with({ day: day.daysInMonth }).toString()
