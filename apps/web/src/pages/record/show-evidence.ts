import type { RecordSurroundings } from '@rotunda/contract'
import { html, type Content, type Html } from '../../html/html.ts'
import { copyButton } from '../../parts/code-block.ts'
import { linkOut } from '../../parts/link-out.ts'
import { countOf, showDay } from '../../parts/format.ts'
import { describePlace, type ShownEvidence, type ShownRecord } from '../../views/shown-record.ts'
import { MOST_READ } from './read-evidence.ts'
import { nameFields, showSurroundings } from './show-surroundings.ts'

type Read = readonly (RecordSurroundings | undefined)[]

/** Each document that states the record, with the row itself. */
export const showEvidence = (
  { evidence }: Pick<ShownRecord, 'evidence'>,
  read: Read,
): Html => html`<section aria-labelledby="evidence"><h2 id="evidence">Evidence: the source document</h2>
${evidence.map((one, index) => showDocument(one, index, read))}
</section>`

export const SOURCE_ROW_ID = 'source-row'

/** The row behind the record, above the fields derived from it. Cells wrap, so none is cut on a narrow screen. */
export const showSourceRow = ({ evidence }: Pick<ShownRecord, 'evidence'>, read: Read): Content => {
  const [first, ...others] = evidence
  if (first === undefined) return null
  const more =
    others.length === 0
      ? 'The neighbouring rows'
      : `${countOf(others.length, 'line')} that continue it, and the neighbouring rows`
  const fields = fieldsOf(read[0])
  return html`<section class="evidence" aria-labelledby="${SOURCE_ROW_ID}"><h2 id="${SOURCE_ROW_ID}">The row in the source</h2>
<p class="source-line">${first.publisher}: ${linkOut(first.url, 'the document')}, ${describePlace(first)}. <a href="#evidence">${more}</a></p>
<dl class="cells as-row">${Object.entries(first.cells).map(
    ([name, text]) =>
      html`<div${text.length > LONG_CELL && html` class="is-long"`}>${showOneCell(name, text, fields.get(name) ?? [])}</div>`,
  )}</dl></section>`
}

/** Characters of a cell that takes a line of its own. */
const LONG_CELL = 90

const showText = (text: string): Content => (text === '' ? html`<span class="absent">blank</span>` : text)

const showDocument = (one: ShownEvidence, index: number, read: Read): Content => {
  const surroundings =
    index < MOST_READ
      ? showSurroundings(read[index], describePlace(one), index)
      : html`<p class="absent">The rows around this line are not read again here: the document has them.</p>`
  const published =
    one.published_at === null
      ? html`<span class="absent">The publisher does not say when.</span>`
      : showDay(one.published_at)
  return html`<article class="evidence">
${index === 1 && html`<h3>Lines that go on with this row</h3>`}
<dl class="facts">
<dt>Publisher</dt><dd>${one.publisher}</dd>
<dt>Document</dt><dd>${linkOut(one.url)}</dd>
<dt>Place</dt><dd>${describePlace(one)}</dd>
<dt>Published</dt><dd>${published}</dd>
<dt>Retrieved</dt><dd>${showDay(one.retrieved_at)}</dd>
<dt>SHA-256</dt><dd><code class="digest">${one.source}</code>${copyButton(one.source, 'the SHA-256')}</dd>
<dt>Archived copy</dt><dd>${showCopy(one, read)}</dd>
</dl>
<details><summary>The cells as printed</summary>${showCells(one, read[index])}</details>
<details><summary>The row with its neighbours</summary>${surroundings}</details>
</article>`
}

/** Cells under their headers, with the fields they became. The amount is highlighted. */
const showCells = ({ cells }: ShownEvidence, read: RecordSurroundings | undefined): Html => {
  const fields = fieldsOf(read)
  return html`<dl class="facts cells">${Object.entries(cells).map(([name, text]) => showOneCell(name, text, fields.get(name) ?? []))}</dl>`
}

/** The fields that came from each column. */
const fieldsOf = (read: RecordSurroundings | undefined): ReadonlyMap<string, readonly string[]> =>
  new Map(read?.columns.map(({ name, fields }) => [name, fields]))

const showOneCell = (name: string, text: string, fields: readonly string[]): Html => {
  const named = nameFields(fields)
  return html`<dt>${name}${named !== undefined && html` <span class="field-note">→ ${named}</span>`}</dt><dd>${
    text !== '' && fields.includes('amount') ? html`<strong>${text}</strong>` : showText(text)
  }</dd>`
}

const showCopy = ({ source }: ShownEvidence, read: Read): Content => {
  const known = read.find((one) => one?.source === source)
  if (known?.archived_url === null)
    return html`<span class="absent">This service does not offer a copy of this document.</span>`
  return html`<a href="/sources/${source}" download>The copy that this service read</a> <span class="as-of">(a download with the SHA-256 above)</span>`
}
