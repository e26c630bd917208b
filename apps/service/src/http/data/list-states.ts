import type { Asked } from './asked.ts'
import type { DataApi } from './data-api.ts'
import type { CommonQuery, Operation } from './operation.ts'

/**
 * State that an answer depends on beside the snapshot and the query: the rows of its operation, and in JSON, which
 * alone has a place for it, the freshness that its API adds.
 */
export const listStates = <Query extends CommonQuery>(
  { readState: ofMeta }: Pick<DataApi, 'readState'>,
  { readState: ofRows }: Pick<Operation<Query>, 'readState'>,
  { format }: Pick<Asked<Query>, 'format'>,
): readonly ((at: Date) => string)[] =>
  [ofRows, format === 'json' ? ofMeta : undefined].filter((read) => read !== undefined)
