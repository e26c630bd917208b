import { ENACTED_FILTERS, ENACTED_SORT_KEYS } from '@rotunda/contract'
import { ROWS } from '../../ask/read-filter.ts'
import { BESIDE_ROWS, without } from '../../filters/addresses.ts'
import {
  ENACTED_FIELDS,
  ENACTED_PATH,
  enactedFieldTitle,
  enactedTitle,
  listEnactedValues,
  showEnactedValue,
} from '../../filters/enacted-parameters.ts'
import { listValues } from '../../filters/parameters.ts'
import { html, type Html } from '../../html/html.ts'
import { REFUSAL_ID } from '../../problem-page.ts'
import { FILTERS_ID, showCheckboxes, showHidden, showNumber, showSelect } from '../../views/controls.ts'
import {
  ENACTED_FIRST,
  ENACTED_MORE,
  ENACTED_OPPOSITES,
  showEnactedFilter,
} from '../../views/enacted-filters.ts'
import type { FacetWords } from '../../views/facets.ts'

const VIEW = ['sort', 'limit', 'fields']
const OF_LIST = [...VIEW, 'offset', 'snapshot', 'facet', 'facet_limit']

export const ENACTED_FACET_WORDS: FacetWords = {
  titleOf: (name) => enactedTitle(name) ?? name,
  showValue: showEnactedValue,
  listAllValues: listEnactedValues,
  absent: {},
}

/** Parameters of the page: the filters of the API, its order, its columns and its paging. */
export const ENACTED_PARAMS: readonly string[] = [...Object.keys(ENACTED_FILTERS), ...OF_LIST]

const SORT_TITLES: Readonly<Record<(typeof ENACTED_SORT_KEYS)[number], string>> = {
  amount: 'Amount',
  fiscal_year: 'Fiscal year',
  subcommittee: 'Subcommittee',
  project: 'Project',
  recipient: 'Recipient',
  last_changed_at: 'Changed',
  id: 'Id',
}

const SORTS = ENACTED_SORT_KEYS.flatMap((key) => [
  [key, `${SORT_TITLES[key]}, lowest first`] as const,
  [`-${key}`, `${SORT_TITLES[key]}, highest first`] as const,
])

const COLUMNS = ENACTED_FIELDS.map((name) => [name, enactedFieldTitle(name)] as const)

/** All filters, the order and the columns as labelled controls in one form. A refused parameter is marked. */
export const showEnactedForm = (params: URLSearchParams, refused?: string): Html => {
  const order = { name: 'sort', title: 'Order', none: 'By year and subcommittee', options: SORTS }
  const refusal = 'sort' === refused ? REFUSAL_ID : undefined
  return html`<form class="filters" id="${FILTERS_ID}" action="${ENACTED_PATH}">
${showHidden([...without(params)].filter(([name]) => BESIDE_ROWS.some((one) => one === name)))}
${ENACTED_FIRST.map((name) => showEnactedFilter(name, params, refused))}
${showMore('More filters', ENACTED_MORE, params, refused)}
${showMore('Leave out', ENACTED_OPPOSITES, params, refused)}
<details${isAny(params, VIEW) && html` open`}><summary>Order and columns</summary>
${showSelect({ ...order, refusal }, listValues(params, 'sort'))}
${showNumber('limit', `Rows on a page (at most 200; ${ROWS} by default)`, params)}
${showCheckboxes('fields', 'Columns', COLUMNS, listValues(params, 'fields'))}
</details>
<button class="usa-button" type="submit">Apply</button>
</form>`
}

const showMore = (title: string, names: readonly string[], params: URLSearchParams, refused?: string): Html =>
  html`<details${isAny(params, names) && html` open`}><summary>${title}</summary>
${names.map((name) => showEnactedFilter(name, params, refused))}</details>`

const isAny = (params: URLSearchParams, names: readonly string[]): boolean =>
  names.some((name) => params.has(name))
