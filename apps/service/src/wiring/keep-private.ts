import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isSystemFault } from '../platform/index.ts'

/** Makes this folder, where it is not there, and closes it to all other accounts of the machine. */
export const keepPrivate = (folder: string): void => {
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if ((statSync(folder).mode & 0o077) === 0) return
  try {
    chmodSync(folder, 0o700)
  } catch (cause) {
    // It belongs to another user, who decides.
    if (!isSystemFault(cause, 'EPERM', 'EROFS')) throw cause
  }
}
