import type { ReleaseFiles } from './read-downloads.ts'

/** The release of the same collection that was published before; releases come the newest first. */
export const findBefore = (
  releases: readonly ReleaseFiles[],
  release: ReleaseFiles,
): ReleaseFiles | undefined => {
  const same = releases.filter(({ collection }) => collection === release.collection)
  return same[same.findIndex(({ id }) => id === release.id) + 1]
}
