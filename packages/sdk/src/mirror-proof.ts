import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** The bytes on disk, or those of the service, are not the requested release. No copy was put in place. */
export class NotVerified extends Error {
  override readonly name = 'NotVerified'
  /** All faults, file by file. */
  readonly faults: readonly string[]

  constructor(release: string, faults: readonly string[]) {
    super(`The copy of release ${release} is not verified: ${faults.slice(0, 3).join('; ')}.`)
    this.faults = faults
  }
}

export type SignedFor = 'given_key' | 'own_key'

export const CHECKSUMS = 'SHA256SUMS'
export const SIGNATURE = 'SHA256SUMS.sig'
export const PUBLIC_KEY = 'SHA256SUMS.pub'
/** The id of a release is the digest of this file. */
const MANIFEST = 'manifest-sha256.txt'

/** Reads a list in the format of `sha256sum`: path to digest. Throws for a path outside the folder and for a repeated path. */
export const readDigests = (release: string, text: string, list: string): Map<string, string> => {
  const digests = new Map<string, string>()
  const faults: string[] = []
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [, digest, path] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? []
    if (digest === undefined || path === undefined) faults.push(`${list} has a line without digest and name`)
    else if (!isSafePath(path) || digests.has(path))
      faults.push(`${list} has a repeated path, or one outside the release`)
    else digests.set(path, digest)
  }
  if (faults.length > 0) throw new NotVerified(release, faults)
  return digests
}

/** True for a path inside the folder on every system that is neither a hidden file nor a `.part` file of this client. */
const isSafePath = (path: string): boolean =>
  path.split('/').every((part) => /^[\w-][\w.+ -]*$/.test(part)) && !path.endsWith('.part')

/** Checks the signature of the list of digests before any other file is fetched. Throws NotVerified if it does not fit. */
export const demandSignature = async (
  folder: string,
  release: string,
  given: string | undefined,
): Promise<SignedFor> => {
  const [checksums, signature, own] = await Promise.all([
    readFile(join(folder, CHECKSUMS)),
    readFile(join(folder, SIGNATURE), 'utf8'),
    readFile(join(folder, PUBLIC_KEY), 'utf8'),
  ])
  const key = readKey(given ?? own)
  const signer = given === undefined ? PUBLIC_KEY : 'the key that was given'
  if (key === undefined || !verify(null, checksums, key, Buffer.from(signature, 'base64')))
    throw new NotVerified(release, [`${SIGNATURE} is not a signature of ${CHECKSUMS} by ${signer}`])
  return given === undefined ? 'own_key' : 'given_key'
}

/** Undefined for a text that is not an Ed25519 key. Releases are signed with Ed25519. */
const readKey = (pem: string): KeyObject | undefined => {
  try {
    const key = createPublicKey(pem)
    return key.asymmetricKeyType === 'ed25519' ? key : undefined
  } catch {
    // The text is not a key.
    return undefined
  }
}

/** Checks every file on the disk again, since a file may have been damaged after its download. */
export const demandWhole = async (folder: string, release: string): Promise<ReadonlyMap<string, string>> => {
  const digests = readDigests(release, await readFile(join(folder, CHECKSUMS), 'utf8'), CHECKSUMS)
  const faults: string[] = []
  for (const [name, digest] of digests) {
    const found = await hashFile(join(folder, name))
    if (found !== digest) faults.push(`${name} is ${found === undefined ? 'missing' : 'damaged'}`)
  }
  for (const name of await listFiles(folder))
    if (!digests.has(name) && ![CHECKSUMS, SIGNATURE, PUBLIC_KEY].includes(name))
      faults.push(`${name} is not a file of the release: move it away`)
  if (faults.length === 0) faults.push(...(await findManifestFaults(folder, release, digests)))
  if (faults.length > 0) throw new NotVerified(release, faults)
  return digests
}

/** The signature proves who made the files. The manifest proves that they are this release, and not another by the same signer. */
const findManifestFaults = async (
  folder: string,
  release: string,
  digests: ReadonlyMap<string, string>,
): Promise<string[]> => {
  if (digests.get(MANIFEST) !== release) return [`${MANIFEST} belongs to another release`]
  const listed = readDigests(release, await readFile(join(folder, MANIFEST), 'utf8'), MANIFEST)
  const names = [...digests.keys()].filter((name) => name.startsWith('data/'))
  return [...new Set([...names, ...listed.keys()])]
    .filter((name) => listed.get(name) !== digests.get(name))
    .map((name) => `${name} has different digests in ${MANIFEST} and ${CHECKSUMS}`)
}

const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}

/** SHA-256 of a file; undefined if there is no file. */
export const hashFile = async (path: string): Promise<string | undefined> => {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(path), hash)
  } catch (cause) {
    if (isMissing(cause)) return undefined
    throw cause
  }
  return hash.digest('hex')
}

export const isMissing = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')
