import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isSystemFault } from '../platform/index.ts'
import { belongsInto, isCopied } from './places.ts'

export type DataFile = {
  readonly path: string
  readonly bytes: number
  readonly mode: number
  readonly changed_at: number
}

export type DataFiles = { readonly files: readonly DataFile[]; readonly unknown: readonly string[] }

/**
 * Lists the files of the data directory that belong into a backup, and entries that the service does not make. A
 * publication is listed before the releases, so that a release that comes meanwhile is not named without its files.
 */
export const listDataFiles = async (directory: string): Promise<DataFiles> => {
  const names = await listNames(directory)
  const files: DataFile[] = []
  for (const name of names.filter((one) => isCopied(one) === true)) await addFiles(directory, name, files)
  return { files, unknown: names.filter((name) => isCopied(name) === undefined) }
}

const addFiles = async (directory: string, path: string, files: DataFile[]): Promise<void> => {
  if (!belongsInto(path)) return
  const facts = await unlessGone(stat(join(directory, path)))
  if (facts?.isFile() === true)
    files.push({ path, bytes: facts.size, mode: facts.mode & 0o777, changed_at: facts.mtimeMs })
  if (facts?.isDirectory() !== true) return
  const names = await listNames(join(directory, path))
  for (const name of names) await addFiles(directory, `${path}/${name}`, files)
}

const listNames = async (folder: string): Promise<string[]> => {
  const names = (await unlessGone(readdir(folder))) ?? []
  return names.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

const rank = (name: string): number => (name === 'publications' ? 0 : 1)

/** Undefined for what the service removed meanwhile. */
export const unlessGone = async <Result>(found: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await found
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return undefined
    throw cause
  }
}
