import type { Asked } from './asked.ts'
import type { DataApi } from './data-api.ts'
import type { CommonQuery, Operation } from './operation.ts'

/**
 * Lists the state that an answer depends on, other than the snapshot and the query: the state of the operation's rows,
 * and in JSON the freshness that the API adds to `meta`.
 */
export const listStates = <Query extends CommonQuery>(
  { readState: ofMeta }: Pick<DataApi, 'readState'>,
  { readState: ofRows }: Pick<Operation<Query>, 'readState'>,
  { format }: Pick<Asked<Query>, 'format'>,
): readonly ((at: Date) => string)[] =>
  [ofRows, format === 'json' ? ofMeta : undefined].filter((read) => read !== undefined)
