import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { OperatorFault } from '../platform/index.ts'

const SQLITE_BUSY = 5

/**
 * Lets one backup or restore at a time work with a data directory. The system takes the lock away from a process that
 * dies.
 */
export const withLock = async <Result>(directory: string, work: () => Promise<Result>): Promise<Result> => {
  const path = join(directory, 'backup-lock')
  closeSync(openSync(path, 'a', 0o600))
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    begin(lock, directory)
    return await work()
  } finally {
    lock.close()
  }
}

const begin = (lock: DatabaseSync, directory: string): void => {
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    if (!(cause instanceof Error && 'errcode' in cause && cause.errcode === SQLITE_BUSY)) throw cause
    throw new OperatorFault(
      'unavailable',
      `Another backup or restore works with ${directory} now. Wait for its end.`,
    )
  }
}
