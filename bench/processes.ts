import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type Running = {
  readonly process: ChildProcess
  /** First match of each pattern asked for, in what it printed. */
  readonly found: readonly string[]
  /** Most memory that it ever held, in MB. */
  peakMegabytes(): number
  stop(): Promise<void>
}

/** What `npm start` runs in a checkout of this project: settings of the C library, and Node with its flags. */
export const readStart = (folder: string): string => {
  // A package of this project, which has the script.
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start
}

const START = readStart('.').split(' ')

const FLAG = /^--/
const SETTING = /^[A-Z_]+=/

/** The flags of Node that `npm start` has. */
export const START_FLAGS = START.filter((word) => FLAG.test(word))
export const START_SETTINGS = Object.fromEntries(
  START.filter((word) => SETTING.test(word)).map((word) => word.split('=') as [string, string]), // So it is written.
)

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
