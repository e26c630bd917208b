import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { endWithTest, once, patience, waitUntil } from '../platform/testing.ts'
import { makeStartedEnvironment } from '../operator/testing.ts'

const ROOT = join(import.meta.dirname, '../../../..')

type Started = {
  readonly base: string
  readonly npm: ReturnType<typeof spawn>
  /** npm and everything that it started. */
  readonly group: number
}

/** `npm start` as a user types it, until the service has said where it listens. */
const startByNpm = async (environment: Readonly<Record<string, string>>): Promise<Started> => {
  const npm = endWithTest(
    spawn('npm', ['start'], {
      cwd: ROOT,
      env: { ...environment, npm_config_loglevel: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    }),
    { group: true },
  )
  let greeting = ''
  npm.stdout.setEncoding('utf8').on('data', (text: string) => (greeting += text))
  await waitUntil('npm start to say where it listens', () => greeting.includes('/metrics\n'))
  const base = /(http:\/\/\S+)\/api\/send-message/.exec(greeting)?.[1] ?? ''
  // A process that was started has a number, and leads its group.
  return { base, npm, group: -Number(npm.pid) }
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`${signal} to npm start ends the service before npm ends, and frees its port`, async (t) => {
    const { base, npm, group } = await startByNpm(await makeStartedEnvironment(t))
    assert.equal((await fetch(new URL('/livez', base), { signal: patience() })).status, 200)
    const ended = once(npm, 'exit')
    npm.kill(signal)
    await ended
    assert.throws(() => process.kill(group, 0), { code: 'ESRCH' })
    await assert.rejects(fetch(new URL('/livez', base), { signal: patience() }), TypeError)
  })
