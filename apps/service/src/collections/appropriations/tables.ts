import type { AnyTable } from '../../tables/index.ts'
import { FUNDING_LINES } from './funding-lines.ts'
import { RECORDS } from './records.ts'

/**
 * Tables of a release for queries, without the code that builds one: loading readers and publishers takes longer than
 * answering a query.
 */
export const TABLES: readonly AnyTable[] = [RECORDS, FUNDING_LINES]
