import type { ReleaseFiles } from '@rotunda/contract'
import type { CurrentRelease, Publication, ReleaseSummary } from '../../releases/index.ts'
import { releaseBase } from '../public/operation.ts'
import { downloadAddress } from './download-address.ts'

export type PublishedRelease = {
  readonly summary: ReleaseSummary
  /** When it was published last. */
  readonly publishedAt: string
  /** What was found and accepted then. */
  readonly accepted: Publication['accepted']
}

/** Every release that was published and is still here, each once, the one published last first. */
export const listPublished = (currentRelease: CurrentRelease): readonly PublishedRelease[] => {
  const latest = new Map<string, Publication>()
  for (const publication of currentRelease.listPublications())
    if (!latest.has(publication.release)) latest.set(publication.release, publication)
  return [...latest].flatMap(([release, { published_at: publishedAt, accepted }]) => {
    const summary = currentRelease.findSummary(release)
    return summary === undefined ? [] : [{ summary, publishedAt, accepted }]
  })
}

/** Throws the refusal `unavailable` when nothing is published. */
export const getCurrentSummary = (currentRelease: CurrentRelease): ReleaseSummary => {
  const lease = currentRelease.open()
  lease.close()
  return lease.release.summary
}

/** A release with the address of each of its files; `current` is the token of the one that is. */
export const describeRelease = (
  { summary, publishedAt, accepted }: PublishedRelease,
  current: string,
): ReleaseFiles => ({
  id: summary.id,
  snapshot: summary.token,
  current: summary.token === current,
  published_at: publishedAt,
  api_url: releaseBase(summary.id),
  accepted: accepted.map(({ gate, name, value, detail }) => ({ gate, name, value, detail })),
  files: summary.files.map(({ path, media_type, bytes, sha256 }) => ({
    ...{ name: path, url: downloadAddress(summary.id, path) },
    ...{ media_type, bytes, sha256 },
  })),
})
