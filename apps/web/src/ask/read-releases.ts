import type { ReleaseFiles } from '@rotunda/contract'
import { type Clients, readJson } from './clients.ts'
import type { PublishedRelease } from './memory.ts'

/** A release of a public collection. */
export type Published = Pick<ReleaseFiles, 'collection' | 'files'> & PublishedRelease

/** All readable releases of the public collections, the newest first. */
export const readPublished = async ({ fetch }: Pick<Clients, 'fetch'>): Promise<readonly Published[]> => {
  const answer = await fetch('/downloads', { headers: { accept: 'application/json' } })
  const { data } = await readJson<{ readonly data: readonly Published[] }>(answer)
  return data
}

export const isAppropriations = ({ collection }: Pick<Published, 'collection'>): boolean =>
  collection === 'appropriations'

/** All readable releases of the appropriations data, the newest first. */
export const readReleases = async (clients: Pick<Clients, 'fetch'>): Promise<readonly PublishedRelease[]> =>
  (await readPublished(clients)).filter(isAppropriations)

/** The release of an answer. */
export const findRelease = (
  releases: readonly PublishedRelease[],
  snapshot: string,
): PublishedRelease | undefined => releases.find((release) => release.snapshot === snapshot)

/** The release of a snapshot. Its id and address never change, so it is read once. */
export const readReleaseOf = async (
  clients: Pick<Clients, 'fetch' | 'memory'>,
  snapshot: string,
  collection = 'appropriations',
): Promise<Omit<PublishedRelease, 'current'> | undefined> => {
  const { releases } = clients.memory
  const last = releases.get(collection)
  if (last?.snapshot === snapshot) return last
  const published = (await readPublished(clients)).filter((one) => one.collection === collection)
  const release = findRelease(published, snapshot)
  if (release !== undefined) releases.set(collection, release)
  return release
}
