import { html, type Html } from '../html/html.ts'
import { showDay } from '../parts/show-day.ts'
import { showNote } from '../parts/show-note.ts'
import type { DataMeta } from '../page.ts'

/** How recent the sources are, what they leave out and whom to credit: on every view of the data. */
export const showDataLine = ({ freshness, coverage = [], attribution, snapshot }: DataMeta): Html =>
  html`<section class="as-of" aria-label="About this data">
<p>${describeFreshness(freshness)} Snapshot <code>${snapshot}</code>.</p>
${
  coverage.length > 0 &&
  html`<details><summary>What this data covers, and what is missing</summary>
<ul>${coverage.map(({ text }) => html`<li>${showNote(text)}</li>`)}</ul></details>`
}
${attribution !== undefined && html`<p>${attribution}</p>`}
</section>`

const describeFreshness = (freshness: object): Html => {
  // Each kind of list has its own; those that are absent are not said.
  const {
    as_of: asOf,
    retrieved_at: fetched,
    latest_published_at: published = asOf,
    latest_retrieved_at: retrieved = fetched,
    checked_at: checked,
  } = freshness as Readonly<Record<string, string | null | undefined>>
  return html`As of the sources: ${typeof published === 'string' && html`published up to ${showDay(published)}, `}${typeof retrieved === 'string' && html`retrieved ${showDay(retrieved)}`}${typeof checked === 'string' && html`, checked ${showDay(checked)}`}.`
}
