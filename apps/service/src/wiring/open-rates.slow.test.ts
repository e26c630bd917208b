import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { createConnection } from 'node:net'
import { test } from 'node:test'
import { REDIS_MISSING, startRedis } from '../platform/counters/testing.ts'
import { steadyClock } from '../platform/index.ts'
import { once, waitUntil } from '../platform/testing.ts'
import { openRates } from './open-rates.ts'
import { readSettings } from './settings.ts'

const ADDRESS = '203.0.113.77'
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

const openWith = (url: string, pepper: string) =>
  openRates({
    settings: readSettings({
      ROTUNDA_COUNTERS: url,
      ROTUNDA_KEY_PEPPER: createHash('sha256').update(pepper).digest('base64'),
    }),
    log,
    steady: steadyClock,
  })

test(
  'the server sees digests under the secret of the service, and no address',
  { skip: REDIS_MISSING },
  async (t) => {
    const redis = await startRedis(t)
    const monitor = createConnection(Number(new URL(redis.url).port), '127.0.0.1')
    t.after(() => {
      monitor.destroy()
    })
    let seen = ''
    monitor.setEncoding('utf8').on('data', (text: string) => (seen += text))
    await once(monitor, 'connect')
    monitor.write('MONITOR\r\n')
    await waitUntil('the monitor', () => seen.startsWith('+OK'))
    const own = await openWith(redis.url, 'one pepper')
    const rate = own.make('public', 5)
    const reserved = await rate.reserve(ADDRESS, 2)
    reserved.settle(1)
    await rate.beside('readers', { limit: 5, windowSeconds: 60 }).take(ADDRESS)
    await rate.look(ADDRESS)
    await waitUntil('the last command', () => seen.includes('"zrem"'))
    own.close()
    const other = await openWith(redis.url, 'another pepper')
    await other.make('public', 5).take(ADDRESS)
    other.close()
    const keys = String(await redis.ask('KEYS', '*')).split(',')
    const counted = keys.filter((key) => key !== 'rotunda:probe')
    assert.equal(counted.length, 3, keys.join())
    for (const key of counted) assert.match(key, /^rotunda:(public|readers):[\w-]{43}$/)
    assert.match(seen, /rotunda:public:/)
    assert.ok(!seen.includes(ADDRESS))
  },
)

test('without the setting each process counts for itself, and has no metric', async () => {
  const rates = await openRates({
    settings: readSettings({}),
    log,
    steady: () => 0,
  })
  assert.equal(rates.countsAlone(), undefined)
  assert.deepEqual(rates.make('public', 2).take(ADDRESS), { allowed: true, remaining: 1, resetSeconds: 60 })
})
