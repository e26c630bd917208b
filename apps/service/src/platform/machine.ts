import { createHash } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { isSystemFault } from './thrown.ts'

/** Names the set of processes that see each other's process ids, in letters and digits. */
export const nameMachine = (): string =>
  createHash('sha256').update(`${hostname()}\n${findNamespace()}`).digest('hex').slice(0, 8)

/**
 * Finds the namespace of process ids: containers on one machine may share its name, but number their processes
 * separately.
 */
const findNamespace = (): string => {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return ''
    throw cause
  }
}

/** Whether a process of this machine is still there. Process ids are reused, so it may be a later one. */
export const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    // EPERM: the process exists, and belongs to another user.
    return isSystemFault(cause, 'EPERM')
  }
}
