import type { ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { WAIT_MILLISECONDS, within } from './wait.ts'

export type Ran = { readonly code: number | null; readonly stdout: string; readonly stderr: string }

/** A program is waited for as long as anything else. */
export const RUN_MILLISECONDS = WAIT_MILLISECONDS

/** Output, errors and exit of a child. A stream that it shares with this process is empty here. */
export const runToEnd = async (child: ChildProcess): Promise<Ran> => {
  const closed = new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
  const ended = Promise.all([read(child.stdout), read(child.stderr), closed])
  const [stdout, stderr] = await within(`the end of ${child.spawnargs.join(' ')}`, ended, RUN_MILLISECONDS)
  return { code: child.exitCode, stdout, stderr }
}

const read = (stream: Readable | null): Promise<string> =>
  stream === null ? Promise.resolve('') : text(stream)
