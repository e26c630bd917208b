import { closeSync, existsSync, openSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isSystemFault } from '../../platform/index.ts'
import { FORMAT, openTable } from '../../tables/index.ts'
import { withWorkFolder } from '../build/work-folder.ts'
import { syncTree } from '../bundle/sync-tree.ts'
import { startCollectionThread } from '../collection-thread.ts'
import { INDEXES_FOLDER } from '../release-names.ts'
import { indexFolder, parseIndexName, tableFile, type IndexNeeds } from './index-folder.ts'

/**
 * Makes the index of a release, unless a readable one exists. Works on a thread, so that requests do not wait. The
 * index appears whole or not at all; processes that make it at once make the same files. Returns whether it made one.
 */
export const makeIndex = async (needs: IndexNeeds, signal: AbortSignal): Promise<boolean> => {
  const { directory, release, collection, thread } = needs
  if (isReadable(needs)) return false
  await withWorkFolder(directory, async (work) => {
    const folder = join(work, 'index')
    await mkdir(folder)
    const order = { release: join(directory, release), folder }
    await startCollectionThread({ duty: 'index', collection: collection.name, order }, { signal }, thread)
      .ended
    // Another process may have made the index meanwhile.
    if (!isReadable(needs)) await moveAside(indexFolder(directory, release), join(work, 'unreadable'))
    await settleIndex(folder, indexFolder(directory, release))
    removeUnneeded(directory, work)
  })
  return true
}

/**
 * Moves the index in one step, so no reader finds half of it. It is removed with the work folder that it moves into.
 */
const moveAside = async (index: string, place: string): Promise<void> => {
  try {
    await rename(index, place)
  } catch (cause) {
    if (!isSystemFault(cause, 'ENOENT')) throw cause
  }
}

/** Moves the index to its place. Another process may have made the same index meanwhile. */
export const settleIndex = async (folder: string, place: string): Promise<void> => {
  await syncTree(folder)
  await mkdir(dirname(place), { recursive: true })
  try {
    await rename(folder, place)
  } catch (cause) {
    if (!isSystemFault(cause, 'ENOTEMPTY', 'EEXIST')) throw cause
  }
}

/**
 * Removes indexes of removed releases, and those of earlier formats that were not opened for a day: until then an
 * earlier version of this service may still run beside this one. Indexes of a later version stay. `changedNow` is a
 * file that was changed just now, by the clock of the same file system.
 */
const removeUnneeded = (releases: string, changedNow: string): void => {
  const folder = join(releases, INDEXES_FOLDER)
  const now = statSync(changedNow).mtimeMs
  for (const name of readdirSync(folder)) {
    const index = parseIndexName(name)
    if (index === undefined) continue
    const path = join(folder, name)
    const isOutdated = index.format < FORMAT && now - findLastRead(path) > UNREAD_MILLISECONDS
    if (isOutdated || !existsSync(join(releases, index.release)))
      rmSync(path, { recursive: true, force: true })
  }
}

/** Most file systems note only the first reading of a day, so a file opened within a day may seem unread for two. */
const UNREAD_MILLISECONDS = 2 * 24 * 60 * 60 * 1000

/** Returns the time when a file of the index was last read or written. A look at the folder does not count. */
const findLastRead = (index: string): number =>
  Math.max(
    ...readdirSync(index).map((name) => {
      const times = statSync(join(index, name), { throwIfNoEntry: false })
      return Math.max(times?.atimeMs ?? 0, times?.mtimeMs ?? 0)
    }),
  )

/**
 * Whether the index exists and is undamaged. Throws errors of the system, such as too many open files, because the
 * index may be fine.
 */
const isReadable = ({ directory, release, collection }: IndexNeeds): boolean => {
  const folder = indexFolder(directory, release)
  return collection.tables.every((table) => {
    const file = tableFile(folder, table.name)
    if (!canBeOpened(file)) return false
    try {
      openTable(file, table).close()
      return true
    } catch (cause) {
      if (isRefusedBySystem(cause)) throw cause
      return false
    }
  })
}

/** Whether a file exists and can be opened. SQLite does not say why it cannot open a file. */
const canBeOpened = (file: string): boolean => {
  try {
    closeSync(openSync(file, 'r'))
    return true
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return false
    throw cause
  }
}

/**
 * SQLITE_NOMEM, SQLITE_IOERR and SQLITE_CANTOPEN. The file could be opened just before, so the last is a fault of the
 * system too.
 */
const SYSTEM_CODES: readonly unknown[] = [7, 10, 14]

/**
 * Whether the system failed, and not the file. SQLite puts details of a fault above the lowest eight bits of its code.
 */
const isRefusedBySystem = (cause: unknown): boolean => {
  if (!(cause instanceof Error)) return false
  if ('errcode' in cause) return SYSTEM_CODES.includes(Number(cause.errcode) & 0xff)
  return 'syscall' in cause || isRefusedBySystem(cause.cause)
}
