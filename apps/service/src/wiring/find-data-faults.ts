import { accessSync, constants, mkdirSync, opendirSync } from 'node:fs'
import { isSystemFault } from '../platform/index.ts'
import type { FindFaults } from './settings.ts'

/** Fault of a data directory that cannot be written to. A missing directory is made. */
export const findDataFaults: FindFaults = ({ ROTUNDA_DATA: directory }) => {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
    return []
  } catch (cause) {
    if (!isSystemFault(cause, 'EACCES', 'EEXIST', 'ELOOP', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'))
      throw cause
    return [`ROTUNDA_DATA must be a directory that this user may write to, and ${directory} is not.`]
  }
}

/** Fault of a data directory that cannot be read. A missing directory counts as empty, and is not made. */
export const findUnreadableData: FindFaults = ({ ROTUNDA_DATA: directory }) => {
  try {
    opendirSync(directory).closeSync()
    return []
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return []
    if (!isSystemFault(cause, 'EACCES', 'ELOOP', 'ENOTDIR', 'EPERM')) throw cause
    return [`ROTUNDA_DATA must be a directory that this user may read, and ${directory} is not.`]
  }
}
