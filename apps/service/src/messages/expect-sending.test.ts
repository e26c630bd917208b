import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onEveryStore } from '../platform/store/testing.ts'
import { expectSending, findMessage, pauseChannel, type ReceiverProfile } from './index.ts'
import { makeQueueBed, makeScriptedChannel, START } from './testing.ts'

/** One message each ten seconds, and one at once. */
const SLOW = [{ name: 'slow', capacity: 1, refillPerSecond: 0.1 }]
const DAY = 86_400

onEveryStore((open) => {
  const bed = makeQueueBed(open)
  /** Seconds from now until each message should be sent. */
  const secondsOf = async (id: string, profile: Partial<ReceiverProfile> = {}): Promise<number | null> => {
    const names = ['house-cwc', 'senate-cwc', 'regulations-gov'] as const
    const channels = names.map(
      (name) => [name, makeScriptedChannel(name, { rates: SLOW, ...profile })] as const,
    )
    const all = Object.fromEntries(channels) as Record<
      (typeof names)[number],
      ReturnType<typeof makeScriptedChannel>
    >
    const status = await findMessage(await bed.opened, { retentionDays: 30 }, id, undefined, all)
    const at = status?.expected_at ?? null
    return at === null ? null : (Date.parse(at) - bed.clock().getTime()) / 1000
  }
  const send = async (sent: Parameters<typeof bed.send>[0] = {}) => {
    bed.setTime(new Date(bed.clock().getTime() + 1))
    return (await bed.send(sent)).id
  }
  const closes = (days: number) => new Date(START.getTime() + days * DAY * 1000)
  const isAbout = (seconds: number | null, expected: number) =>
    assert.ok(seconds !== null && Math.abs(seconds - expected) < 1, `${seconds}, not ${expected}`)

  test('the place in the queue and the rate say when a message should be sent', async () => {
    const ids = [await send(), await send(), await send()]
    const seconds = await Promise.all(ids.map((id) => secondsOf(id)))
    ;[0, 10, 20].forEach((expected, index) => isAbout(seconds[index] ?? null, expected))
  })

  test('a single message waits for one turn of a large sender, and the large sender for the single one', async () => {
    const bulk: string[] = []
    for (let count = 0; count < 20; count += 1) bulk.push(await send({ organisation: 'Bulk' }))
    const single = await send({ organisation: 'Single' })
    isAbout(await secondsOf(single), 10)
    isAbout(await secondsOf(bulk.at(-1) ?? ''), 200)
  })

  test('what is expected is what happens, for every message of three senders', async () => {
    const ids: string[] = []
    for (const organisation of ['a', 'a', 'a', 'b', 'b', 'c']) ids.push(await send({ organisation }))
    const expected = new Map<string, number | null>()
    for (const id of ids) expected.set(id, await secondsOf(id))
    const channel = makeScriptedChannel('house-cwc', { rates: SLOW })
    const worker = await bed.hire(channel)
    const start = bed.clock().getTime()
    for (let tick = 0; tick < ids.length; tick += 1) {
      await worker.runOnce()
      bed.pass(10)
    }
    for (const id of ids) {
      const sent = (await bed.read(id)).timeline.find(({ state }) => state === 'sending')
      const seconds = (Date.parse(sent?.at ?? '') - start) / 1000
      // Two messages with the same turn may come in either order.
      assert.ok(Math.abs(seconds - (expected.get(id) ?? -100)) <= 20, `${seconds}, not ${expected.get(id)}`)
    }
  })

  test('a pause that ends by itself moves it, and one that waits for a person leaves it open', async () => {
    const id = await send()
    const store = await bed.opened
    const at = bed.clock()
    isAbout(await secondsOf(id, { windows: [] }), 0)
    await pauseChannel(store, { mode: 'sandbox', channel: 'house-cwc', reason: 'A test.', at })
    assert.equal(await secondsOf(id), null)
  })

  test('maintenance hours move it to their end', async () => {
    const windows = [{ weekdays: [1], from: '11:00', to: '13:00', timeZone: 'America/New_York' }] as const
    const [first, second] = [await send(), await send()]
    isAbout(await secondsOf(first, { windows }), 3600)
    isAbout(await secondsOf(second, { windows }), 3610)
  })

  test('an ended message is not expected', async () => {
    const id = await send()
    await (await bed.hire(makeScriptedChannel('house-cwc'))).runOnce()
    assert.equal(await secondsOf(id), null)
  })

  test('a comment for which the docket closes before its turn is told so, and the one before it is not', async () => {
    const channel = 'regulations-gov'
    const closesAt = new Date(START.getTime() + 25_000)
    const ids: string[] = []
    for (let count = 0; count < 4; count += 1) ids.push(await send({ channel, closesAt }))
    await send({ channel, closesAt: closes(2), organisation: 'Later' })
    const misses: boolean[] = []
    for (const id of ids) {
      const now = bed.clock().getTime()
      misses.push(
        (await expectSending(await bed.opened, { rates: SLOW, windows: [] }, await bed.row(id), now))
          .missesDeadline,
      )
    }
    assert.deepEqual(misses, [false, false, false, true])
  })

  test('a docket that closes in a week is in time behind a long queue that has no deadline', async () => {
    const channel = 'regulations-gov'
    const rates = [{ name: 'slow', capacity: 1, refillPerSecond: 1 / DAY }]
    for (let count = 0; count < 10; count += 1) await send({ channel })
    const id = await send({ channel, closesAt: closes(7) })
    const now = bed.clock().getTime()
    const expected = await expectSending(await bed.opened, { rates, windows: [] }, await bed.row(id), now)
    assert.equal(expected.missesDeadline, false)
    isAbout(((expected.sentAt ?? 0) - START.getTime()) / 1000, 4 * DAY)
  })
})
