import type { CatalogDataset, CatalogSeries } from '@rotunda/contract'
import { contactOf, nameDataset, PUBLISHER, type CatalogNeeds } from './catalog-entry.ts'

type NamedDataset = { readonly dataset: string; readonly title: string }

/** A dataset through all its releases. */
export const nameSeries = ({ dataset, title }: NamedDataset, { base }: Pick<CatalogNeeds, 'base'>) =>
  ({
    '@id': `${base}/downloads#${dataset}`,
    '@type': 'DatasetSeries',
    title,
    description: `Every published release of: ${title}.`,
  }) as const

export const describeSeries = (
  dataset: NamedDataset,
  members: readonly CatalogDataset[],
  needs: CatalogNeeds,
): CatalogSeries => ({
  ...nameSeries(dataset, needs),
  publisher: PUBLISHER,
  contactPoint: [contactOf(needs)],
  seriesMember: members.map(nameDataset),
})
