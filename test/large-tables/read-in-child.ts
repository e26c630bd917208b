import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { endWithTest } from '../../apps/service/src/platform/testing.ts'
import type { TableRead } from './read-table.ts'

const PROGRAM = join(import.meta.dirname, 'read-table.ts')
/** As the service is started: memory is given back early. */
const FLAGS = ['--max-semi-space-size=2', '--heap-growing-percent=20']

/**
 * Reads a table in a process of its own. `cache`: a folder in which the compiled program is kept, as the commands of
 * the service do: without it, compiling alone takes some 30 MB.
 */
export const readInChild = async (path: string, cache: string): Promise<TableRead> => {
  const child = endWithTest(
    spawn(process.execPath, [...FLAGS, PROGRAM, path], {
      env: { ...process.env, NODE_COMPILE_CACHE: cache },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  // The program prints nothing else.
  return JSON.parse(await text(child.stdout)) as TableRead
}
