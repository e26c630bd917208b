import { envelope, type ProblemCode } from '@rotunda/contract'
import { Type, type TObject } from 'typebox'
import { describeProblems } from '../describe-problem.ts'
import { describeUnchanged, IF_NONE_MATCH, PUBLIC_HEADERS } from '../public-answers.ts'

export type DescribedList = {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly item: TObject
  readonly example: object
  readonly query: TObject
  readonly refusals: readonly ProblemCode[]
}

/** What the API description says of a list as JSON. */
export const describeJson = (list: DescribedList) => ({
  ...describeShared(list),
  operationId: list.operationId,
  summary: list.summary,
  description: list.description,
  response: { 200: describePage(list), ...describeOthers(list) },
})

const PAGE_HEADERS = {
  ...PUBLIC_HEADERS,
  link: Type.String({ description: '`next` where more rows follow.' }),
}

const describePage = (list: DescribedList) => ({
  description: 'The rows, and what is needed to go on and to judge how recent they are.',
  headers: PAGE_HEADERS,
  content: { 'application/json': { schema: envelope(list.item), example: makeExample(list) } },
})

/** What the API description says of the same list as CSV. */
export const describeCsv = (list: DescribedList) => ({
  ...describeShared(list),
  operationId: `${list.operationId}Csv`,
  summary: `${list.summary} (CSV)`,
  description: `${list.description} One line for each row after a header line; null is an empty cell.`,
  response: { 200: CSV, ...describeOthers(list) },
})

const CSV = {
  description: 'The rows.',
  headers: PAGE_HEADERS,
  content: { 'text/csv': { schema: Type.String() } },
}

const describeShared = ({ query }: DescribedList) => ({
  tags: ['lists'],
  security: [],
  headers: IF_NONE_MATCH,
  querystring: query,
})

const describeOthers = ({ refusals }: DescribedList) => ({
  ...describeUnchanged(PAGE_HEADERS),
  ...describeProblems('invalid_query', 'rate_limited', 'snapshot_changed', ...refusals),
})

const makeExample = ({ example }: DescribedList) => ({
  data: [example],
  meta: {
    snapshot: 'pE6zbIbyxUAoYvY8Tz0dFQ',
    next_offset: 1,
    total: 2,
    limit: 1,
    offset: 0,
    freshness: { source: 'Example source', retrieved_at: '2026-06-15T12:00:00.000Z', as_of: '2026-06-15' },
  },
})
