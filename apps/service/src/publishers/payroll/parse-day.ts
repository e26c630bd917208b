/** A day as disbursements print it (`3-Jan-22`, `03-JAN-2022`, `01/03/2022`, `2022-01-03`); undefined for what is no day. */
export const parseDay = (text: string): string | undefined => {
  const known = KNOWN.get(text)
  if (known !== undefined) return known
  const day = parseNew(text.trim())
  if (day !== undefined && KNOWN.size < DAYS_KEPT) KNOWN.set(text, day)
  return day
}

/** A quarter has some hundreds of days, each in thousands of rows. */
const KNOWN = new Map<string, string>()
const DAYS_KEPT = 20_000

const parseNew = (text: string): string | undefined => {
  const named = /^(\d{1,2})-([A-Za-z]{3})-(\d{2}|\d{4})$/.exec(text)
  if (named) return makeDay(named[3], findMonth(named[2] ?? ''), named[1])
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text)
  if (american) return makeDay(american[3], american[1], american[2])
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return iso ? makeDay(iso[1], iso[2], iso[3]) : undefined
}

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')

/** Number of a month by its first three letters; `0` for no month. */
export const findMonth = (name: string): string => String(MONTHS.indexOf(name.slice(0, 3).toUpperCase()) + 1)

/** The first report with details is of 2009: two digits are of this century, and what is then outside of its report is refused. */
const makeDay = (year = '', month = '', day = ''): string | undefined => {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text
}
