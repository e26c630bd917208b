import { ROWS } from '../ask/read-filter.ts'
import { listValues, SORT_TITLE, type ListWords } from '../filters/list-words.ts'
import { flatten, html, type Html } from '../html/html.ts'
import { REFUSAL_ID } from '../problem-page.ts'
import { FILTERS_ID, showCheckboxes, showControl, showNumber, showSelect } from './controls.ts'
import { FACET_VALUES } from './facets.ts'

type Option = readonly [code: string, words: string]

/** A form over a list: its filters, and the parameters of its view. */
export type FormView = {
  readonly words: ListWords
  /** Sort keys, and the order without any. */
  readonly sortKeys: readonly string[]
  readonly unsorted: string
  /** Dimensions that the API counts. */
  readonly dimensions: readonly string[]
}

const listSorts = ({ words, sortKeys }: FormView): readonly Option[] =>
  sortKeys.flatMap((key): Option[] => {
    const title = words.find(key) === undefined ? words.fieldTitle(key) : words.titleOf(key)
    return [
      [key, `${title}, lowest first`],
      [`-${key}`, `${title}, highest first`],
    ]
  })

/** All API parameters of a list as labelled controls in one form. A refused parameter is marked. */
export const showFilterForm = (view: FormView, params: URLSearchParams, refused?: string): Html => {
  const { first, more, opposites, path } = view.words
  return html`<form class="filters" id="${FILTERS_ID}" action="${path}">
${first.map((name) => showFilter(view, name, params, refused))}
${showMore(view, 'More filters', more, params, refused)}
${showMore(view, 'Leave out', opposites, params, refused)}
${isAny(params, VIEW) ? writeView(view, params, refused) : once(view, 'view', () => writeView(view, NO_PARAMS))}
<button class="usa-button" type="submit">Apply</button>
</form>`
}

const NO_PARAMS = new URLSearchParams()

/** Parts of forms without values, by their name. Most pages need only these, so each is rendered once. */
const PLAIN_PARTS = new WeakMap<FormView, Map<string, Html>>()

const once = (view: FormView, part: string, write: () => Html): Html =>
  PLAIN_PARTS.getOrInsertComputed(view, () => new Map()).getOrInsertComputed(part, () => flatten(write()))

const showMore = (
  view: FormView,
  title: string,
  names: readonly string[],
  params: URLSearchParams,
  refused: string | undefined,
): Html => {
  const write = () => html`<details${isAny(params, names) && html` open`}><summary>${title}</summary>
${names.map((name) => showFilter(view, name, params, refused))}</details>`
  return isAny(params, names) ? write() : once(view, title, write)
}

const showFilter = (
  { words }: FormView,
  name: string,
  params: URLSearchParams,
  refused: string | undefined,
): Html => showControl(name, listValues(params, name), name === refused ? REFUSAL_ID : undefined, words)

const isAny = (params: URLSearchParams, names: readonly string[]): boolean =>
  names.some((name) => params.has(name))

const VIEW = ['sort', 'limit', 'fields', 'facet', 'facet_limit']

const writeView = (view: FormView, params: URLSearchParams, refused?: string): Html => {
  const { words, unsorted: none } = view
  const options = listSorts(view)
  const dimensions = view.dimensions.map((name): Option => [name, words.titleOf(name)])
  const order = listValues(params, 'sort').join()
  const refusal = refused === 'sort' ? REFUSAL_ID : undefined
  const select = { name: 'sort', title: SORT_TITLE, none, options, refusal }
  return html`<details${isAny(params, VIEW) && html` open`}><summary>Order, columns and counts</summary>
${showSelect(select, order === '' ? [] : [order])}
${showNumber('limit', `Rows on a page (at most 200; ${ROWS} by default)`, params)}
${showCheckboxes('fields', 'Columns', words.columns, listValues(params, 'fields'))}
${showCheckboxes('facet', 'Counts by', dimensions, listValues(params, 'facet'))}
${showNumber('facet_limit', `Values of each count (at most 1,000; ${FACET_VALUES} by default)`, params)}
</details>`
}
