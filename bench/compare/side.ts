import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { readStart, waitFor } from '../processes.ts'

/** A commit that is checked out with its packages, and data that it has published. */
export type Checkout = { readonly folder: string; readonly data: string }

export type Side = {
  /** Base address. */
  readonly base: string
  /** Seconds of processor time that it has taken, all threads together. */
  countSeconds(): number
  stop(): Promise<void>
}

/** Starts the service of a checkout by its own `npm start`, with its own flags and its own Node. */
export const startSide = async ({ folder, data }: Checkout): Promise<Side> => {
  const child = spawn('sh', ['-c', readStart(folder)], {
    cwd: folder,
    env: { ...process.env, ...SETTINGS, ROTUNDA_DATA: data, PATH: putFirst(folder) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [base = ''] = await waitFor(child, [/(http:\S+)\/api\/send-message/])
  return {
    base,
    countSeconds: () => countSeconds(child),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

const SETTINGS = {
  PORT: '0',
  ADMIN_PORT: '0',
  ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
  ROTUNDA_PUBLIC_RATE: '0',
}

const putFirst = (folder: string): string =>
  [join(folder, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter)

/** The scheduler counts in nanoseconds. */
const NANOSECONDS = 1e9

/**
 * By thread, since `/proc/PID/stat` counts in hundredths of a second, which is as long as some rounds of a question, and
 * the process as a whole has no other count. The time of a thread that ends is lost; in a round none does: those that
 * answer live as long as the service, and those that make an index are needed only where the release has none.
 */
const countSeconds = ({ pid }: ChildProcess): number => {
  const tasks = `/proc/${String(pid)}/task`
  const spent = (task: string): number => {
    const [nanoseconds = ''] = readFileSync(join(tasks, task, 'schedstat'), 'utf8').split(' ')
    return Number(nanoseconds)
  }
  return readdirSync(tasks).reduce((sum, task) => sum + spent(task), 0) / NANOSECONDS
}
