import { refuseUnknown } from '../../ask/refuse-unknown.ts'
import { feedAddress, makeFeedRoutes } from '../../feeds/feed-route.ts'
import { type Feed, type FeedEntry, makeTag, markSample } from '../../feeds/feed.ts'
import type { Asked, Page } from '../../page.ts'
import { showBytes } from '../../parts/format.ts'
import { notFound } from '../../parts/not-found.ts'
import { readDownloads, sizeOf, type ReleaseFiles } from '../../releases/read-releases.ts'

/** All readable releases. */
export const releasesFeeds = makeFeedRoutes('releases', (asked) => writeFeed(asked), { questions: 1 })

/** Releases of one collection. */
export const collectionFeeds = makeFeedRoutes(
  'datasets/:dataset/releases',
  (asked) => writeFeed(asked, asked.named['dataset'] ?? ''),
  { questions: 1 },
)

const writeFeed = async (asked: Asked, collection?: string): Promise<Feed | Page> => {
  const refused = refuseUnknown(asked, [])
  if (refused !== undefined) return refused
  const { origin, site } = asked
  const { data } = await readDownloads(asked)
  const releases = data.filter((release) => collection === undefined || release.collection === collection)
  if (collection !== undefined && releases.length === 0)
    return notFound('This collection has no release. /datasets lists all datasets.', asked)
  const entries = releases.map((release) => writeEntry(release, origin))
  const name = collection === undefined ? 'releases' : `datasets/${collection}/releases`
  return {
    id: makeTag(origin, `feeds/${name}`),
    title: `Rotunda: releases${collection === undefined ? '' : ` of ${collection}`}`,
    subtitle: 'Each release is the complete data at one time, at a permanent address.',
    author: site.operator.name,
    updated: entries[0]?.updated ?? new Date(0).toISOString(),
    self: feedAddress(asked, asked.params),
    page: `${origin}/releases`,
    entries,
  }
}

const writeEntry = (release: ReleaseFiles, origin: string): FeedEntry => {
  const { id, published_at: at, sample, files } = release
  return {
    id: makeTag(origin, `releases/${id}`),
    title: `${release.collection}: release ${id.slice(0, 20)}${markSample(sample)}`,
    address: `${origin}/releases/${id}`,
    updated: at ?? new Date(0).toISOString(),
    summary: `${files.length} files, ${showBytes(sizeOf(release))}. ${release.accepted.map(({ detail }) => detail).join(' ')}`,
    categories: [release.collection],
  }
}
