import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { START_FLAGS, START_SETTINGS } from '../apps/service/src/bin/start-options.ts'

export type Running = {
  readonly process: ChildProcess
  /** First match of each pattern asked for, in what it printed. */
  readonly found: readonly string[]
  /** Most memory that it ever held, in MB. */
  peakMegabytes(): number
  stop(): Promise<void>
}

/** The command of `npm start` in a checkout of this project, of any version. */
export const readStart = (folder: string): string => {
  // A package of this project, which has the script.
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start
}

/** Runs a TypeScript file of the project as `npm start` would, in a process of its own, and waits until it has printed every pattern. */
export const run = async (
  file: string,
  env: Readonly<Record<string, string>>,
  patterns: readonly RegExp[],
  args: readonly string[] = [],
): Promise<Running> => {
  const child = spawn(process.execPath, [...START_FLAGS, file, ...args], {
    env: { ...process.env, ...START_SETTINGS, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const found = await waitFor(child, patterns)
  return {
    process: child,
    found,
    peakMegabytes: () => readPeak(child),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

export const waitFor = async (child: ChildProcess, patterns: readonly RegExp[]): Promise<string[]> => {
  if (child.stdout === null) throw new Error('no output to read')
  let text = ''
  for await (const line of createInterface({ input: child.stdout })) {
    text += `${line}\n`
    const found = patterns.map((pattern) => pattern.exec(text)?.[1])
    if (found.every((match) => match !== undefined)) {
      child.stdout.resume()
      return found
    }
  }
  throw new Error(`the process ended after printing: ${text}`)
}

const readPeak = ({ pid }: ChildProcess): number => {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
