import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isSystemFault } from '../../../apps/service/src/platform/index.ts'
import { RUN_MILLISECONDS } from '../../../apps/service/src/platform/testing.ts'

/** A file system of its own, which a test fills. */
export type SmallDisk = {
  readonly directory: string
  fill(): void
  makeRoom(): void
  unmount(): void
}

/** Undefined where this user may not mount a file system. */
export const mountSmallDisk = (megabytes: number): SmallDisk | undefined => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-small-'))
  if (!succeeds('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory)) {
    rmSync(directory, { recursive: true })
    return undefined
  }
  const filler = join(directory, 'filler')
  return {
    directory,
    fill: () => {
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(256 * 1024), { flag: 'a' })
      } catch (cause) {
        if (!isSystemFault(cause, 'ENOSPC')) throw cause
      }
    },
    makeRoom: () => {
      rmSync(filler, { force: true })
    },
    unmount: () => {
      succeeds('umount', '--lazy', directory)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const succeeds = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { timeout: RUN_MILLISECONDS }).status === 0
