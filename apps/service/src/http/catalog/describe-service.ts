import type { Catalog, CatalogDataset } from '@rotunda/contract'
import { descriptionPath, type DataApi } from '../data/index.ts'
import { contactOf, nameDataset, PUBLISHER, type CatalogNeeds } from './catalog-entry.ts'

export type DescribedApi = Pick<
  DataApi,
  'collection' | 'name' | 'base' | 'title' | 'description' | 'operations'
>

/** An API, which serves the newest release of its collection. */
export const describeService = (
  api: DescribedApi,
  serves: readonly CatalogDataset[],
  needs: CatalogNeeds,
): Catalog['service'][number] => ({
  '@id': needs.base + api.base,
  '@type': 'DataService',
  title: api.title,
  description: api.description,
  endpointURL: [needs.base + api.base],
  endpointDescription: [needs.base + descriptionPath(api)],
  publisher: PUBLISHER,
  contactPoint: [contactOf(needs)],
  rights: [api.collection.codes.notes.rights],
  servesDataset: serves.map(nameDataset),
})
