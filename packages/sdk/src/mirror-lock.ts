import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Another process works on the same copy. */
export class MirrorBusy extends Error {
  override readonly name = 'MirrorBusy'

  constructor(path: string, pid: number) {
    super(`Process ${pid} makes this copy now. If that is no mirror, delete ${path} and run it again.`)
  }
}

/** Names this process. Its id alone says nothing after a restart in a container, where it is always the same. */
const held = new Set<string>()

/** Gives what lets go again. What a process that was killed holds is free. */
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
    // Empty, or gone, where its process is between two steps.
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
    // A process of another user is alive, and may not be asked.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}
