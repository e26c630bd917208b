import {
  DataMeta,
  dataEnvelope,
  DatasetInfo,
  DATASETS,
  DatasetsQuery,
  namesOf,
  type DatasetName,
  type ReleaseInfo,
} from '@rotunda/contract'
import {
  listDatasets as listReleased,
  type AppropriationsDataset,
} from '../../../collections/appropriations/index.ts'
import {
  describeRelease,
  getCurrentSummary,
  listPublished,
  type PublishedRelease,
  type PublishingApi,
} from '../../downloads/published-releases.ts'
import { EXAMPLE_META } from '../examples.ts'
import type { Operation } from '../../data/operation.ts'
import { EXAMPLE_DATASET } from './example.ts'
import { makeRows } from '../../data/rows.ts'

/** Lists the datasets, with every release of each. */
export const listDatasets = (api: PublishingApi): Operation<DatasetsQuery> => ({
  path: '/datasets',
  operationId: 'listDatasets',
  summary: 'Datasets: coverage, sources, releases and downloads',
  description:
    'Lists the datasets: coverage and gaps, source documents with dates and digests, and every release with the sizes, checksums and addresses of its files. This API is in beta.',
  query: DatasetsQuery,
  answer: dataEnvelope(DatasetInfo, DataMeta),
  example: { data: [EXAMPLE_DATASET], meta: EXAMPLE_META },
  formats: ['json'],
  problems: [],
  find({ summary }) {
    const releases = listPublished(api)
    const { token } = getCurrentSummary(api.currentRelease)
    const describe = (dataset: AppropriationsDataset): DatasetInfo => ({
      ...dataset,
      beta: true,
      releases: releases.map((release) => describeFor(dataset.dataset, release, token)),
    })
    return { rows: makeRows(listReleased(summary).map(describe)), datasets: namesOf(DATASETS) }
  },
  isOfMain: true,
  // A release does not hold its publications, nor which releases are kept.
  readState: () =>
    JSON.stringify(listPublished(api).map(({ summary, publishedAt }) => [summary.id, publishedAt])),
})

const describeFor = (dataset: DatasetName, release: PublishedRelease, current: string): ReleaseInfo => {
  const { files, ...described } = describeRelease(release, current)
  const others = namesOf(DATASETS).filter((name) => name !== dataset)
  return {
    ...described,
    rows: release.summary.datasets.find((one) => one.dataset === dataset)?.rows ?? 0,
    files: files.filter(({ name }) => !others.some((other) => name.startsWith(`data/${other}.`))),
  }
}
