import { addressOf, API, ENACTED_API } from '../filters/addresses.ts'
import type { Release, ReleaseFiles } from './read-releases.ts'

export const CHANGES_PATH = '/changes'
/** Parameter of the changes page for the newer release; the current one when left out. */
const TO = 'to'
/** Parameter of the changes page for the table. */
export const TABLE = 'table'

/** Tables, with their API and the path of their changes. */
const CHANGED_TABLES = {
  records: { api: API, path: '/changes' },
  'funding-lines': { api: API, path: '/funding-lines/changes' },
  'enacted-projects': { api: ENACTED_API, path: '/changes' },
} as const
export type ChangedTable = keyof typeof CHANGED_TABLES

const OWN = [TO, TABLE]

/** API address behind a page of changes. */
export const changesAddress = (
  params: URLSearchParams,
  ending: '' | `.${string}` = '',
  table: ChangedTable = 'records',
): string => {
  const asked = new URLSearchParams(
    [...params].filter(([name, value]) => !OWN.includes(name) && value !== ''),
  )
  const to = params.get(TO) ?? ''
  const { api, path } = CHANGED_TABLES[table]
  const base = to === '' ? api : `${api}/releases/${encodeURIComponent(to)}`
  return addressOf(base + path + ending, asked)
}

/** Page of changes of a table. */
export const linkChanges = (table: ChangedTable, params: URLSearchParams): string =>
  addressOf(CHANGES_PATH, new URLSearchParams([...(table === 'records' ? [] : [[TABLE, table]]), ...params]))

/** Page that compares a release with an earlier one of its collection; undefined where no page shows its rows. */
export const linkComparison = (
  { collection }: Pick<ReleaseFiles, 'collection'>,
  pair: Readonly<Record<'from' | 'to', string>>,
): string | undefined => {
  const table = FIRST_TABLES.get(collection)
  return table && linkChanges(table, new URLSearchParams(pair))
}

/** The table that opens first for a release of a collection. */
const FIRST_TABLES: ReadonlyMap<string, ChangedTable> = new Map([
  ['appropriations', 'records'],
  ['enacted-projects', 'enacted-projects'],
])

type Pair<Listed> = {
  /** The older release: named in the address, or published just before. */
  readonly from: string | undefined
  readonly to: Listed | undefined
}

/** Chooses the two releases; by default the current one and its predecessor. */
export const choosePair = <Listed extends Pick<Release, 'id' | 'current'>>(
  params: URLSearchParams,
  releases: readonly Listed[],
): Pair<Listed> => {
  const wanted = params.get('to') ?? ''
  const index = releases.findIndex(({ id, current }) => (wanted === '' ? current : id === wanted))
  const from = params.get('from') ?? ''
  return { from: from === '' ? releases[index + 1]?.id : from, to: releases[index] }
}

/** The previous release of the same collection; `releases` has the newest first. */
export const findBefore = (
  releases: readonly ReleaseFiles[],
  release: ReleaseFiles,
): ReleaseFiles | undefined => {
  const same = releases.filter(({ collection }) => collection === release.collection)
  return same[same.findIndex(({ id }) => id === release.id) + 1]
}
