import { DIMENSIONS, SORT_KEYS } from '@rotunda/contract'
import { ROWS } from '../../ask/read-filter.ts'
import {
  listValues,
  parameterTitle,
  VALUE_NAMES,
  fieldTitle,
  RECORD_FIELDS,
} from '../../filters/parameters.ts'
import { flatten, html, type Html } from '../../html/html.ts'
import { REFUSAL_ID } from '../../problem-page.ts'
import { FILTERS_ID, showCheckboxes, showControl, showNumber, showSelect } from '../../views/controls.ts'
import { FACET_VALUES } from '../../views/facets.ts'

/** Filters that are always visible. All others are one click away. */
const FIRST = ['fiscal_year', 'chamber', 'state', 'project_state', 'subcommittee', 'party'] as const
const MORE = [
  'stage',
  'member',
  'bioguide',
  'district',
  'recipient',
  'agency',
  'account',
  'amount_min',
  'amount_max',
  'changed_since',
  'funding_line',
  'dataset',
  'id',
  'missing',
  'corrected',
] as const
const OPPOSITES = VALUE_NAMES.map((name) => `not_${name}`)

/** All API parameters as labelled controls in one form. A refused parameter is marked. */
export const showFilterForm = (path: string, params: URLSearchParams, refused?: string): Html =>
  html`<form class="filters" id="${FILTERS_ID}" action="${path}">
${FIRST.map((name) => showFilter(name, params, refused))}
${showMore('More filters', MORE, params, refused)}
${showMore('Leave out', OPPOSITES, params, refused)}
${isAny(params, VIEW) ? writeView(params) : PLAIN_VIEW}
<button class="usa-button" type="submit">Apply</button>
</form>`

const showMore = (
  title: string,
  names: readonly string[],
  params: URLSearchParams,
  refused: string | undefined,
): Html =>
  isAny(params, names)
    ? writeMore(title, names, params, refused)
    : UNTOUCHED.getOrInsertComputed(title, () => flatten(writeMore(title, names, params)))

/** Rendered filter groups without values, by title. Most pages need only these. */
const UNTOUCHED = new Map<string, Html>()

const writeMore = (
  title: string,
  names: readonly string[],
  params: URLSearchParams,
  refused?: string,
): Html =>
  html`<details${isAny(params, names) && html` open`}><summary>${title}</summary>
${names.map((name) => showFilter(name, params, refused))}</details>`

const showFilter = (name: string, params: URLSearchParams, refused: string | undefined): Html =>
  showControl(
    name,
    params.has(name) ? listValues(params, name) : [],
    name === refused ? REFUSAL_ID : undefined,
  )

const isAny = (params: URLSearchParams, names: readonly string[]): boolean =>
  names.some((name) => params.has(name))

const VIEW = ['sort', 'limit', 'fields', 'facet', 'facet_limit']

const writeView = (params: URLSearchParams): Html => {
  const order = listValues(params, 'sort').join()
  const select = { name: 'sort', title: 'Order', none: 'The API’s order', options: SORTS }
  return html`<details${isAny(params, VIEW) && html` open`}><summary>Order, columns and counts</summary>
${showSelect(select, order === '' ? [] : [order])}
${showNumber('limit', `Rows on a page (at most 200; ${ROWS} by default)`, params)}
${showCheckboxes('fields', 'Columns', COLUMNS, listValues(params, 'fields'))}
${showCheckboxes('facet', 'Counts by', FACET_NAMES, listValues(params, 'facet'))}
${showNumber('facet_limit', `Values of each count (at most 1,000; ${FACET_VALUES} by default)`, params)}
</details>`
}

const COLUMNS: readonly (readonly [string, string])[] = RECORD_FIELDS.map((name) => [name, fieldTitle(name)])
const FACET_NAMES: readonly (readonly [string, string])[] = DIMENSIONS.map((name) => [
  name,
  parameterTitle(name),
])

const SORT_TITLES: Readonly<Record<(typeof SORT_KEYS)[number], string>> = {
  amount: 'Amount',
  fiscal_year: 'Fiscal year',
  state: 'Member’s State',
  subcommittee: 'Subcommittee',
  member: 'Member',
  recipient: 'Recipient',
  title: 'Project',
  changed_at: 'Changed',
  id: 'Id',
}

const SORTS: readonly (readonly [string, string])[] = SORT_KEYS.flatMap((key) => [
  [key, `${SORT_TITLES[key]}, lowest first`] as const,
  [`-${key}`, `${SORT_TITLES[key]}, highest first`] as const,
])

/** Rendered once, because most pages use the default view. */
const PLAIN_VIEW = flatten(writeView(new URLSearchParams()))
