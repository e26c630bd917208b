import { addressOf, API } from '../filters/addresses.ts'
import type { Release, ReleaseFiles } from './read-releases.ts'

/** Parameter of the changes page for the newer release; the current one when left out. */
const TO = 'to'
/** Parameter of the changes page for the table. */
export const TABLE = 'table'

/** Tables of a release, with the API path of their changes. */
const CHANGED_TABLES = { records: '/changes', 'funding-lines': '/funding-lines/changes' } as const
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
  const base = to === '' ? API : `${API}/releases/${encodeURIComponent(to)}`
  return addressOf(base + CHANGED_TABLES[table] + ending, asked)
}

type Pair = {
  /** The older release: named in the address, or published just before. */
  readonly from: string | undefined
  readonly to: Release | undefined
}

/** Chooses the two releases; by default the current one and its predecessor. */
export const choosePair = (params: URLSearchParams, releases: readonly Release[]): Pair => {
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
