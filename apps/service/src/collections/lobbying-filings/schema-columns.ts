import type { NoticeFields, RowFields } from '@rotunda/contract'
import type { TObject } from 'typebox'
import { typeOf, withoutNull } from '../../releases/index.ts'
import type { FlatColumn } from '../../tables/index.ts'
import { noticedColumns } from '../families/index.ts'

/** Flat columns for every field of a schema that holds a single value, and for the places of the row. */
export const schemaColumns = <Row extends RowFields & NoticeFields>(
  schema: TObject,
  between: readonly FlatColumn<Row>[] = [],
): readonly FlatColumn<Row>[] => {
  const last = noticedColumns<Row>()
  const shown = new Set<string>(last.map(({ field }) => field))
  const own = Object.entries(schema.properties).flatMap(([name, property]): FlatColumn<Row>[] => {
    const type = shown.has(name) ? undefined : typeOf(withoutNull(property))
    return type === undefined ? [] : [{ name, type, ...readField(name) }]
  })
  return [...own, ...between, ...last]
}

const readField = <Row extends RowFields & NoticeFields>(name: string) => ({
  // The name is that of a field of the schema of this row.
  field: name as keyof Row & string,
  description: null,
  valueOf: (row: Row): string | number | null => {
    // The same field.
    const value: unknown = row[name as keyof Row]
    if (typeof value === 'boolean') return String(value)
    return typeof value === 'string' || typeof value === 'number' ? value : null
  },
})
