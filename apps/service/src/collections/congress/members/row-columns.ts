import type { Conflict, RowFields } from '@rotunda/contract'
import { list, type FlatColumn } from '../../../tables/index.ts'
import { rowColumns as commonColumns } from '../../families/index.ts'

export { CHANGED } from '../../families/index.ts'

/** Columns that end every row. */
export const rowColumns = <
  Row extends RowFields & { readonly conflicts: readonly Conflict[] },
>(): readonly FlatColumn<Row>[] => [
  list<Row>('conflicts', ({ conflicts }) => conflicts.map(writeConflict), {
    description: 'What sources disagree about: the field and each value.',
  }),
  ...commonColumns<Row>(),
]

const writeConflict = ({ field, values }: Conflict): string =>
  `${field}: ${values.map(({ value }) => value ?? 'none').join(' / ')}`
