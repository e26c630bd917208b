import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isSystemFault } from '../platform/index.ts'
import { CommitInDoubt, hasNoRoom, isUnreachable } from '../platform/store/index.ts'
import { nameCause } from '../wiring/name-cause.ts'

/** One sentence and the way out for a full disk or a lost database. Undefined for other faults. */
export const explainUnwritten = (cause: unknown): string | undefined => {
  if (isSystemFault(cause, 'ENOSPC', 'EDQUOT')) return `The disk is full. ${AGAIN}`
  if (!isUnreachable(cause)) return undefined
  if (cause instanceof CommitInDoubt)
    return `The database failed while it stored the last change (${nameCause(cause)}). The change may be stored: check with the matching "list" before you repeat the command.`
  return hasNoRoom(cause)
    ? `The database is full, and the last change was not stored. ${AGAIN}`
    : `The database failed (${nameCause(cause)}), and the last change was not stored. Check that the database runs, then repeat the command.`
}

const AGAIN = 'Make room, then repeat the command.'

/** One sentence and the way out for a file that the system protects. Undefined for other faults. */
export const explainForbidden = (cause: unknown): string | undefined => {
  if (!isSystemFault(cause, 'EACCES', 'EPERM', 'EROFS')) return undefined
  const [path, ...others] = listPaths(cause)
  if (path === undefined) return undefined
  const { place, act } = findForbidden([path, ...others]) ?? {
    place: findThere(dirname(path)),
    act: 'write to',
  }
  return isSystemFault(cause, 'EROFS')
    ? `${place} is on a file system that is mounted for reading only. Mount it for writing, or set ROTUNDA_DATA to another directory.`
    : `This user${describeUser()} may not ${act} ${place}${describeOwner(place)}. Run the command as the user of the service, or let this user ${act} it.`
}

/** Paths of the failed call. A move has two. */
const listPaths = (cause: unknown): string[] =>
  [Reflect.get(Object(cause), 'path'), Reflect.get(Object(cause), 'dest')].filter(
    (path) => typeof path === 'string',
  )

type Forbidden = { readonly place: string; readonly act: 'read' | 'write to' }

/** Checks a folder before its files: adding and removing files needs the right to write to the folder. */
const findForbidden = (paths: readonly string[]): Forbidden | undefined => {
  for (const path of paths) {
    const there = findThere(path)
    for (const place of there === path ? [dirname(path), path] : [there]) {
      if (!isAllowed(place, constants.R_OK)) return { place, act: 'read' }
      if (!isAllowed(place, constants.W_OK)) return { place, act: 'write to' }
    }
  }
  return undefined
}

/** The path itself, or the nearest existing folder above it. */
const findThere = (path: string): string => {
  const above = dirname(path)
  return existsSync(path) || above === path ? path : findThere(above)
}

const isAllowed = (place: string, mode: number): boolean => {
  try {
    accessSync(place, statSync(place).isDirectory() ? mode | constants.X_OK : mode)
    return true
  } catch (cause) {
    if (isSystemFault(cause, 'EACCES', 'EPERM', 'EROFS')) return false
    throw cause
  }
}

const describeUser = (): string => {
  const uid = process.getuid?.()
  return uid === undefined ? '' : ` (uid ${uid})`
}

/** Owner of the place, if it is another user. */
const describeOwner = (place: string): string => {
  const { uid } = statSync(place)
  return uid === process.getuid?.() ? '' : `, which belongs to uid ${uid}`
}
