import { html, type Html } from '../../html/html.ts'
import { showControl, showHidden, showSelect } from '../../views/controls.ts'
import { capitalize, listValues } from '../../filters/parameters.ts'
import { TABLE } from '../../releases/changes.ts'
import { nameRelease } from '../../releases/name-release.ts'
import type { Release } from '../../releases/read-releases.ts'
import type { TableOfChanges } from './changed-tables.ts'

/** The form with both releases and the filters of the table. */
export const showChangesForm = (
  path: string,
  params: URLSearchParams,
  releases: readonly Release[],
  table: TableOfChanges,
): Html => {
  const options = releases.map((release) => [release.id, nameRelease(release)] as const)
  const kept = [...params].filter(([name]) => name === 'change' || name === TABLE)
  return html`<form class="filters" id="filters" action="${path}"><h2>Compare</h2>
${showSelect({ name: 'from', title: 'From the release of', none: 'The one before', options }, listValues(params, 'from'))}
${showSelect({ name: 'to', title: 'To the release of', none: 'The current one', options }, listValues(params, 'to'))}
${showHidden(kept)}
<h2>Filters</h2>
<p class="usa-hint">A changed ${table.row} is shown if it matches before or after the change.</p>
${table.first.map((name) => showFilter(name, params, table))}
${showMore('More filters', table.more, params, table)}
${showMore('Leave out', table.opposites, params, table)}
<button class="usa-button" type="submit">Apply</button>
</form>`
}

const showMore = (
  title: string,
  names: readonly string[],
  params: URLSearchParams,
  table: TableOfChanges,
): Html =>
  html`<details${names.some((name) => params.has(name)) && html` open`}><summary>${title}</summary>
${names.map((name) => showFilter(name, params, table))}</details>`

const showFilter = (name: string, params: URLSearchParams, { choices }: TableOfChanges): Html => {
  const plain = name.replace(/^not_/, '')
  const words = choices[plain]
  if (words === undefined) return showControl(name, listValues(params, name))
  const isOpposite = plain !== name
  const title = `${capitalize(plain)}${isOpposite ? ' is not' : ''}`
  const none = isOpposite ? 'None' : 'Any'
  return showSelect({ name, title, none, options: Object.entries(words) }, listValues(params, name))
}
