import { SORT_KEYS, type RecordField } from '@rotunda/contract'
import { addressOf, withValues, without } from '../filters/addresses.ts'
import { listValues, fieldTitle, RECORD_FIELDS } from '../filters/parameters.ts'
import { type Html, html, type Content } from '../html/html.ts'
import { showCount } from '../parts/format.ts'
import { showTable, type Column } from '../parts/table.ts'
import { showCell, type Row } from './record-cell.ts'

/** Default columns. On phones each row is a card, and styles/_phone.scss relies on this order. */
const COLUMNS: readonly RecordField[] = [
  'title',
  'recipient',
  'requestors',
  'fiscal_year',
  'stage',
  'subcommittee',
  'amount',
]

/** Sort keys of columns. Titles have none, because a record without a title shows its purpose there. */
const SORTED_BY: Partial<Record<RecordField, (typeof SORT_KEYS)[number]>> = {
  ...Object.fromEntries(SORT_KEYS.filter((key) => key !== 'title').map((key) => [key, key])),
  requestors: 'member',
}

export type RowsView = {
  readonly path: string
  readonly params: URLSearchParams
  readonly caption: string
  /** A column to leave out, because all its values are equal. */
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
  // The style sheet labels the default columns only.
  const look =
    chosen.length > 0 ? undefined : `as-cards of-records${left === undefined ? '' : ' without-member'}`
  return showTable({ name: 'Records', look, caption, rows, columns })
}

/** Each click cycles: ascending, descending, the API's order. */
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

/** Notes rows that a document repeats. Totals count each, because no source says whether they are one project. */
export const showIdenticalRows = (rows: readonly Row[], total: number): Content => {
  const count = rows.filter(({ flags }) => flags?.includes('identical_rows')).length
  if (count === 0) return null
  const all = rows.length === total ? 'these rows' : 'the rows shown here'
  const repeated = `${showCount(count)} of ${all} ${count === 1 ? 'appears' : 'appear'}`
  return html`<p class="box"><strong>Identical rows.</strong> ${repeated} more than once in the same document, word for word. Totals count each copy, because no document says whether they are one project. The page of each record links to its copies.</p>`
}

/** The same note for totals, which read no rows. */
export const IDENTICAL_ROWS_NOTE = html`<p class="hint">A row that a document repeats word for word is counted each time. Its record says so under “Noticed while reading”.</p>`
