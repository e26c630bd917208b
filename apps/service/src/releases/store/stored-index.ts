import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StoreFault } from '../../platform/object-store/index.ts'
import type { Collection } from '../collection.ts'
import { withWorkFolder } from '../build/work-folder.ts'
import { hashFile } from '../bundle/file-set.ts'
import { formatChecksums } from '../bundle/write-bag.ts'
import { indexFolder, tableFile } from '../index-files/index-folder.ts'
import { settleIndex } from '../index-files/make-index.ts'
import { CHECKSUMS_FILE, SIGNATURE_FILE } from '../release-names.ts'
import { parseChecksums } from '../verify/tree.ts'
import { fetchFile, WrongBytes } from './fetch-file.ts'
import { putFile, replace, signBytes, type PutNeeds } from './put-release.ts'
import { forEachAtOnce, indexKey, isTrusted, readSmall, type StoreNeeds } from './stored-objects.ts'

type Indexed = Pick<Collection, 'name' | 'tables'>

/**
 * Copies the index of a release to the store. Its list of digests is signed, and names whole keys, so that the index of
 * another release cannot take its place. Without the index or the key, machines make the index themselves.
 */
export const putIndex = async (
  needs: PutNeeds,
  { name, tables }: Indexed,
  release: string,
  signal: AbortSignal,
): Promise<void> => {
  const folder = indexFolder(needs.directory, release)
  const key = needs.signing()
  if (key === undefined || !existsSync(folder)) return
  const keyOf = (path: string) => indexKey(name, release, path)
  const files = await Promise.all(
    tables.map(async (table) => ({
      path: `${table.name}.sqlite`,
      ...(await hashFile(tableFile(folder, table.name))),
    })),
  )
  const checksums = Buffer.from(formatChecksums(files.map((file) => ({ ...file, path: keyOf(file.path) }))))
  const stored = await readSmall(needs.objects, keyOf(CHECKSUMS_FILE), signal)
  if (stored?.equals(checksums) !== true) await needs.objects.remove(keyOf(CHECKSUMS_FILE))
  await forEachAtOnce(files, (file) => putFile(needs, folder, keyOf(file.path), file, signal))
  await replace(needs, keyOf(SIGNATURE_FILE), signBytes(checksums, key))
  await replace(needs, keyOf(CHECKSUMS_FILE), checksums)
}

/**
 * Fetches the index of a release. An index that is absent, damaged, unsigned or of another format is left out: this
 * machine then makes one from the release.
 */
export const bringIndex = async (
  needs: StoreNeeds,
  collection: Indexed,
  release: string,
  signal: AbortSignal,
): Promise<void> => {
  const { directory } = needs
  const place = indexFolder(directory, release)
  if (existsSync(place)) return
  try {
    const files = await readList(needs, collection, release, signal)
    if (files === undefined) return
    await withWorkFolder(directory, async (work) => {
      const folder = join(work, 'index')
      await mkdir(folder)
      await forEachAtOnce(files, ({ table, key, sha256, bytes }) =>
        fetchFile(needs.objects, { key, file: tableFile(folder, table), sha256, bytes, signal }),
      )
      await settleIndex(folder, place)
    })
  } catch (cause) {
    signal.throwIfAborted()
    if (!(cause instanceof StoreFault || cause instanceof WrongBytes)) throw cause
  }
}

type ListedFile = { readonly table: string; readonly key: string } & Record<'sha256', string> &
  Record<'bytes', number>

/** Reads the signed list of an index; undefined if it is not one of this release, format and collection. */
const readList = async (
  { objects, trusted }: StoreNeeds,
  { name, tables }: Indexed,
  release: string,
  signal: AbortSignal,
): Promise<readonly ListedFile[] | undefined> => {
  const keyOf = (path: string) => indexKey(name, release, path)
  const [checksums, signature] = [
    await readSmall(objects, keyOf(CHECKSUMS_FILE), signal),
    await readSmall(objects, keyOf(SIGNATURE_FILE), signal),
  ]
  if (checksums === undefined || signature === undefined) return undefined
  if (!isTrusted(checksums, signature, trusted())) return undefined
  const { digests } = parseChecksums(checksums.toString(), CHECKSUMS_FILE)
  const files: ListedFile[] = []
  for (const { name: table } of tables) {
    const key = keyOf(`${table}.sqlite`)
    const [sha256, bytes] = [digests.get(key), await objects.findSize(key)]
    if (sha256 === undefined || bytes === undefined) return undefined
    files.push({ table, key, sha256, bytes })
  }
  return files
}
