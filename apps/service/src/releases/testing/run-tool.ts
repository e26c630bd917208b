import { execFileSync } from 'node:child_process'
import { RUN_MILLISECONDS } from '../../platform/testing.ts'

/** Output of a tool that most machines have; undefined on a machine without it. */
export const runTool = (folder: string, tool: string, ...args: string[]): string | undefined => {
  try {
    return execFileSync(tool, args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: RUN_MILLISECONDS,
    })
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined
    throw cause
  }
}
