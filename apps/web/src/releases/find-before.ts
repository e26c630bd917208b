import type { ReleaseFiles } from './read-downloads.ts'

/** The API that serves a release is named after its collection. */
export const collectionOf = ({ api_url: api }: Pick<ReleaseFiles, 'api_url'>): string =>
  api.split('/')[2] ?? ''

/** The release of the same collection that was published before; releases come the newest first. */
export const findBefore = (
  releases: readonly ReleaseFiles[],
  release: ReleaseFiles,
): ReleaseFiles | undefined => {
  const same = releases.filter((one) => collectionOf(one) === collectionOf(release))
  return same[same.findIndex(({ id }) => id === release.id) + 1]
}
