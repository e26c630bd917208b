import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { endWithTest, once, patience, waitUntil } from '../../apps/service/src/platform/testing.ts'

const ROOT = join(import.meta.dirname, '../..')
const PROGRAM = 'apps/service/src/bin/rotunda.js'
const LOOK_MILLISECONDS = 100

export type Environment = Readonly<Record<string, string>>

export type RoleProcessWanted = {
  /** Name in HAProxy and in the table of steps. */
  readonly name: string
  /** Value of ROTUNDA_ROLES. */
  readonly roles: string
  readonly port: number
  readonly directory: string
  readonly settings: Environment
  /** Keeps what all lives of the process write. */
  readonly logFile: string
}

/** A service with some of the roles, on a folder and a port of its own, that is killed and started again. */
export class RoleProcess {
  readonly name: string
  readonly port: number
  readonly directory: string
  readonly environment: Environment
  readonly #wanted: RoleProcessWanted
  #child: ChildProcess | undefined
  #isExpectedToEnd = false
  /** Ends that no step caused. */
  readonly diedAlone: string[] = []

  constructor(wanted: RoleProcessWanted) {
    this.#wanted = wanted
    this.name = wanted.name
    this.directory = wanted.directory
    this.port = wanted.port
    this.environment = {
      PATH: process.env['PATH'] ?? '',
      ...wanted.settings,
      ROTUNDA_ROLES: wanted.roles,
      ROTUNDA_DATA: wanted.directory,
      PORT: `${wanted.port}`,
      ADMIN_PORT: '0',
    }
  }

  get log(): string {
    return readFileSync(this.#wanted.logFile, 'utf8')
  }

  /** Starts it and waits until it is ready. `more` holds for this life alone. */
  async start(more: Environment = {}): Promise<void> {
    mkdirSync(dirname(this.#wanted.logFile), { recursive: true })
    const log = openSync(this.#wanted.logFile, 'a')
    const child = endWithTest(
      spawn(process.execPath, [PROGRAM, 'serve'], {
        cwd: ROOT,
        env: { ...this.environment, ...more },
        stdio: ['ignore', log, log],
      }),
    )
    closeSync(log)
    this.#child = child
    this.#isExpectedToEnd = false
    child.once('exit', (code, signal) => {
      if (!this.#isExpectedToEnd) this.diedAlone.push(`${this.name} ended by itself: ${code ?? signal}`)
    })
    await this.untilReady()
  }

  untilReady(): Promise<boolean> {
    return waitUntil(`${this.name} to be ready`, async () => {
      if (this.diedAlone.length > 0) throw new Error(`${this.diedAlone.join()}:\n${this.log.slice(-3000)}`)
      if ((await this.ask('/readyz')) === 200) return true
      // Each question costs a process that starts some of its time.
      await setTimeout(LOOK_MILLISECONDS)
      return false
    })
  }

  /** Status of an answer of this process itself; 0 without an answer. */
  async ask(path: string): Promise<number> {
    const response = await this.fetch(path).catch(() => undefined)
    await response?.arrayBuffer().catch(() => undefined)
    return response?.status ?? 0
  }

  fetch(path: string): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${path}`, { signal: patience(), redirect: 'manual' })
  }

  pause(): void {
    this.#child?.kill('SIGSTOP')
  }

  resume(): void {
    this.#child?.kill('SIGCONT')
  }

  /** SIGTERM lets requests end; SIGKILL does not. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    this.#isExpectedToEnd = true
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}
