import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** A program for Node, run in the root of the repository. `live` prints as it goes instead of only on failure. */
export type Step = { readonly name: string; readonly args: readonly string[]; readonly live?: boolean }

/** Runs the steps, at most `width` at once, prints one line for each, and returns the names of those that failed. */
export const runSteps = async (steps: readonly Step[], width: number): Promise<string[]> => {
  const waiting = [...steps]
  const failed: string[] = []
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      if (!(await runStep(step))) failed.push(step.name)
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return failed
}

const runStep = async (step: Step): Promise<boolean> => {
  const started = performance.now()
  const child = spawn(process.execPath, step.args, {
    cwd: join(import.meta.dirname, '../..'),
    stdio: step.live === true ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const output = Promise.all([readAll(child.stdout), readAll(child.stderr)])
  const code = await new Promise((resolve) => child.once('close', resolve))
  const passed = code === 0
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${passed ? '✔' : '✘'} ${step.name} (${seconds} s)`)
  const lines = (await output).join('').trimEnd().split('\n')
  for (const line of passed ? lines.filter(isWarning) : lines) console.log(`    ${line}`)
  return passed
}

/** Worth reading although the step passed. */
const isWarning = (line: string): boolean => line.startsWith('warn ')

const readAll = (stream: Readable | null): Promise<string> =>
  stream === null ? Promise.resolve('') : text(stream)
