import { COVERAGE_NOTES, type Catalog, type CatalogDataset } from '@rotunda/contract'
import { BASE, DESCRIPTION_PATH } from '../public/operation.ts'
import { contactOf, nameDataset, PUBLISHER, type CatalogNeeds } from './catalog-entry.ts'

/** The public API, which serves the newest release. */
export const describeService = (
  serves: readonly CatalogDataset[],
  needs: CatalogNeeds,
): Catalog['service'][number] => ({
  '@id': needs.base + BASE,
  '@type': 'DataService',
  title: 'Public appropriations API (beta)',
  description:
    'Read-only, without account or key: records with filters, totals, one record with its evidence, funding lines, ' +
    'and the releases. 120 requests in any 60 seconds for each address.',
  endpointURL: [needs.base + BASE],
  endpointDescription: [needs.base + DESCRIPTION_PATH],
  publisher: PUBLISHER,
  contactPoint: [contactOf(needs)],
  rights: [COVERAGE_NOTES.rights],
  servesDataset: serves.map(nameDataset),
})
