import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'node:test'
import { isSystemFault } from '../platform/index.ts'
import { makeEnvironment } from './commands/testing.ts'

const ROOT = join(import.meta.dirname, '../../../..')

type Started = {
  readonly base: string
  readonly npm: ReturnType<typeof spawn>
  /** npm and everything that it started. */
  readonly group: number
}

/** `npm start` as a user types it, until the service has said where it listens. */
const startByNpm = async (environment: Readonly<Record<string, string>>): Promise<Started> => {
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...environment, npm_config_loglevel: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let greeting = ''
  for await (const chunk of npm.stdout) {
    greeting += String(chunk)
    if (greeting.includes('/metrics\n')) break
  }
  const base = /(http:\/\/\S+)\/api\/send-message/.exec(greeting)?.[1] ?? ''
  // A process that was started has a number, and leads its group.
  return { base, npm, group: -Number(npm.pid) }
}

/** Ends what a failed test leaves behind. */
const endLeftovers = (group: number): void => {
  try {
    process.kill(group, 'SIGKILL')
  } catch (cause) {
    if (!isSystemFault(cause, 'ESRCH')) throw cause
  }
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(
    `${signal} to npm start ends the service before npm ends, and frees its port`,
    { timeout: 60_000 },
    async (t) => {
      const { base, npm, group } = await startByNpm(makeEnvironment(t))
      t.after(() => {
        endLeftovers(group)
      })
      assert.equal((await fetch(new URL('/livez', base))).status, 200)
      const ended = once(npm, 'exit')
      npm.kill(signal)
      await ended
      assert.throws(() => process.kill(group, 0), { code: 'ESRCH' })
      await assert.rejects(fetch(new URL('/livez', base)))
    },
  )
