import type { CatalogDataset, CatalogDistribution, CatalogSeries } from '@rotunda/contract'
import type { Collection, ReleasedDataset, ReleaseFile, ReleaseSummary } from '../../releases/index.ts'
import {
  downloadAddress,
  type EndedPublication,
  type PublishedRelease,
} from '../downloads/published-releases.ts'
import { contactOf, describeFile, nameDataset, PUBLISHER, type CatalogNeeds } from './catalog-entry.ts'

type DescribedRelease = EndedPublication | Pick<PublishedRelease, 'publishedAt' | 'summary'>

/** Describes a dataset of a release. Its version is the token of the release. */
export const describeDataset = (
  collection: Collection,
  { summary, publishedAt, ...release }: DescribedRelease,
  dataset: ReleasedDataset,
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
    keyword: [...collection.catalog.keywords, ...(collection.datasets[dataset.dataset]?.keywords ?? [])],
    version: summary.token,
    versionNotes:
      'notice' in release
        ? `Release ${summary.id} is no longer served.`
        : `Release ${summary.id}. The API serves it under the snapshot token ${summary.token}.`,
    issued: publishedAt,
    accrualPeriodicity: collection.snapshot?.cadence.repeats ?? 'irregular',
    landingPage: describePage(collection, dataset, needs),
    ...describeModified(dataset),
    ...describePeriod(collection, dataset),
    rights: [collection.codes.notes.rights, collection.words.attribution],
    provenance: describeSources(dataset),
    ...('notice' in release
      ? {
          accessRights: `The operator ended the serving on ${release.ended_at}: ${release.notice}`,
          distribution: [],
        }
      : {
          ...(fields && { describedBy: describeReleaseFile(summary, fields, needs) }),
          distribution: filesOf(collection, summary, dataset.dataset).map((file) =>
            describeReleaseFile(summary, file, needs),
          ),
        }),
    inSeries: [nameSeries(dataset, needs)],
  }
}

/** The page of the dataset. A collection of files has one page with a section for each dataset. */
const describePage = (
  { name, words, snapshot }: Collection,
  { dataset, title }: ReleasedDataset,
  { base }: Pick<CatalogNeeds, 'base'>,
) =>
  ({
    '@id': `${base}/datasets/${snapshot === undefined ? dataset : `${name}#${dataset}`}`,
    '@type': 'Document',
    title: snapshot === undefined ? title : `${words.title}: ${title}`,
  }) as const

const describeModified = ({ freshness }: ReleasedDataset): Pick<CatalogDataset, 'modified'> =>
  freshness.latest_retrieved_at === null ? {} : { modified: freshness.latest_retrieved_at }

const describePeriod = (
  { catalog }: Collection,
  { coverage }: ReleasedDataset,
): Pick<CatalogDataset, 'temporal'> => {
  const period = catalog.findPeriod?.(coverage)
  return period === undefined ? {} : { temporal: [{ '@type': 'PeriodOfTime', ...period }] }
}

/** Id of a dataset of a release: the address of the release in the list of downloads. */
const datasetAddress = (release: string, dataset: string, { base }: Pick<CatalogNeeds, 'base'>): string =>
  `${base}/downloads#${release}/${dataset}`

const FIELD_DEFINITIONS = 'fields.csv'

/** Lists the files of a dataset: those named after it, those derived from its rows, and the bundle of all files. */
const filesOf = (
  { datasets, derived }: Collection,
  { files }: ReleaseSummary,
  dataset: string,
): readonly ReleaseFile[] => {
  const table = datasets[dataset]?.table
  const names = [dataset, ...derived.filter(({ from }) => from === table).map(({ file }) => file)]
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

const describeHoldings = ({ title, rows, notes }: ReleasedDataset): string =>
  [`${title}.`, `${rows} rows.`, ...notes.map(({ text }) => text)].join(' ')

const describeSources = ({ sources, freshness }: ReleasedDataset): string[] => {
  const publishers = [...new Set(sources.map(({ publisher }) => publisher))]
  const retrieved = freshness.latest_retrieved_at
  return [
    ...publishers.map(
      (publisher) =>
        `Read from ${sources.filter((source) => source.publisher === publisher).length} documents of: ${publisher}.`,
    ),
    ...(retrieved === null ? [] : [`The documents were last retrieved at ${retrieved}.`]),
    'Each row names its document by address and SHA-256, and its place in it; source-checks.csv counts the published, merged and refused rows of each document.',
  ]
}

type NamedDataset = { readonly dataset: string; readonly title: string }

/** Names a dataset across all its releases. */
const nameSeries = ({ dataset, title }: NamedDataset, { base }: Pick<CatalogNeeds, 'base'>) =>
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
