/** Network faults of Node, and the classes of PostgreSQL for "connection" and "shutting down or too busy". */
const CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|08\w{3}|53300|57P0[1-3])$/

/** Of SQLite: busy, locked, disk full, and a file that cannot be written or opened. */
const SQLITE = [5, 6, 10, 13, 14]

/** Whether the database is away, so that trying again later makes sense: not a fault of the request or of ours. */
export const isUnreachable = (cause: unknown): boolean => {
  if (cause instanceof AggregateError) return cause.errors.some(isUnreachable)
  if (!(cause instanceof Error)) return false
  if ('code' in cause && typeof cause.code === 'string' && CODES.test(cause.code)) return true
  if ('errcode' in cause && SQLITE.includes(Number(cause.errcode) & 0xff)) return true
  // What pg says, without a code, of a connection that went away under a query.
  return /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout/.test(
    cause.message,
  )
}
