import type { AnyTable, OpenTable, Selection } from '../../tables/index.ts'
import { describeColumns, toCells, toValues, type Rows } from './rows.ts'

/** Selected rows of a table. As JSON they are the bytes that the index holds, unless only some fields are wanted. */
export const makeTableRows = (
  { flat }: Pick<AnyTable, 'flat'>,
  table: OpenTable,
  selection: Selection,
  fields?: readonly string[],
): Rows => {
  const wanted = fields && new Set<string>(fields)
  const columns = flat.filter(({ field }) => wanted?.has(field) ?? true)
  const read = (offset: number, limit: number, separator: ',' | '\n'): Uint8Array =>
    table.readRows(selection.take(offset, limit), separator)
  const parse = (offset: number, limit: number): never[] =>
    // Rows as the table lists them: its columns are made for them.
    JSON.parse(`[${Buffer.from(read(offset, limit, ',')).toString()}]`) as never[]
  const pick = (row: object): string =>
    JSON.stringify(Object.fromEntries(Object.entries(row).filter(([name]) => wanted?.has(name))))
  return {
    total: selection.total,
    writeJson: (offset, limit, separator) =>
      wanted === undefined
        ? read(offset, limit, separator)
        : Buffer.from(parse(offset, limit).map(pick).join(separator)),
    columns: describeColumns(columns),
    readCells: (offset, limit) => toCells(columns, parse(offset, limit)),
    readValues: (offset, limit) => toValues(columns, parse(offset, limit)),
  }
}
