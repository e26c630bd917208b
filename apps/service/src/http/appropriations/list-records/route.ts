import { dataEnvelope, RecordsMeta, RecordsQuery, SourcedRecord } from '@rotunda/contract'
import { Type } from 'typebox'
import { nameGroups, RECORDS } from '../../../collections/appropriations/index.ts'
import { listTable } from '../../data/list-table.ts'
import { datasetsOf } from '../datasets-of.ts'
import { EXAMPLE_META, EXAMPLE_RECORD } from '../examples.ts'

const SelectedFields = Type.Partial(SourcedRecord, {
  additionalProperties: false,
  description: 'With `fields`: these fields and no others.',
})

/** Records of a filter, a page at a time or all as a stream. */
export const listRecords = listTable<RecordsQuery>({
  table: RECORDS,
  datasetsOf,
  nameTotals: (totals) => nameGroups(totals).slice(),
  path: '/records',
  operationId: 'listRecords',
  summary: 'Project requests and projects, by filter',
  description:
    'A record is one row of a committee’s document: a request, or a project in a table of a bill. Rows of different ' +
    'stages are different things, and no stage implies the next. Different parameters narrow, several values of one ' +
    'widen. Walk by `meta.next_offset`, with the same filters and `snapshot` as `meta.snapshot`; a 409 means that ' +
    'another release is current, and the walk begins again. `all=true` with csv or ndjson gives the whole filtered set ' +
    'at once. `facet` and `totals` say beside the rows how many there are of what, and what they come to.',
  query: RecordsQuery,
  answer: dataEnvelope(Type.Union([SourcedRecord, SelectedFields]), RecordsMeta),
  example: { data: [EXAMPLE_RECORD], meta: EXAMPLE_META },
})
