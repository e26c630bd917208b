import { EnactedRequestor } from '@rotunda/contract'
import { year, type FlatColumn, type Table } from '../../tables/index.ts'
import { CHANGED, rowColumns } from '../families/index.ts'

const FLAT: readonly FlatColumn<EnactedRequestor>[] = rowColumns<EnactedRequestor>(EnactedRequestor, {
  fiscal_year: [year('fiscal_year', (row) => row.fiscal_year)],
})

/** Requestors of enacted projects, one row for each member and project. */
export const REQUESTORS: Table<EnactedRequestor> = {
  name: 'requestors',
  schema: EnactedRequestor,
  idOf: ({ id }) => id,
  orderOf: ({ project_id, n }) => [project_id, String(n).padStart(3, '0')].join('\u0001'),
  columns: {
    project_id: { kind: 'ranked', of: ({ project_id }) => project_id, filter: {} },
    fiscal_year: { kind: 'value', of: ({ fiscal_year }) => fiscal_year, filter: {}, dimension: true },
    subcommittee: {
      kind: 'value',
      of: ({ subcommittee }) => subcommittee,
      filter: { folded: true },
      dimension: true,
    },
    bioguide: { kind: 'value', of: ({ bioguide }) => bioguide, filter: { folded: true } },
    chamber: { kind: 'value', of: ({ chamber }) => chamber, filter: {}, dimension: true },
    party: { kind: 'value', of: ({ party }) => party, filter: { folded: true }, dimension: true },
    match: { kind: 'value', of: ({ match }) => match, filter: {}, dimension: true },
    name: { kind: 'ranked', of: ({ name }) => name, filter: { folded: true }, sort: 'name' },
    last_changed_at: CHANGED,
  },
  textsOf: ({ name }) => [name],
  flat: FLAT,
}
