import { isSystemFault } from '../platform/index.ts'

/** The short name of what went wrong with a file or a connection: a system's code, or the words of the engine. */
export const nameCause = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  if (isSystemFault(cause, 'ENOENT')) return 'there is no such file'
  if (isSystemFault(cause, 'EISDIR')) return 'it is a folder'
  if (isSystemFault(cause, 'EACCES')) return 'this user may not read it'
  if (isSystemFault(cause, 'ENOTFOUND')) return 'the host was not found'
  if ('code' in cause && typeof cause.code === 'string') return cause.code
  return cause.cause instanceof Error ? nameCause(cause.cause) : cause.message
}
