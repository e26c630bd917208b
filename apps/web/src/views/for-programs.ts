import { html, type Html } from '../html/html.ts'

/** The same data for programs, folded: most readers are people. */
export const showForPrograms = (contents: Html): Html =>
  html`<section class="box" aria-labelledby="call"><details><summary><h2 id="call">For programs</h2></summary>
${contents}</details></section>`
