import {
  ENACTED_AGENCIES,
  ENACTED_FILTERS,
  ENACTED_SORT_KEYS,
  STATES,
  SUBCOMMITTEES,
} from '@rotunda/contract'
import { addressOf, without } from '../../filters/addresses.ts'
import { join } from '../../filters/describe-filter.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { ADDRESS_LIMITS, PAGE_LIMITS } from '../../limits.ts'
import { showDollars } from '../../parts/format.ts'
import { REFUSAL_ID } from '../../problem-page.ts'
import { showControl, showHidden, showSelect } from '../../views/controls.ts'
import { showChip } from '../../views/filter-chips.ts'

export const ENACTED_PATH = '/enacted'

export const CHAMBER_OF_ORIGIN = { house: 'House', senate: 'Senate', both: 'House and Senate' } as const

type Choice = {
  readonly title: string
  /** Names of codes; undefined where the filter takes any text. */
  readonly words?: Readonly<Record<string, string>>
}

const CHOICES: Readonly<Record<string, Choice>> = {
  fiscal_year: { title: 'Fiscal year' },
  subcommittee: { title: 'Subcommittee', words: SUBCOMMITTEES },
  agency_code: { title: 'Agency', words: ENACTED_AGENCIES },
  state: { title: 'State of the project', words: STATES },
  bioguide: { title: 'Bioguide id of a requestor' },
  origination: { title: 'Chamber of origin', words: CHAMBER_OF_ORIGIN },
  agency: { title: 'Agency as printed' },
  account: { title: 'Account' },
  requestor: { title: 'Requestor' },
  recipient: { title: 'Recipient' },
  counted: { title: 'Counted as a provision', words: { true: 'yes', false: 'no' } },
  flag: { title: 'Remark on the reading' },
  id: { title: 'Id' },
  amount_min: { title: 'Amount from' },
  amount_max: { title: 'Amount to' },
  changed_since: { title: 'Changed since' },
  q: { title: 'Words' },
}

const PLACE_AND_ORDER = ['sort', 'limit', 'offset', 'snapshot']

/** Parameters of the page: the filters of the API, its order and its paging. */
export const ENACTED_PARAMS: readonly string[] = [...Object.keys(ENACTED_FILTERS), ...PLACE_AND_ORDER]

/** The parameters that choose projects. */
export const keepFilters = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => Object.hasOwn(ENACTED_FILTERS, name)))

/** Describes one parameter of an address: `State of the project is not: Texas`. */
const describe = (name: string, value: string): string => {
  const plain = name.replace(/^not_/, '')
  const { title, words } = CHOICES[plain] ?? { title: plain }
  return `${title}${plain === name ? '' : ' is not'}: ${words === undefined ? showAmount(name, value) : nameCodes(words, value)}`
}

const showAmount = (name: string, value: string): string =>
  name.startsWith('amount_') ? showDollars(Number(value)) : value

const nameCodes = (words: Readonly<Record<string, string>>, value: string): string =>
  join(
    value.split(',').map((code) => (Object.hasOwn(words, code.trim()) ? (words[code.trim()] ?? code) : code)),
    'or',
  )

/** A filter as the end of a heading. Empty without filters; many filters are counted. */
export const describeFilters = (params: URLSearchParams): string => {
  const texts = [...keepFilters(params)].map(([name, value]) => describe(name, value))
  if (texts.length === 0) return ''
  return texts.length > PAGE_LIMITS.headingValues.value
    ? ` by ${texts.length} filters`
    : ` (${texts.join('; ')})`
}

/** Applied filters, each a link that removes it. */
export const showEnactedChips = (params: URLSearchParams): Content => {
  const rest = [...without(params)]
  const applied = rest.flatMap(([name, value], at) =>
    Object.hasOwn(ENACTED_FILTERS, name) ? [{ text: describe(name, value), at }] : [],
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

/** Filters with a control, in the order of the form. */
const SHOWN = ['q', 'fiscal_year', 'subcommittee', 'agency_code', 'state', 'bioguide', 'origination'] as const

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

/** The form of filters. It keeps parameters of the address that have no control. */
export const showEnactedForm = (params: URLSearchParams, refused?: string): Html => {
  const kept = [...without(params, ...SHOWN, 'sort')]
  const order = { name: 'sort', title: 'Order', none: 'By year and subcommittee', options: SORTS }
  return html`<form class="filters" id="filters" action="${ENACTED_PATH}">
${showHidden(kept)}
${SHOWN.map((name) => showFilter(name, params, refused))}
${showSelect({ ...order, refusal: refusalOf('sort', refused) }, valuesOf(params, 'sort'))}
<button class="usa-button" type="submit">Apply</button>
</form>`
}

const showFilter = (name: (typeof SHOWN)[number], params: URLSearchParams, refused?: string): Html => {
  const { title, words } = CHOICES[name] ?? { title: name }
  const refusal = refusalOf(name, refused)
  if (words === undefined) return showControl(name, valuesOf(params, name), refusal)
  const values = valuesOf(params, name).flatMap((value) => value.split(','))
  return showSelect({ name, title, none: 'Any', options: Object.entries(words), refusal }, values)
}

const valuesOf = (params: URLSearchParams, name: string): string[] =>
  params.getAll(name).filter((value) => value !== '')

const refusalOf = (name: string, refused: string | undefined): string | undefined =>
  name === refused ? REFUSAL_ID : undefined
