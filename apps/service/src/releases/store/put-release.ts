import { sign, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorFault } from '../../platform/index.ts'
import { findSummary } from '../find-summary.ts'
import { SUMMARY_FILE } from '../release-names.ts'
import { hashFile } from '../bundle/file-set.ts'
import {
  forEachAtOnce,
  holds,
  isTrusted,
  readSmall,
  releaseKey,
  SUMMARY_SIGNATURE,
  type StoreNeeds,
} from './stored-objects.ts'
import type { ReleaseFile } from '../release.ts'

export type PutNeeds = StoreNeeds & {
  /** Key that signs the summary and the index; undefined on a machine that does not have it. */
  readonly signing: () => KeyObject | undefined
}

/**
 * Copies a release to the store, its summary last, and reads every file back. A copy that was interrupted is completed;
 * a file with other bytes is replaced.
 */
export const putRelease = async (
  needs: PutNeeds,
  collection: string,
  release: string,
  signal: AbortSignal,
): Promise<void> => {
  if (await isWhole(needs, collection, release, signal)) return
  const folder = join(needs.directory, release)
  const summary = findSummary(folder)
  if (summary === undefined) throw refuse(`${folder} has no readable ${SUMMARY_FILE}.`)
  const key = needs.signing()
  if (key === undefined)
    throw refuse('a release in a store is signed by this machine: set ROTUNDA_SIGNING_KEY.')
  const keyOf = (path: string) => releaseKey(collection, release, path)
  // Without its summary a release is not fetched.
  await needs.objects.remove(keyOf(SUMMARY_FILE))
  await forEachAtOnce(summary.files, (file) => putFile(needs, folder, keyOf(file.path), file, signal))
  const bytes = await readFile(join(folder, SUMMARY_FILE))
  await replace(needs, keyOf(SUMMARY_SIGNATURE), signBytes(bytes, key))
  await replace(needs, keyOf(SUMMARY_FILE), bytes)
  if (!(await isWhole(needs, collection, release, signal)))
    throw refuse(`the store ${needs.objects.address} gives back other bytes than it was given.`)
}

export const signBytes = (bytes: Uint8Array, key: KeyObject): Buffer =>
  Buffer.from(`${sign(null, bytes, key).toString('base64')}\n`)

const refuse = (detail: string): OperatorFault =>
  new OperatorFault('unavailable', `The release is not copied to the store: ${detail}`)

/** Whether the store holds the release, signed by a trusted key and with every byte that its summary states. */
const isWhole = async (
  { objects, trusted }: StoreNeeds,
  collection: string,
  release: string,
  signal: AbortSignal,
): Promise<boolean> => {
  const summary = await readStoredSummary({ objects, trusted }, collection, release, signal)
  if (summary === undefined) return false
  let isComplete = true
  await forEachAtOnce(summary.files, async (file) => {
    if (!(await holds(objects, releaseKey(collection, release, file.path), file, signal))) isComplete = false
  })
  return isComplete
}

/** Whether the store has a release with files of the right sizes. Nothing is read but its summary. */
export const holdsSizes = async (
  { objects, trusted }: Pick<StoreNeeds, 'objects' | 'trusted'>,
  collection: string,
  release: string,
  signal: AbortSignal,
): Promise<boolean> => {
  const summary = await readStoredSummary({ objects, trusted }, collection, release, signal)
  if (summary === undefined) return false
  let isComplete = true
  await forEachAtOnce(summary.files, async ({ path, bytes }) => {
    if ((await objects.findSize(releaseKey(collection, release, path))) !== bytes) isComplete = false
  })
  return isComplete
}

type StoredSummary = { readonly id: string; readonly files: readonly ReleaseFile[] }

/** Reads the summary of a release in the store; undefined if it is absent, or not signed by a trusted key. */
export const readStoredSummary = async (
  { objects, trusted }: Pick<StoreNeeds, 'objects' | 'trusted'>,
  collection: string,
  release: string,
  signal?: AbortSignal,
): Promise<StoredSummary | undefined> => {
  const read = (path: string) => readSmall(objects, releaseKey(collection, release, path), signal)
  const [bytes, signature] = [await read(SUMMARY_FILE), await read(SUMMARY_SIGNATURE)]
  if (bytes === undefined || signature === undefined || !isTrusted(bytes, signature, trusted()))
    return undefined
  // A trusted key signed only what writeRelease wrote.
  const summary = JSON.parse(bytes.toString()) as StoredSummary
  return summary.id === release ? summary : undefined
}

type LocalFile = { readonly path: string; readonly sha256: string; readonly bytes: number }

/** Stores a file, unless the store has it whole, and reads it back. */
export const putFile = async (
  { objects }: StoreNeeds,
  folder: string,
  key: string,
  file: LocalFile & { readonly media_type?: string },
  signal: AbortSignal,
): Promise<void> => {
  if (await holds(objects, key, file, signal)) return
  await objects.remove(key)
  const mediaType = file.media_type === undefined ? {} : { mediaType: file.media_type }
  await objects.put(key, { file: join(folder, file.path) }, { sha256: file.sha256, signal, ...mediaType })
  if (await holds(objects, key, file, signal)) return
  const local = await hashFile(join(folder, file.path))
  throw refuse(
    local.sha256 === file.sha256
      ? `the store ${objects.address} gives back other bytes of ${file.path} than it was given.`
      : `${join(folder, file.path)} is damaged. Put the release back from a copy.`,
  )
}

/** Stores a small object in place of an earlier one. */
export const replace = async ({ objects }: StoreNeeds, key: string, bytes: Uint8Array): Promise<void> => {
  await objects.remove(key)
  await objects.put(key, { bytes })
}
