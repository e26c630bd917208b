import { hash } from 'node:crypto'
import type { Source } from '../../publishers/index.ts'
import type { Collection } from '../collection.ts'
import { getPublisher } from '../build/get-publisher.ts'
import { describeTable } from './describe-table.ts'
import type { WrittenFile } from './file-set.ts'
import type { ListShapes } from './list-shapes.ts'
import { mediaTypeOf } from './media-types.ts'
import type { BundleTable } from './table.ts'
import { formatChecksums } from './write-bag.ts'

const PROFILES = 'https://datapackage.org/profiles/2.0'
const PREFIX = 'data/'

export type PackageFacts = {
  readonly collection: Collection
  readonly files: readonly WrittenFile[]
  /** By path within data/. */
  readonly tables: Readonly<Record<string, BundleTable<never>>>
  readonly lists: ListShapes
  /** Documents that the release was made from. */
  readonly sources: readonly Source[]
  /** UTC instant of the newest document. */
  readonly newest: string
}

/** datapackage.json (Data Package, version 2): every file with its size and digest, every CSV with its Table Schema. */
export const describePackage = (facts: PackageFacts): string =>
  `${JSON.stringify(
    {
      $schema: `${PROFILES}/datapackage.json`,
      name: `rotunda-${facts.collection.name}`,
      title: facts.collection.words.title,
      description: describe(facts.collection),
      version: nameVersion(facts),
      created: facts.newest,
      licenses: LICENSES,
      contributors: [{ title: 'Rotunda', roles: ['DataCurator', 'Distributor'] }],
      sources: listOrigins(facts),
      resources: facts.files.map((file) => describeFile(file, facts)),
    },
    null,
    2,
  )}\n`

const describe = ({ words, codes }: Collection): string =>
  `${words.attribution} ${words.caution} ${codes.notes.rights}`

/** A licence must be named or shown: the file that says why there is none for all. */
const LICENSES = [
  {
    path: 'LICENSE-NOTES.md',
    title: 'No blanket licence: what may be said of rights, and how to give credit',
  },
]

const DIGITS = 8

/**
 * A name for people, and a semantic version: the day of the newest document, and a digest of the other files. The
 * release id cannot be part of it, because the id is made from this file as well.
 */
const nameVersion = ({ files, newest }: PackageFacts): string => {
  const day = newest.slice(0, 'YYYY-MM-DD'.length).split('-').map(Number).join('.')
  return `${day}+${hash('sha256', formatChecksums(files), 'hex').slice(0, DIGITS)}`
}

const listOrigins = ({ sources, collection }: PackageFacts) =>
  sources.map(({ publisher, url }) => ({
    title: getPublisher(collection.publishers, publisher).title,
    ...(URL.canParse(url) ? { path: url } : {}),
  }))

const describeFile = ({ path, bytes, sha256 }: WrittenFile, { tables, lists }: PackageFacts) => {
  const file = path.slice(PREFIX.length)
  const table = tables[file]
  const [mediatype = ''] = mediaTypeOf(path).split(';')
  return {
    $schema: `${PROFILES}/dataresource.json`,
    name: nameResource(file),
    path: file,
    format: file.split('.').at(-1),
    mediatype,
    bytes,
    hash: `sha256:${sha256}`,
    ...(file.endsWith('.parquet') ? {} : { encoding: 'utf-8' }),
    licenses: LICENSES,
    ...(table === undefined
      ? {}
      : { type: 'table', dialect: DIALECT, schema: describeTable(file, table, { lists, nameResource }) }),
  }
}

const nameResource = (file: string): string => file.toLowerCase().replaceAll('.', '-')

const DIALECT = {
  $schema: `${PROFILES}/tabledialect.json`,
  header: true,
  delimiter: ',',
  lineTerminator: '\n',
  quoteChar: '"',
  doubleQuote: true,
}
