import { COVERAGE_NOTES } from '@rotunda/contract'
import type { Citation } from '../cite/citation.ts'
import type { Dataset } from '../releases/read-releases.ts'

/** A dataset in schema.org terms, with the files of the current release and their digests. */
export const describeDataset = (one: Dataset, origin: string): object => {
  const { dataset, title, notes, coverage, freshness, releases, sources, rows } = one
  const current = releases.find((release) => release.current)
  const years = coverage.flatMap(({ fiscal_year: year }) => (year === null ? [] : [year]))
  return {
    '@type': 'Dataset',
    '@id': `${origin}/datasets/${dataset}`,
    name: title,
    description: [`${title}: ${rows} rows.`, ...notes.map(({ text }) => text)].join(' '),
    url: `${origin}/datasets/${dataset}`,
    isAccessibleForFree: true,
    usageInfo: COVERAGE_NOTES.rights,
    spatialCoverage: { '@type': 'Place', name: 'United States' },
    // schema.org has no fiscal years, so calendar years state them.
    ...(years.length > 0 && { temporalCoverage: `${Math.min(...years)}/${Math.max(...years)}` }),
    ...(freshness.latest_retrieved_at !== null && { dateModified: freshness.latest_retrieved_at }),
    creator: [...new Set(sources.map(({ publisher }) => publisher))].map((name) => ({
      '@type': 'Organization',
      name,
    })),
    isBasedOn: [...new Set(sources.map(({ url }) => url))],
    includedInDataCatalog: { '@id': `${origin}/#catalog` },
    ...(current !== undefined && {
      version: current.id,
      distribution: current.files
        .filter(({ name }) => name.startsWith(`data/${dataset}.`))
        .map((file) => describeFile(file, origin)),
    }),
  }
}

type File = Dataset['releases'][number]['files'][number]

export const describeFile = (
  { name, url, media_type: type, bytes, sha256 }: File,
  origin: string,
): object => ({
  '@type': 'DataDownload',
  name: name.replace(/^data\//, ''),
  contentUrl: `${origin}${url}`,
  encodingFormat: type.replace(/;.*/, ''),
  contentSize: `${bytes} B`,
  sha256,
})

export type NamedDataset = {
  readonly dataset: string
  readonly title: string
  /** Texts of its coverage notes. */
  readonly notes: readonly string[]
}

/** A reference to a dataset by `@id`, whose own page describes it. */
export const nameDataset = ({ dataset, title, notes }: NamedDataset, origin: string): object => {
  const address = `${origin}/datasets/${dataset}`
  return {
    '@type': 'Dataset',
    '@id': address,
    name: title,
    description: [`${title}.`, ...notes].join(' '),
    url: address,
  }
}

type DescribedRow = {
  readonly id: string
  /** Path of its page. */
  readonly page: string
  readonly dataset: NamedDataset
  readonly citation: Pick<Citation, 'address' | 'title' | 'publishers'>
  readonly publisherType: 'GovernmentOrganization' | 'Organization'
  readonly sources: readonly { readonly url: string; readonly sha256: string }[]
  readonly changedAt: string
}

/** A row in schema.org terms: a part of its dataset, based on its documents. */
export const describeRow = (row: DescribedRow, origin: string): object => {
  const { citation, publisherType } = row
  const address = origin + row.page
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    '@id': address,
    identifier: row.id,
    name: citation.title,
    url: address,
    isPartOf: nameDataset(row.dataset, origin),
    isBasedOn: row.sources.map((source) => ({ '@type': 'DigitalDocument', ...source })),
    publisher: citation.publishers.map((name) => ({ '@type': publisherType, name })),
    dateModified: row.changedAt,
    sameAs: citation.address,
  }
}
