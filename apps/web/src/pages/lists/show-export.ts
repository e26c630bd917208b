import { addressOf, BESIDE_ROWS, PLACE, viewOf, without } from '../../filters/addresses.ts'
import { href } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import { withCounts, type ListView } from '../../lists/list-view.ts'
import type { Asked } from '../../page.ts'
import { showHidden } from '../../views/controls.ts'
import {
  FILE_FORMS,
  showCalls,
  showFileChips,
  writeClientFilter,
  writeFileCalls,
} from '../../views/files-of-list.ts'

/** Downloads of all rows of a view, with its columns and order. `release` is that of the page. */
export const showExport = (list: ListView, { origin, params }: Asked, release: string | undefined): Html => {
  const { short, words, client, operations } = list
  const rows = list.api + list.call
  const view = viewOf(params)
  const pinned = params.has('snapshot') ? release : undefined
  const calls = writeFileCalls({
    list: origin + rows,
    view,
    name: short.rows,
    types: client.types,
    sdk: writeSdkCall(list, origin, params, pinned),
  })
  return html`<section aria-labelledby="export"><h2 id="export">Download these ${short.rows}</h2>
<p>All rows of this view, in its order${params.has('fields') ? ' and its columns' : ''}:</p>
<ul class="chips">${showFileChips(rows, view, short.row)}
<li><a class="chip" href="${href(addressOf(rows, withCounts(list, params)))}">JSON <span class="hint">this page</span></a></li>
<li><a class="chip" href="${list.wholeRelease}">Whole release <span class="hint">Parquet, JSON and CSV, signed</span></a></li></ul>
${list.redirectsFiles === true && writeForm(words.path, params)}
${showCalls(calls)}
${operations !== undefined && html`<p><a href="${operations}">The API of ${words.rows}</a></p>`}</section>`
}

/** A form for other downloads. Its last line proves that a file is complete. The page redirects it to the API. */
const writeForm = (path: string, params: URLSearchParams): Html => {
  const place = PLACE.flatMap((name) => params.getAll(name).map((value) => [name, value] as const))
  const kept = [...without(params, 'format', 'bom', 'all', 'trailer'), ...place]
  const formats = FILE_FORMS.map(([form, title]) => html`<option value="${form}">${title}</option>`)
  return html`<details><summary>More download options</summary>
<form class="filters" action="${path}">
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

const writeSdkCall = (
  { client, short }: ListView,
  origin: string,
  params: URLSearchParams,
  release: string | undefined,
): string =>
  `import { ${client.maker} } from '${client.from}'

const client = ${client.maker}({ baseUrl: '${origin}' })
const { rows, snapshot } = await client
  .${short.rows}(${writeClientFilter(params)}${release === undefined ? '' : `, { release: '${release}' }`})
  .collect({ atMost: 100_000 })`
