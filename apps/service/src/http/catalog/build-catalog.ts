import {
  COVERAGE_NOTES,
  DATASETS,
  namesOf,
  type Catalog,
  type CatalogDataset,
  type DatasetName,
  type ListedSnapshot,
} from '@rotunda/contract'
import { listDatasets } from '../../collections/appropriations/index.ts'
import type { PublishedRelease } from '../downloads/published-releases.ts'
import { contactOf, PUBLISHER, type CatalogNeeds } from './catalog-entry.ts'
import { datasetAddress, describeDataset } from './describe-dataset.ts'
import { describeSeries } from './describe-series.ts'
import { describeService, type DescribedApi } from './describe-service.ts'
import { describeSnapshot } from './describe-snapshot.ts'

export type CatalogContents = {
  /** Each API with its releases, the newest first. */
  readonly published: readonly PublishedApi[]
  readonly snapshots: readonly ListedSnapshot[]
}

type PublishedApi = {
  readonly api: DescribedApi
  readonly releases: readonly PublishedRelease[]
}

/** DCAT-US 3.0: every dataset of every release, the API that serves the newest, and what others keep. */
export const buildCatalog = ({ published, snapshots }: CatalogContents, needs: CatalogNeeds): Catalog => {
  const all = published.map((one) => ({ ...one, entries: listEntries(one, needs) }))
  const entries = all.flatMap((one) => one.entries)
  const membersOf = (name: DatasetName) =>
    entries.filter((entry) => entry.name === name).map(({ dataset }) => dataset)
  return {
    '@id': `${needs.base}/data.json`,
    '@type': 'Catalog',
    title: 'Rotunda: appropriations data',
    description:
      'Releases of the public appropriations data, the newest first, and published snapshots of other kinds. ' +
      COVERAGE_NOTES.stages,
    conformsTo: { '@type': 'Standard', title: 'DCAT-US 3.0' },
    publisher: PUBLISHER,
    contactPoint: [contactOf(needs)],
    rights: [COVERAGE_NOTES.rights],
    dataset: [
      ...entries.map(({ dataset }) => dataset),
      ...snapshots.map((snapshot) => describeSnapshot(snapshot, needs)),
    ],
    datasetSeries: namesOf(DATASETS).map((name) => describeSeries(name, membersOf(name), needs)),
    service: all.map(({ api, entries: own }) =>
      describeService(
        api,
        own.filter(({ newest }) => newest).map(({ dataset }) => dataset),
        needs,
      ),
    ),
  }
}

const listEntries = ({ releases }: PublishedApi, needs: CatalogNeeds) =>
  releases.flatMap((release, index) =>
    listDatasets(release.summary).map((dataset) => ({
      name: dataset.dataset,
      newest: index === 0,
      dataset: {
        ...describeDataset(release, dataset, needs),
        ...linkVersions(releases, index, dataset.dataset, needs),
      },
    })),
  )

type VersionLinks = Pick<CatalogDataset, 'previousVersion' | 'hasVersion'>

/** The newest release names all earlier ones, each of the others the one before it. */
const linkVersions = (
  releases: readonly PublishedRelease[],
  index: number,
  name: DatasetName,
  needs: CatalogNeeds,
): VersionLinks => {
  const earlier = releases
    .slice(index + 1)
    .filter(({ summary }) => summary.datasets.some(({ dataset }) => dataset === name))
    .map(({ summary }) => datasetAddress(summary.id, name, needs))
  const [previousVersion] = earlier
  if (previousVersion === undefined) return {}
  return { previousVersion, ...(index === 0 && { hasVersion: earlier }) }
}
