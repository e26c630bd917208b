import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { endWithTest, once, patience, waitUntil } from '../platform/testing.ts'
import { askRotunda, makeEnvironment } from '../operator/testing.ts'
import type { SampleOrder } from '../wiring/make-samples-aside.ts'
import { readSettings } from '../wiring/settings.ts'
import { spawnService } from './testing/spawn-service.ts'

const ask = (url: string, secret?: string) =>
  fetch(url, {
    signal: patience(),
    ...(secret !== undefined && { headers: { authorization: `Bearer ${secret}` } }),
  })

const askJson = async (url: string) => JSON.parse(await (await ask(url)).text())

test('a first start is ready before a sample is made, and what is asked for at once waits for its data', async (t) => {
  const environment = makeEnvironment(t)
  const service = await spawnService(environment)
  t.after(async () => {
    service.kill('SIGTERM')
    await service.ended
  })
  assert.equal((await ask(`${service.base}/readyz`)).status, 200)
  // A busy machine may take longer than a request waits.
  for (const path of ['/api/appropriations/v1/records?limit=1', '/downloads', '/records'])
    assert.equal((await askUntilThere(service.base + path)).status, 200, path)
})

const askUntilThere = async (url: string): Promise<Response> => {
  const answer = await ask(url)
  return answer.status === 503 ? askUntilThere(url) : answer
}

test('a first start serves before the sample of Congress is made; ended at once, it leaves that to the next, which serves it by itself', async (t) => {
  const environment = makeEnvironment(t)
  const service = await spawnService(environment)
  await untilBegun(environment.ROTUNDA_DATA)
  assert.equal((await askUntilThere(`${service.base}/api/appropriations/v1/records?limit=1`)).status, 200)
  const early = await askJson(`${service.base}/readyz`)
  // A machine that is fast enough has made it by now.
  const { status, detail } = early.parts.find(({ name }: { name: string }) => name === 'release')
  if (status !== 'ok') assert.match(detail, /being made/)
  const page = await ask(`${service.base}/enacted`)
  if (page.status !== 200) assert.match(await page.text(), /The sample of Enacted projects is being made/)
  assert.match(service.output(), /being made, which takes minutes: .*Congress/)
  service.kill('SIGTERM')
  assert.equal(await service.ended, 0)
  const again = await spawnService(environment)
  const terms = ['--organisation', 'A Partner', '--scope', 'members:read', '--without-terms', 'A test']
  const { secret } = await askRotunda(environment, 'keys', 'issue', ...terms)
  await waitUntil('the sample of Congress', async () => {
    const { status } = await ask(`${again.base}/api/partner/v1/members?limit=1`, secret)
    return status === 200
  })
  assert.equal((await ask(`${again.base}/readyz`)).status, 200)
  assert.ok((await askJson(`${again.base}/api/status`)).releases.length >= 2)
  await waitUntil('the line of the sample', () => /^The sample of Congress is ready: /m.test(again.output()))
  again.kill('SIGTERM')
  assert.equal(await again.ended, 0)
})

const untilBegun = (directory: string) =>
  waitUntil('a sample that has begun', () => existsSync(join(directory, 'sources', 'congress')))

test('a signal of a terminal, which goes to all processes, is left to the service by the one of the sample', async (t) => {
  const { ROTUNDA_DATA } = makeEnvironment(t)
  const child = endWithTest(
    fork(join(import.meta.dirname, 'sample-process.ts'), { serialization: 'advanced', stdio: 'inherit' }),
  )
  const ended = once(child, 'exit')
  child.send({ name: 'congress', settings: readSettings({ ROTUNDA_DATA }) } satisfies SampleOrder)
  await untilBegun(ROTUNDA_DATA)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) child.kill(signal)
  // As it is when the service is gone: only then the process ends, and by itself.
  child.disconnect()
  assert.deepEqual(await ended, [0, null])
})
