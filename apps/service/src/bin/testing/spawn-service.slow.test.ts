import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { test } from 'node:test'
import { endWithTest, once, patience, WAIT_MILLISECONDS } from '../../platform/testing.ts'
import { makeStartedEnvironment } from '../../operator/testing.ts'
import { untilRefused } from './until-refused.ts'

test(
  'a test file that is ended while its service runs takes the service with it',
  { timeout: WAIT_MILLISECONDS },
  async (t) => {
    const program = `
    const { spawnService } = await import(process.argv[1])
    const service = await spawnService({ PATH: process.env.PATH, ROTUNDA_DATA: process.argv[2] })
    process.stdout.write(service.base + '\\n')
    setInterval(() => undefined, 60_000)`
    const { ROTUNDA_DATA } = await makeStartedEnvironment(t)
    const path = new URL('spawn-service.ts', import.meta.url).href
    const args = ['--input-type=module', '-e', program, path, ROTUNDA_DATA]
    const file = endWithTest(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] }))
    const [base] = await once(file.stdout.setEncoding('utf8'), 'data')
    assert.equal((await fetch(new URL('/livez', base), { signal: patience() })).status, 200)
    const ended = once(file, 'exit')
    file.kill('SIGTERM')
    await ended
    await untilRefused(base)
  },
)
