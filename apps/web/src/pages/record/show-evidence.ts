import type { RecordSurroundings } from '@rotunda/contract'
import { href, makeAddress } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { copyButton } from '../../parts/copy-button.ts'
import { showDay } from '../../parts/show-day.ts'
import { API } from '../../filters/addresses.ts'
import { describePlace, type ShownEvidence, type ShownRecord } from './asked-record.ts'
import { showSurroundings } from './show-surroundings.ts'

/** Each document that says it, with the very row. Only the first is read again: the others are a link away. */
export const showEvidence = (
  { id, evidence }: ShownRecord,
  surroundings: RecordSurroundings | undefined,
): Html => html`<section aria-labelledby="evidence"><h2 id="evidence">Evidence: the document that says it</h2>
${evidence.map((one, index) => showDocument(one, index, id, surroundings))}
</section>`

const showDocument = (
  one: ShownEvidence,
  index: number,
  id: string,
  surroundings: RecordSurroundings | undefined,
): Content => html`<article class="evidence">
${index === 1 && html`<h3>Lines that go on with this row</h3>`}
<dl class="facts">
<dt>Publisher</dt><dd>${one.publisher}</dd>
<dt>Document</dt><dd><a href="${href(one.url)}" rel="nofollow">${one.url}</a></dd>
<dt>Place</dt><dd>${describePlace(one)}</dd>
<dt>Published</dt><dd>${one.published_at === null ? html`<span class="absent">The publisher does not say when.</span>` : showDay(one.published_at)}</dd>
<dt>Retrieved</dt><dd>${showDay(one.retrieved_at)}</dd>
<dt>SHA-256</dt><dd><code class="digest">${one.source}</code>${copyButton(one.source, 'the SHA-256')}</dd>
<dt>Archived copy</dt><dd>${showCopy(one, surroundings)}</dd>
</dl>
${index === 0 ? showSurroundings(surroundings, describePlace(one)) : html`<p><a href="${makeAddress(`${API}/surroundings`, { id, evidence: index })}">The rows around it, as JSON</a></p>`}
<details${index === 0 && surroundings?.reason !== null && html` open`}><summary>The cells word for word</summary>
<dl class="facts cells">${Object.entries(one.cells).map(([name, text]) => html`<dt>${name}</dt><dd>${text === '' ? html`<span class="absent">blank</span>` : text}</dd>`)}</dl></details>
</article>`

const showCopy = ({ source }: ShownEvidence, surroundings: RecordSurroundings | undefined): Content => {
  if (surroundings?.source === source && surroundings.archived_url === null)
    return html`<span class="absent">This service gives out no copies of documents of this publisher.</span>`
  return html`<a href="/sources/${source}" download>The copy that was read here</a> <span class="as-of">(a file to save: its SHA-256 is the one above)</span>`
}
