import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { patience, waitUntil } from '../platform/testing.ts'
import { askRotunda, makeEnvironment } from './commands/testing.ts'
import { spawnService } from './testing/spawn-service.ts'

const ask = (url: string, secret?: string) =>
  fetch(url, {
    signal: patience(),
    ...(secret !== undefined && { headers: { authorization: `Bearer ${secret}` } }),
  })

const askJson = async (url: string) => JSON.parse(await (await ask(url)).text())

test('a first start answers before the sample of Congress is made, and then serves it by itself', async (t) => {
  const environment = makeEnvironment(t)
  const service = await spawnService(environment)
  assert.equal((await ask(`${service.base}/api/appropriations/v1/records?limit=1`)).status, 200)
  const early = await askJson(`${service.base}/readyz`)
  // A machine that is fast enough has made it by now.
  const { status, detail } = early.parts.find(({ name }: { name: string }) => name === 'release')
  if (status !== 'ok') assert.match(detail, /being made/)
  const terms = ['--organisation', 'A Partner', '--scope', 'members:read']
  const { secret } = await askRotunda(environment, 'keys', 'issue', ...terms)
  const members = `${service.base}/api/partner/v1/members?limit=1`
  await service.log.until('sample.published')
  assert.equal((await ask(members, secret)).status, 200)
  assert.equal((await ask(`${service.base}/readyz`)).status, 200)
  service.kill('SIGTERM')
  assert.equal(await service.ended, 0)
})

test('a first start that is ended while it makes a sample ends at once, and the next one makes it', async (t) => {
  const environment = makeEnvironment(t)
  const service = await spawnService(environment)
  service.kill('SIGTERM')
  assert.equal(await service.ended, 0)
  const again = await spawnService(environment)
  await again.log.until('sample.published')
  assert.equal((await askJson(`${again.base}/api/status`)).releases.length, 2)
  again.kill('SIGTERM')
  assert.equal(await again.ended, 0)
})

test('a signal of a terminal, which goes to all processes, is left to the service by the one of the sample', async (t) => {
  const environment = makeEnvironment(t)
  const service = await spawnService(environment)
  const listed = `/proc/${service.pid}/task/${service.pid}/children`
  if (!existsSync(listed)) return t.skip('this system does not list the children of a process')
  const archive = join(environment['ROTUNDA_DATA'], 'sources', 'congress')
  await waitUntil('a sample that has begun', () => existsSync(archive))
  const children = readFileSync(listed, 'utf8').split(' ').filter(Boolean)
  assert.ok(children.length > 0)
  for (const child of children) process.kill(Number(child), 'SIGINT')
  await service.log.until('sample.published')
  service.kill('SIGINT')
  assert.equal(await service.ended, 0)
})
