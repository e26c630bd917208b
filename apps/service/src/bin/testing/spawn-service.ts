import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { endWithTest, WAIT_MILLISECONDS, waitUntil } from '../../platform/testing.ts'
import { LogLines } from './log-lines.ts'
import type { Environment } from './open-test-service.ts'

/** The service as a process of its own, the way an operator runs it. */
export type SpawnedService = {
  readonly base: string
  readonly pid: number | undefined
  readonly admin: string
  /** Printed at the first start of a data directory; empty afterwards. */
  readonly developmentKey: string
  readonly log: LogLines
  readonly output: () => string
  kill(signal: NodeJS.Signals): void
  /** The exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>
}

const PROGRAM = join(import.meta.dirname, '../rotunda.js')

/** Starts it on free ports and waits until it has said where it listens. `program`: that of another version. */
export const spawnService = async (
  environment: Environment,
  program: string = PROGRAM,
): Promise<SpawnedService> => {
  const child = endWithTest(
    spawn(process.execPath, [program, 'serve'], {
      env: { PORT: '0', ADMIN_PORT: '0', ROTUNDA_LOG_LEVEL: 'debug', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
  const log = new LogLines()
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => log.write(text))
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = Promise.withResolvers<number | null>()
  child.once('close', (code) => ended.resolve(code))
  const hasStarted = waitUntil('a service that says where it listens', () => /Metrics .*\n/.test(output))
  await Promise.race([hasStarted, failIfEnded(ended.promise, log)])
  const find = (pattern: RegExp) => pattern.exec(output)?.[1] ?? ''
  return {
    pid: child.pid,
    base: find(/(http:\S+)\/api\/send-message/),
    admin: find(/Metrics +(http:\S+)\/metrics/),
    developmentKey: find(/(rtd_test_\w+)/),
    log,
    output: () => output,
    kill: (signal) => {
      child.kill(signal)
      // One that does not end is ended, and its exit code is then null.
      setTimeout(() => child.kill('SIGKILL'), WAIT_MILLISECONDS).unref()
    },
    ended: ended.promise,
  }
}

const failIfEnded = async (ended: Promise<number | null>, log: LogLines): Promise<never> => {
  throw new Error(`the service ended at once (${await ended}): ${log.lines.join('\n')}`)
}
