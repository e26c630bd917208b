import { closed, envelope, PAGE_PARAMETERS, type Format, type ProblemCode } from '@rotunda/contract'
import { Type, type Static, type TObject } from 'typebox'
import { describeConditional, CONDITIONS, PUBLIC_HEADERS } from '../answers/public-answers.ts'
import type { Operation } from '../data/operation.ts'
import { describeProblems } from '../describe/describe-problem.ts'

export type DescribedList = Pick<
  Operation<never>,
  'path' | 'operationId' | 'summary' | 'description' | 'query' | 'example' | 'formats' | 'onlyFormat'
> & {
  readonly item: TObject
  readonly refusals: readonly ProblemCode[]
}

/** Describes a list at the address of one of its forms. */
export const describeList = (list: DescribedList) => ({
  operationId: list.operationId,
  summary: list.summary,
  description: list.description,
  tags: ['lists'],
  security: [],
  headers: CONDITIONS,
  querystring: list.query,
  response: {
    200: describeAnswer(list),
    ...describeConditional(PAGE_HEADERS),
    ...describeProblems('invalid_query', 'rate_limited', 'snapshot_changed', ...list.refusals),
  },
})

const PAGE_HEADERS = {
  ...PUBLIC_HEADERS,
  vary: Type.String({ description: '`Accept, Accept-Encoding`.' }),
  link: Type.String({ description: '`next`: address of the next page, if more rows follow.' }),
  'rotunda-snapshot': Type.String({
    description: 'Snapshot token, like `meta.snapshot` in JSON.',
  }),
}

/**
 * Describes the one media type of an operation: a text among several would hide the fields of the JSON from generated
 * clients.
 */
const describeAnswer = (list: DescribedList) => {
  const { path, onlyFormat } = list
  if (onlyFormat === undefined)
    return {
      description: `Rows, with paging and the age of the data. \`format\` or \`Accept\` can select the format of \`${path}.csv\` and \`${path}.ndjson\`.`,
      headers: PAGE_HEADERS,
      content: { 'application/json': { schema: envelope(list.item), example: makeExample(list) } },
    }
  const [type, description] =
    onlyFormat === 'csv'
      ? ['text/csv', 'One header line, then one line for each row. Null is an empty cell.']
      : ['application/x-ndjson', 'One object on each line.']
  return {
    description: 'The rows.',
    headers: PAGE_HEADERS,
    content: { [type]: { schema: Type.String({ description }) } },
  }
}

const makeExample = ({ example }: DescribedList) => ({
  data: [example],
  meta: {
    snapshot: 'pE6zbIbyxUAoYvY8Tz0dFQ',
    next_offset: 1,
    total: 2,
    limit: 1,
    offset: 0,
    freshness: { source: 'Example source', retrieved_at: '2026-06-15T12:00:00.000Z', as_of: '2026-06-15' },
    attribution: 'Data: Rotunda, from Example source. Keep the source and its dates.',
  },
})

/** Forms of a list: none is a packed file, since lists are short. */
export const LIST_FORMATS = ['json', 'csv', 'ndjson'] as const satisfies readonly Format[]

/** Parameters of every list, beside its filters. */
export const PAGING = {
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 200,
      description: 'Maximum number of rows on a page. Without it, the answer is the whole list.',
      examples: [50],
    }),
  ),
  offset: PAGE_PARAMETERS.offset,
  snapshot: Type.Optional(
    Type.String({
      description: '`meta.snapshot` of the previous page. The answer is 409 if the list has changed since.',
    }),
  ),
  bom: PAGE_PARAMETERS.bom,
  format: Type.Optional(
    Type.Enum(LIST_FORMATS, {
      description: 'Format of the answer. Takes precedence over the `Accept` header.',
    }),
  ),
}

export const ListQuery = closed(PAGING)
export type ListQuery = Static<typeof ListQuery>
