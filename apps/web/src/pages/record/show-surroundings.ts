import type { RecordField, RecordSurroundings } from '@rotunda/contract'
import { NOT_NOW } from '../../ask/read-surroundings.ts'
import { fieldTitle, RECORD_FIELDS } from '../../filters/parameters.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { showTable } from '../../parts/table.ts'

type Row = RecordSurroundings['rows'][number]

/** The row among its neighbours. The row and its cells are marked in words and by colour. */
export const showSurroundings = (
  found: RecordSurroundings | undefined,
  place: string,
  index: number,
): Html => {
  if (found === undefined) return html`<p class="absent">${NOT_NOW}</p>`
  if (found.reason !== null)
    return html`<p class="absent">The neighbouring rows cannot be shown here. ${found.reason}</p>`
  const { columns, rows } = found
  return showTable({
    name: `${index === 0 ? 'The row' : `Line ${index + 1} of the row`} in the document, with its neighbours`,
    caption: html`The row (${place}) as in the document, with up to five rows before and after it. Each header is followed by the record field made from its cells. ${sayHeaders(columns)}`,
    rows,
    isMarked: ({ asked }) => asked,
    columns: [
      { title: rows.some(({ row }) => row !== null) ? 'Row' : 'Entry', cell: showNumber, isHeading: true },
      ...columns.map(({ name, fields }, index) => ({
        title: name,
        note: nameFields(fields),
        cell: (row: Row): Content => showCell(row, index, fields.length > 0),
      })),
    ],
  })
}

/** Explains headers that are empty or made up by a program. */
const sayHeaders = (columns: RecordSurroundings['columns']): Content => {
  const names = columns.map(({ name }) => name)
  const [unnamed, made] = [names.find((name) => UNNAMED.test(name)), names.find((name) => MADE.test(name))]
  return [
    unnamed !== undefined && html`“${unnamed}” is a column without a header, named by its position. `,
    made !== undefined &&
      html`“${made}” is printed in the document. A program named a column that had no header.`,
  ]
}

/** The service's name for a column without a header. */
const UNNAMED = /^column \d+$/
/** Names that R and pandas make up. */
const MADE = /^(?:\.\.\.|…)\d+$|^Unnamed: \d+$/

const showNumber = ({ row, pointer, asked, published }: Row): Content =>
  html`${row ?? pointer?.replace(/^.*\//, '')}${asked && html` <strong>this row</strong>`}${!published && html` <span class="absent">not published</span>`}`

const showCell = ({ cells, asked }: Row, index: number, isField: boolean): Content => {
  const text = cells[index] ?? ''
  return asked && isField ? html`<mark>${text}</mark>` : text
}

const isField = (name: string): name is RecordField => RECORD_FIELDS.some((field) => field === name)

/** Names of the fields that came from a column; undefined without any. */
export const nameFields = (fields: readonly string[]): string | undefined =>
  fields.length === 0
    ? undefined
    : fields.map((field) => (isField(field) ? fieldTitle(field) : field).toLowerCase()).join(', ')
