import { ChangesMeta, ChangesQuery, dataEnvelope, RecordChange, STAGES } from '@rotunda/contract'
import { RECORDS } from '../../../collections/appropriations/index.ts'
import { listTableChanges } from '../../data/changes/list-table-changes.ts'
import { datasetsOf } from '../datasets-of.ts'
import { EXAMPLE_META } from '../examples.ts'
import { EXAMPLE_CHANGE, EXAMPLE_FROM } from './example.ts'

/** What became of the records between two releases. */
export const listChanges = listTableChanges<ChangesQuery>({
  table: RECORDS,
  datasetsOf,
  path: '/changes',
  operationId: 'listChanges',
  summary: 'Records added, changed and withdrawn since another release',
  description:
    'Compares this release with another published one, by the ids of records and by their fields, and gives each ' +
    'record that differs as it was and as it is. Filters choose records as they do in /records; a changed record passes ' +
    'where it passes before or after. A record counts as changed where any field but `evidence` differs: a document that ' +
    'was retrieved again, or holds a row at another place, changes no record. Where `changed_at` is among ' +
    '`fields` the source changed; where it is not, this service has learnt to read it better, or knows more of the ' +
    'member, the account or the project. Compared with itself a release has no changes. The other release may be a ' +
    'newer one: `added` then is what that one withdrew. `all=true` with csv or ndjson gives all changes at once. ' +
    '/funding-lines/changes does the same for funding lines.',
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
  head: ['id', 'stage', 'fiscal_year'],
  counted: { dimension: 'stage', values: STAGES },
  titleOf: ({ title, purpose }) => toText(title ?? purpose),
})

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null)
