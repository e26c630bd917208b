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
  /** Folder of the copies; it is created if it does not exist. Each copy is in a folder named after the id of its release. */
  readonly folder: string
  /** Name of a collection, such as `award-spending`; by default `appropriations`. Without effect beside `release`. */
  readonly collection?: string
  /** Id of a release; by default the current one of the collection. */
  readonly release?: string
  /** Key, in PEM, that must have signed the release; by default the key in the release itself. */
  readonly publicKey?: string
  readonly signal?: AbortSignal
  /** Called before each file is checked or fetched. */
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
  /** `own_key` proves that one signer made all files. Only `given_key`, a key that you know from elsewhere, proves who it was. */
  readonly signedFor: SignedFor
  /** Whether a complete copy already existed, so that nothing was fetched. */
  readonly wasThere: boolean
}

type Release = Downloads['data'][number]

/**
 * Copies a release to a folder, in Node. Each file must have its digest, and the list of digests must be signed. The
 * folder appears in one step, after every file was verified on the disk. An interrupted run continues where it stopped.
 * Throws NotVerified if a file is missing or damaged, or if another key signed the release.
 */
export const mirrorRelease = async ({
  folder,
  collection = 'appropriations',
  release: wanted,
  publicKey,
  signal,
  onFile,
  ...options
}: MirrorOptions): Promise<Mirrored> => {
  const { data } = await makeAppropriationsClient(options).downloads(signal === undefined ? {} : { signal })
  const release = findRelease(data, { collection, wanted })
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

type Wanted = { readonly collection: string; readonly wanted: string | undefined }

const findRelease = (releases: Downloads['data'], { collection, wanted }: Wanted): Release => {
  const found = releases.find((one) =>
    wanted === undefined ? one.current && one.collection === collection : one.id === wanted,
  )
  // The id becomes the name of a folder.
  if (found === undefined || !/^[0-9a-f]{64}$/.test(found.id))
    throw new RangeError(
      `There is no release ${wanted ?? `of ${collection} yet`}. downloads() lists the releases and their collections.`,
    )
  return found
}

const copy = async (release: Release, path: string, needs: FetchNeeds, proof: Proof): Promise<Mirrored> => {
  const { id, snapshot } = release
  const facts = { release: id, snapshot, path }
  const found = await findWhole(path, id, proof.publicKey)
  if (found !== undefined) return { ...facts, ...found, wasThere: true }
  const staging = join(path, '..', `.${id}.partial`)
  const replaced = join(path, '..', `.${id}.replaced`)
  const signedFor = await fetchAll(release, staging, needs, proof)
  const digests = await demandWhole(staging, id)
  // The old copy is damaged or incomplete. It stays in place until the new one is verified.
  await rm(replaced, { recursive: true, force: true })
  await rename(path, replaced).catch(passMissing)
  await rename(staging, path)
  await rm(replaced, { recursive: true, force: true })
  return { ...facts, signedFor, digests, wasThere: false }
}

/** Finds a complete, signed copy; undefined if there is none. */
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
  // Only these digests are signed, not the ones in the service's list.
  const signed = readDigests(id, await readFile(join(folder, CHECKSUMS), 'utf8'), CHECKSUMS)
  for (const [name, digest] of signed) await fetchOne(name, digest)
  return signedFor
}
