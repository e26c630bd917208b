import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { endWithTest, once } from '../../apps/service/src/platform/testing.ts'

const REPOSITORY = join(import.meta.dirname, '../..')
const SERVE = ['apps/service/src/bin/rotunda.js', 'serve']
const READY_MILLISECONDS = 60_000

type Environment = Readonly<Record<string, string>>

/** A service that is killed and started again, many times over, on the same settings. */
export class ServiceProcess {
  readonly #settings: Environment
  #child: ChildProcess | undefined
  #ready = Promise.withResolvers<'listening' | 'ended' | 'late'>()
  #log = ''
  #expected = false
  /** Address while the service listens. */
  base: string | undefined
  /** Milliseconds from the last start to the moment at which it listened. */
  startTook = 300
  /** Last words of each end that no signal caused. */
  readonly diedAlone: string[] = []

  constructor(settings: Environment) {
    this.#settings = { PORT: '0', ADMIN_PORT: '0', ...settings }
  }

  /** Everything that it wrote to its log, over all its lives. */
  get log(): string {
    return this.#log
  }

  start(): void {
    const child = startProgram(SERVE, this.#settings)
    const began = performance.now()
    this.#child = child
    this.#expected = false
    this.#ready = Promise.withResolvers()
    readAll(child, (text) => {
      const [, base] = /(http:\S+)\/api\/send-message/.exec(text) ?? []
      if (base === undefined || this.#child !== child || child.killed) return
      this.base = base
      this.startTook = performance.now() - began
      this.#ready.resolve('listening')
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.#log += text))
    child.once('close', (code, signal) => {
      this.base = undefined
      this.#ready.resolve('ended')
      if (!this.#expected)
        this.diedAlone.push(`ended with ${String(code ?? signal)}: ${lastError(this.#log)}`)
    })
  }

  /** A service that ends by itself instead is remembered for it, and started again. */
  async ready(triesLeft = 3): Promise<void> {
    const late = setTimeout(() => this.#ready.resolve('late'), READY_MILLISECONDS)
    const state = await this.#ready.promise.finally(() => clearTimeout(late))
    if (state === 'listening') return
    if (state === 'late' || triesLeft === 0)
      throw new Error(`a service did not start:\n${this.#log.slice(-4000)}`)
    this.start()
    await this.ready(triesLeft - 1)
  }

  /** While it is doing anything. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    this.#expected = true
    this.base = undefined
    const ended = once(child, 'close')
    child.kill(signal)
    await ended
  }
}

const lastError = (log: string): string =>
  log.split('\n').findLast((line) => /^\S*error: /i.test(line)) ?? log.slice(-200)

/** A program of this repository with nothing of this process's environment but where programs are found. */
export const startProgram = (program: readonly string[], settings: Environment): ChildProcess =>
  endWithTest(
    spawn(process.execPath, program, {
      cwd: REPOSITORY,
      env: { PATH: process.env['PATH'], ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )

/** Gives what a program has printed so far, each time that it prints. */
export const readAll = (child: ChildProcess, listener: (text: string) => void): void => {
  let printed = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text
    listener(printed)
  })
}
