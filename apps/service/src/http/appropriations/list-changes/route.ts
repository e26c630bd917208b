import { ChangesMeta, ChangesQuery, dataEnvelope, RecordChange, STAGES } from '@rotunda/contract'
import { RECORDS } from '../../../collections/appropriations/index.ts'
import { listTableChanges } from '../../data/changes/list-table-changes.ts'
import { datasetsOf } from '../datasets-of.ts'
import { EXAMPLE_META } from '../examples.ts'
import { EXAMPLE_CHANGE, EXAMPLE_FROM } from './example.ts'

/** Changes of the records between two releases. */
export const listChanges = listTableChanges<ChangesQuery>({
  table: RECORDS,
  datasetsOf,
  path: '/changes',
  operationId: 'listChanges',
  summary: 'Records added, changed and withdrawn since another release',
  description:
    'Compares this release with another published release, by the ids of records and by their fields. Each record that differs is shown before and after. Filters work as in /records; a changed record passes if it passes before or after. A record is changed if any field except `evidence` differs: a document retrieved again, or a row at a new place, changes no record. If `fields` has `changed_at`, the source changed. Otherwise this service reads the source better, or knows more about the member, account or project. A release compared with itself has no changes. The other release may be newer: `added` then lists the records that it withdrew. `all=true` with csv or ndjson returns all changes at once. /funding-lines/changes does the same for funding lines.',
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
