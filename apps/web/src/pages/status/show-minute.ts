import { html, type Html } from '../../html/html.ts'

/** An instant to the minute, in UTC as all times of the service are. */
export const showMinute = (instant: string): Html =>
  html`<time datetime="${instant}">${instant.slice(0, 16).replace('T', ' ')} UTC</time>`
