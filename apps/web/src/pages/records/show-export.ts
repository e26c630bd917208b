import { API, PLACE, viewOf, without, BESIDE_ROWS } from '../../filters/addresses.ts'
import { href } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import { showHidden } from '../../views/controls.ts'
import {
  FILE_FORMS,
  showCalls,
  showFileChips,
  writeClientFilter,
  writeFileCalls,
  type Call,
} from '../../views/files-of-list.ts'
import { addressOfJson } from './read-rows.ts'

/** Downloads of all rows of a view, with its columns and order. */
export const showExport = (origin: string, params: URLSearchParams, release?: string): Html => {
  const view = viewOf(params)
  return html`<section aria-labelledby="export"><h2 id="export">Download these records</h2>
<p>All rows of this view, in its order${params.has('fields') ? ' and its columns' : ''}:</p>
<ul class="chips">${showFileChips(`${API}/records`, view, 'record')}
<li><a class="chip" href="${href(addressOfJson(params))}">JSON <span class="hint">this page</span></a></li>
<li><a class="chip" href="/downloads">Whole release <span class="hint">Parquet, JSON and CSV, signed</span></a></li></ul>
${writeForm(params)}
${showCalls(writeCalls(origin, params, params.has('snapshot') ? release : undefined))}</section>`
}

/** A form for other downloads. Its last line proves that a file is complete. The page redirects it to the API. */
const writeForm = (params: URLSearchParams): Html => {
  const place = PLACE.flatMap((name) => params.getAll(name).map((value) => [name, value] as const))
  const kept = [...without(params, 'format', 'bom', 'all', 'trailer'), ...place]
  const formats = FILE_FORMS.map(([form, title]) => html`<option value="${form}">${title}</option>`)
  return html`<details><summary>More download options</summary>
<form class="filters" action="/records">
${showHidden(kept)}
<label class="usa-label" for="x-format">Form</label>
<select class="usa-select" id="x-format" name="format">${formats}<option value="json">JSON (one page)</option></select>
<div class="usa-checkbox"><input class="usa-checkbox__input" type="checkbox" id="x-all" name="all" value="true" checked><label class="usa-checkbox__label" for="x-all">All rows, not one page (JSON always has one page)</label></div>
<div class="usa-checkbox"><input class="usa-checkbox__input" type="checkbox" id="x-trailer" name="trailer" value="true"><label class="usa-checkbox__label" for="x-trailer">A last line with the number of rows and the SHA-256 (all rows as CSV or NDJSON)</label></div>
<div class="usa-checkbox"><input class="usa-checkbox__input" type="checkbox" id="x-bom" name="bom" value="true"><label class="usa-checkbox__label" for="x-bom">A mark that tells Excel that a CSV is UTF-8</label></div>
<button class="usa-button usa-button--outline" type="submit">Download</button>
</form></details>`
}

/**
 * API parameters of a download. The form sends the same fields for every format, so fields that a format does not have
 * are dropped. Without a format, the API refuses what it cannot read.
 */
export const toFile = (params: URLSearchParams): URLSearchParams => {
  const file = new URLSearchParams(params)
  const form = params.get('format')
  if (form !== null) for (const name of listUnused(form, params.get('all') === 'true')) file.delete(name)
  return file
}

const listUnused = (form: string, isWhole: boolean): readonly string[] => {
  if (form === 'json') return ['all', 'trailer', 'bom']
  const mark = form === 'csv' ? [] : ['bom']
  if (!isWhole) return ['trailer', ...mark, ...BESIDE_ROWS]
  const hasLastLine = form === 'csv' || form === 'ndjson'
  return ['limit', 'offset', ...BESIDE_ROWS, ...mark, ...(hasLastLine ? [] : ['trailer'])]
}

/** Calls for this view in several tools. `release` is set where the address names a snapshot. */
const writeCalls = (origin: string, params: URLSearchParams, release?: string): readonly Call[] =>
  writeFileCalls({
    list: `${origin}${API}/records`,
    view: viewOf(params),
    name: 'records',
    types: '{"id": "string", "amount": "Int64", "requestor_districts": "string"}',
    sdk: writeSdkCall(origin, params, release),
  })

const writeSdkCall = (origin: string, params: URLSearchParams, release: string | undefined): string =>
  `import { makeAppropriationsClient } from '@rotunda/sdk/appropriations'

const client = makeAppropriationsClient({ baseUrl: '${origin}' })
const { rows, snapshot } = await client
  .records(${writeClientFilter(params)}${release === undefined ? '' : `, { release: '${release}' }`})
  .collect({ atMost: 100_000 })`
