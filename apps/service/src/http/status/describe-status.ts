import type { TSchema } from 'typebox'
import { describeProblems } from '../describe/describe-problem.ts'
import { NO_PARAMETERS } from '../describe/no-parameters.ts'
import { describeUnchanged, IF_NONE_MATCH, PUBLIC_HEADERS } from '../answers/public-answers.ts'

export type DescribedStatus = {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly says: string
  readonly schema: TSchema
  readonly example: object
  /** Whether it is read from the database, which may be away. */
  readonly isStored?: true
}

/** Description of an operation on the state of the service. */
export const describeStatus = ({ says, schema, example, isStored, ...words }: DescribedStatus) => ({
  ...words,
  tags: ['lists'],
  security: [],
  headers: IF_NONE_MATCH,
  querystring: NO_PARAMETERS,
  response: {
    200: {
      description: says,
      headers: PUBLIC_HEADERS,
      content: { 'application/json': { schema, example } },
    },
    ...describeUnchanged(PUBLIC_HEADERS),
    ...describeProblems('invalid_query', 'rate_limited', ...(isStored ? (['unavailable'] as const) : [])),
  },
})
