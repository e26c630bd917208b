import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { endWithTest } from '../../apps/service/src/platform/testing.ts'
import { HEAP_FLAGS } from '../../apps/service/src/operator/serve.ts'
import { HEAP_MEGABYTES } from './memory.ts'
import type { TableRead } from './read-table.ts'

const PROGRAM = join(import.meta.dirname, 'read-table.ts')

/**
 * Reads a table in a process of its own, with the flags of the service and a small heap. `cache`: a folder in which the
 * compiled program is kept, as the commands of the service do: without it, compiling alone takes some 30 MB.
 */
export const readInChild = async (path: string, cache: string): Promise<TableRead> => {
  const child = endWithTest(
    spawn(process.execPath, [...HEAP_FLAGS, `--max-old-space-size=${HEAP_MEGABYTES}`, PROGRAM, path], {
      env: { ...process.env, NODE_COMPILE_CACHE: cache },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  const printed = await text(child.stdout)
  if (printed === '')
    throw new Error(`The process ended without a report, with a heap of ${HEAP_MEGABYTES} MB.`)
  // The program prints nothing else.
  return JSON.parse(printed) as TableRead
}
