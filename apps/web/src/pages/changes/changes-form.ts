import { html, type Html } from '../../html/html.ts'
import { showControl, showSelect } from '../../filters/controls.ts'
import { listValues, VALUE_NAMES } from '../../filters/parameters.ts'
import { nameRelease } from '../../releases/name-release.ts'
import type { Release } from '../../releases/read-releases.ts'

const FIRST = ['stage', 'fiscal_year', 'state', 'chamber', 'subcommittee', 'q'] as const
const MORE = [
  ...VALUE_NAMES.filter((name) => !FIRST.some((one) => one === name)),
  'amount_min',
  'amount_max',
  'changed_since',
]
const OPPOSITES = VALUE_NAMES.map((name) => `not_${name}`)

/** Two releases, and the filters of records. */
export const showChangesForm = (
  path: string,
  params: URLSearchParams,
  releases: readonly Release[],
): Html => {
  const options = releases.map((release) => [release.id, nameRelease(release)] as const)
  const change = params.getAll('change')
  return html`<form class="filters" id="filters" action="${path}"><h2>Compare</h2>
${showSelect({ name: 'from', title: 'From the release of', none: 'The one before', options }, listValues(params, 'from'))}
${showSelect({ name: 'to', title: 'To the release of', none: 'The current one', options }, listValues(params, 'to'))}
${change.map((kind) => html`<input type="hidden" name="change" value="${kind}">`)}
<h2>Filters</h2>
<p class="usa-hint">A changed record is shown where it fits before or after.</p>
${FIRST.map((name) => showControl(name, listValues(params, name)))}
${showMore('More filters', MORE, params)}
${showMore('Leave out', OPPOSITES, params)}
<button class="usa-button" type="submit">Apply</button>
</form>`
}

const showMore = (title: string, names: readonly string[], params: URLSearchParams): Html =>
  html`<details${names.some((name) => params.has(name)) && html` open`}><summary>${title}</summary>
${names.map((name) => showControl(name, listValues(params, name)))}</details>`
