import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { showCount } from '../../parts/show-dollars.ts'
import { addressOf, toggleValue, withValues } from '../../filters/addresses.ts'
import { capitalize, listValues, parameterTitle, showValue } from '../../filters/parameters.ts'

export type FacetValue = { readonly value: string | number | null; readonly rows: number }
export type Facets = Readonly<Record<string, readonly FacetValue[]>>

/** What is counted where the address asks for no counts. */
export const FACETS = ['fiscal_year', 'chamber', 'state', 'subcommittee', 'party'] as const
export const FACET_VALUES = 8

/** Counts of the filtered set; each value is a link that chooses it or lets it go. */
export const showFacets = (path: string, params: URLSearchParams, facets: Facets): Html =>
  html`<h2>Counts</h2>
${Object.entries(facets).map(([name, values]) => showFacet({ path, params, name }, values))}`

type Facet = { readonly path: string; readonly params: URLSearchParams; readonly name: string }

const showFacet = (facet: Facet, values: readonly FacetValue[]): Html => {
  const { path, params, name } = facet
  const limit = Number(params.get('facet_limit') ?? FACET_VALUES)
  const all = withValues(withValues(params, 'facet', [name]), 'facet_limit', [String(MOST_VALUES)])
  return html`<h3>${parameterTitle(name)}</h3>
<ul class="facet-values">${values.map((value) => showFacetValue(facet, value))}</ul>
${values.length >= limit && limit < MOST_VALUES && html`<p><a href="${href(addressOf(path, all))}">All values<span class="visually-hidden"> of ${parameterTitle(name)}</span></a></p>`}`
}

/** As many as the API counts. */
const MOST_VALUES = 1000

const showFacetValue = ({ path, params, name }: Facet, { value, rows }: FacetValue): Html => {
  const count = html`<span class="number">${showCount(rows)}</span>`
  const words = capitalize(showValue(name, value))
  const [param, code] = value === null ? ['missing', ABSENT[name]] : [name, String(value)]
  if (code === undefined) return html`<li><span class="absent">${words}</span> ${count}</li>`
  const isChosen = listValues(params, param).includes(code)
  const chosen = addressOf(path, toggleValue(params, param, code))
  return html`<li><span><a href="${href(chosen)}"${isChosen && html` aria-current="true"`}>${words}${isChosen && html` <span aria-hidden="true">✕</span><span class="visually-hidden">(chosen: remove)</span>`}</a>${!isChosen && leaveOut(path, params, { name: param, code, words })}</span> ${count}</li>`
}

/** Dimensions whose empty values a filter names. */
const ABSENT: Readonly<Record<string, string>> = {
  subcommittee: 'subcommittee',
  agency: 'agency',
  account: 'account',
  recipient: 'recipient',
  funding_line: 'funding_line',
  project_state: 'project_states',
}

type Value = { readonly name: string; readonly code: string; readonly words: string }

const leaveOut = (path: string, params: URLSearchParams, { name, code, words }: Value): Content => {
  const address = addressOf(path, toggleValue(params, `not_${name}`, code))
  return html` <a class="leave-out" href="${href(address)}" aria-label="Leave out ${words}" title="Leave out">−</a>`
}
