import { html, type Html } from '../../html/html.ts'
import { showControl, showHidden, showSelect } from '../../views/controls.ts'
import { listValues } from '../../filters/list-words.ts'
import { TABLE } from '../../releases/changes.ts'
import { nameRelease } from '../../releases/name-release.ts'
import type { ListedRelease } from '../../releases/read-releases.ts'
import type { TableOfChanges } from './changed-tables.ts'

/** The form with both releases and the filters of the table. */
export const showChangesForm = (
  path: string,
  params: URLSearchParams,
  releases: readonly ListedRelease[],
  table: TableOfChanges,
): Html => {
  const options = releases.map((release) => [release.id, nameRelease(release)] as const)
  const kept = [...params].filter(([name]) => name === 'change' || name === TABLE)
  return html`<form class="filters" id="filters" action="${path}"><h2>Compare</h2>
${showSelect({ name: 'from', title: 'From the release of', none: 'The one before', options }, listValues(params, 'from'))}
${showSelect({ name: 'to', title: 'To the release of', none: 'The current one', options }, listValues(params, 'to'))}
${showHidden(kept)}
<h2>Filters</h2>
<p class="usa-hint">A changed ${table.words.row} is shown if it matches before or after the change.</p>
${table.first.map((name) => showFilter(table, name, params))}
${showMore('More filters', table.more, params, table)}
${showMore('Leave out', table.words.opposites, params, table)}
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
${names.map((name) => showFilter(table, name, params))}</details>`

const showFilter = ({ words }: TableOfChanges, name: string, params: URLSearchParams): Html =>
  showControl(name, listValues(params, name), undefined, words)
