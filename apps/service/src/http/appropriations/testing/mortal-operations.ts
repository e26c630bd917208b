import type { Operation } from '../../data/operation.ts'
import { listRecords } from '../list-records/route.ts'

export { collection } from '../operations.ts'

export const MODULE = import.meta.url

/** Ends the thread that is asked. */
const die: Operation<object> = {
  ...listRecords,
  path: '/die',
  find: () => process.exit(1),
}

export const OPERATIONS: readonly Operation<never>[] = [listRecords, die]
