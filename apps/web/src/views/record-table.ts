import { SORT_KEYS, type RecordField } from '@rotunda/contract'
import type { Html } from '../html/html.ts'
import { showTable, type Column } from '../parts/table.ts'
import { addressOf, withValues, without } from '../filters/addresses.ts'
import { fieldTitle, RECORD_FIELDS } from '../filters/field-titles.ts'
import { listValues } from '../filters/parameters.ts'
import { showCell, type Row } from './record-cell.ts'

/** What is shown where the address chooses no columns; in a narrow frame each row is a card (styles/_phone.scss), by their places. */
const COLUMNS: readonly RecordField[] = [
  'title',
  'recipient',
  'requestors',
  'fiscal_year',
  'stage',
  'subcommittee',
  'amount',
]

/** What the API sorts by is what a column shows: one of titles shows the purpose of a record that has none. */
const SORTED_BY: Partial<Record<RecordField, (typeof SORT_KEYS)[number]>> = {
  ...Object.fromEntries(SORT_KEYS.filter((key) => key !== 'title').map((key) => [key, key])),
  requestors: 'member',
}

export type RowsView = {
  readonly path: string
  readonly params: URLSearchParams
  readonly caption: string
  /** A column that would say the same in each row. */
  readonly without?: RecordField | undefined
}

export const showRecordTable = (
  { path, params, caption, without: left }: RowsView,
  rows: readonly Row[],
): Html => {
  const chosen = listValues(params, 'fields')
  const fields =
    chosen.length === 0
      ? COLUMNS.filter((field) => field !== left)
      : RECORD_FIELDS.filter((field) => chosen.includes(field))
  const heading = fields.find((field) => field === 'title' || field === 'purpose') ?? fields[0]
  const columns = fields.map((field): Column<Row> => ({
    title: fieldTitle(field),
    cell: (row) => showCell(field, row),
    ...(field === 'amount' && { isNumber: true }),
    ...(field === heading && { isHeading: true }),
    ...describeSort(field, path, params),
  }))
  // The style sheet names the columns of a card, which it knows of these alone.
  const look =
    chosen.length > 0 ? undefined : `as-cards of-records${left === undefined ? '' : ' without-member'}`
  return showTable({ name: 'Records', look, caption, rows, columns })
}

/** From the least, then from the greatest, then as the API has it. */
const describeSort = (
  field: RecordField,
  path: string,
  params: URLSearchParams,
): Pick<Column<Row>, 'sort'> => {
  const key = SORTED_BY[field]
  if (key === undefined) return {}
  const [term] = listValues(params, 'sort')
  const [now, next] =
    term === key
      ? (['ascending', [`-${key}`]] as const)
      : term === `-${key}`
        ? (['descending', []] as const)
        : ([undefined, [key]] as const)
  const sorted = next.length === 0 ? without(params, 'sort') : withValues(params, 'sort', next)
  return { sort: { address: addressOf(path, sorted), now } }
}
