import type { ReleaseFiles } from '@rotunda/contract'
import type { CurrentRelease, ReleaseSummary } from '../../releases/index.ts'
import { releaseBase } from '../public/operation.ts'
import { downloadAddress } from './download-address.ts'

export type PublishedRelease = {
  readonly summary: ReleaseSummary
  /** When it was published last. */
  readonly publishedAt: string
}

/** Every release that was published and is still here, each once, the one published last first. */
export const listPublished = (currentRelease: CurrentRelease): readonly PublishedRelease[] => {
  const latest = new Map<string, string>()
  for (const { release, published_at } of currentRelease.listPublications())
    if (!latest.has(release)) latest.set(release, published_at)
  return [...latest].flatMap(([release, publishedAt]) => {
    const summary = currentRelease.findSummary(release)
    return summary === undefined ? [] : [{ summary, publishedAt }]
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
  { summary, publishedAt }: PublishedRelease,
  current: string,
): ReleaseFiles => ({
  id: summary.id,
  snapshot: summary.token,
  current: summary.token === current,
  published_at: publishedAt,
  api_url: releaseBase(summary.id),
  files: summary.files.map(({ path, media_type, bytes, sha256 }) => ({
    ...{ name: path, url: downloadAddress(summary.id, path) },
    ...{ media_type, bytes, sha256 },
  })),
})
