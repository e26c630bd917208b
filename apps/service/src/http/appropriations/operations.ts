import type { Operation } from '../data/operation.ts'
import { aggregateRecords } from './aggregate-records/route.ts'
import { getRecord } from './get-record/route.ts'
import { listChanges } from './list-changes/route.ts'
import { listFundingLineChanges } from './list-funding-line-changes/route.ts'
import { listFundingLines } from './list-funding-lines/route.ts'
import { listRecords } from './list-records/route.ts'

/** Operations that need the release alone, in the order of the description. */
export const OPERATIONS: readonly Operation<never>[] = [
  listRecords,
  getRecord,
  aggregateRecords,
  listChanges,
  listFundingLines,
  listFundingLineChanges,
]
