import type { Conflict, RowFields } from '@rotunda/contract'
import { datetime, integer, list, type FlatColumn } from '../../../tables/index.ts'

/** The columns with which every row ends. */
export const rowColumns = <
  Row extends RowFields & { readonly conflicts: readonly Conflict[] },
>(): readonly FlatColumn<Row>[] => [
  list<Row>('conflicts', ({ conflicts }) => conflicts.map(writeConflict), {
    description: 'What sources disagree about: the field and each value.',
  }),
  list<Row>('sources', ({ sources }) => sources.map(({ source_id }) => source_id), {
    name: 'source_sha256',
    description: 'SHA-256 of each source document.',
  }),
  list<Row>('sources', ({ sources }) => sources.map(({ url }) => url), {
    name: 'source_url',
    description: 'Address of each source document, in the same order.',
  }),
  list<Row>('sources', ({ sources }) => sources.map(({ locator }) => locator), {
    name: 'source_locator',
    description: 'Place in each source document, in the same order.',
  }),
  datetime<Row>('first_seen_at', (row) => row.first_seen_at),
  datetime<Row>('last_changed_at', (row) => row.last_changed_at),
  integer<Row>('revision', (row) => row.revision),
  list<Row>('coverage_notes', (row) => row.coverage_notes),
]

const writeConflict = ({ field, values }: Conflict): string =>
  `${field}: ${values.map(({ value }) => value ?? 'none').join(' / ')}`

/** By when the row last changed. */
export const CHANGED = {
  kind: 'instant',
  of: ({ last_changed_at }: RowFields) => last_changed_at,
  sort: 'last_changed_at',
  since: 'changed_since',
} as const
