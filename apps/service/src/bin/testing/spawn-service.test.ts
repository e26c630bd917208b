import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { makeEnvironment } from '../commands/testing.ts'

test(
  'a test file that is ended while its service runs takes the service with it',
  { timeout: 120_000 },
  async (t) => {
    const program = `
    const { spawnService } = await import(process.argv[1])
    const service = await spawnService({ PATH: process.env.PATH, ROTUNDA_DATA: process.argv[2] })
    process.stdout.write(service.base + '\\n')
    setInterval(() => undefined, 60_000)`
    const { ROTUNDA_DATA } = makeEnvironment(t)
    const path = new URL('spawn-service.ts', import.meta.url).href
    const file = spawn(process.execPath, ['--input-type=module', '-e', program, path, ROTUNDA_DATA], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [base] = (await once(file.stdout.setEncoding('utf8'), 'data')) as [string]
    assert.equal((await fetch(new URL('/livez', base))).status, 200)
    const ended = once(file, 'exit')
    file.kill('SIGTERM')
    await ended
    await assert.rejects(async () => {
      for (;;) await (await fetch(new URL('/livez', base), { headers: { connection: 'close' } })).text()
    })
  },
)
