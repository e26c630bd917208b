import { ListedSnapshot, type CatalogDataset, type CatalogDistribution } from '@rotunda/contract'
import { makeListParser } from '../parse-listed.ts'

/** Facts for every entry of one answer. */
export type CatalogNeeds = {
  /** Origin of this service, without a slash at the end. */
  readonly base: string
  /** E-mail address for questions about the data. */
  readonly contactEmail: string
}

export const PUBLISHER = { '@type': 'Organization', name: 'Rotunda' } as const

export const contactOf = ({ contactEmail }: Pick<CatalogNeeds, 'contactEmail'>) =>
  ({ '@type': 'Kind', fn: 'Rotunda: questions about the data', hasEmail: `mailto:${contactEmail}` }) as const

/** The standard requires these fields wherever a dataset is named. */
export const nameDataset = ({ '@id': id, title, description, publisher, contactPoint }: CatalogDataset) =>
  ({ '@id': id, '@type': 'Dataset', identifier: id, title, description, publisher, contactPoint }) as const

type File = Pick<ListedSnapshot, 'url' | 'media_type' | 'bytes' | 'sha256'> & { readonly title: string }

export const describeFile = ({ url, title, media_type, bytes, sha256 }: File): CatalogDistribution => ({
  '@id': url,
  '@type': 'Distribution',
  title,
  downloadURL: url,
  mediaType: media_type.replace(/;.*$/s, '').trim(),
  byteSize: String(bytes),
  checksum: { '@type': 'Checksum', algorithm: 'SHA-256', checksumValue: sha256 },
})

const parse = makeListParser(ListedSnapshot)

type ParsedSnapshots =
  | { readonly snapshots: readonly ListedSnapshot[]; readonly faults?: never }
  | { readonly faults: readonly string[]; readonly snapshots?: never }

/** Parses the operator’s list of snapshots, and reports all faults at once. */
export const parseListedSnapshots = (text: string): ParsedSnapshots => {
  const { entries, faults } = parse(text)
  if (faults !== undefined) return { faults }
  const urls = entries.map(({ url }) => url)
  const repeated = urls.filter((url, index) => urls.indexOf(url) !== index)
  if (repeated.length > 0) return { faults: repeated.map((url) => `${url} is listed twice`) }
  return { snapshots: entries }
}
