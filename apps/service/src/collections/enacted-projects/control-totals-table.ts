import { EnactedControlTotal } from '@rotunda/contract'
import { year, type FlatColumn, type Table } from '../../tables/index.ts'
import { CHANGED, rowColumns } from '../families/index.ts'

const FLAT: readonly FlatColumn<EnactedControlTotal>[] = rowColumns<EnactedControlTotal>(
  EnactedControlTotal,
  {
    fiscal_year: [year('fiscal_year', (row) => row.fiscal_year)],
  },
)

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
