import { refuseUnknown } from '../../ask/refuse-unknown.ts'
import { feedAddress, makeFeedRoutes } from '../../feeds/feed-route.ts'
import { type FeedEntry, makeTag, markSample } from '../../feeds/feed.ts'
import { showBytes } from '../../parts/format.ts'
import { readDownloads, sizeOf, type ReleaseFiles } from '../../releases/read-releases.ts'

/** All readable releases. */
export const releasesFeeds = makeFeedRoutes(
  'releases',
  async (asked) => {
    const refused = refuseUnknown(asked, [])
    if (refused !== undefined) return refused
    const { origin, site } = asked
    const { data } = await readDownloads(asked)
    const entries = data.map((release) => writeEntry(release, origin))
    return {
      id: makeTag(origin, 'feeds/releases'),
      title: 'Rotunda: releases',
      subtitle: 'Each release is the complete data at one time, at a permanent address.',
      author: site.operator.name,
      updated: entries[0]?.updated ?? new Date(0).toISOString(),
      self: feedAddress(asked, asked.params),
      page: `${origin}/releases`,
      entries,
    }
  },
  { questions: 1 },
)

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
