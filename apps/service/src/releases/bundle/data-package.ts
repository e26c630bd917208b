import { ATTRIBUTION, COVERAGE_NOTES } from '@rotunda/contract'
import { PUBLISHERS, type Source } from '../../publishers/index.ts'
import type { WrittenFile } from './file-set.ts'
import { mediaTypeOf } from './media-types.ts'
import type { Table } from './table.ts'

const PROFILES = 'https://datapackage.org/profiles/2.0'
const PREFIX = 'data/'

export type PackageFacts = {
  readonly files: readonly WrittenFile[]
  /** By path within data/. */
  readonly tables: Readonly<Record<string, Table<never>>>
  /** Documents that the release was made from. */
  readonly sources: readonly Source[]
  readonly created: string
}

/** datapackage.json (Data Package, version 2): every file with its size and digest, every CSV with its Table Schema. */
export const describePackage = ({ files, tables, sources, created }: PackageFacts): string =>
  `${JSON.stringify(
    {
      $schema: `${PROFILES}/datapackage.json`,
      name: 'rotunda-appropriations',
      title: 'Appropriations requests, projects and funding guidance, with their sources',
      description: `${ATTRIBUTION} ${COVERAGE_NOTES.stages} ${COVERAGE_NOTES.rights}`,
      created,
      sources: listOrigins(sources),
      resources: files.map((file) => describeFile(file, tables[file.path.slice(PREFIX.length)])),
    },
    null,
    2,
  )}\n`

const listOrigins = (sources: readonly Source[]) =>
  sources.map(({ publisher, url }) => ({
    title: PUBLISHERS[publisher],
    ...(URL.canParse(url) ? { path: url } : {}),
  }))

const describeFile = ({ path, bytes, sha256 }: WrittenFile, table: Table<never> | undefined) => {
  const name = path.slice(PREFIX.length)
  const [mediatype = ''] = mediaTypeOf(path).split(';')
  return {
    $schema: `${PROFILES}/dataresource.json`,
    name: name.toLowerCase().replaceAll('.', '-'),
    path: name,
    ...{ format: name.split('.').at(-1), mediatype, bytes, hash: `sha256:${sha256}` },
    ...(name.endsWith('.parquet') ? {} : { encoding: 'utf-8' }),
    ...(table === undefined ? {} : { type: 'table', dialect: DIALECT, schema: describeTable(table) }),
  }
}

const DIALECT = {
  $schema: `${PROFILES}/tabledialect.json`,
  header: true,
  delimiter: ',',
  lineTerminator: '\n',
  quoteChar: '"',
  doubleQuote: true,
}

const GUARD = 'A text cell that begins with an apostrophe has been guarded: take one apostrophe off.'

const describeTable = ({ columns, primaryKey }: Table<never>) => ({
  $schema: `${PROFILES}/tableschema.json`,
  description: GUARD,
  fields: columns.map(({ name, type, description, required }) => ({
    name,
    type: type === 'text' ? 'string' : type,
    description,
    ...(required === true ? { constraints: { required } } : {}),
  })),
  missingValues: [''],
  ...(primaryKey === undefined ? {} : { primaryKey }),
})
