import { asError } from '../thrown.ts'

const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EMFILE|ENFILE)$/

/** PostgreSQL: disk, memory or connections used up; timed out; disk fault. */
const POSTGRES = /^(53\w{3}|57014|58030)$/
/** Connection lost, ended by the server; or a server that became a stand-by, or is still taking over. */
const LEFT = /^(08\w{3}|57P0\d|25006|25P03|55000)$/

/** SQLite: busy, locked, and a file that cannot be opened. */
const SQLITE = [5, 6, 14]
/** SQLite takes no writes: read-only, fault of the disk, and disk full. */
const SQLITE_DISK = [8, 10, 13]
/** PostgreSQL takes no writes: disk full, fault of the disk, and read-only. */
const POSTGRES_DISK = ['53100', '58030', '25006']
const SYSTEM_DISK = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO']

/** Texts of `pg` for faults without a code: a connection that broke, and a query that was sent after it had. */
const BROKEN = /^Connection terminated|^Query read timeout|is not queryable$|^timeout expired/

/**
 * True if the connection is of no use any more, and others of its age are suspected: it broke, is silent, was ended by
 * the server, or leads to a server that takes no writes.
 */
export const leadsNowhere = (cause: unknown): boolean => {
  if (cause instanceof AggregateError) return cause.errors.some(leadsNowhere)
  if (!(cause instanceof Error)) return false
  return 'code' in cause && typeof cause.code === 'string'
    ? NETWORK.test(cause.code) || LEFT.test(cause.code)
    : BROKEN.test(cause.message)
}

/** True if the database is away, so that a later retry makes sense: neither the request nor this code is at fault. */
export const isUnreachable = (cause: unknown): boolean => {
  if (cause instanceof AggregateError) return cause.errors.some(isUnreachable)
  if (!(cause instanceof Error)) return false
  if (cause instanceof CommitInDoubt) return true
  if (leadsNowhere(cause)) return true
  if ('code' in cause && typeof cause.code === 'string' && POSTGRES.test(cause.code)) return true
  if ([...SQLITE, ...SQLITE_DISK].includes(primaryCodeOf(cause))) return true
  return cause.message.startsWith('timeout exceeded when trying to connect')
}

/**
 * True if the database has no room left: `SQLITE_FULL`, or `disk_full` of PostgreSQL. A commit in doubt does not count.
 */
export const hasNoRoom = (cause: unknown): boolean =>
  cause instanceof Error && (primaryCodeOf(cause) === 13 || ('code' in cause && cause.code === '53100'))

/**
 * True if a disk is full, failed or read-only, under the database or a file: what was to be stored was not. A commit in
 * doubt does not count.
 */
export const failsToStore = (cause: unknown): boolean =>
  cause instanceof Error &&
  (SQLITE_DISK.includes(primaryCodeOf(cause)) ||
    ('code' in cause && [...POSTGRES_DISK, ...SYSTEM_DISK].includes(String(cause.code))))

/** Extended codes of SQLite have the primary one in their lowest byte. */
const primaryCodeOf = (cause: Error): number => ('errcode' in cause ? Number(cause.errcode) & 0xff : 0)

/** Log fields: one line for a database that is away, and the stack of every other fault. */
export const logFault = (cause: unknown): { reason: string } | { err: Error } =>
  isUnreachable(cause) || failsToStore(cause) ? { reason: nameUnreachable(cause) } : { err: asError(cause) }

const nameUnreachable = (cause: unknown): string => {
  if (cause instanceof AggregateError) return cause.errors.map(nameUnreachable).join('; ')
  if (cause instanceof CommitInDoubt) return `${cause.message} ${nameUnreachable(cause.cause)}`
  return asError(cause).message
}

/**
 * The database never answered a commit, so the rows may be there or not. Nothing is retried after it; a caller that has
 * to know reads the rows.
 */
export class CommitInDoubt extends Error {
  constructor(cause: unknown) {
    super('The database did not say whether a commit went through.', { cause })
    this.name = 'CommitInDoubt'
  }
}
