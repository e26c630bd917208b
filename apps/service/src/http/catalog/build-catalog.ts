import { type Catalog, type CatalogDataset, type ListedSnapshot, COVERAGE_NOTES } from '@rotunda/contract'
import type { EndedPublication, PublishedRelease } from '../downloads/published-releases.ts'
import { contactOf, PUBLISHER, type CatalogNeeds, nameDataset, describeFile } from './catalog-entry.ts'
import { describeDataset, describeSeries } from './describe-dataset.ts'
import { descriptionPath, type DataApi } from '../data/data-api.ts'

export type CatalogContents = {
  /** Each API with its releases, newest first. */
  readonly published: readonly PublishedApi[]
  readonly snapshots: readonly ListedSnapshot[]
}

type PublishedApi = {
  readonly api: DescribedApi
  readonly releases: readonly PublishedRelease[]
  readonly ended: readonly EndedPublication[]
}

/**
 * Builds the catalog (DCAT-US 3.0): every dataset of every release, the APIs that serve the newest releases, and
 * snapshots that others keep.
 */
export const buildCatalog = ({ published, snapshots }: CatalogContents, needs: CatalogNeeds): Catalog => {
  const all = published.map((one) => ({ ...one, entries: listEntries(one, needs) }))
  const entries = all.flatMap((one) => one.entries)
  const collections = published.map(({ api }) => api.collection)
  return {
    '@id': `${needs.base}/data.json`,
    '@type': 'Catalog',
    title: 'Rotunda: published data',
    description: [
      'Releases, newest first, and published snapshots of further data.',
      ...collections.flatMap(({ words }) => [words.summary, words.caution]),
    ].join(' '),
    conformsTo: { '@type': 'Standard', title: 'DCAT-US 3.0' },
    publisher: PUBLISHER,
    contactPoint: [contactOf(needs)],
    rights: [...new Set(collections.map(({ codes }) => codes.notes.rights))],
    dataset: [
      ...entries.map(({ dataset }) => dataset),
      ...snapshots.map((snapshot) => describeSnapshot(snapshot, needs)),
    ],
    datasetSeries: collections.flatMap(({ datasets }) =>
      Object.entries(datasets).map(([name, { title }]) =>
        describeSeries(
          { dataset: name, title },
          entries.filter((entry) => entry.name === name).map(({ dataset }) => dataset),
          needs,
        ),
      ),
    ),
    service: all
      .filter(({ api }) => api.operations.length > 0)
      .map(({ api, entries: own }) =>
        describeService(
          api,
          own.filter(({ newest }) => newest).map(({ dataset }) => dataset),
          needs,
        ),
      ),
  }
}

type Entry = { readonly name: string; readonly newest: boolean; readonly dataset: CatalogDataset }

const listEntries = ({ api, releases, ended }: PublishedApi, needs: CatalogNeeds): Entry[] => {
  const entries = [...releases, ...ended].flatMap((release, index) =>
    release.summary.datasets.map((dataset) => ({
      name: dataset.dataset,
      newest: index === 0,
      dataset: describeDataset(api.collection, release, dataset, needs),
    })),
  )
  return entries.map((entry, index) => {
    const earlier = entries.slice(index + 1).filter(({ name }) => name === entry.name)
    return { ...entry, dataset: { ...entry.dataset, ...linkVersions(entry, earlier) } }
  })
}

type VersionLinks = Pick<CatalogDataset, 'previousVersion' | 'hasVersion'>

/** Names the versions of a dataset: each names the one before, and the newest all earlier ones. */
const linkVersions = (
  { newest }: Pick<Entry, 'newest'>,
  earlier: readonly Pick<Entry, 'dataset'>[],
): VersionLinks => {
  const versions = earlier.map(({ dataset }) => nameDataset(dataset))
  const [previousVersion] = versions
  if (previousVersion === undefined) return {}
  return { previousVersion, ...(newest && { hasVersion: versions }) }
}

type DescribedApi = Pick<DataApi, 'collection' | 'name' | 'base' | 'title' | 'description' | 'operations'>

/** Describes an API and the datasets that it serves. */
const describeService = (
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

const KINDS: Readonly<Record<ListedSnapshot['kind'], string>> = {
  lobbying: 'Lobbying disclosure',
  foreign_agent_registration: 'Foreign agent registration',
  spending: 'Federal spending',
}

/** Describes a published snapshot of another kind, which no API serves. */
const describeSnapshot = (snapshot: ListedSnapshot, needs: CatalogNeeds): CatalogDataset => ({
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
