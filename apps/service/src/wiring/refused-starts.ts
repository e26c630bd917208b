import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSystemFault } from '../platform/index.ts'

/**
 * Number of refused starts, from a file of the data directory, since a process that does not start has no metrics.
 * Two starts that fail at the same moment may count once. A start without a writable directory is not counted.
 */
export const countRefusedStarts = (directory: string): number => {
  try {
    const count = Number(readFileSync(fileOf(directory), 'utf8'))
    return Number.isSafeInteger(count) && count > 0 ? count : 0
  } catch (cause) {
    if (!isSystemFault(cause, 'ENOENT', 'ENOTDIR', 'EACCES', 'EPERM')) throw cause
    return 0
  }
}

export const noteRefusedStart = (directory: string): void => {
  const count = countRefusedStarts(directory) + 1
  try {
    writeFileSync(fileOf(directory), String(count), { mode: 0o600 })
  } catch (cause) {
    // Standard error has the reason, with or without the count.
    if (!isSystemFault(cause, 'ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'ENOSPC')) throw cause
  }
}

const fileOf = (directory: string): string => join(directory, 'refused-starts')
