import type { NoticeFields, RowFields } from '@rotunda/contract'
import { datetime, integer, list, type Column, type FlatColumn } from '../../tables/index.ts'

/** Flat columns that end every row. */
export const rowColumns = <Row extends RowFields>(): readonly FlatColumn<Row>[] => [
  ...SOURCE_COLUMNS,
  datetime<Row>('first_seen_at', (row) => row.first_seen_at),
  datetime<Row>('last_changed_at', (row) => row.last_changed_at),
  integer<Row>('revision', (row) => row.revision),
  list<Row>('coverage_notes', (row) => row.coverage_notes),
]

/** Flat columns that end every row of a collection with notices. */
export const noticedColumns = <Row extends RowFields & NoticeFields>(): readonly FlatColumn<Row>[] => [
  ...rowColumns<Row>(),
  list<Row>('notices', ({ notices }) =>
    notices.map(({ kind, fields, text }) => `${kind} of ${fields.join(', ')}: ${text}`),
  ),
]

const SOURCE_COLUMNS: readonly FlatColumn<RowFields>[] = [
  list<RowFields>('sources', ({ sources }) => sources.map((one) => one.source_id), {
    name: 'source_sha256',
    description: 'SHA-256 of each source document.',
  }),
  list<RowFields>('sources', ({ sources }) => sources.map((one) => one.url), {
    name: 'source_url',
    description: 'Address of each source document.',
  }),
  list<RowFields>('sources', ({ sources }) => sources.map((one) => one.locator), {
    name: 'source_locator',
    description: 'Place in each source document.',
  }),
]

/** The column of `changed_since`, a filter of every table. */
export const CHANGED = {
  kind: 'instant',
  of: ({ last_changed_at }: RowFields) => last_changed_at,
  sort: 'last_changed_at',
  since: 'changed_since',
} as const satisfies Column<RowFields>
