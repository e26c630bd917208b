import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onEveryStore } from '../platform/store/testing.ts'
import { holdMessage, measureQueue } from './index.ts'
import { makeQueueBed, makeScriptedChannel } from './testing.ts'

onEveryStore((open) => {
  const bed = makeQueueBed(open)

  test('what waits is counted by channel and state, with the age of the oldest', async () => {
    const store = await bed.opened
    const held = await bed.send()
    await holdMessage(store, held.id, bed.clock())
    bed.pass(10)
    await bed.send()
    bed.pass(20)
    await bed.send()
    await bed.send({ channel: 'regulations-gov' })
    const depths = await measureQueue(store, 'sandbox')
    assert.deepEqual(
      depths.toSorted((one, other) =>
        `${one.channel}${one.state}`.localeCompare(`${other.channel}${other.state}`),
      ),
      [
        { channel: 'house-cwc', state: 'held', count: 1, oldestSeconds: 30 },
        { channel: 'house-cwc', state: 'queued', count: 2, oldestSeconds: 20 },
        { channel: 'regulations-gov', state: 'queued', count: 1, oldestSeconds: 0 },
      ],
    )
  })

  test('what has ended, or belongs to the other mode, is not counted', async () => {
    const store = await bed.opened
    await bed.send()
    await (await bed.hire(makeScriptedChannel('house-cwc'))).runOnce()
    await bed.send({ mode: 'live' })
    assert.deepEqual(await measureQueue(store, 'sandbox'), [])
  })
})
