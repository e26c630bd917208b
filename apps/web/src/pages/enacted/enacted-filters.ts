import { ENACTED_FILTERS, ENACTED_SORT_KEYS } from '@rotunda/contract'
import { ROWS } from '../../ask/read-filter.ts'
import { addressOf, BESIDE_ROWS, without } from '../../filters/addresses.ts'
import { describeOne } from '../../filters/describe-enacted.ts'
import {
  ENACTED_FIELDS,
  ENACTED_PATH,
  enactedFieldTitle,
  enactedHint,
  enactedTitle,
  enactedWords,
  listEnactedValues,
  showEnactedValue,
} from '../../filters/enacted-parameters.ts'
import { listValues } from '../../filters/parameters.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { ADDRESS_LIMITS } from '../../limits.ts'
import { REFUSAL_ID } from '../../problem-page.ts'
import {
  FILTERS_ID,
  showCheckboxes,
  showControl,
  showHidden,
  showNumber,
  showSelect,
} from '../../views/controls.ts'
import type { FacetWords } from '../../views/facets.ts'
import { showChip } from '../../views/filter-chips.ts'

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

/** Applied filters, each a link that removes it. */
export const showEnactedChips = (params: URLSearchParams): Content => {
  const rest = [...without(params)]
  const applied = rest.flatMap(([name, value], at) =>
    Object.hasOwn(ENACTED_FILTERS, name) ? [{ text: describeOne(name, value), at }] : [],
  )
  if (applied.length === 0) return null
  const most = ADDRESS_LIMITS.filterLinks.value
  return html`<ul class="chips" aria-label="Applied filters">
${applied
  .slice(0, most)
  .map(({ text, at }) => showChip(addressOf(ENACTED_PATH, new URLSearchParams(rest.toSpliced(at, 1))), text))}
${applied.slice(most).map(({ text }) => html`<li>${text}</li>`)}
${applied.length > 1 && html`<li><a class="chip" href="${ENACTED_PATH}">Remove all filters</a></li>`}
</ul>`
}

/** Filters that are always visible. All others are one click away. Words are searched above the rows. */
const FIRST = ['fiscal_year', 'subcommittee', 'agency_code', 'state', 'bioguide', 'origination']
const MORE = Object.keys(ENACTED_FILTERS).filter(
  (name) => name !== 'q' && !FIRST.includes(name) && !name.startsWith('not_'),
)
const OPPOSITES = Object.keys(ENACTED_FILTERS).filter((name) => name.startsWith('not_'))
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
${FIRST.map((name) => showFilter(name, params, refused))}
${showMore('More filters', MORE, params, refused)}
${showMore('Leave out', OPPOSITES, params, refused)}
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
${names.map((name) => showFilter(name, params, refused))}</details>`

const isAny = (params: URLSearchParams, names: readonly string[]): boolean =>
  names.some((name) => params.has(name))

const showFilter = (name: string, params: URLSearchParams, refused?: string): Html => {
  const refusal = name === refused ? REFUSAL_ID : undefined
  const title = enactedTitle(name) ?? name
  const words = enactedWords(name)
  const values = listValues(params, name)
  if (words === undefined) return showControl(name, values, refusal, { title, hint: enactedHint(name) })
  const none = name.startsWith('not_') ? 'None' : 'Any'
  return showSelect({ name, title, none, options: Object.entries(words), refusal }, values)
}
