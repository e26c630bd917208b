import assert from 'node:assert/strict'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, test, type TestContext } from 'node:test'
import type { Delivery } from '../../messages/index.ts'
import { once } from '../../platform/testing.ts'
import { FICTIONAL_AGENT, FICTIONAL_KEY, makeOfficeDelivery } from '../cwc/testing.ts'
import { makeHouseCwc, startHouseSimulator, type HouseCwcSettings } from './index.ts'

const OFFICES = ['HCA12', 'HAQ00']
const signal = new AbortController().signal
const delivery: Delivery = { ...makeOfficeDelivery('house'), deliveryId: 'A1'.repeat(16), sentBefore: false }

const open = async (t: TestContext, settings: Partial<HouseCwcSettings> = {}) => {
  const simulator = await startHouseSimulator({
    apiKey: FICTIONAL_KEY,
    agentName: FICTIONAL_AGENT.name,
    offices: OFFICES,
  })
  t.after(() => simulator.close())
  const channel = makeHouseCwc({
    baseUrl: simulator.url,
    apiKey: FICTIONAL_KEY,
    agent: FICTIONAL_AGENT,
    clock: () => new Date(),
    traceHeader: true,
    ...settings,
  })
  return { simulator, channel }
}

describe('the House channel', () => {
  test('has a message checked without delivering it', async (t) => {
    const { simulator, channel } = await open(t)
    assert.deepEqual(await channel.validate(delivery, signal), { kind: 'valid' })
    assert.equal(simulator.deliveries().size, 0)
    assert.equal(simulator.received()[0]?.path, '/v2/validate?apikey=REDACTED')
  })

  test('tells a message that the gateway finds invalid from one that it did not judge', async (t) => {
    const { simulator, channel } = await open(t)
    const elsewhere = { ...delivery, destination: { ...delivery.destination, officeCode: 'HZZ01' } }
    const invalid = await channel.validate(elsewhere, signal)
    assert.ok(invalid.kind === 'invalid' && invalid.reason.includes('HZZ01 is not active'))
    simulator.fail({ answer: 503, moment: 'after_reading' })
    assert.equal((await channel.validate(delivery, signal)).kind, 'unknown')
    await simulator.close()
    assert.equal((await channel.validate(delivery, signal)).kind, 'unknown')
  })

  test('lists the active offices, at either path', async (t) => {
    for (const officesPath of ['/offices', '/v2/offices']) {
      const { channel } = await open(t, { officesPath })
      assert.deepEqual(await channel.listOffices(signal), {
        kind: 'listed',
        codes: OFFICES,
        source: '127.0.0.1',
      })
    }
  })

  const lists: readonly [body: string, codes: readonly string[]][] = [
    ['["HCA12 ", "HCA12", "SCA03", 7]', ['HCA12']],
    ['[{"code": "HCA12"}, {"officeCode": "HCA13"}, {"office_code": "HCA14"}]', ['HCA12', 'HCA13', 'HCA14']],
    ['[{"id": "HCA12"}, {"MemberOffice": "HCA13", "name": "x"}, null]', ['HCA12', 'HCA13']],
  ]
  for (const [body, codes] of lists)
    test(`reads a list of offices like ${body.slice(0, 30)}`, async (t) => {
      const { simulator, channel } = await open(t)
      simulator.fail({ answer: 200, moment: 'after_reading', body })
      assert.deepEqual(await channel.listOffices(signal), { kind: 'listed', codes, source: '127.0.0.1' })
    })

  for (const body of ['[]', '{}', 'not JSON', '[["HCA12"]]'])
    test(`takes ${body} for no list, and says so`, async (t) => {
      const { simulator, channel } = await open(t)
      simulator.fail({ answer: 200, moment: 'after_reading', body })
      assert.equal((await channel.listOffices(signal)).kind, 'unavailable')
    })

  test('probes an office that is known to exist when the list cannot be had', async (t) => {
    const { simulator, channel } = await open(t)
    simulator.fail({ answer: 500, moment: 'after_reading', path: '/offices' })
    const probe = await channel.probe(signal)
    assert.ok(!probe.ok && probe.detail.includes('HDC00 is not active'))
  })

  test('a success that lists errors is uncertain, and says which', async (t) => {
    const { simulator, channel } = await open(t)
    const body = '<Errors><Error>The office is closed</Error></Errors>'
    simulator.fail({ answer: 200, moment: 'after_reading', body })
    const outcome = await channel.deliver(delivery, signal)
    assert.ok(outcome.kind === 'uncertain' && outcome.reason.includes('The office is closed'))
  })

  for (const [sentBefore, kind] of [
    [true, 'delivered'],
    [false, 'uncertain'],
  ] as const)
    test(`should the House say 409 after all, sent before: ${sentBefore}, it means ${kind}`, async (t) => {
      const { simulator, channel } = await open(t)
      simulator.fail({ answer: 409, moment: 'after_reading' })
      assert.equal((await channel.deliver({ ...delivery, sentBefore }, signal)).kind, kind)
    })

  test('does not send a message that breaks the rules, and says which', async (t) => {
    const { simulator, channel } = await open(t)
    const { phone_number: _phone, ...fields } = delivery.fields
    const outcome = await channel.deliver({ ...delivery, fields }, signal)
    assert.deepEqual(outcome, { kind: 'refused', reason: 'Not sent. The phone number field is required.' })
    assert.deepEqual(simulator.received(), [])
  })

  test('tells a real receiver nothing of our own: no trace header', async (t) => {
    const { simulator, channel } = await open(t, { traceHeader: false })
    simulator.fail({ answer: 503, moment: 'before_reading' })
    await channel.deliver(delivery, signal)
    assert.equal(simulator.received().length, 1)
    assert.equal(simulator.received(delivery.deliveryId).length, 0)
  })

  test('tells a simulator the trace of a message, and a real receiver none', async (t) => {
    const heads: IncomingHttpHeaders[] = []
    const receiver = createServer(({ headers }, response) => {
      heads.push(headers)
      response.writeHead(503).end()
    }).listen(0, '127.0.0.1')
    t.after(() => receiver.close())
    await once(receiver, 'listening')
    // A server that listens on a port has an address of this kind.
    const { port } = receiver.address() as AddressInfo
    const traced = { ...delivery, traceId: 'c'.repeat(32) }
    for (const traceHeader of [true, false]) {
      const { channel } = await open(t, { traceHeader, baseUrl: new URL(`http://127.0.0.1:${port}`) })
      await channel.deliver(traced, signal)
    }
    const [told, untold = {}] = heads
    assert.match(told?.traceparent?.toString() ?? '', /^00-c{32}-[\da-f]{16}-00$/)
    assert.deepEqual(
      Object.keys(untold).filter((name) => /trace|rotunda/.test(name)),
      [],
    )
  })

  for (const [changes, kind] of [
    [{ apiKey: 'another' }, 'closed'],
    [{ agent: { ...FICTIONAL_AGENT, name: 'Somebody else' } }, 'refused'],
  ] as const)
    test(`reads the gateway's own answer to ${Object.keys(changes).join()} as ${kind}`, async (t) => {
      const { channel } = await open(t, changes)
      assert.equal((await channel.deliver(delivery, signal)).kind, kind)
    })

  test('a base address with a path keeps it', async (t) => {
    const { simulator, channel } = await open(t)
    const below = makeHouseCwc({
      baseUrl: new URL('/proxy/', simulator.url),
      apiKey: FICTIONAL_KEY,
      agent: FICTIONAL_AGENT,
      clock: () => new Date(),
      traceHeader: true,
    })
    assert.equal((await below.deliver(delivery, signal)).kind, 'closed')
    assert.equal(simulator.received()[0]?.path, '/proxy/v2/message?apikey=REDACTED')
    assert.equal(channel.profile.giveUpAfterSeconds, 432_000)
  })
})
