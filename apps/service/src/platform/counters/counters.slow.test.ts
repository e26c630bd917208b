import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { waitUntil } from '../testing.ts'
import { openCounters, type CountedWindow } from './index.ts'
import { REDIS_MISSING, startRedis, type TestRedis } from './testing.ts'

const skip = REDIS_MISSING

/** Far longer than a busy machine takes for an answer. */
const PATIENT = 60_000

/** Counters of one process, and the lines of its log. */
const openHere = async (t: TestContext, { url }: Pick<TestRedis, 'url'>, answerMilliseconds = PATIENT) => {
  const lines: string[] = []
  const write = (event: string, facts: object = {}) => lines.push(`${event} ${JSON.stringify(facts)}`)
  const log = { info: write, warn: write, error: write }
  const digest = (name: string, client: string) => `${name}-${client}`
  const counters = await openCounters({ url, digest, log, answerMilliseconds })
  t.after(() => {
    counters.close()
  })
  return { counters, lines }
}

const WINDOW: CountedWindow = { name: 'public', client: 'a', limit: 3, windowSeconds: 60 }
const KEY = 'rotunda:public:public-a'

test('a key ends with its window, so that the server keeps nothing of a client', { skip }, async (t) => {
  const redis = await startRedis(t)
  const { counters } = await openHere(t, redis)
  const short = { ...WINDOW, windowSeconds: 0.2 }
  assert.equal((await counters.count(short, 2, 'all'))?.count, 2)
  await waitUntil('the end of the key', async () => (await redis.ask('EXISTS', KEY)) === 0)
  assert.equal((await counters.count(WINDOW, 1, 'all'))?.count, 1)
  const left = Number(await redis.ask('PTTL', KEY))
  assert.ok(left > 0 && left <= 60_001)
  // Looking and refusing keep no key longer.
  await counters.count({ ...WINDOW, client: 'b' }, 0, 'all')
  assert.equal(await redis.ask('EXISTS', 'rotunda:public:public-b'), 0)
})

test('a server whose clock is set back shuts no client out', { skip }, async (t) => {
  const redis = await startRedis(t)
  const { counters } = await openHere(t, redis)
  const inAnHour = (Date.now() + 3_600_000) * 1000
  for (const member of ['a', 'b', 'c']) await redis.ask('ZADD', KEY, inAnHour, member)
  const counted = await counters.count(WINDOW, 1, 'all')
  assert.deepEqual([counted?.marks.length, counted?.count], [1, 1])
})

test('a script that the server forgot is sent again', { skip }, async (t) => {
  const redis = await startRedis(t)
  const { counters, lines } = await openHere(t, redis)
  await counters.count(WINDOW, 1, 'all')
  await redis.ask('SCRIPT', 'FLUSH')
  assert.equal((await counters.count(WINDOW, 1, 'all'))?.count, 2)
  assert.deepEqual(lines, [])
})

