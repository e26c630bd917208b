import { SORT_KEYS, type RecordField } from '@rotunda/contract'
import { fieldTitle, RECORD_FIELDS } from '../filters/parameters.ts'
import { type Html, html, type Content } from '../html/html.ts'
import { showCount } from '../parts/format.ts'
import { showCell, type Row } from './record-cell.ts'
import { showRowsTable, type RowsView, type RowsWords } from './rows-table.ts'

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

const WORDS: RowsWords<RecordField, Row> = {
  name: 'Records',
  fields: RECORD_FIELDS,
  columns: COLUMNS,
  headings: ['title', 'purpose'],
  numbers: ['amount'],
  sortedBy: SORTED_BY,
  look: 'as-cards of-records',
  titleOf: fieldTitle,
  cellOf: showCell,
}

type RecordsView = RowsView & {
  /** A column to leave out, because all its values are equal. */
  readonly without?: RecordField | undefined
}

export const showRecordTable = ({ without: left, ...view }: RecordsView, rows: readonly Row[]): Html =>
  showRowsTable(
    left === undefined
      ? WORDS
      : {
          ...WORDS,
          columns: COLUMNS.filter((field) => field !== left),
          look: `${WORDS.look} without-member`,
        },
    view,
    rows,
  )

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
