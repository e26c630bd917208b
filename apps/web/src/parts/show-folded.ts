import { html, type Html } from '../html/html.ts'

/** A form that stands open beside or above its rows, and is folded on a phone. `count`: of the filters that are applied. */
export const showFolded = (form: Html, count: number, isRefused = false): Html =>
  html`<details class="folded-form"${isRefused && html` open`}><summary>Filters (${count})</summary>${form}</details>`
