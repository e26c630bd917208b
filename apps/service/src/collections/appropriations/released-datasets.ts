import type { DatasetInfo } from '@rotunda/contract'
import type { ReleaseSummary } from '../../releases/index.ts'

/** Figures of a dataset of this collection, as a release gives them. */
export type AppropriationsDataset = Omit<DatasetInfo, 'releases' | 'beta'>

export const listDatasets = ({
  datasets,
}: Pick<ReleaseSummary, 'datasets'>): readonly AppropriationsDataset[] =>
  // A build of this collection counted them by the contract's columns.
  datasets as readonly AppropriationsDataset[]
