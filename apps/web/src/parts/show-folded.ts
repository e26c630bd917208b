import { html, type Html } from '../html/html.ts'

/** A filter form that is folded on phones. `count` is the number of applied filters. */
export const showFolded = (form: Html, count: number, isRefused = false): Html =>
  html`<details class="folded-form"${isRefused && html` open`}><summary>Filters (${count})</summary>${form}</details>`
