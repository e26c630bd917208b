import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSystemFault, Refusal } from '../../platform/index.ts'
import { StoreFault } from '../../platform/object-store/index.ts'
import { withResumedFolder, withWorkFolder } from '../build/work-folder.ts'
import { nameRelease } from '../bundle/write-bag.ts'
import { syncFolder, syncTree } from '../bundle/sync-tree.ts'
import { findSummary } from '../find-summary.ts'
import {
  CHECKSUMS_FILE,
  FETCHING_FOLDER,
  PUBLIC_KEY_FILE,
  SIGNATURE_FILE,
  SUMMARY_FILE,
} from '../release-names.ts'
import type { ReleaseFile, ReleaseSummary } from '../release.ts'
import { compareFiles, isSafePath, MANIFEST, parseChecksums } from '../verify/tree.ts'
import { fetchFile, WrongBytes } from './fetch-file.ts'
import {
  forEachAtOnce,
  isTrusted,
  readSmall,
  releaseKey,
  SUMMARY_SIGNATURE,
  type StoreNeeds,
} from './stored-objects.ts'

/** Fetches a release into the folder of releases. It appears there whole, checked, and in one step. */
export const bringRelease = async (
  needs: StoreNeeds,
  collection: string,
  release: string,
  signal: AbortSignal,
): Promise<void> => {
  const { directory } = needs
  if (findSummary(join(directory, release)) !== undefined) return
  const refuse = (detail: string, cause?: unknown) =>
    new Refusal('unavailable', `The release ${release} is not here, and cannot be fetched: ${detail}`, {
      retryAfterSeconds: RETRY_SECONDS,
      cause,
    })
  try {
    await withResumedFolder(join(directory, FETCHING_FOLDER), release, async (work) => {
      const folder = join(work, 'release')
      const summary = await readSummary(needs, collection, release, { signal, work: folder, refuse })
      await refuseFull(directory, summary.files, refuse)
      await forEachAtOnce(summary.files, ({ path, bytes, sha256 }) =>
        fetchFile(needs.objects, {
          key: releaseKey(collection, release, path),
          file: join(folder, path),
          bytes,
          sha256,
          signal,
        }),
      )
      await refuseWrong(folder, summary, needs.trusted(), refuse)
      await settle(folder, directory, release)
    })
  } catch (cause) {
    signal.throwIfAborted()
    throw explain(cause, directory, refuse) ?? cause
  }
}

const RETRY_SECONDS = 30

type Refuse = (detail: string, cause?: unknown) => Refusal

const explain = (cause: unknown, directory: string, refuse: Refuse): Refusal | undefined => {
  if (cause instanceof WrongBytes)
    return refuse(`the store has other bytes of ${cause.message} than the release states.`, cause)
  if (cause instanceof StoreFault) return refuse(cause.message, cause)
  return isSystemFault(cause, 'ENOSPC', 'EDQUOT', 'EFBIG') ? refuse(noRoom(directory), cause) : undefined
}

const noRoom = (directory: string): string =>
  `there is no room in ${directory}. Make room, or give ROTUNDA_DATA a larger disk.`

type Reading = { readonly signal: AbortSignal; readonly work: string; readonly refuse: Refuse }

/** Reads release.json, which names the files and is signed: a list of the store is never asked for. */
const readSummary = async (
  { objects, trusted }: StoreNeeds,
  collection: string,
  release: string,
  { signal, work, refuse }: Reading,
): Promise<ReleaseSummary> => {
  const [bytes, signature] = await Promise.all(
    [SUMMARY_FILE, SUMMARY_SIGNATURE].map((path) =>
      readSmall(objects, releaseKey(collection, release, path), signal),
    ),
  )
  if (bytes === undefined) throw refuse(`the store ${objects.address} does not have it.`)
  if (signature === undefined || !isTrusted(bytes, signature, trusted()))
    throw refuse(
      `${SUMMARY_FILE} in the store ${objects.address} is not signed by a trusted key. ROTUNDA_TRUSTED_SIGNERS lists these.`,
    )
  await mkdir(work, { recursive: true })
  await writeFile(join(work, SUMMARY_FILE), bytes, { flush: true })
  const summary = findSummary(work)
  if (summary?.id !== release) throw refuse(`${SUMMARY_FILE} in the store is that of another release.`)
  const unsafe = summary.files.find(({ path }) => !isSafePath(path) || path === SUMMARY_FILE)
  if (unsafe !== undefined) throw refuse(`${SUMMARY_FILE} names the file ${unsafe.path}.`)
  return summary
}

/** Refuses a release that does not fit on the disk before anything of it is fetched. */
const refuseFull = async (
  directory: string,
  files: readonly ReleaseFile[],
  refuse: Refuse,
): Promise<void> => {
  const { bavail, bsize } = await statfs(directory)
  const needed = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (needed > bavail * bsize) throw refuse(noRoom(directory))
}

/** Files beside the list of digests, which the list cannot name. */
const BESIDE = [CHECKSUMS_FILE, SIGNATURE_FILE, PUBLIC_KEY_FILE]

/**
 * Checks a fetched release, whose files have the digests of its summary: its id, its lists of digests, and their
 * signature. The key beside the signature proves nothing.
 */
const refuseWrong = async (
  folder: string,
  { id, files }: ReleaseSummary,
  trusted: readonly string[],
  refuse: Refuse,
): Promise<void> => {
  const read = (path: string) => readFile(join(folder, path)).catch(() => Buffer.alloc(0))
  const [manifest, checksums, signature] = await Promise.all(
    [MANIFEST, CHECKSUMS_FILE, SIGNATURE_FILE].map(read),
  )
  const tree = { files: new Map(files.map(({ path, ...file }) => [path, file])) }
  const [payload, all] = [
    parseChecksums(String(manifest), MANIFEST),
    parseChecksums(String(checksums), CHECKSUMS_FILE),
  ]
  const unlisted = files.filter(({ path }) => !all.digests.has(path) && !BESIDE.includes(path))
  const faults = [
    ...(nameRelease(String(manifest)).id === id ? [] : [`${MANIFEST} is that of another release`]),
    ...payload.faults,
    ...all.faults,
    ...compareFiles(tree, payload),
    ...compareFiles(tree, all),
    ...unlisted.map(({ path }) => `${path} is not in ${CHECKSUMS_FILE}`),
    ...(isTrusted(checksums ?? Buffer.alloc(0), signature ?? Buffer.alloc(0), trusted)
      ? []
      : [`${SIGNATURE_FILE} is not a signature by a trusted key. ROTUNDA_TRUSTED_SIGNERS lists these`]),
  ]
  if (faults.length > 0) throw refuse(`${faults.join('; ')}.`)
}

/** Moves the release to its place. Another process may have fetched it meanwhile; a damaged folder is moved away. */
const settle = async (folder: string, directory: string, release: string): Promise<void> => {
  const place = join(directory, release)
  await syncTree(folder)
  await withWorkFolder(directory, async (work) => {
    if (existsSync(place) && findSummary(place) === undefined) await rename(place, join(work, 'damaged'))
    try {
      await rename(folder, place)
    } catch (cause) {
      if (!isSystemFault(cause, 'ENOTEMPTY', 'EEXIST')) throw cause
    }
  })
  await syncFolder(directory)
}
