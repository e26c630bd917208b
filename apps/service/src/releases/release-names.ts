/** Summary of a release, outside its bag. */
export const SUMMARY_FILE = 'release.json'
/** Index inside the folder of a release, as the first version wrote it. */
export const SNAPSHOT_FILE = 'snapshot.sqlite'
/** Folder beside the releases for their indexes. */
export const INDEXES_FOLDER = 'indexes'
/** Folder beside the releases for readings that later builds reuse. Its files may be removed at any time. */
export const READINGS_FOLDER = 'read'
/** Folder beside the releases that records the order in which they were built. */
export const BUILDS_FOLDER = 'builds'
/** Folder beside the releases for those that are no longer served, a file for each with the operator's notice. */
export const ENDED_FOLDER = 'ended'
/** Folder beside the releases for those that are being fetched from a store. */
export const FETCHING_FOLDER = 'fetching'
/** Folder beside the releases that records when each was last used. It is there where the machine has a store. */
export const USED_FOLDER = 'used'
/** Folder beside the releases for the summaries of those that were freed. The store has their files. */
export const FREED_FOLDER = 'freed'
/** Digests of the bag’s files and of the zip, as `sha256sum -c` reads them. */
export const CHECKSUMS_FILE = 'SHA256SUMS'
/** Detached Ed25519 signature of SHA256SUMS, in base64. */
export const SIGNATURE_FILE = 'SHA256SUMS.sig'
/** Public key (PEM) that verifies the signature. */
export const PUBLIC_KEY_FILE = 'SHA256SUMS.pub'

/** Name of the zip and of the folder in it. The zip is outside the bag, so its name can hold the token of the bag. */
export const archiveName = (collection: string, token: string): string =>
  `rotunda-${collection}-${token.replace('snap-', '')}`

/** Whether a text is the name of a release's folder. */
export const isReleaseId = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)
