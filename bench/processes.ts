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

/** The command of `npm start` in a checkout of this project, of any version. */
export const readStart = (folder: string): string => {
  // A package of this project, which has the script.
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start
}

const running = new Set<ChildProcess>()

/** Ends what a part that failed has left: it would disturb the parts after it. */
export const stopAll = async (): Promise<void> => {
  for (const child of running) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

/** Runs a file of the project, with its arguments, in a process of its own, and waits until it has printed every pattern. */
export const run = async (
  program: string | readonly string[],
  env: Readonly<Record<string, string>>,
  patterns: readonly RegExp[],
  flags: readonly string[] = [],
): Promise<Running> => {
  const child = spawn(process.execPath, [...flags, ...[program].flat()], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
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

/** The program of `npm start`. */
export const SERVE = ['apps/service/src/bin/rotunda.js', 'serve'] as const

/** Starts the service as `npm start` does. */
export const runService = (
  env: Readonly<Record<string, string>>,
  patterns: readonly RegExp[] = [/(http:\S+)\/api\/send-message/],
): Promise<Running> => run(SERVE, env, patterns)

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
