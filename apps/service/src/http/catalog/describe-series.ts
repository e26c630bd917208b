import { DATASETS, type CatalogDataset, type CatalogSeries, type DatasetName } from '@rotunda/contract'
import { contactOf, nameDataset, PUBLISHER, type CatalogNeeds } from './catalog-entry.ts'

/** The dataset through all its releases. */
export const nameSeries = (dataset: DatasetName, { base }: Pick<CatalogNeeds, 'base'>) =>
  ({
    '@id': `${base}/downloads#${dataset}`,
    '@type': 'DatasetSeries',
    title: DATASETS[dataset].title,
    description: `Every published release of: ${DATASETS[dataset].title}.`,
  }) as const

export const describeSeries = (
  dataset: DatasetName,
  members: readonly CatalogDataset[],
  needs: CatalogNeeds,
): CatalogSeries => ({
  ...nameSeries(dataset, needs),
  publisher: PUBLISHER,
  contactPoint: [contactOf(needs)],
  seriesMember: members.map(nameDataset),
})
