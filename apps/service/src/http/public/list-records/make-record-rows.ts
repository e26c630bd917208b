import type { RecordsQuery, SourcedRecord } from '@rotunda/contract'
import { RECORD_COLUMNS, type Selection, type Snapshot } from '../../../datasets/index.ts'
import { describeColumns, toCells, toValues, type Rows } from '../rows.ts'

/** Selected records. As JSON they are the bytes that the snapshot holds, unless only some fields are wanted. */
export const makeRecordRows = (
  snapshot: Snapshot,
  selection: Selection,
  fields: RecordsQuery['fields'],
): Rows => {
  const wanted = fields && new Set<string>(fields)
  const columns = RECORD_COLUMNS.filter(({ field }) => wanted?.has(field) ?? true)
  const read = (offset: number, limit: number, separator: ',' | '\n'): Uint8Array =>
    snapshot.readRows(selection.take(offset, limit), separator)
  const parse = (offset: number, limit: number): SourcedRecord[] =>
    // A snapshot holds what the build has held to the schema of records.
    JSON.parse(`[${Buffer.from(read(offset, limit, ',')).toString()}]`) as SourcedRecord[]
  const pick = (record: SourcedRecord): string =>
    JSON.stringify(Object.fromEntries(Object.entries(record).filter(([name]) => wanted?.has(name))))
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
