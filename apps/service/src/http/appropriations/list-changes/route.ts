import {
  CHANGE_KINDS,
  ChangesMeta,
  ChangesQuery,
  dataEnvelope,
  FORMATS,
  namesOf,
  RecordChange,
} from '@rotunda/contract'
import { RECORDS } from '../../../collections/appropriations/index.ts'
import { pickFilters } from '../../../tables/index.ts'
import type { Operation } from '../../data/operation.ts'
import { getTable, makeRows } from '../../data/rows.ts'
import { datasetsOf } from '../datasets-of.ts'
import { EXAMPLE_META } from '../examples.ts'
import { CHANGE_COLUMNS } from './columns.ts'
import { countChanges } from './count-changes.ts'
import { EXAMPLE_CHANGE, EXAMPLE_FROM } from './example.ts'
import { readChanges } from './read-changes.ts'
import { selectChanges } from './select-changes.ts'

/** What became of the records between two releases. */
export const listChanges: Operation<ChangesQuery> = {
  path: '/changes',
  operationId: 'listChanges',
  summary: 'Records added, changed and withdrawn since another release',
  description:
    'Compares this release with another published one, by the ids of records and by their fields, and gives each ' +
    'record that differs as it was and as it is. Filters choose records as they do in /records; a changed record passes ' +
    'where it passes before or after. A record counts as changed where any field differs. Where `changed_at` is among ' +
    '`fields` the source changed; where it is not, this service has learnt to read it better, or knows more of the ' +
    'member, the account or the project. Compared with itself a release has no changes. The other release may be a ' +
    'newer one: `added` then is what that one withdrew.',
  query: ChangesQuery,
  answer: dataEnvelope(RecordChange, ChangesMeta),
  example: {
    data: [EXAMPLE_CHANGE],
    meta: {
      ...EXAMPLE_META,
      ...EXAMPLE_FROM,
      total: 1,
      next_offset: null,
      counts: [{ change: 'changed', stage: 'request', rows: 1 }],
    },
  },
  formats: FORMATS,
  problems: ['not_found', 'release_gone'],
  other: { param: 'from', idOf: ({ from }) => from },
  find({ tables }, query, _format, other) {
    if (other === undefined) throw new Error('changes are asked of two releases')
    const both = { later: getTable(tables, 'records'), earlier: getTable(other.tables, 'records') }
    const filters = pickFilters(RECORDS, query)
    const kinds = selectChanges(both, filters)
    const { change: wanted = namesOf(CHANGE_KINDS) } = query
    const chosen = kinds.filter(({ change }) => wanted.includes(change))
    const { id, token } = other.summary
    return {
      rows: makeRows(readChanges(both, chosen), CHANGE_COLUMNS),
      datasets: datasetsOf(filters),
      more: { from: id, from_snapshot: token, counts: countChanges(both, kinds) },
    }
  },
}
