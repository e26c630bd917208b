import { addressOf, withValues, without } from '../filters/addresses.ts'
import { listValues } from '../filters/list-words.ts'
import type { Content, Html } from '../html/html.ts'
import { showTable, type Column } from '../parts/table.ts'

/** The columns of a list, and its words. */
export type RowsWords<Field extends string, Row> = {
  readonly name: string
  /** All fields, in the order of a row. */
  readonly fields: readonly Field[]
  /** Default columns. On phones each row is a card, and styles/_phone.scss relies on this order. */
  readonly columns: readonly Field[]
  /** Fields that name a row, the first choice first. */
  readonly headings: readonly Field[]
  readonly numbers: readonly Field[]
  /** Sort keys of columns. */
  readonly sortedBy: Readonly<Partial<Record<Field, string>>>
  /** Layout of the default columns, which alone have labels in the style sheet. Absent if they have none. */
  readonly look?: string
  readonly titleOf: (field: Field) => string
  readonly cellOf: (field: Field, row: Row) => Content
}

export type RowsView = {
  readonly path: string
  readonly params: URLSearchParams
  readonly caption: string
}

/** The rows of a list, with the columns that the address chooses in `fields`. */
export const showRowsTable = <Field extends string, Row>(
  words: RowsWords<Field, Row>,
  { path, params, caption }: RowsView,
  rows: readonly Row[],
): Html => {
  const chosen = listValues(params, 'fields')
  const fields = chosen.length === 0 ? words.columns : words.fields.filter((field) => chosen.includes(field))
  const heading = fields.find((field) => words.headings.includes(field)) ?? fields[0]
  const columns = fields.map((field): Column<Row> => ({
    title: words.titleOf(field),
    cell: (row) => words.cellOf(field, row),
    ...(words.numbers.includes(field) && { isNumber: true }),
    ...(field === heading && { isHeading: true }),
    ...describeSort(words.sortedBy[field], path, params),
  }))
  const look = chosen.length > 0 ? undefined : words.look
  return showTable({ name: words.name, look, caption, rows, columns })
}

/** Each click cycles: ascending, descending, the API's order. */
const describeSort = (
  key: string | undefined,
  path: string,
  params: URLSearchParams,
): Pick<Column<never>, 'sort'> => {
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
