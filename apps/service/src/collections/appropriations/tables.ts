import type { AnyTable } from '../../tables/index.ts'
import { FUNDING_LINES } from './funding-lines.ts'
import { RECORDS } from './records.ts'

/** All that can be asked of a release, without what builds one: readers and publishers take longer to load than to ask. */
export const TABLES: readonly AnyTable[] = [RECORDS, FUNDING_LINES]
