import { EnactedControlTotal } from '@rotunda/contract'
import { integer, text, year, type FlatColumn, type Table } from '../../tables/index.ts'
import { CHANGED, noticedColumns } from '../families/index.ts'

const FLAT: readonly FlatColumn<EnactedControlTotal>[] = [
  text('id', (row) => row.id),
  year('fiscal_year', (row) => row.fiscal_year),
  text('scope', (row) => row.scope),
  text('counting_rule', (row) => row.counting_rule),
  integer('published_items', (row) => row.published_items),
  integer('published_amount', (row) => row.published_amount),
  text('amount_as_published', (row) => row.amount_as_published),
  text('published_in', (row) => row.published_in),
  text('reading', (row) => row.reading),
  integer('counted_items', (row) => row.counted_items),
  integer('counted_amount', (row) => row.counted_amount),
  text('counted_from', (row) => row.counted_from),
  text('status', (row) => row.status),
  ...noticedColumns<EnactedControlTotal>(),
]

/** Published totals beside the counts of the release. */
export const CONTROL_TOTALS_TABLE: Table<EnactedControlTotal> = {
  name: 'control-totals',
  schema: EnactedControlTotal,
  idOf: ({ id }) => id,
  orderOf: ({ fiscal_year, scope, counting_rule, id }) =>
    [fiscal_year, scope, counting_rule, id].join('\u0001'),
  columns: {
    fiscal_year: { kind: 'value', of: ({ fiscal_year }) => fiscal_year, filter: {}, dimension: true },
    scope: { kind: 'value', of: ({ scope }) => scope, filter: { folded: true }, dimension: true },
    counting_rule: { kind: 'value', of: ({ counting_rule }) => counting_rule, filter: { folded: true } },
    status: { kind: 'value', of: ({ status }) => status, filter: {}, dimension: true },
    last_changed_at: CHANGED,
  },
  flat: FLAT,
}
