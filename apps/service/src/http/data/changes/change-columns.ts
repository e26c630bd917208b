import { namesOf } from '@rotunda/contract'
import type { AnyTable, FlatColumn } from '../../../tables/index.ts'
import type { CellColumn } from '../rows.ts'
import type { Change, ListedRow } from './read-changes.ts'

type Described = {
  readonly table: Pick<AnyTable, 'flat'>
  readonly head: readonly string[]
  /** Names a row for people, in whichever of its two states exists. */
  readonly titleOf: (row: ListedRow) => string | null
}

/**
 * Makes the columns of changes. The two states are JSON texts; if both releases have the row, they hold only the
 * fields that differ.
 */
export const makeChangeColumns = ({ table, head, titleOf }: Described): readonly CellColumn<Change>[] => [
  { name: 'change', type: 'text', valueOf: ({ change }) => change },
  ...table.flat.filter(({ name }) => head.includes(name)).map(ofEitherState),
  { name: 'title', type: 'text', valueOf: (one) => titleOf(rowOf(one)) },
  {
    name: 'fields',
    type: 'text',
    valueOf: ({ fields }) => fields.join('; ') || null,
    itemsOf: ({ fields }) => fields,
  },
  { name: 'before', type: 'text', valueOf: ({ before, fields }) => writeState(before, fields) },
  { name: 'after', type: 'text', valueOf: ({ after, fields }) => writeState(after, fields) },
]

const rowOf = ({ before, after }: Change): ListedRow => after ?? before ?? {}

const ofEitherState = (column: FlatColumn<never>): CellColumn<Change> => ({
  name: column.name,
  type: column.type,
  // The table made both its rows and its columns.
  valueOf: (one) => column.valueOf(rowOf(one) as never),
})

const writeState = (row: ListedRow | null, fields: Change['fields']): string | null => {
  if (row === null) return null
  const names = fields.length === 0 ? namesOf(row) : fields
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, row[name]])))
}
