import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { showCount } from '../../parts/show-dollars.ts'
import { addressOf, makeToggle, withValues } from '../../filters/addresses.ts'
import { capitalize, parameterTitle, showValue } from '../../filters/parameters.ts'

export type FacetValue = { readonly value: string | number | null; readonly rows: number }
export type Facets = Readonly<Record<string, readonly FacetValue[]>>

/** What is counted where the address asks for no counts. */
export const FACETS = ['fiscal_year', 'chamber', 'state', 'subcommittee', 'party'] as const
export const FACET_VALUES = 8

/** Counts of the filtered set; each value is a link that chooses it or lets it go. */
export const showFacets = (path: string, params: URLSearchParams, facets: Facets): Html =>
  html`<h2>Counts</h2>
${Object.entries(facets).map(([name, values]) => values.length > 0 && showFacet({ path, params, name }, values))}`

type View = { readonly path: string; readonly params: URLSearchParams; readonly name: string }
type Toggle = ReturnType<typeof makeToggle>
type Facet = {
  readonly name: string
  readonly choose: Toggle
  readonly leaveOut: Toggle
  readonly absent: Toggle
}

const showFacet = ({ path, params, name }: View, values: readonly FacetValue[]): Html => {
  const limit = Number(params.get('facet_limit') ?? FACET_VALUES)
  const all = withValues(withValues(params, 'facet', [name]), 'facet_limit', [String(MOST_VALUES)])
  const facet: Facet = {
    name,
    choose: makeToggle(path, params, name),
    leaveOut: makeToggle(path, params, `not_${name}`),
    absent: makeToggle(path, params, 'missing'),
  }
  return html`<h3>${parameterTitle(name)}</h3>
<ul class="facet-values">${values.map((value) => showFacetValue(facet, value))}</ul>
${values.length >= limit && limit < MOST_VALUES && html`<p><a href="${href(addressOf(path, all))}">All values<span class="visually-hidden"> of ${parameterTitle(name)}</span></a></p>`}`
}

/** As many as the API counts. */
const MOST_VALUES = 1000

const showFacetValue = (facet: Facet, { value, rows }: FacetValue): Html => {
  const words = capitalize(showValue(facet.name, value))
  return html`<li><span>${value === null ? showAbsentValue(facet, words) : showStated(facet, String(value), words)}</span> <span class="number">${showCount(rows)}</span></li>`
}

const showStated = ({ choose, leaveOut }: Facet, code: string, words: string): Content => {
  const { address, isChosen } = choose(code)
  if (isChosen) return showChosen(address, words)
  return html`<a href="${href(address)}">${words}</a> <a class="leave-out" href="${href(leaveOut(code).address)}" aria-label="Leave out ${words}" title="Leave out">−</a>`
}

const showChosen = (address: string, words: string): Html =>
  html`<a href="${href(address)}" aria-current="true">${words} <span aria-hidden="true">✕</span><span class="visually-hidden">(chosen: remove)</span></a>`

/** Dimensions whose empty values a filter names. */
const ABSENT: Readonly<Record<string, string>> = {
  subcommittee: 'subcommittee',
  agency: 'agency',
  account: 'account',
  recipient: 'recipient',
  funding_line: 'funding_line',
  project_state: 'project_states',
}

const showAbsentValue = ({ name, absent }: Facet, words: string): Content => {
  const field = ABSENT[name]
  if (field === undefined) return html`<span class="absent">${words}</span>`
  const { address, isChosen } = absent(field)
  return isChosen ? showChosen(address, words) : html`<a href="${href(address)}"><em>${words}</em></a>`
}
