import { href } from '../html/href.ts'
import { html, type Content, type Html } from '../html/html.ts'
import { showCount } from '../parts/format.ts'
import { addressOf, makeToggle, without, withValues } from '../filters/addresses.ts'
import { capitalize, isBesideChosen, listValues, type ListWords } from '../filters/list-words.ts'

/** Values shown for each facet. */
export const FACET_VALUES = 8

export type FacetValue = { readonly value: string | number | null; readonly rows: number }
export type Facets = Readonly<Record<string, readonly FacetValue[]>>

/** Facet counts. Each value is a link that adds or removes a filter. */
export const showFacets = (words: ListWords, params: URLSearchParams, facets: Facets): Html =>
  html`${Object.values(facets).some((values) => values.length > 0) && html`<h2>Counts</h2>`}
${Object.entries(facets).map(([name, values]) => values.length > 0 && showFacet({ params, name, words }, values))}`

type View = {
  readonly params: URLSearchParams
  readonly name: string
  readonly words: ListWords
}
type Toggle = ReturnType<typeof makeToggle>
type Facet = View & { readonly choose: Toggle; readonly leaveOut: Toggle }

const showFacet = (view: View, values: readonly FacetValue[]): Html => {
  const { params, name, words } = view
  const { path } = words
  const title = words.titleOf(name)
  const limit = Number(params.get('facet_limit') ?? FACET_VALUES)
  const all = withValues(withValues(params, 'facet', [name]), 'facet_limit', [String(MOST_VALUES)])
  const facet: Facet = {
    ...view,
    choose: makeToggle(path, params, name),
    leaveOut: makeToggle(path, params, `not_${name}`),
  }
  const isCut = values.length >= limit && limit < MOST_VALUES
  const more =
    isCut &&
    html`<p><a href="${href(addressOf(path, all))}">All values<span class="visually-hidden"> of ${title}</span></a></p>`
  return html`<h3>${title}</h3>
<ul class="facet-values">${values.map((value) => showFacetValue(facet, value))}</ul>
${more}`
}

/** The most values that the API counts. */
const MOST_VALUES = 1000

const showFacetValue = (facet: Facet, { value, rows }: FacetValue): Html => {
  const words = capitalize(facet.words.showValue(facet.name, value))
  const shown = value === null ? showAbsentValue(facet, words) : showStated(facet, String(value), words)
  return html`<li><span>${shown}</span> <span class="number">${showCount(rows)}</span></li>`
}

const showStated = ({ params, name, choose, leaveOut }: Facet, code: string, words: string): Content => {
  const { address, isChosen } = choose(code)
  if (isChosen) return showChosen(address, words)
  const named = isBesideChosen(params, name, code) ? words : html`<a href="${href(address)}">${words}</a>`
  return html`${named} <a class="leave-out" href="${href(leaveOut(code).address)}" aria-label="Leave out ${words}" title="Leave out">−</a>`
}

const showChosen = (address: string, words: string): Html =>
  html`<a href="${href(address)}" aria-current="true">${words} <span aria-hidden="true">✕</span><span class="visually-hidden">(chosen: remove)</span></a>`

const showAbsentValue = (view: View, words: string): Content => {
  const found = findAbsent(view)
  if (found === undefined) return html`<span class="absent">${words}</span>`
  const { address, isChosen } = found
  return isChosen ? showChosen(address, words) : html`<a href="${href(address)}"><em>${words}</em></a>`
}

/** Filter for rows without a value; undefined where no filter gives exactly these rows. */
const findAbsent = ({ params, name, words }: View): ReturnType<Toggle> | undefined => {
  const every = words.listAllValues(name)
  if (every !== undefined) return toggleAll(words.path, params, `not_${name}`, every)
  const field = words.absent[name]
  if (field === undefined) return undefined
  const { address, isChosen } = makeToggle(words.path, params, 'missing')(field)
  // Fields without a value widen each other: beside another one, the filter would give more than is counted.
  return isChosen || listValues(params, 'missing').length === 0 ? { address, isChosen } : undefined
}

const toggleAll = (path: string, params: URLSearchParams, name: string, every: readonly string[]) => {
  const chosen = listValues(params, name)
  const isChosen = every.every((value) => chosen.includes(value))
  const rest = addressOf(path, without(params, name))
  // `URLSearchParams` writes a long text letter by letter, which took longer than all other addresses of a page.
  const all = `${rest.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(every.join())}`
  return { address: isChosen ? rest : rest + all, isChosen }
}
