import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { DeliveryCounts } from '@rotunda/contract'
import { officeMessage, openTestService } from '../../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

const ask = async () =>
  (await service.ask({ url: '/api/status/deliveries', key: null })).json as DeliveryCounts

test('anybody may read how the deliveries of 90 days ended, by day, channel and outcome, and nothing else of them', async () => {
  assert.deepEqual((await ask()).data, [])
  const { from, to, mode } = (await ask()).meta
  assert.equal((Date.parse(to) - Date.parse(from)) / 86_400_000, 89)
  assert.equal(mode, 'sandbox')
})

test('a delivery that ended is counted, and neither its sender nor its office is named', async () => {
  const other = await openTestService()
  try {
    const { id } = await other.send(officeMessage(), { prefer: 'wait=20' })
    assert.equal((await other.status(id)).state, 'delivered')
    const { json, text } = await other.ask({ url: '/api/status/deliveries', key: null })
    const { data, meta } = json as DeliveryCounts
    assert.deepEqual(data, [{ day: meta.to, channel: 'house-cwc', outcome: 'delivered', count: 1 }])
    assert.doesNotMatch(text, /Test Organization|HCA12|msg_/)
  } finally {
    await other.close()
  }
})
