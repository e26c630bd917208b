import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { findFreePort, patience } from '../platform/testing.ts'
import { startSandbox } from '../wiring/sandbox.ts'
import {
  addressesAsSettings,
  HAPROXY_MISSING,
  officeMessage,
  putSample,
  spawnService,
  startHaproxy,
} from './testing.ts'

test(
  'a rolling restart of two processes behind HAProxy, with the check of the page, loses no request',
  { skip: HAPROXY_MISSING },
  async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'rotunda-rolling-'))
    t.after(() => rmSync(folder, { recursive: true, force: true }))
    const sandbox = await startSandbox()
    t.after(() => sandbox.close())
    await putSample(folder)
    const [one, two] = [await findFreePort(), await findFreePort()]
    const start = (port: number) =>
      spawnService({
        ...addressesAsSettings(sandbox.addresses),
        PORT: `${port}`,
        ROTUNDA_DATA: folder,
        ROTUNDA_PUBLIC_RATE: '0',
        ROTUNDA_MESSAGE_RATE: '0',
        // Until the second signal, which comes when HAProxy has noticed.
        ROTUNDA_UNREADY_SECONDS: '600',
      })
    let first = await start(one)
    const key = first.developmentKey
    let second = await start(two)

    const { base, untilServer } = await startHaproxy(t, () => ({ one, two }))
    await Promise.all([untilServer('one', 'UP'), untilServer('two', 'UP')])

    const answers: string[] = []
    const stopped = new AbortController()
    const ask = async (path: string, init: RequestInit = {}) => {
      while (!stopped.signal.aborted) {
        const answer = await fetch(`${base}${path}`, { signal: patience(), ...init }).then(
          async (response) => response.text().then(() => `${response.status}`),
          (cause: unknown) => `${String(cause)} ${cause instanceof Error ? String(cause.cause) : ''}`,
        )
        answers.push(`${path} ${answer}`)
      }
    }
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const message = { method: 'POST', headers, body: JSON.stringify(officeMessage()) }
    const clients = [
      ask('/livez'),
      ask('/docs', { headers: { connection: 'close' } }),
      ask('/api/appropriations/v1/records?limit=1'),
      ask('/api/send-message', message),
    ]

    const restart = async (service: typeof first, name: string, port: number) => {
      service.kill('SIGTERM')
      await untilServer(name, 'DOWN')
      service.kill('SIGTERM')
      assert.equal(await service.ended, 0)
      const next = await start(port)
      await untilServer(name, 'UP')
      return next
    }
    first = await restart(first, 'one', one)
    second = await restart(second, 'two', two)
    stopped.abort()
    await Promise.all(clients)
    // A key has its quota, so 429 is an answer of the service as well.
    assert.deepEqual(
      [...new Set(answers)].filter((answer) => !/^\S+ (200|429)$/.test(answer)),
      [],
    )
    for (const path of ['/api/send-message', '/docs', '/api/appropriations/v1/records?limit=1', '/livez'])
      assert.ok(answers.includes(`${path} 200`), path)
    // Two signals to end it at once could arrive as one.
    for (const service of [first, second]) service.kill('SIGKILL')
    await Promise.all([first.ended, second.ended])
  },
)
