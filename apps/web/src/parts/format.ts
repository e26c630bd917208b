import { html, type Html } from '../html/html.ts'

const SHORT_DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
})

/** Whole dollars: `$1,250,000`. */
export const showDollars = (amount: number): string =>
  amount < 0 ? `-$${group(-Math.round(amount))}` : `$${group(Math.round(amount))}`

/** Rounded dollars for charts and tiles, which have the full value beside them: `$1.25M`. */
export const showShortDollars = (amount: number): string => SHORT_DOLLARS.format(amount)

export const showCount = (count: number): string => group(count)

/** Commas between thousands. Written by hand, because `Intl` took most of the time of a row. */
const group = (count: number): string =>
  count < 1000 ? String(count) : String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** `1 record`, `2 records`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${showCount(count)} ${count === 1 ? one : many}`

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const
const THREE_DIGITS = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 })

/** `512 bytes`, `1.5 kB`, `1.23 MB`: powers of 1,000, as disks and browsers count. */
export const showBytes = (bytes: number): string => {
  // The rounded number chooses the unit, so 999,999 bytes are 1 MB.
  const rounded = bytes < 1000 ? bytes : Number(bytes.toPrecision(3))
  const power = rounded < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(rounded) / 3))
  return `${THREE_DIGITS.format(rounded / 1000 ** power)} ${UNITS[power] ?? ''}`
}

/** A calendar day, or the UTC day of an instant; `datetime` has the exact value. */
export const showDay = (value: string): Html => html`<time datetime="${value}">${writeDay(value)}</time>`

/** A time to the minute, in UTC like all times of the service. */
export const showMinute = (instant: string): Html =>
  html`<time datetime="${instant}">${instant.slice(0, 16).replace('T', ' ')} UTC</time>`

/** `March 4, 2026`, without markup. Written by hand, because `Intl` is slow and a page has many days. */
export const writeDay = (value: string): string => {
  const day = new Date(value)
  // An invalid day is a fault, here as in `Intl`.
  if (Number.isNaN(day.getTime())) throw new RangeError(`"${value}" is not a day`)
  return `${MONTHS[day.getUTCMonth()] ?? ''} ${day.getUTCDate()}, ${day.getUTCFullYear()}`
}

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
] as const

/** A collection in words: `lobbying filings`. */
export const nameCollection = (collection: string): string => collection.replaceAll('-', ' ')

/** Cuts a text to a number of UTF-16 code units, never through the middle of a character. */
export const shorten = (text: string, longest: number): string =>
  text.length > longest
    ? `${text
        .slice(0, longest)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`
    : text
