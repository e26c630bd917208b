import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test, type TestContext } from 'node:test'
import type { Delivery } from '../../messages/index.ts'
import { FICTIONAL_AGENT, FICTIONAL_KEY, makeOfficeDelivery } from '../cwc/testing.ts'
import { makeSenateCwc, SENATE_TEST_PATH, startSenateSimulator } from './index.ts'

const REFERENCE = new URL(
  '../../../../../../shared/reference/cwc/senate-active-offices-sample.json',
  import.meta.url,
)
const SKIP = existsSync(REFERENCE) ? false : 'shared/reference/cwc is not there'
const signal = new AbortController().signal

const open = async (t: TestContext, messagesPath = SENATE_TEST_PATH) => {
  const simulator = await startSenateSimulator({
    apiKey: FICTIONAL_KEY,
    agentName: FICTIONAL_AGENT.name,
    offices: ['SCA03', 'SNY01'],
  })
  t.after(() => simulator.close())
  const channel = makeSenateCwc({
    baseUrl: simulator.url,
    apiKey: FICTIONAL_KEY,
    agent: FICTIONAL_AGENT,
    clock: () => new Date(),
    traceHeader: true,
    messagesPath,
  })
  const delivery: Delivery = {
    ...makeOfficeDelivery('senate'),
    deliveryId: 'A1'.repeat(16),
    sentBefore: false,
  }
  return { simulator, channel, delivery }
}

test('the second copy that was asked for is recognised by the Senate itself', async (t) => {
  const { simulator, channel, delivery } = await open(t)
  simulator.fail({ answer: 500, moment: 'after_taking' })
  assert.equal((await channel.deliver(delivery, signal)).kind, 'deferred')
  assert.equal((await channel.deliver({ ...delivery, sentBefore: true }, signal)).kind, 'delivered')
  assert.equal(simulator.deliveries().get(delivery.deliveryId), 1)
})

test('messages go to the path that is set', async (t) => {
  const { simulator, channel, delivery } = await open(t, '/api/production-messages/')
  assert.equal((await channel.deliver(delivery, signal)).kind, 'delivered')
  assert.equal(simulator.received()[0]?.path, '/api/production-messages/?apikey=REDACTED')
})

test('the list of active offices is read', async (t) => {
  const { channel } = await open(t)
  assert.deepEqual(await channel.listOffices(signal), {
    kind: 'listed',
    codes: ['SCA03', 'SNY01'],
    source: '127.0.0.1',
  })
})

test('the published sample of active offices is read whole', { skip: SKIP }, async (t) => {
  const { simulator, channel } = await open(t)
  simulator.fail({ answer: 200, moment: 'after_reading', body: readFileSync(REFERENCE, 'utf8') })
  const offices = await channel.listOffices(signal)
  assert.ok(offices.kind === 'listed' && offices.codes.length === 48)
})

test('maintenance holds a message back until the gateway says', async (t) => {
  const { simulator, channel, delivery } = await open(t)
  simulator.setMaintenance({ retry_after_seconds: 3600 })
  const outcome = await channel.deliver(delivery, signal)
  assert.ok(outcome.kind === 'deferred' && outcome.notBefore !== undefined)
  assert.equal(simulator.deliveries().size, 0)
})
