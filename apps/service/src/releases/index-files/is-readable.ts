import { closeSync, openSync } from 'node:fs'
import { isSystemFault } from '../../platform/index.ts'
import { openTable } from '../../tables/index.ts'
import { indexFolder, tableFile, type IndexNeeds } from './index-folder.ts'

/**
 * Whether the index exists and is undamaged. Throws errors of the system, such as too many open files, because the
 * index may be fine.
 */
export const isReadable = ({ directory, release, collection }: IndexNeeds): boolean => {
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

/** False where it is not there. SQLite does not say why it cannot open a file. */
const canBeOpened = (file: string): boolean => {
  try {
    closeSync(openSync(file, 'r'))
    return true
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return false
    throw cause
  }
}

/** SQLITE_NOMEM, SQLITE_IOERR and SQLITE_CANTOPEN, the last for a file that could be opened just before. */
const SYSTEM_CODES: readonly unknown[] = [7, 10, 14]

/** SQLite puts more about a fault above the lowest eight bits of its code. */
const isRefusedBySystem = (cause: unknown): boolean => {
  if (!(cause instanceof Error)) return false
  if ('errcode' in cause) return SYSTEM_CODES.includes(Number(cause.errcode) & 0xff)
  return 'syscall' in cause || isRefusedBySystem(cause.cause)
}
