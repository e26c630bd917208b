import { COVERAGE_NOTES, type Catalog, type CatalogDataset } from '@rotunda/contract'
import { descriptionPath, type DataApi } from '../data/index.ts'
import { contactOf, nameDataset, PUBLISHER, type CatalogNeeds } from './catalog-entry.ts'

export type DescribedApi = Pick<DataApi, 'name' | 'base' | 'title' | 'description'>

/** An API, which serves the newest release. */
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
  rights: [COVERAGE_NOTES.rights],
  servesDataset: serves.map(nameDataset),
})
