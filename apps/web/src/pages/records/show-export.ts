import { addressOf, API, PLACE, viewOf, without, BESIDE_ROWS } from '../../filters/addresses.ts'
import { listValues } from '../../filters/parameters.ts'
import { href } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import { copyNext } from '../../parts/code-block.ts'
import { showHidden } from '../../views/controls.ts'
import { addressOfJson } from './read-rows.ts'

const FORMS = [
  ['csv', 'CSV', 'for spreadsheets'],
  ['xlsx', 'Excel', 'one sheet'],
  ['ndjson', 'NDJSON', 'a record on each line'],
  ['parquet', 'Parquet', 'for DuckDB, pandas and R'],
] as const

/** Downloads of all rows of a view, with its columns and order. */
export const showExport = (origin: string, params: URLSearchParams, release?: string): Html => {
  const view = viewOf(params)
  const files = FORMS.map(
    ([form, title, use]) =>
      html`<li><a class="chip" href="${href(wholeOf(view, form))}" download>${title} <span class="hint">${use}</span></a></li>`,
  )
  return html`<section aria-labelledby="export"><h2 id="export">Download these records</h2>
<p>All rows of this view, in its order${params.has('fields') ? ' and its columns' : ''}:</p>
<ul class="chips">${files}
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

/** A form for other downloads. Its last line proves that a file is complete. The page redirects it to the API. */
const writeForm = (params: URLSearchParams): Html => {
  const place = PLACE.flatMap((name) => params.getAll(name).map((value) => [name, value] as const))
  const kept = [...without(params, 'format', 'bom', 'all', 'trailer'), ...place]
  const formats = FORMS.map(([form, title]) => html`<option value="${form}">${title}</option>`)
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

type Call = {
  readonly title: string
  readonly text: string
  /** Guide to installing what the call needs. */
  readonly guide?: { readonly address: string; readonly title: string }
}

/** Calls for this view in several tools. `release` is set where the address names a snapshot. */
const writeCalls = (origin: string, params: URLSearchParams, release?: string): Call[] => {
  const whole = (format: string): string => {
    const asked = viewOf(params)
    asked.append('all', 'true')
    return `${origin}${addressOf(`${API}/records.${format}`, asked)}`
  }
  return [
    { title: 'curl', text: `curl -fsS '${whole('csv')}' -o records.csv` },
    {
      title: 'TypeScript (SDK)',

      text: writeSdkCall(origin, params, release),
      guide: { address: '/docs/how-to/use-the-client', title: 'How to get the package @rotunda/sdk' },
    },
    {
      title: 'Python (pandas)',

      text: `import pandas as pd\n\nrecords = pd.read_csv(\n    "${whole('csv')}",\n    dtype={"id": "string", "amount": "Int64", "requestor_districts": "string"},\n)`,
    },
    {
      title: 'R',

      text: `records <- readr::read_csv(\n  "${whole('csv')}"\n)`,
    },
    {
      title: 'DuckDB',

      text: `INSTALL httpfs;\nLOAD httpfs;\nSELECT * FROM read_parquet(\n  '${whole('parquet')}'\n);`,
    },
  ]
}

const writeSdkCall = (origin: string, params: URLSearchParams, release: string | undefined): string =>
  `import { makeAppropriationsClient } from '@rotunda/sdk/appropriations'

const client = makeAppropriationsClient({ baseUrl: '${origin}' })
const { rows, snapshot } = await client
  .records(${writeFilter(params)}${release === undefined ? '' : `, { release: '${release}' }`})
  .collect({ atMost: 100_000 })`

const writeFilter = (params: URLSearchParams): string => {
  const asked = without(params, 'limit', 'format', 'bom', 'all', 'trailer', ...BESIDE_ROWS)
  const entries = [...new Set(asked.keys())].map((name) => {
    const texts = listValues(asked, name)
    const values = NUMBERS.has(name) ? texts.map(Number) : texts
    return [name, values.length === 1 ? values[0] : values]
  })
  return JSON.stringify(Object.fromEntries(entries), null, 2).replaceAll('\n', '\n  ')
}

/** Parameters that are numbers in the API description. */
const NUMBERS: ReadonlySet<string> = new Set(['fiscal_year', 'not_fiscal_year', 'amount_min', 'amount_max'])
