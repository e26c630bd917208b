import type { ReleaseFiles } from '../releases/read-releases.ts'
import { describeFile } from './describe-dataset.ts'

/** The service and its search in schema.org terms, for the front page. */
export const describeSite = (origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': `${origin}/#site`,
  name: 'Rotunda',
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** Files of the current releases, each with its digest. */
export const describeDownloads = (releases: readonly ReleaseFiles[], origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'DataCatalog',
  '@id': `${origin}/downloads`,
  name: 'Files of Rotunda',
  url: `${origin}/downloads`,
  dataset: releases.map(({ id, published_at: at, files }) => ({
    '@type': 'Dataset',
    '@id': `${origin}/releases/${id}`,
    name: `Rotunda, release ${id.slice(0, 20)}`,
    description: `All files of the release ${id} of Rotunda, with a signed list of their SHA-256 digests.`,
    url: `${origin}/releases/${id}`,
    version: id,
    isAccessibleForFree: true,
    ...(at !== null && { datePublished: at }),
    distribution: files.map((file) => describeFile(file, origin)),
  })),
})
