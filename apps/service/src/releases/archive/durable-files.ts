import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { isSystemFault, OperatorFault } from '../../platform/index.ts'
import { syncFolder } from '../bundle/sync-tree.ts'

/** Files that are whole or absent, even if the process is killed. Drafts lie in a folder of the same file system. */
export type DurableFiles = {
  /** Writes a file, and replaces one that exists. */
  replace(path: string, content: FileContent): Promise<void>
  /**
   * Creates a file. Returns false, and changes nothing, if the file exists: only one of several processes creates it.
   */
  create(path: string, content: FileContent): Promise<boolean>
}

/** If pieces throw at their end, nothing is written. */
export type FileContent = Uint8Array | string | AsyncIterable<Uint8Array>

/** Read-only, and for the owner alone: the public parts of a document are in the releases. */
const MODE = { file: 0o400, folder: 0o700 }

export const makeDurableFiles = (drafts: string): DurableFiles => ({
  replace: (path, content) =>
    withDraft(drafts, content, async (draft) => {
      await move(draft, path, rename)
    }),
  create: (path, content) =>
    withDraft(drafts, content, async (draft) => {
      try {
        await move(draft, path, link)
        return true
      } catch (cause) {
        if (isSystemFault(cause, 'EEXIST')) return false
        throw cause
      }
    }),
})

const withDraft = async <Result>(
  drafts: string,
  content: FileContent,
  work: (draft: string) => Promise<Result>,
): Promise<Result> => {
  await mkdir(drafts, { recursive: true, mode: MODE.folder })
  const draft = join(drafts, randomUUID())
  try {
    const file = await open(draft, 'wx', MODE.file)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    return await work(draft)
  } catch (cause) {
    throw isFull(cause) ? refuseFull(drafts, cause) : cause
  } finally {
    await rm(draft, { force: true })
  }
}

const isFull = (cause: unknown): boolean => isSystemFault(cause, 'ENOSPC', 'EDQUOT', 'EFBIG')

const refuseFull = (folder: string, cause: unknown): OperatorFault =>
  new OperatorFault(
    'unavailable',
    `There is no room left in ${dirname(folder)}. Make room and run the command again. The archive has not changed.`,
    { cause },
  )

const move = async (draft: string, path: string, how: typeof rename): Promise<void> => {
  const folder = dirname(path)
  const made = await mkdir(folder, { recursive: true, mode: MODE.folder })
  await how(draft, path)
  await syncFolder(folder)
  // A new folder is itself an entry of its parent folder.
  if (made !== undefined) await syncFolder(dirname(made))
}

/** Lists every file below a folder, relative to it and sorted. A folder that does not exist has none. */
export const listFiles = async (folder: string): Promise<string[]> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => !entry.isDirectory())
    return files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort()
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return []
    throw cause
  }
}

/** Reads a file; undefined if it does not exist. */
export const readIfThere = async (path: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(path)
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return undefined
    throw cause
  }
}
