import { isSystemFault } from '../platform/index.ts'
import { CommitInDoubt, hasNoRoom, isUnreachable } from '../platform/store/index.ts'
import { nameCause } from '../wiring/name-cause.ts'

/** One sentence and the way out, where a disk is full or the database went away under a command; undefined of all else. */
export const explainUnwritten = (cause: unknown): string | undefined => {
  if (isSystemFault(cause, 'ENOSPC', 'EDQUOT')) return `There is no room left on the disk. ${AGAIN}`
  if (!isUnreachable(cause)) return undefined
  if (cause instanceof CommitInDoubt)
    return `The database failed at the moment of storing (${nameCause(cause)}), and the last change may be stored. Look with the matching "list" before you repeat the command.`
  return hasNoRoom(cause)
    ? `The database has no room left, and the last change was not stored. ${AGAIN}`
    : `The database failed (${nameCause(cause)}), and the last change was not stored. See that it runs, then repeat the command.`
}

const AGAIN = 'Make room, then repeat the command.'
