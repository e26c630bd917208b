/** Files of a release that are not of its bag. */
export const SUMMARY_FILE = 'release.json'
/** Of releases of the first version, in whose folder the index was. */
export const SNAPSHOT_FILE = 'snapshot.sqlite'
/** Beside the releases. */
export const INDEXES_FOLDER = 'indexes'
/** Beside the releases: what builds to come need not read again. Everything in it may be removed at any time. */
export const READINGS_FOLDER = 'read'
/** Beside the releases: in which order they were built. */
export const BUILDS_FOLDER = 'builds'
/** Digests of the bag’s files and of the zip, as `sha256sum -c` reads them. */
export const CHECKSUMS_FILE = 'SHA256SUMS'
/** Detached Ed25519 signature of SHA256SUMS, in base64. */
export const SIGNATURE_FILE = 'SHA256SUMS.sig'
/** The public key (PEM) that it was signed for. */
export const PUBLIC_KEY_FILE = 'SHA256SUMS.pub'

/** Of the zip and the folder in it. The zip is no part of the bag, so it can be named after it. */
export const archiveName = (collection: string, token: string): string =>
  `rotunda-${collection}-${token.replace('snap-', '')}`

/** What the folder of a release is called. */
export const isReleaseId = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)
