import type { DatasetInfo } from '@rotunda/contract'
import type { ReleaseSummary } from '../../releases/index.ts'
import type { AnyTable } from '../../tables/index.ts'
import { FUNDING_LINES } from './funding-lines.ts'
import { RECORDS } from './records.ts'

/**
 * Tables of a release for queries, without the code that builds one: loading readers and publishers takes longer than
 * answering a query.
 */
export const TABLES: readonly AnyTable[] = [RECORDS, FUNDING_LINES]

/** Figures of a dataset of this collection, as a release gives them. */
export type AppropriationsDataset = Omit<DatasetInfo, 'releases' | 'beta'>

export const listDatasets = ({
  datasets,
}: Pick<ReleaseSummary, 'datasets'>): readonly AppropriationsDataset[] =>
  // A build of this collection counted them by the contract's columns.
  datasets as readonly AppropriationsDataset[]
