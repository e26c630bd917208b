import type { AnyTable } from '../../tables/index.ts'
import { FUNDING_LINES } from './funding-lines.ts'
import { RECORDS } from './records.ts'

/**
 * All that can be asked of a release, without what builds one. Loading readers and publishers takes longer than answering
 * a question.
 */
export const TABLES: readonly AnyTable[] = [RECORDS, FUNDING_LINES]
