import { dataEnvelope, RecordsMeta, RecordsQuery, SourcedRecord } from '@rotunda/contract'
import { Type } from 'typebox'
import { nameGroups, RECORDS } from '../../../collections/appropriations/index.ts'
import { listTable } from '../../data/list-table.ts'
import { datasetsOf } from '../datasets-of.ts'
import { EXAMPLE_META, EXAMPLE_RECORD } from '../examples.ts'

const SelectedFields = Type.Partial(SourcedRecord, {
  additionalProperties: false,
  description: 'Only these fields, if `fields` is given.',
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
    'A record is one row of a committee’s document: a request, or a project in a table of a bill. Rows of different stages are different things, and no stage implies the next. Each further parameter narrows the set; several values of one parameter widen it. To read all pages, repeat the request with the same filters, `offset` from `meta.next_offset` and `snapshot` from `meta.snapshot`. A 409 means that another release is now current: start again. `all=true` with csv or ndjson returns the whole filtered set at once. `facet` adds counts by dimension, and `totals` adds totals by stage.',
  query: RecordsQuery,
  answer: dataEnvelope(Type.Union([SourcedRecord, SelectedFields]), RecordsMeta),
  example: { data: [EXAMPLE_RECORD], meta: EXAMPLE_META },
})
