import { COVERAGE_NOTES, DATASETS } from '@rotunda/contract'
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

/** A reference to a dataset by `@id`, whose own page describes it. */
export const nameDataset = (dataset: keyof typeof DATASETS, origin: string): object => {
  const { title, notes } = DATASETS[dataset]
  const address = `${origin}/datasets/${dataset}`
  return {
    '@type': 'Dataset',
    '@id': address,
    name: title,
    description: [`${title}.`, ...notes.map((code) => COVERAGE_NOTES[code])].join(' '),
    url: address,
  }
}
