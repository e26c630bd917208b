import type { CalendarEvent } from '@rotunda/contract'
import type { OpenRelease } from '../../releases/index.ts'
import type { FlatColumn, FlatValue, OpenTable } from '../../tables/index.ts'

export type Cell = string | number | null
/** A value of a typed table, or a list if its column holds lists. */
export type TypedValue = FlatValue | readonly FlatValue[]

/** Description of a column. */
export type RowColumn = {
  readonly name: string
  /** A number may have decimals, an integer never. */
  readonly type: FlatColumn<never>['type'] | 'number'
  readonly isList: boolean
}

/** The rows of an answer, in each of its forms. Nothing is read until a method is called. */
export type Rows = {
  readonly total: number
  /** Rows as JSON, joined by the separator. */
  writeJson(offset: number, limit: number, separator: ',' | '\n'): Uint8Array
  /** Columns of the flat table. */
  readonly columns: readonly RowColumn[]
  /** Rows as cells, one for each column. */
  readCells(offset: number, limit: number): readonly (readonly Cell[])[]
  /** Rows as typed values. */
  readValues(offset: number, limit: number): readonly (readonly TypedValue[])[]
  /** Rows as a calendar, if they have days. */
  readonly calendar?: RowsCalendar
}

export type RowsCalendar = {
  readonly name: string
  readonly readEvents: (offset: number, limit: number) => readonly CalendarEvent[]
}

/** A column that reads its cells from a row. */
export type CellColumn<Row> = Pick<RowColumn, 'name' | 'type'> & Pick<FlatColumn<Row>, 'valueOf' | 'itemsOf'>

export const describeColumns = (columns: readonly CellColumn<never>[]): RowColumn[] =>
  columns.map(({ name, type, itemsOf }) => ({ name, type, isList: itemsOf !== undefined }))

/** Rows that are objects in memory. */
export const makeRows = <Row extends object>(
  items: Pick<readonly Row[], 'length' | 'slice'>,
  columns: readonly CellColumn<Row>[] = [],
): Rows => ({
  total: items.length,
  writeJson: (offset, limit, separator) =>
    Buffer.from(
      items
        .slice(offset, offset + limit)
        .map((item) => JSON.stringify(item))
        .join(separator),
    ),
  columns: describeColumns(columns),
  readCells: (offset, limit) => toCells(columns, items.slice(offset, offset + limit)),
  readValues: (offset, limit) => toValues(columns, items.slice(offset, offset + limit)),
})

export const toCells = <Row>(columns: readonly CellColumn<Row>[], rows: readonly Row[]): Cell[][] =>
  rows.map((row) => columns.map((column) => column.valueOf(row)))

export const toValues = <Row>(columns: readonly CellColumn<Row>[], rows: readonly Row[]): TypedValue[][] =>
  rows.map((row) => columns.map((column) => column.itemsOf?.(row) ?? column.valueOf(row)))

/** Large enough to be cheap, small enough for many streams to take turns quickly. */
export const BATCH_ROWS = 100

/** Returns a table that the collection declares. */
export const getTable = (tables: OpenRelease['tables'], name: string): OpenTable => {
  const table = tables[name]
  if (table === undefined) throw new Error(`the release has no table ${name}`)
  return table
}

/** Returns the calendar of rows whose operation offers one. */
export const calendarOf = ({ calendar }: Rows): RowsCalendar => {
  if (calendar === undefined) throw new Error('the rows have no calendar')
  return calendar
}

/** Reads all cells, one batch of rows at a time. */
export function* readBatches(rows: Rows): Generator<readonly (readonly Cell[])[], void, undefined> {
  for (let offset = 0; offset < rows.total; offset += BATCH_ROWS) yield rows.readCells(offset, BATCH_ROWS)
}

/** Makes a part of the rows into rows of its own. */
export const cutRows = (
  rows: Rows,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Rows => ({
  total: Math.max(0, Math.min(limit, rows.total - offset)),
  writeJson: (from, count, separator) =>
    rows.writeJson(offset + from, Math.min(count, limit - from), separator),
  columns: rows.columns,
  readCells: (from, count) => rows.readCells(offset + from, Math.min(count, limit - from)),
  readValues: (from, count) => rows.readValues(offset + from, Math.min(count, limit - from)),
})
