import { COVERAGE_NOTES, type CatalogDataset, type ListedSnapshot } from '@rotunda/contract'
import { contactOf, describeFile, PUBLISHER, type CatalogNeeds } from './catalog-entry.ts'

const KINDS: Readonly<Record<ListedSnapshot['kind'], string>> = {
  lobbying: 'Lobbying disclosure',
  foreign_agent_registration: 'Foreign agent registration',
  spending: 'Federal spending',
}

/** A published snapshot of another kind, with what it honestly holds. There is no API for it. */
export const describeSnapshot = (snapshot: ListedSnapshot, needs: CatalogNeeds): CatalogDataset => ({
  '@id': snapshot.url,
  '@type': 'Dataset',
  identifier: snapshot.url,
  title: snapshot.title,
  description: `${snapshot.holds} A snapshot, as of ${snapshot.as_of}; there is no API for it.`,
  publisher: PUBLISHER,
  contactPoint: contactOf(needs),
  keyword: [KINDS[snapshot.kind]],
  version: snapshot.as_of,
  issued: snapshot.as_of,
  rights: [COVERAGE_NOTES.rights],
  provenance: [`From what was published by: ${snapshot.publisher}.`],
  distribution: [describeFile(snapshot)],
})
