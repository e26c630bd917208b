import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const SYNC = [
  'openSync',
  'writeSync',
  'fsyncSync',
  'closeSync',
  'mkdirSync',
  'mkdtempSync',
  'rmSync',
] as const
const PROMISED = ['open', 'rename', 'link', 'mkdir', 'rm'] as const

/**
 * Counts the calls of this process to the file system from now on, and kills it, as by `kill -9`, before the call with
 * this number. Returns the count so far.
 */
export const dieAt = (number: number): (() => number) => {
  let count = 0
  const note = (): void => {
    count += 1
    if (count === number) process.kill(process.pid, 'SIGKILL')
  }
  for (const name of SYNC) watch(fs, name, note)
  for (const name of PROMISED) watch(fs.promises, name, note)
  syncBuiltinESMExports()
  return () => count
}

const watch = <Name extends string>(
  library: Record<Name, (...args: never[]) => unknown>,
  name: Name,
  note: () => void,
): void => {
  const real = library[name]
  library[name] = (...args) => {
    note()
    return real(...args)
  }
}
