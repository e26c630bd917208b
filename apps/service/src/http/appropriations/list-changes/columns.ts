import { namesOf, type RecordChange, type SourcedRecord } from '@rotunda/contract'
import type { CellColumn } from '../../data/rows.ts'

type Row = SourcedRecord | null

/** In a table the two states are texts of JSON, of the fields that differ alone where both releases hold the record. */
export const CHANGE_COLUMNS: readonly CellColumn<RecordChange>[] = [
  { name: 'change', type: 'text', valueOf: ({ change }) => change },
  { name: 'id', type: 'text', valueOf: ({ id }) => id },
  { name: 'stage', type: 'text', valueOf: ({ stage }) => stage },
  { name: 'fiscal_year', type: 'year', valueOf: ({ fiscal_year: year }) => year },
  { name: 'title', type: 'text', valueOf: ({ before, after }) => nameRow(after ?? before) },
  {
    name: 'fields',
    type: 'text',
    valueOf: ({ fields }) => fields.join('; ') || null,
    itemsOf: ({ fields }) => fields,
  },
  { name: 'before', type: 'text', valueOf: ({ before, fields }) => writeState(before, fields) },
  { name: 'after', type: 'text', valueOf: ({ after, fields }) => writeState(after, fields) },
]

const nameRow = (row: Row): string | null => row?.title ?? row?.purpose ?? null

const writeState = (row: Row, fields: RecordChange['fields']): string | null => {
  if (row === null) return null
  const names = fields.length === 0 ? namesOf(row) : fields
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, row[name]])))
}
