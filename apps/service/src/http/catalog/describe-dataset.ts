import {
  ATTRIBUTION,
  COVERAGE_NOTES,
  RECORD_DATASETS,
  type CatalogDataset,
  type CatalogDistribution,
  type DatasetName,
} from '@rotunda/contract'
import { REQUESTORS_FILE } from '../../collections/appropriations/declaration/index.ts'
import type { AppropriationsDataset } from '../../collections/appropriations/index.ts'
import type { ReleaseFile, ReleaseSummary } from '../../releases/index.ts'
import { downloadAddress } from '../downloads/download-address.ts'
import type { PublishedRelease } from '../downloads/published-releases.ts'
import { contactOf, describeFile, PUBLISHER, type CatalogNeeds } from './catalog-entry.ts'
import { nameSeries } from './describe-series.ts'

/** One dataset of one release. Its version is that of the release: all datasets of a release have one token. */
export const describeDataset = (
  { summary, publishedAt }: Pick<PublishedRelease, 'summary' | 'publishedAt'>,
  dataset: AppropriationsDataset,
  needs: CatalogNeeds,
): CatalogDataset => {
  const id = datasetAddress(summary.id, dataset.dataset, needs)
  const fields = summary.files.find(({ path }) => baseName(path) === FIELD_DEFINITIONS)
  return {
    '@id': id,
    '@type': 'Dataset',
    identifier: id,
    title: dataset.title,
    description: describeHoldings(dataset),
    publisher: PUBLISHER,
    contactPoint: contactOf(needs),
    keyword: ['appropriations', 'Congress', ...dataset.stages.map((stage) => stage.replaceAll('_', ' '))],
    version: summary.token,
    versionNotes: `Release ${summary.id}. The API serves it under the snapshot token ${summary.token}.`,
    issued: publishedAt,
    ...describeModified(dataset),
    ...describeYears(dataset),
    rights: [COVERAGE_NOTES.rights, ATTRIBUTION],
    provenance: describeSources(dataset),
    ...(fields && { describedBy: describeReleaseFile(summary, fields, needs) }),
    distribution: filesOf(summary, dataset.dataset).map((file) => describeReleaseFile(summary, file, needs)),
    inSeries: [nameSeries(dataset.dataset, needs)],
  }
}

const describeModified = ({ freshness }: AppropriationsDataset): Pick<CatalogDataset, 'modified'> =>
  freshness.latest_retrieved_at === null ? {} : { modified: freshness.latest_retrieved_at }

/** A fiscal year begins on 1 October of the year before. */
const describeYears = ({ coverage }: AppropriationsDataset): Pick<CatalogDataset, 'temporal'> => {
  const years = coverage.flatMap(({ fiscal_year, rows }) =>
    fiscal_year === null || rows === 0 ? [] : [fiscal_year],
  )
  if (years.length === 0) return {}
  const [first, last] = [Math.min(...years), Math.max(...years)]
  return {
    temporal: [{ '@type': 'PeriodOfTime', startDate: `${first - 1}-10-01`, endDate: `${last}-09-30` }],
  }
}

/** Identifies the dataset of a release; leads to the list of downloads, where the release stands. */
export const datasetAddress = (
  release: string,
  dataset: DatasetName,
  { base }: Pick<CatalogNeeds, 'base'>,
): string => `${base}/downloads#${release}/${dataset}`

const FIELD_DEFINITIONS = 'fields.csv'

/** Files that are named after the dataset, those of who asked for its records, and the bundle, which holds all. */
const filesOf = ({ files }: ReleaseSummary, dataset: DatasetName): readonly ReleaseFile[] => {
  const holdsRecords = RECORD_DATASETS.some((name) => name === dataset)
  const names = holdsRecords ? [dataset, REQUESTORS_FILE] : [dataset]
  return files.filter(
    ({ path, media_type }) =>
      names.some((name) => baseName(path).startsWith(`${name}.`)) || media_type.startsWith('application/zip'),
  )
}

const baseName = (path: string): string => path.replace(/^.*\//s, '')

const describeReleaseFile = (
  { id }: ReleaseSummary,
  { path, ...file }: ReleaseFile,
  { base }: CatalogNeeds,
): CatalogDistribution =>
  describeFile({ ...file, title: baseName(path), url: base + downloadAddress(id, path) })

const describeHoldings = ({ title, rows, notes }: AppropriationsDataset): string =>
  [`${title}.`, `${rows} rows.`, ...notes.map(({ text }) => text)].join(' ')

const describeSources = ({ sources, freshness }: AppropriationsDataset): string[] => {
  const publishers = [...new Set(sources.map(({ publisher }) => publisher))]
  const retrieved = freshness.latest_retrieved_at
  return [
    ...publishers.map(
      (publisher) =>
        `Read from ${sources.filter((source) => source.publisher === publisher).length} documents of: ${publisher}.`,
    ),
    ...(retrieved === null ? [] : [`The documents were last retrieved at ${retrieved}.`]),
    'Each row names its document by address and SHA-256, and its place in it; source-checks.csv lists what became of every row.',
  ]
}
