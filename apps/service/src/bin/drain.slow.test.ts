import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { patience, waitUntil } from '../platform/testing.ts'
import { startSandbox } from '../wiring/sandbox.ts'
import {
  addressesAsSettings,
  controlSimulators,
  holdDeliveries,
  officeMessage,
  putSample,
  spawnService,
  untilRefused,
  type SpawnedService,
} from './testing.ts'

const sandbox = await startSandbox()
const gate = await holdDeliveries(sandbox.addresses.house)
const directory = mkdtempSync(join(tmpdir(), 'rotunda-drain-'))
await putSample(directory)
const spawned: SpawnedService[] = []
let key = ''

after(async () => {
  for (const service of spawned) service.kill('SIGKILL')
  await Promise.all(spawned.map(({ ended }) => ended))
  await gate.close()
  await sandbox.close()
  rmSync(directory, { recursive: true })
})

const start = async (drainSeconds = 600, unreadySeconds = 0): Promise<SpawnedService> => {
  const service = await spawnService({
    ...addressesAsSettings({ ...sandbox.addresses, house: gate.url }),
    ROTUNDA_DATA: directory,
    ROTUNDA_DRAIN_SECONDS: String(drainSeconds),
    ROTUNDA_UNREADY_SECONDS: String(unreadySeconds),
    ROTUNDA_TRY_SECONDS: '300',
  })
  spawned.push(service)
  key ||= service.developmentKey
  await service.log.until('offices.refreshed', 2)
  return service
}

const ask = async (
  service: SpawnedService,
  path: string,
  { headers = {}, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Response> =>
  fetch(new URL(path, service.base), {
    signal: patience(),
    ...init,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
  })

const send = (service: SpawnedService, headers: Record<string, string> = {}): Promise<Response> =>
  ask(service, '/api/send-message', { method: 'POST', body: JSON.stringify(officeMessage()), headers })

const stateOf = async (service: SpawnedService, response: Response): Promise<unknown> => {
  const status = await ask(service, response.headers.get('location') ?? '')
  return Reflect.get((await status.json()) as object, 'state')
}

test('a try under way ends and is recorded, a second SIGTERM does no harm, and no accepted message is lost', async () => {
  gate.hold()
  const service = await start()
  const first = await send(service)
  await gate.held()
  const others = [await send(service), await send(service)]
  service.kill('SIGTERM')
  await untilRefused(service.base)
  service.kill('SIGTERM')
  service.kill('SIGINT')
  gate.letGo()
  assert.equal(await service.ended, 0)
  const next = await start()
  assert.equal(await stateOf(next, first), 'delivered')
  for (const message of [...others, await send(next), await send(next)])
    await waitUntil('a delivery', async () => (await stateOf(next, message)) === 'delivered')
  const deliveries = Object.values(await controlSimulators(sandbox.addresses).house.deliveries())
  assert.deepEqual(
    deliveries,
    Array.from({ length: 5 }, () => 1),
  )
  next.kill('SIGTERM')
  assert.equal(await next.ended, 0)
})

test('a caller who waits for an outcome is answered at the drain with the state of that moment', async () => {
  gate.hold()
  const service = await start()
  const waiting = send(service, { prefer: 'wait=30' })
  await gate.held()
  service.kill('SIGTERM')
  const answer = await waiting
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('message-state'), 'sending')
  gate.letGo()
  assert.equal(await service.ended, 0)
  const next = await start()
  assert.equal(await stateOf(next, answer), 'delivered')
  next.kill('SIGTERM')
  assert.equal(await next.ended, 0)
})

test('a try that outlasts the drain is given up, and said to be uncertain', async () => {
  gate.hold()
  const service = await start(0)
  const response = await send(service)
  await gate.held()
  service.kill('SIGTERM')
  assert.equal(await service.ended, 0)
  gate.letGo()
  const next = await start()
  assert.equal(await stateOf(next, response), 'uncertain')
  next.kill('SIGTERM')
  assert.equal(await next.ended, 0)
})

test('after SIGTERM the service says that it drains and serves everything, until a second signal or the end of the time', async () => {
  const service = await start(600, 600)
  service.kill('SIGTERM')
  await waitUntil('/readyz to be 503', async () => (await ask(service, '/readyz')).status === 503)
  for (const path of ['/livez', '/docs', '/api/status']) {
    const headers = { connection: 'close' }
    assert.equal((await ask(service, path, { headers })).status, 200, path)
  }
  const message = await send(service)
  assert.equal(message.status, 200)
  await waitUntil('a delivery', async () => (await stateOf(service, message)) === 'delivered')
  service.kill('SIGINT')
  assert.equal(await service.ended, 0)
})
