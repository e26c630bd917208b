import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { isSystemFault } from '../thrown.ts'

const OPEN_FILES = '/proc/self/fd'

/** Whether this machine lists the open files of a process. */
export const LISTS_OPEN_FILES = existsSync(OPEN_FILES)

/** Counts the open files of this process under this path. */
export const countOpenFiles = (path: string): number =>
  readdirSync(OPEN_FILES).filter((name) => {
    try {
      return readlinkSync(`${OPEN_FILES}/${name}`).startsWith(path)
    } catch (cause) {
      // The list itself was open while it was read, and is no more.
      if (isSystemFault(cause, 'ENOENT')) return false
      throw cause
    }
  }).length
