import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { endWithTest } from '../../apps/service/src/platform/testing.ts'
import type { TableRead } from './read-table.ts'

const ROOT = join(import.meta.dirname, '../..')
const PROGRAM = join(import.meta.dirname, 'read-table.ts')
/** Node's own options of `npm start`. */
const readFlags = (): string[] => {
  // A package of this project.
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<'start', string>
  }
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}

/**
 * Reads a table in a process of its own. `cache`: a folder in which the compiled program is kept, as the commands of
 * the service do: without it, compiling alone takes some 30 MB.
 */
export const readInChild = async (path: string, cache: string): Promise<TableRead> => {
  const child = endWithTest(
    spawn(process.execPath, [...readFlags(), PROGRAM, path], {
      env: { ...process.env, NODE_COMPILE_CACHE: cache },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  // The program prints nothing else.
  return JSON.parse(await text(child.stdout)) as TableRead
}
