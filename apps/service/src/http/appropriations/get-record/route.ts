import { DataMeta, dataEnvelope, RecordQuery, RecordWithRelations } from '@rotunda/contract'
import { getRecord as findRecord } from '../../../collections/appropriations/index.ts'
import { Refusal } from '../../../platform/index.ts'
import { EXAMPLE_FULL_RECORD, EXAMPLE_META } from '../examples.ts'
import type { Operation } from '../../data/operation.ts'
import { getTable, makeRows } from '../../data/rows.ts'

/** One record with everything that is known of it. */
export const getRecord: Operation<RecordQuery> = {
  path: '/record',
  operationId: 'getRecord',
  summary: 'One record with its source evidence',
  description:
    'Returns the record with the verbatim cells of its source, the place in the document, its corrections, and related records with the evidence for each relation.',
  query: RecordQuery,
  answer: dataEnvelope(RecordWithRelations, DataMeta),
  example: { data: [EXAMPLE_FULL_RECORD], meta: { ...EXAMPLE_META, limit: 1, total: 1, next_offset: null } },
  formats: ['json'],
  problems: ['not_found'],
  find({ tables }, { id }) {
    const record = findRecord(getTable(tables, 'records'), id)
    if (record === undefined)
      throw new Refusal(
        'not_found',
        'No record of this snapshot has this id. Ids are given by /records and stay the same from release to release, unless a source no longer holds the row: vanished.csv of the release names those.',
        { param: 'id' },
      )
    return { rows: makeRows([record]), datasets: [record.dataset] }
  },
}
