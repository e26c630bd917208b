import { accessSync, constants, mkdirSync } from 'node:fs'
import { isSystemFault } from '../platform/index.ts'
import type { FindFaults } from './settings.ts'

/** Why nothing can be kept in the data directory, which is made when it is not there. */
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
