import type { Conflict, RowFields } from '@rotunda/contract'
import type { TObject } from 'typebox'
import { list, type FieldColumns, type FieldOrder, type FlatColumn } from '../../../tables/index.ts'
import { rowColumns as commonColumns } from '../../families/index.ts'

export { CHANGED } from '../../families/index.ts'

type Row = RowFields & { readonly conflicts: readonly Conflict[] }

/** Flat columns of a row whose conflicts have each value. */
export const rowColumns = <Of extends Row>(
  schema: TObject,
  parts: FieldColumns<Of> = {},
  order: FieldOrder<Of> = {},
): readonly FlatColumn<Of>[] => commonColumns<Of>(schema, { conflicts: [CONFLICTS], ...parts }, order)

const CONFLICTS = list<Row>('conflicts', ({ conflicts }) => conflicts.map(writeConflict), {
  description: 'Disagreements of sources: the field and each value.',
})

const writeConflict = ({ field, values }: Conflict): string =>
  `${field}: ${values.map(({ value }) => value ?? 'none').join(' / ')}`
