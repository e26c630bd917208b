import { html, type Html } from '../html/html.ts'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Days of the releases and documents that pages are made of stand on each of them, and `Intl` is slow. */
const MOST_DAYS = 1000
const written = new Map<string, string>()

/** A calendar day, or the day in UTC of an instant; the exact value stands in `datetime`. */
export const showDay = (value: string): Html => html`<time datetime="${value}">${writeDay(value)}</time>`

/** The same in a title, which has no markup. */
export const writeDay = (value: string): string => {
  const known = written.get(value)
  if (known !== undefined) return known
  const text = DAY.format(new Date(value))
  if (written.size >= MOST_DAYS) written.clear()
  written.set(value, text)
  return text
}
