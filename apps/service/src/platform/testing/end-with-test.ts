import type { ChildProcess } from 'node:child_process'
import { getTestContext } from 'node:test'
import { isSystemFault } from '../thrown.ts'
import { once } from './wait.ts'

type Ending = {
  /** The child leads a group of its own (`detached`), which ends as a whole. */
  readonly group?: boolean
}

/**
 * No child outlives the test that started it, however that test ends, nor this process. One that is started outside of
 * a test ends with this process.
 */
export const endWithTest = <Child extends ChildProcess>(
  child: Child,
  { group = false }: Ending = {},
): Child => {
  if (!process.listeners('exit').includes(killAll)) {
    process.on('exit', killAll)
    // The runner ends a file that hangs by SIGTERM, which alone would run no listener of exit.
    process.once('SIGTERM', () => process.exit(143))
  }
  const kill = () => (group ? killGroup(child) : child.kill('SIGKILL'))
  running.set(child, kill)
  // A leader may leave processes in its group, which must be ended too.
  if (!group) child.once('exit', () => running.delete(child))
  const test = getTestContext()
  if (test !== undefined && 'after' in test)
    test.after(async () => {
      kill()
      running.delete(child)
      if (isRunning(child)) await once(child, 'exit')
    })
  return child
}

const running = new Map<ChildProcess, () => void>()
const killAll = (): void => {
  for (const kill of running.values()) kill()
}

/** A child that could not be started has no number, and never ends. */
const isRunning = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null

const killGroup = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (cause) {
    if (!isSystemFault(cause, 'ESRCH')) throw cause
  }
}
