import type { DatasetInfo } from '@rotunda/contract'
import type { ReleaseSummary } from '../../releases/index.ts'

/** What a release says of a dataset of this collection. */
export type AppropriationsDataset = Omit<DatasetInfo, 'releases' | 'beta'>

export const listDatasets = ({
  datasets,
}: Pick<ReleaseSummary, 'datasets'>): readonly AppropriationsDataset[] =>
  // A build of this collection has counted them by what the contract says.
  datasets as readonly AppropriationsDataset[]
