import { hash } from 'node:crypto'
import { extname } from 'node:path'
import type { Source } from '../../publishers/index.ts'
import { DELIMITER, type FlatType } from '../../tables/index.ts'
import { getPublisher } from '../build/get-publisher.ts'
import type { Collection } from '../collection.ts'
import type { WrittenFile } from './file-set.ts'
import type { ListShapes } from './list-shapes.ts'
import type { BundleColumn, BundleTable } from './table.ts'
import { formatChecksums } from './write-bag.ts'

const PROFILES = 'https://datapackage.org/profiles/2.0'
const PREFIX = 'data/'

type PackageFacts = {
  readonly collection: Collection
  readonly files: readonly WrittenFile[]
  /** Tables by their path within data/. */
  readonly tables: Readonly<Record<string, BundleTable<never>>>
  readonly lists: ListShapes
  /** Documents that the release was made from. */
  readonly sources: readonly Source[]
  /** Coverage of the release, with the days on which its documents were read. */
  readonly statement?: string | undefined
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
      description: describe(facts),
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

const describe = ({ collection: { words, codes }, statement }: PackageFacts): string =>
  [
    words.attribution,
    ...(statement === undefined ? [] : [statement]),
    words.caution,
    codes.notes.rights,
  ].join(' ')

/** A Data Package must name a licence or show one: this file explains why there is no single licence. */
const LICENSES = [
  {
    path: 'LICENSE-NOTES.md',
    title: 'No blanket licence: rights, as far as known, and how to give credit',
  },
]

const DIGITS = 8

/**
 * Names the version for people, as a semantic version: the day of the newest document, and a digest of the other files.
 * The release id cannot be part of it, because the id is made from this file too.
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

const GUARD =
  'A text cell that begins with an apostrophe has been guarded: remove the first apostrophe. In a list, an empty item is null.'

type Surroundings = {
  readonly lists: ListShapes
  readonly nameResource: (file: string) => string
}

/** Describes a CSV by its Table Schema (version 2). The type of a list column depends on its cells. */
const describeTable = (
  file: string,
  { columns, primaryKey }: BundleTable<never>,
  { lists, nameResource }: Surroundings,
) => {
  const keys = columns.flatMap(({ name, leadsTo }) =>
    leadsTo === undefined
      ? []
      : [{ fields: name, reference: { resource: nameResource(leadsTo[0]), fields: leadsTo[1] } }],
  )
  return {
    $schema: 'https://datapackage.org/profiles/2.0/tableschema.json',
    description: GUARD,
    fields: columns.map((column) =>
      column.itemsOf === undefined ? describeValue(column) : describeList(file, column, lists),
    ),
    missingValues: [''],
    ...(primaryKey === undefined ? {} : { primaryKey }),
    ...(keys.length === 0 ? {} : { foreignKeys: keys }),
  }
}

const nameFieldType = (type: FlatType): string => (type === 'text' ? 'string' : type)

const describeValue = ({ name, type, description, codes, ...column }: BundleColumn<never>) => {
  const { required, minimum, maximum, pattern } = column
  const constraints = Object.entries({ required, minimum, maximum, pattern }).filter(
    ([, value]) => value !== undefined,
  )
  return {
    name,
    type: nameFieldType(type),
    description,
    ...(codes === undefined
      ? {}
      : { categories: Object.entries(codes).map(([value, label]) => ({ value, label })) }),
    ...(constraints.length === 0 ? {} : { constraints: Object.fromEntries(constraints) }),
  }
}

const INDIVISIBLE =
  'A value contains the delimiter "; ", so the cell cannot be divided: JSON and Parquet have separate values.'

const describeList = (file: string, { name, type, description }: BundleColumn<never>, lists: ListShapes) => {
  const { isDivisible, hasGaps } = lists.find(file, name)
  if (!isDivisible) return { name, type: 'string', description: `${description} ${INDIVISIBLE}` }
  // An empty item is neither a number nor a day.
  const itemType = hasGaps ? 'string' : nameFieldType(type)
  return { name, type: 'list', description, itemType, delimiter: DELIMITER }
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.csv': 'text/csv; charset=utf-8; header=present',
  '.ndjson': 'application/x-ndjson; charset=utf-8',
  '.parquet': 'application/vnd.apache.parquet',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.zip': 'application/zip',
  '.sig': 'text/plain; charset=utf-8',
  '.pub': 'application/x-pem-file',
  '': 'text/plain; charset=utf-8',
}

/** Media type of a file of a release, by its extension. */
export const mediaTypeOf = (path: string): string => MEDIA_TYPES[extname(path)] ?? 'application/octet-stream'
