import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Another process works on the same copy. */
export class MirrorBusy extends Error {
  override readonly name = 'MirrorBusy'

  constructor(path: string, pid: number) {
    super(
      `Process ${pid} makes this copy now. If that process is not a mirror, delete ${path} and run it again.`,
    )
  }
}

/** Locks of this process. A process id does not tell them apart: after a restart in a container it is the same. */
const held = new Set<string>()

/** Locks a copy, and returns the function that unlocks it. The lock of a killed process does not count. */
export const lockCopy = async (path: string): Promise<() => Promise<void>> => {
  if (held.has(path)) throw new MirrorBusy(path, process.pid)
  held.add(path)
  try {
    await writeLock(path)
  } catch (cause) {
    held.delete(path)
    throw cause
  }
  return async () => {
    await rm(path, { force: true })
    held.delete(path)
  }
}

const writeLock = async (path: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true })
  for (;;) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' })
      return
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
    }
    // The file is empty, or gone, while its process is between two steps.
    const pid = Number(await readFile(path, 'utf8').catch(() => ''))
    if (pid > 0 && pid !== process.pid && isAlive(pid)) throw new MirrorBusy(path, pid)
    await rm(path, { force: true })
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    // EPERM: the process is alive and belongs to another user.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}