test(
  'a killed server leaves the process alone at once, with one warning; back again, both count',
  { skip },
  async (t) => {
    const redis = await startRedis(t)
    const { counters, lines } = await openHere(t, redis)
    assert.equal(counters.isAlone(), false)
    await redis.kill()
    await waitUntil('a lost connection', () => counters.isAlone())
    for (let times = 0; times < 100; times += 1)
      assert.equal(await counters.count(WINDOW, 1, 'all'), undefined)
    assert.equal(lines.length, 1)
    assert.match(lines[0] ?? '', /^counters.alone \{"reason":"[^"]+"\}$/)
    await redis.restart()
    await waitUntil('the end of the pause', () => !counters.isAlone())
    assert.deepEqual(lines.slice(1), ['counters.together {}'])
    assert.equal((await counters.count(WINDOW, 1, 'all'))?.count, 1)
  },
)

test(
  'a server that stands still delays one request by its bound, and the next ones not at all',
  { skip },
  async (t) => {
    const redis = await startRedis(t)
    const bound = 1000
    const { counters, lines } = await openHere(t, redis, bound)
    await counters.count(WINDOW, 1, 'all')
    redis.pause()
    const begun = performance.now()
    const waiting = [1, 2, 3].map(() => counters.count(WINDOW, 1, 'all'))
    assert.deepEqual(await Promise.all(waiting), [undefined, undefined, undefined])
    const waited = performance.now() - begun
    assert.ok(waited >= bound - 1, `${waited} ms`)
    // No timer and no socket stands between these and their answer.
    let isNextTurn = false
    setImmediate(() => (isNextTurn = true))
    for (let times = 0; times < 1000; times += 1)
      assert.equal(await counters.count(WINDOW, 1, 'all'), undefined)
    assert.equal(isNextTurn, false)
    assert.deepEqual(lines, ['counters.alone {"reason":"no answer within 1000 ms"}'])
    redis.resume()
    await waitUntil('an answer', () => !counters.isAlone())
    assert.equal(lines.length, 2)
  },
)

test(
  'an answer that came in time counts, though this process was too busy to read it',
  { skip },
  async (t) => {
    const redis = await startRedis(t)
    const { counters, lines } = await openHere(t, redis, 50)
    const counting = counters.count(WINDOW, 1, 'all')
    const begun = performance.now()
    while (performance.now() - begun < 300);
    assert.equal((await counting)?.count, 1)
    assert.deepEqual(lines, [])
  },
)

test('a server that takes no writes counts as away, from the first look', { skip }, async (t) => {
  const [redis, primary] = [await startRedis(t), await startRedis(t)]
  await redis.ask('REPLICAOF', '127.0.0.1', Number(new URL(primary.url).port))
  const { counters, lines } = await openHere(t, redis)
  assert.equal(counters.isAlone(), true)
  assert.match(lines.join(), /READONLY/)
  await redis.ask('REPLICAOF', 'NO', 'ONE')
  await waitUntil('writes', () => !counters.isAlone())
  assert.equal(lines.length, 2)
})

test('the user of the server needs only the commands that the documentation names', { skip }, async (t) => {
  const redis = await startRedis(t)
  const page = readFileSync(
    join(import.meta.dirname, '../../../../../docs/how-to/run-on-postgresql.md'),
    'utf8',
  )
  const [, named = ''] = /Its user needs the commands (.+), on the keys/.exec(page) ?? []
  const commands = [...named.matchAll(/`(\w+)`/g)].map(([, command = '']) => `+${command.toLowerCase()}`)
  assert.equal(commands.length, 9)
  await redis.ask('ACL', 'SETUSER', 'rotunda', 'on', '>word', '~rotunda:*', ...commands)
  const { counters, lines } = await openHere(t, { url: redis.url.replace('//', '//rotunda:word@') })
  const counted = await counters.count(WINDOW, 2, 'all')
  counters.giveBack(WINDOW, counted?.marks ?? [])
  await waitUntil('what was given back', async () => (await redis.ask('ZCARD', KEY)) === 0)
  assert.deepEqual(lines, [])
  await redis.ask('ACL', 'SETUSER', 'rotunda', '-zadd')
  assert.equal(await counters.count(WINDOW, 1, 'all'), undefined)
  assert.match(lines.join(), /can't run this command/)
})

test(
  'without a server the counters open, alone, and say why; a wrong password is not repeated',
  { skip },
  async (t) => {
    const nowhere = await openHere(t, { url: 'redis://127.0.0.1:1' })
    assert.match(nowhere.lines.join(), /^counters.alone \{"reason":"connect ECONNREFUSED 127.0.0.1:1"\}$/)
    const redis = await startRedis(t, 'right/word')
    const right = await openHere(t, redis)
    assert.deepEqual(right.lines, [])
    const wrong = await openHere(t, { url: redis.url.replace('right', 'a-secret') })
    assert.match(wrong.lines.join(), /^counters.alone \{"reason":"WRONGPASS [^"]+"\}$/)
    assert.doesNotMatch(wrong.lines.join(), /a-secret/)
  },
)
