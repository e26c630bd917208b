import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { REDIS_MISSING, startRedis } from '../platform/counters/testing.ts'
import { waitUntil } from '../platform/testing.ts'
import { openTestService } from './testing.ts'

const LIMIT = 4

/** Two services with nothing in common but the counters and the secret under which they digest. */
const openTwo = async (t: TestContext) => {
  const redis = await startRedis(t)
  const environment = {
    ROTUNDA_COUNTERS: redis.url,
    ROTUNDA_KEY_PEPPER: Buffer.alloc(32, 7).toString('base64'),
    ROTUNDA_PUBLIC_RATE: `${LIMIT}`,
    ROTUNDA_TRUSTED_PROXIES: '127.0.0.1',
  }
  const services = [await openTestService(environment), await openTestService(environment)]
  for (const service of services) t.after(() => service.close())
  return { redis, services }
}

type Service = Awaited<ReturnType<typeof openTestService>>

const readAlone = async ({ admin }: Service): Promise<string> => {
  const { body } = await admin.inject('/metrics')
  return /^rotunda_counters_alone .*$/m.exec(body)?.[0] ?? 'no series'
}

const countWarnings = (services: readonly Service[]): number =>
  services.reduce((sum, { log }) => sum + log.count('counters.alone'), 0)

/** Asks the two in turn until neither has counted for itself meanwhile: on a busy machine an answer may take too long. */
const askInTurn = async (
  services: readonly Service[],
  ask: (service: Service, address: string) => Promise<number>,
): Promise<readonly number[]> => {
  for (let host = 1; ; host += 1) {
    await waitUntil('the counters', async () =>
      (await Promise.all(services.map(readAlone))).every((line) => line.endsWith(' 0')),
    )
    const before = countWarnings(services)
    const statuses: number[] = []
    for (let times = 0; times < 3; times += 1)
      for (const service of services) statuses.push(await ask(service, `198.51.100.${host}`))
    if (countWarnings(services) === before) return statuses
  }
}

const askPublic = async ({ app }: Service, address: string): Promise<number> => {
  const headers = { 'x-forwarded-for': address }
  return (await app.inject({ url: '/api/appropriations/v1/nothing', headers })).statusCode
}

const guess = async ({ app }: Service, address: string): Promise<number> => {
  const headers = { 'x-forwarded-for': address, authorization: 'Bearer guessed' }
  return (await app.inject({ url: '/api/partner/v1/members', headers })).statusCode
}

test(
  'two services count an address together, in requests and in guesses at keys',
  { skip: REDIS_MISSING },
  async (t) => {
    const { redis, services } = await openTwo(t)
    assert.deepEqual(await askInTurn(services, askPublic), [404, 404, 404, 404, 429, 429])
    assert.deepEqual(await askInTurn(services, guess), [401, 401, 401, 401, 429, 429])
    await redis.kill()
    await waitUntil('a warning of both', () => services.every((service) => countWarnings([service]) > 0))
    for (const service of services) {
      assert.equal(await readAlone(service), 'rotunda_counters_alone 1')
      const statuses: number[] = []
      for (let times = 0; times < LIMIT + 1; times += 1)
        statuses.push(await askPublic(service, '203.0.113.1'))
      assert.deepEqual(statuses, [404, 404, 404, 404, 429])
    }
  },
)
