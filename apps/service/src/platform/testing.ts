import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { isSystemFault } from './thrown.ts'

export { endWithTest } from './testing/end-with-test.ts'
export { findPython, runPython } from './testing/run-python.ts'
export { listen } from './testing/listen.ts'
export { LOADING } from './testing/loading.ts'
export { RUN_MILLISECONDS, runToEnd, type Ran } from './testing/run-to-end.ts'
export { runs } from './testing/runs.ts'
export { NOT_PUBLIC } from './testing/not-public.ts'
export { once, patience, waitUntil, within, WAIT_MILLISECONDS } from './testing/wait.ts'

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
