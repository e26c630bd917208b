import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeAppropriationsClient, type Downloads } from './appropriations.ts'
import { fetchFile, type FetchNeeds } from './mirror-file.ts'
import { lockCopy } from './mirror-lock.ts'
import {
  CHECKSUMS,
  demandSignature,
  demandWhole,
  isMissing,
  NotVerified,
  PUBLIC_KEY,
  readDigests,
  SIGNATURE,
  type SignedFor,
} from './mirror-proof.ts'
import { openClient, type ClientOptions } from './open-client.ts'

export * from './entry.ts'
export { MirrorBusy } from './mirror-lock.ts'
export { NotVerified, type SignedFor } from './mirror-proof.ts'

export type MirrorOptions = ClientOptions & {
  /** Holds the copies, each in a folder called by the id of its release. Made where it is not there. */
  readonly folder: string
  /** Id of a release; the current one when left out. */
  readonly release?: string
  /** PEM of the key that must have signed the release. Without one, the key that lies beside the release. */
  readonly publicKey?: string
  readonly signal?: AbortSignal
  /** Called before each file is looked at or asked for. */
  readonly onFile?: (file: { readonly name: string; readonly bytes: number }) => void
}

export type Mirrored = {
  /** Id of the release. */
  readonly release: string
  readonly snapshot: string
  /** The folder of the copy: every file of the release, each verified. */
  readonly path: string
  /** Digest of each file by its name. */
  readonly digests: ReadonlyMap<string, string>
  /** `own_key` proves that one hand made all files; only a key that you know from elsewhere proves whose. */
  readonly signedFor: SignedFor
  /** Whether the copy was there and whole, so that nothing was fetched. */
  readonly wasThere: boolean
}

type Release = Downloads['data'][number]

/**
 * Copies a release for Node: every file under its digest, the digests under a signature. The folder of the copy appears
 * in one step, when all of it was verified on the disk; a run that was interrupted goes on where it stopped. Throws
 * NotVerified where anything is missing, damaged or signed by another key.
 */
export const mirrorRelease = async ({
  folder,
  release: wanted,
  publicKey,
  signal,
  onFile,
  ...options
}: MirrorOptions): Promise<Mirrored> => {
  const { data } = await makeAppropriationsClient(options).downloads(signal === undefined ? {} : { signal })
  const release = findRelease(data, wanted)
  const unlock = await lockCopy(join(folder, `.${release.id}.lock`))
  try {
    const place = join(folder, release.id)
    return await copy(
      release,
      place,
      { ...openNeeds(options, release.id), earlier: place, signal },
      { publicKey, onFile },
    )
  } finally {
    await unlock()
  }
}

const openNeeds = (options: ClientOptions, release: string) => {
  const { origin, timing } = openClient(options)
  return {
    origin,
    timing,
    release,
    fetch: options.fetch ?? ((request: Request) => fetch(request)),
    headers: new Headers(options.headers),
    address: `${new URL(options.baseUrl).href.replace(/\/$/, '')}/downloads/${release}`,
  }
}

type Proof = {
  readonly publicKey: string | undefined
  readonly onFile: MirrorOptions['onFile'] | undefined
}

const findRelease = (releases: Downloads['data'], wanted: string | undefined): Release => {
  const found = releases.find(({ id, current }) => (wanted === undefined ? current : id === wanted))
  // It becomes the name of a folder.
  if (found === undefined || !/^[0-9a-f]{64}$/.test(found.id))
    throw new RangeError(`There is no release ${wanted ?? 'yet'}. downloads() lists those that there are.`)
  return found
}

const copy = async (release: Release, path: string, needs: FetchNeeds, proof: Proof): Promise<Mirrored> => {
  const { id, snapshot } = release
  const told = { release: id, snapshot, path }
  const found = await findWhole(path, id, proof.publicKey)
  if (found !== undefined) return { ...told, ...found, wasThere: true }
  const staging = join(path, '..', `.${id}.partial`)
  const replaced = join(path, '..', `.${id}.replaced`)
  const signedFor = await fetchAll(release, staging, needs, proof)
  const digests = await demandWhole(staging, id)
  // The replaced copy was damaged. Until here it stood as it was.
  await rm(replaced, { recursive: true, force: true })
  await rename(path, replaced).catch(passMissing)
  await rename(staging, path)
  await rm(replaced, { recursive: true, force: true })
  return { ...told, signedFor, digests, wasThere: false }
}

/** A copy that is whole and signed; undefined where there is none. */
const findWhole = async (path: string, id: string, publicKey: string | undefined) => {
  try {
    return { signedFor: await demandSignature(path, id, publicKey), digests: await demandWhole(path, id) }
  } catch (cause) {
    if (cause instanceof NotVerified) return undefined
    return passMissing(cause)
  }
}

const passMissing = (cause: unknown): undefined => {
  if (!isMissing(cause)) throw cause
}

const fetchAll = async (
  { id, files }: Release,
  folder: string,
  needs: FetchNeeds,
  { publicKey, onFile }: Proof,
): Promise<SignedFor> => {
  const fetchOne = (name: string, digest?: string): Promise<void> => {
    const file = files.find((one) => one.name === name)
    if (file === undefined) throw new NotVerified(id, [`the service does not list ${name}`])
    onFile?.({ name, bytes: file.bytes })
    return fetchFile(needs, folder, { name, bytes: file.bytes, sha256: digest ?? file.sha256 })
  }
  for (const name of [CHECKSUMS, SIGNATURE, PUBLIC_KEY]) await fetchOne(name)
  const signedFor = await demandSignature(folder, id, publicKey)
  // These digests are signed; those that the service lists are not.
  const signed = readDigests(id, await readFile(join(folder, CHECKSUMS), 'utf8'), CHECKSUMS)
  for (const [name, digest] of signed) await fetchOne(name, digest)
  return signedFor
}
