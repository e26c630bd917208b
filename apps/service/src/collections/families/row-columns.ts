import type { NoticeFields, RowFields } from '@rotunda/contract'
import type { TObject } from 'typebox'
import {
  deriveColumns,
  list,
  type Column,
  type FieldColumns,
  type FieldOrder,
  type FlatColumn,
} from '../../tables/index.ts'

/**
 * Flat columns of a row, from its schema. `parts` has the columns of fields whose values have parts, besides sources and
 * notices.
 */
export const rowColumns = <Row extends RowFields>(
  schema: TObject,
  parts: FieldColumns<Row> = {},
  order: FieldOrder<Row> = {},
): readonly FlatColumn<Row>[] =>
  deriveColumns<Row & Partial<NoticeFields>>(
    schema,
    { sources: SOURCE_COLUMNS, notices: [NOTICES], ...parts },
    'notices' in schema.properties ? { notices: 'coverage_notes', ...order } : order,
  )

const NOTICES = list<Partial<NoticeFields>>('notices', ({ notices = [] }) =>
  notices.map(({ kind, fields, text }) => `${kind} of ${fields.join(', ')}: ${text}`),
)

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
