import { addressOf, API } from '../filters/addresses.ts'
import type { Release, ReleaseFiles } from './read-releases.ts'

/** What a page of changes takes beside what the API does: the release that is compared, where it is not the current one. */
export const TO = 'to'
/** And the table whose rows it shows. */
export const TABLE = 'table'

/** The tables that a release has, and where the API gives the changes of each. */
export const CHANGED_TABLES = { records: '/changes', 'funding-lines': '/funding-lines/changes' } as const
export type ChangedTable = keyof typeof CHANGED_TABLES

const OWN = [TO, TABLE]

/** Where the API gives what a page of changes shows. */
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
  /** Of the address, or the one before. */
  readonly from: string | undefined
  readonly to: Release | undefined
}

/** Which releases are compared: unless the address says otherwise, the current one with the one published before it. */
export const choosePair = (params: URLSearchParams, releases: readonly Release[]): Pair => {
  const wanted = params.get('to') ?? ''
  const index = releases.findIndex(({ id, current }) => (wanted === '' ? current : id === wanted))
  const from = params.get('from') ?? ''
  return { from: from === '' ? releases[index + 1]?.id : from, to: releases[index] }
}

/** The release of the same collection that was published before; releases come the newest first. */
export const findBefore = (
  releases: readonly ReleaseFiles[],
  release: ReleaseFiles,
): ReleaseFiles | undefined => {
  const same = releases.filter(({ collection }) => collection === release.collection)
  return same[same.findIndex(({ id }) => id === release.id) + 1]
}
