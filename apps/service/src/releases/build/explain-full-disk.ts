import { isSystemFault, OperatorFault } from '../../platform/index.ts'

/** SQLITE_FULL, and SQLITE_IOERR_WRITE for limits other than the disk’s end. */
const SQLITE_FULL = [13, 778]

/** Why a build or a publication ended, in words for the person who can make room; anything else as it is. */
export const explainFullDisk = (cause: unknown, directory: string): unknown => {
  if (!isFull(cause)) return cause
  return new OperatorFault(
    'unavailable',
    `There is no room left in ${directory}. Make room, or give ROTUNDA_DATA a larger disk, and give the order again. ` +
      'What was begun is taken away, and what is published has not changed.',
    { cause },
  )
}

const isFull = (cause: unknown): boolean =>
  isSystemFault(cause, 'ENOSPC', 'EDQUOT', 'EFBIG') ||
  (cause instanceof Error && 'errcode' in cause && SQLITE_FULL.some((code) => code === cause.errcode))
