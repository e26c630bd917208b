import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { FORMAT } from '../../tables/index.ts'
import { INDEXES_FOLDER } from '../release-names.ts'
import { parseIndexName } from './index-folder.ts'

/**
 * Removes indexes of releases that were taken away, and those of earlier formats that nobody has opened for a day: until
 * then an earlier version of this service may still run beside this one. One of a later version keeps its own.
 * `changedNow` is a file that was changed just now, by the clock of the file system that the others are on.
 */
export const removeUnneeded = (releases: string, changedNow: string): void => {
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

/** Most file systems note only the first reading of a day: what was opened within a day may seem unread for two. */
const UNREAD_MILLISECONDS = 2 * 24 * 60 * 60 * 1000

/** When one of its files was last opened and read, or written. To list the folder is no reading of the index. */
const findLastRead = (index: string): number =>
  Math.max(
    ...readdirSync(index).map((name) => {
      const times = statSync(join(index, name), { throwIfNoEntry: false })
      return Math.max(times?.atimeMs ?? 0, times?.mtimeMs ?? 0)
    }),
  )
