import { dataEnvelope, RecordsMeta, RecordsQuery, SourcedRecord, FORMATS } from '@rotunda/contract'
import { Type } from 'typebox'
import { RECORDS } from '../../../collections/appropriations/index.ts'
import { Refusal } from '../../../platform/index.ts'
import { datasetsOf, filtersOf } from '../filters-of.ts'
import { EXAMPLE_META, EXAMPLE_RECORD } from '../examples.ts'
import type { Operation } from '../../data/operation.ts'
import { getTable } from '../../data/rows.ts'
import { makeTableRows } from '../../data/table-rows.ts'

const SelectedFields = Type.Partial(SourcedRecord, {
  additionalProperties: false,
  description: 'With `fields`: these fields and no others.',
})

/** Records of a filter, a page at a time or all as a stream. */
export const listRecords: Operation<RecordsQuery> = {
  path: '/records',
  operationId: 'listRecords',
  summary: 'Project requests and projects, by filter',
  description:
    'A record is one row of a committee’s document: a request, or a project in a table of a bill. Rows of different ' +
    'stages are different things, and no stage implies the next. Different parameters narrow, several values of one ' +
    'widen. Walk by `meta.next_offset`, with the same filters and `snapshot` as `meta.snapshot`; a 409 means that ' +
    'another release is current, and the walk begins again. `all=true` with csv or ndjson gives the whole filtered set ' +
    'at once.',
  query: RecordsQuery,
  answer: dataEnvelope(Type.Union([SourcedRecord, SelectedFields]), RecordsMeta),
  example: { data: [EXAMPLE_RECORD], meta: EXAMPLE_META },
  formats: FORMATS,
  problems: [],
  weigh({ tables }, { sort = [], facet = [], ...query }) {
    const rows = getTable(tables, 'records').estimate(filtersOf(query))
    return rows * (sort.length + facet.length / FACETS_OF_A_SORT + (query.all === 'true' ? WRITING : 0))
  },
  find({ tables }, query, format) {
    const records = getTable(tables, 'records')
    const { sort, fields, facet, facet_limit: facetLimit = 20 } = query
    if (facet !== undefined && format !== 'json')
      throw new Refusal(
        'invalid_query',
        'The counts of a facet stand in meta, which only JSON has. Leave out format or facet.',
        {
          param: 'facet',
        },
      )
    const filters = filtersOf(query)
    const selection = records.select(filters, sort)
    return {
      rows: makeTableRows(RECORDS, records, selection, fields),
      datasets: datasetsOf(filters),
      ...(facet !== undefined && { more: { facets: records.facet(filters, facet, facetLimit) } }),
    }
  },
}

/** Counting is so much quicker than sorting. */
const FACETS_OF_A_SORT = 4
/** To write a row takes so much longer than to sort it. */
const WRITING = 50
