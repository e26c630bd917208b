import { html, type Html } from '../../html/html.ts'

/** Shows a time to the minute, in UTC like all times of the service. */
export const showMinute = (instant: string): Html =>
  html`<time datetime="${instant}">${instant.slice(0, 16).replace('T', ' ')} UTC</time>`
