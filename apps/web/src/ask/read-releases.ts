import type { ReleaseFiles } from '@rotunda/contract'
import type { Clients } from './clients.ts'
import { readJson } from './read-json.ts'

export type PublishedRelease = Required<
  Pick<ReleaseFiles, 'id' | 'snapshot' | 'current' | 'published_at' | 'api_url'>
>

type Collected = Pick<ReleaseFiles, 'collection'>

/** Everything that was published of appropriations and is still here, the newest first. */
export const readReleases = async ({
  fetch,
}: Pick<Clients, 'fetch'>): Promise<readonly PublishedRelease[]> => {
  const answer = await fetch('/downloads', { headers: { accept: 'application/json' } })
  const { data } = await readJson<{ readonly data: readonly (PublishedRelease & Collected)[] }>(answer)
  return data.filter(({ collection }) => collection === 'appropriations')
}

/** The release that an answer came from. */
export const findRelease = (
  releases: readonly PublishedRelease[],
  snapshot: string,
): PublishedRelease | undefined => releases.find((release) => release.snapshot === snapshot)

/** Of the snapshot that was asked for last: the same for all of its pages. */
let known: PublishedRelease | undefined

/** The release of a snapshot, asked for once: its id and its address do not change. */
export const readReleaseOf = async (
  clients: Pick<Clients, 'fetch'>,
  snapshot: string,
): Promise<Omit<PublishedRelease, 'current'> | undefined> => {
  if (known?.snapshot !== snapshot) known = findRelease(await readReleases(clients), snapshot)
  return known
}
