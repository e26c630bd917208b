import { href } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import { copyNext } from '../../parts/code-block.ts'
import { addressOf, API, PLACE, viewOf, without } from '../../filters/addresses.ts'
import { addressOfJson } from './beside-rows.ts'
import { writeCalls } from './write-calls.ts'

const FORMS = [
  ['csv', 'CSV', 'for spreadsheets'],
  ['xlsx', 'Excel', 'one sheet'],
  ['ndjson', 'NDJSON', 'a record on each line'],
  ['parquet', 'Parquet', 'for DuckDB, pandas and R'],
] as const

/** Exactly this view, taken away: all its rows, in its columns and its order. */
export const showExport = (origin: string, params: URLSearchParams, release?: string): Html => {
  const view = viewOf(params)
  return html`<section aria-labelledby="export"><h2 id="export">Take these records away</h2>
<p>All rows of this view, in its order${params.has('fields') ? ' and its columns' : ''}:</p>
<ul class="chips">${FORMS.map(([form, title, use]) => html`<li><a class="chip" href="${href(wholeOf(view, form))}" download>${title} <span class="hint">${use}</span></a></li>`)}
<li><a class="chip" href="${href(addressOfJson(params))}">JSON <span class="hint">this page</span></a></li>
<li><a class="chip" href="/downloads">Whole release <span class="hint">Parquet, JSON and CSV, signed</span></a></li></ul>
${writeForm(params)}
<details><summary>The same as a call: curl, TypeScript, Python, R, DuckDB</summary>
${writeCalls(origin, params, params.has('snapshot') ? release : undefined).map(
  ({ title, text, guide }) => html`<h3>${title} ${copyNext(`the call for ${title}`)}</h3>
${guide !== undefined && html`<p><a href="${guide.address}">${guide.title}</a></p>`}
<pre tabindex="0" role="group" aria-label="${title}"><code>${text}</code></pre>`,
)}</details></section>`
}

const wholeOf = (view: URLSearchParams, form: string): string => {
  const asked = new URLSearchParams(view)
  asked.append('all', 'true')
  return addressOf(`${API}/records.${form}`, asked)
}

/** For those who keep what they took: the last line proves that it is whole. The page leads on to the API. */
const writeForm = (params: URLSearchParams): Html =>
  html`<details><summary>More ways to take them</summary>
<form class="filters" action="/records">
${[...without(params, 'format', 'bom', 'all', 'trailer'), ...PLACE.flatMap((name) => params.getAll(name).map((value) => [name, value] as const))].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<label class="usa-label" for="x-format">Form</label>
<select class="usa-select" id="x-format" name="format">${FORMS.map(([form, title]) => html`<option value="${form}">${title}</option>`)}<option value="json">JSON (one page)</option></select>
<div class="usa-checkbox"><input class="usa-checkbox__input" type="checkbox" id="x-all" name="all" value="true" checked><label class="usa-checkbox__label" for="x-all">All rows, not one page (JSON is one page)</label></div>
<div class="usa-checkbox"><input class="usa-checkbox__input" type="checkbox" id="x-trailer" name="trailer" value="true"><label class="usa-checkbox__label" for="x-trailer">A last line with the number of rows and the SHA-256 (all rows as CSV or NDJSON)</label></div>
<div class="usa-checkbox"><input class="usa-checkbox__input" type="checkbox" id="x-bom" name="bom" value="true"><label class="usa-checkbox__label" for="x-bom">A mark by which Excel knows that a CSV is UTF-8</label></div>
<button class="usa-button usa-button--outline" type="submit">Download</button>
</form></details>`
