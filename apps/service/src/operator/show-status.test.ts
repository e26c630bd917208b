import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestService, untilDelivering } from '../bin/testing.ts'
import { makeEnvironment, runHere } from './testing.ts'

test('before anything runs, each missing part is named with the way out, and the exit code is 1', async (t) => {
  const { code, stdout, stderr } = await runHere(makeEnvironment(t), 'status')
  assert.equal(code, 1)
  assert.match(stdout, /^Rotunda \S+, sandbox: ready\n/)
  assert.match(stdout, /^house_offices +missing *$/m)
  assert.match(stderr, /^release: No release can be read: publish one with "release publish"/m)
  assert.match(stderr, /^delivery_worker: .*role deliver/m)
})

test('beside a service that runs, the command says what its address says', async (t) => {
  const service = await openTestService()
  t.after(() => service.close())
  await untilDelivering(service)
  const environment = { ...makeEnvironment(t), ROTUNDA_DATA: service.settings.ROTUNDA_DATA }
  const { code, stdout } = await runHere(environment, 'status', '--json')
  assert.equal(code, 0)
  assert.deepEqual(JSON.parse(stdout), (await service.ask({ url: '/api/status' })).json)
  const { stdout: text } = await runHere(environment, 'status')
  assert.match(text, /^appropriations .* sample$/m)
  assert.match(text, /^regulations-gov +open/m)
})

test('a channel is paused with a reason, which the status shows, and opened again', async (t) => {
  const environment = makeEnvironment(t)
  const run = (...args: string[]) => runHere(environment, ...args)
  assert.equal((await run('channels', 'pause', 'house-cwc')).code, 2)
  const order = ['channels', 'pause', 'house-cwc', '--reason', 'Maintenance until noon.']
  assert.match((await run(...order, '--dry-run')).stdout, /would be paused/)
  assert.deepEqual([(await run(...order)).code, (await run(...order)).code], [0, 0])
  assert.match((await run('messages', 'hold', '--channel', 'house-cwc')).stdout, /was paused already/)
  const { stdout } = await run('status')
  assert.match(stdout, /^house-cwc +paused .*Maintenance until noon\.$/m)
  assert.match(stdout, /^congress +- .*nothing is published/m)
  const { channels } = JSON.parse((await run('status', '--json')).stdout)
  assert.equal(channels[0].reason, 'Maintenance until noon.')
  assert.match((await run('channels', 'resume', 'house-cwc')).stdout, /is open again/)
  assert.match((await run('status')).stdout, /^house-cwc +open/m)
})
