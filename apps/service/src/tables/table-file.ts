import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { asError } from '../platform/index.ts'
import { APPLICATION_ID, FORMAT } from './columns/layout.ts'

/** Most bytes that SQLite maps into memory. It reads the rest of a larger file. */
const MAX_MAPPED_BYTES = 0x7fff_0000

/**
 * Opens the file read-only and immutable. Throws an error with the path and the remedy for a file that is not a table,
 * has another format, or is cut off. The digest of the release proves its contents.
 */
export const openTableFile = (path: string): DatabaseSync => {
  let database: DatabaseSync | undefined
  try {
    const url = pathToFileURL(path)
    url.searchParams.set('immutable', '1')
    database = new DatabaseSync(url, { readOnly: true })
    checkFile(database, statSync(path).size)
    // Mapped memory halves the time for scattered rows, since it needs no system call for each.
    database.exec(`pragma mmap_size = ${MAX_MAPPED_BYTES}`)
    return database
  } catch (cause) {
    database?.close()
    const reason = asError(cause).message
    throw new Error(
      `${path} cannot be served: ${reason}. Delete it: it is made again from the files of the release.`,
      { cause },
    )
  }
}

const checkFile = (database: DatabaseSync, bytes: number): void => {
  const pragma = (name: string) => Number(Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0])
  if (pragma('application_id') !== APPLICATION_ID) throw new Error('it is not an index of a table')
  if (pragma('user_version') !== FORMAT) throw new Error('another version of this service wrote it')
  if (pragma('page_count') * pragma('page_size') !== bytes) throw new Error('it is cut off')
}
