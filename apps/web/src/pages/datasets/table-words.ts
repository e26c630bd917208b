import { STATES, type PreviewedDataset } from '@rotunda/contract'
import type { TableCell, TableFilter, TableRow, TableView } from '../../ask/read-table.ts'
import { makeListWords, capitalize, type ListWords, type ValueParameter } from '../../filters/list-words.ts'
import { html, type Content } from '../../html/html.ts'
import { linkOut } from '../../parts/link-out.ts'
import { showCount, showDollars } from '../../parts/format.ts'
import type { FormView } from '../../views/filter-form.ts'
import type { RowsWords } from '../../views/rows-table.ts'

type Table = { readonly path: string; readonly dataset: PreviewedDataset; readonly view: TableView }

/** Filters that are always visible in a form. */
const MOST_VISIBLE = 6

/** The form of a table, from the columns that narrow it. */
export const describeForm = ({ path, dataset, view }: Table): FormView => {
  const parameters = Object.fromEntries(
    view.filters.map((filter) => [filter.name, describeParameter(dataset, filter)]),
  )
  const listed = view.filters.filter(({ values }) => values !== undefined).map(({ name }) => name)
  return {
    words: makeListWords({
      path,
      row: 'row',
      rows: `rows of ${dataset.title}`,
      parameters,
      singles: view.singles,
      first: listed.slice(0, MOST_VISIBLE),
      closed: [],
      fieldTitles: Object.fromEntries(dataset.columns.map(({ name }) => [name, titleColumn(dataset, name)])),
    }),
    sortKeys: view.sortKeys,
    unsorted: 'As in the files',
    dimensions: view.dimensions,
  }
}

const describeParameter = (dataset: PreviewedDataset, { name, values }: TableFilter): ValueParameter => ({
  label: titleColumn(dataset, name).replace(/^(?!State\b)[A-Z](?=[a-z])/, (first) => first.toLowerCase()),
  ...(values !== undefined && {
    words: Object.fromEntries(values.map((value) => [value, nameValue(name, value)])),
  }),
})

/** Titles of columns whose names say too little. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['account_outlaid_cents', 'Paid, by account data'],
  ['obligated_cents', 'Obligated'],
  ['place_of_performance_state', 'State of the work'],
  ['type_text', 'Kind of award'],
  ['filing_type_name', 'Kind of filing'],
  ['entities_scope', 'Scope of the named bodies'],
  ['filing_uuid', 'Filing'],
  ['total_check', 'Check of the total'],
  ['recipient_uei', 'UEI of the recipient'],
  ['posted_on_eastern', 'Posted on'],
  ['supersession', 'Newer report'],
  ['flags', 'Notes'],
])

/** A column in words: `Issue` for `issue_name`, unless `issue` is a column too. Cents are shown as dollars. */
const titleColumn = ({ columns }: PreviewedDataset, name: string): string => {
  const known = TITLES.get(name)
  if (known !== undefined) return known
  const plain = name.replace(/_(?:name|text|cents|usd)$/, '')
  const title = columns.some((one) => one.name === plain) ? name : plain
  return capitalize(title.replaceAll('_', ' '))
}

/** A value in words: `first quarter` for `first_quarter`, and a State by its name. */
const nameValue = (name: string, value: string): string => {
  if (/(?:^|_)state$/.test(name) && Object.hasOwn(STATES, value)) return STATES[value as keyof typeof STATES] // `hasOwn` checks it.
  return /^[a-z]+(?:_[a-z]+)+$/i.test(value) ? value.replaceAll('_', ' ').toLowerCase() : value
}

/** The columns of a table, and the cells of its rows. */
export const describeRows = ({ dataset, view }: Table, { words }: FormView): RowsWords<string, TableRow> => {
  const fields = dataset.columns.map(({ name }) => name)
  const typeOf = new Map(dataset.columns.map(({ name, type }) => [name, type]))
  const [heading = 'id'] = view.shown
  return {
    name: `Rows of ${dataset.title}`,
    fields,
    columns: view.shown,
    headings: [heading],
    numbers: fields.filter((name) => typeOf.get(name) === 'integer' && !isId(name)),
    sortedBy: Object.fromEntries(
      fields.filter((name) => view.sortKeys.includes(name)).map((name) => [name, name]),
    ),
    titleOf: (name) => titleColumn(dataset, name),
    cellOf: (name, { cells, isHidden }) =>
      isHidden && name === heading ? HIDDEN : showCell(words, name, cells[name] ?? null, typeOf.get(name)),
  }
}

const HIDDEN = html`<em>This row is in the files alone: its text may name a person or an address.</em>`

const isId = (name: string): boolean => /(?:^|_)(?:id|n|number|year)$/.test(name)

const showCell = (words: ListWords, name: string, value: TableCell, type: string | undefined): Content => {
  if (value === null) return name.endsWith('_cents') ? NOT_REPORTED : null
  if (typeof value === 'string' && /^https?:\/\/\S+$/.test(value)) return linkOut(value, hostOf(value))
  if (typeof value === 'number' && name.endsWith('_cents')) return showCents(value)
  if (typeof value === 'number' && type === 'integer' && !isId(name)) return showCount(value)
  return words.find(name)?.words === undefined ? String(value) : words.showValue(name, value)
}

const NOT_REPORTED = html`<span class="absent">not reported</span>`

const CENTS = 100

/** Dollars of an amount in cents, with two decimals unless it is whole. */
const showCents = (cents: number): string => {
  const rest = Math.abs(cents % CENTS)
  if (rest === 0) return showDollars(cents / CENTS)
  const sign = cents < 0 ? '-' : ''
  return `${sign}${showDollars(Math.floor(Math.abs(cents) / CENTS))}.${String(rest).padStart(2, '0')}`
}

const hostOf = (address: string): string => URL.parse(address)?.hostname ?? address
