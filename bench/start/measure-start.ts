import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { SERVE, waitFor } from '../processes.ts'

/** Milliseconds of a start. */
export type Start = {
  /** Processor time of all threads until the first page. */
  readonly processor: number
  /** From the start of the process to the whole front page. */
  readonly page: number
}

export const FROM_SOURCES = ['apps/service/src/bin/rotunda.ts', 'serve'] as const

/** Compiled code of an earlier start is at hand, as it is for everyone who starts a second time. */
const COMPILED = { NODE_COMPILE_CACHE: 'node_modules/.cache/rotunda' }

/** Starts the service on published data, as `npm start` does or from its sources, and asks for the front page. */
export const measureStart = async (directory: string, program: readonly string[] = SERVE): Promise<Start> => {
  const begun = performance.now()
  const settings = {
    PORT: '0',
    ADMIN_PORT: '0',
    ROTUNDA_DATA: directory,
    ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
  }
  const env = { ...process.env, ...COMPILED, ...settings }
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [base = ''] = await waitFor(child, [/(http:\S+)\/api\/send-message/])
  const page = await fetch(`${base}/`)
  await page.arrayBuffer()
  const measured = { processor: readProcessor(child.pid ?? 0), page: performance.now() - begun }
  child.kill('SIGTERM')
  await once(child, 'exit')
  if (!page.ok) throw new Error(`the front page answered ${page.status}`)
  return measured
}

/** Start of Node alone. */
export const measureNode = async (): Promise<Start> => {
  const begun = performance.now()
  const child = spawn(process.execPath, ['-p', 'JSON.stringify(process.cpuUsage())'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [user = '0', system = '0'] = await waitFor(child, [/"user":(\d+)/, /"system":(\d+)/])
  return { processor: (Number(user) + Number(system)) / 1000, page: performance.now() - begun }
}

/** Ticks of the system for user and kernel are the 14th and 15th field. A name may hold spaces. */
const readProcessor = (pid: number): number => {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MILLISECONDS
}

/** Linux counts a hundred ticks a second for programs. */
const TICK_MILLISECONDS = 10
