import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { CHANNELS } from '@rotunda/contract'
import { pauseChannel } from '../messages/index.ts'
import { docketMessage, officeMessage, openTestService } from './testing.ts'

const service = await openTestService()
after(() => service.close())

/** Number of messages of the channel that reached the state, from the metrics. */
const countSettled = async (channel: string, state: string): Promise<string | undefined> => {
  const { body } = await service.admin.inject('/metrics')
  const series = `rotunda_messages_ended_total{channel="${channel}",state="${state}"} `
  return body
    .split('\n')
    .find((line) => line.startsWith(series))
    ?.slice(series.length)
}

test('each channel and final state has its series from the start', async () => {
  for (const channel of CHANNELS)
    for (const state of ['delivered', 'refused', 'undeliverable', 'uncertain', 'withdrawn'])
      assert.equal(await countSettled(channel, state), '0', `${channel} ${state}`)
})

test('what is delivered and what is refused is counted, each under its own state', async () => {
  await service.send(docketMessage(), { prefer: 'wait=20' })
  assert.equal(await countSettled('regulations-gov', 'delivered'), '1')
  await service.simulators.house.fail({ answer: 400, moment: 'after_reading', path: '/v2/message' })
  const { headers } = await service.send(officeMessage(), { prefer: 'wait=20' })
  assert.equal(headers['message-state'], 'refused')
  assert.equal(await countSettled('house-cwc', 'refused'), '1')
})

test('what its sender takes back is counted once, however often he does', async () => {
  const at = new Date()
  await pauseChannel(service.store, { mode: 'sandbox', channel: 'regulations-gov', reason: 'A test.', at })
  const { id } = await service.send(docketMessage())
  for (const _again of [1, 2]) await service.ask({ method: 'DELETE', url: `/api/messages/${id}` })
  assert.equal(await countSettled('regulations-gov', 'withdrawn'), '1')
})
