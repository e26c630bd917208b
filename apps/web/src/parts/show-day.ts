import { html, type Html } from '../html/html.ts'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar day, or the day in UTC of an instant; the exact value stands in `datetime`. */
export const showDay = (value: string): Html =>
  html`<time datetime="${value}">${DAY.format(new Date(value))}</time>`
