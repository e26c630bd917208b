import { html, type Html } from '../html/html.ts'
import { writeDay } from '../parts/format.ts'

/** A time to the minute, as `March 4, 2026, 14:05 UTC`. */
export const showInstant = (instant: string): Html =>
  html`<time datetime="${instant}">${writeDay(instant)}, ${instant.slice(11, 16)} UTC</time>`
