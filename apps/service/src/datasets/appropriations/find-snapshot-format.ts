import { closeSync, openSync, readSync } from 'node:fs'
import { APPLICATION_ID } from './columns/layout.ts'

/** SQLite keeps both numbers at fixed places of the header: https://www.sqlite.org/fileformat2.html#the_database_header */
const USER_VERSION_AT = 60
const APPLICATION_ID_AT = 68
const HEADER_BYTES = 100

/** The form of a snapshot file, whichever version of the service wrote it; undefined for a file that is none. */
export const findSnapshotFormat = (path: string): number | undefined => {
  const header = Buffer.alloc(HEADER_BYTES)
  const descriptor = openSync(path, 'r')
  try {
    readSync(descriptor, header)
  } finally {
    closeSync(descriptor)
  }
  return header.readUInt32BE(APPLICATION_ID_AT) === APPLICATION_ID
    ? header.readUInt32BE(USER_VERSION_AT)
    : undefined
}
