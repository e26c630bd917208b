import assert from 'node:assert/strict'
import { describe, test, type TestContext } from 'node:test'
import { patience } from '../../../platform/testing.ts'
import type { OfficeFields } from '../../../messages/index.ts'
import { startSimulatorServer } from '../../wire/index.ts'
import { buildCwcDocument } from '../cwc-document.ts'
import { FICTIONAL_AGENT, FICTIONAL_FIELDS, FICTIONAL_KEY, TEST_PROFILES } from '../testing.ts'
import { makeSimulatedGateway, type SimulatedGateway } from './simulated-gateway.ts'

const SENATE: SimulatedGateway = {
  channel: 'senate-cwc',
  chamber: 'senate',
  deliveryPaths: ['/in'],
  validatePath: '/check',
  officesPaths: ['/offices'],
  listOffices: (codes) => codes,
  acceptedStatus: 201,
  refusesUsedIds: true,
}
const XML = { 'content-type': 'application/xml' }

const build = (fields: Partial<OfficeFields> = {}): string =>
  buildCwcDocument(
    {
      deliveryId: 'A1'.repeat(16),
      acceptedAt: new Date(),
      organisation: 'Example Society',
      officeCode: 'SCA03',
      fields: { ...FICTIONAL_FIELDS, ...fields },
    },
    FICTIONAL_AGENT,
    TEST_PROFILES.senate,
  )

const open = async (t: TestContext, changes: Partial<SimulatedGateway> = {}) => {
  const registration = { apiKey: FICTIONAL_KEY, agentName: FICTIONAL_AGENT.name, offices: ['SCA03'] }
  const simulator = await startSimulatorServer(makeSimulatedGateway({ ...SENATE, ...changes }, registration))
  t.after(() => simulator.close())
  const post = (body: string, path = `/in?apikey=${FICTIONAL_KEY}`, headers: Record<string, string> = XML) =>
    fetch(new URL(path, simulator.url), { signal: patience(), method: 'POST', body, headers })
  return { simulator, post }
}

describe('a simulated gateway', () => {
  test('checks path, key, content type, size and document in this order', async (t) => {
    const { post } = await open(t)
    const wrongType = { 'content-type': 'text/plain' }
    const huge = 'x'.repeat(300_000)
    assert.equal((await post(huge, '/elsewhere', wrongType)).status, 404)
    assert.equal((await post(huge, '/in', wrongType)).status, 401)
    assert.equal((await post(huge, '/in?apikey=wrong', wrongType)).status, 403)
    assert.equal((await post(huge, undefined, wrongType)).status, 415)
    assert.equal((await post(huge)).status, 413)
    assert.equal((await post('<CWC>')).status, 400)
    assert.equal((await post(build())).status, 201)
  })

  test('explains a refusal as a list of errors', async (t) => {
    const { post } = await open(t)
    const answer = await post(build({ city: 'LA' }))
    assert.equal(answer.status, 400)
    assert.match(await answer.text(), /<Errors><Error>.*City.*<\/Error><\/Errors>/)
  })

  test('refuses an agent that is not the registered one, and an office that is not active', async (t) => {
    const { post } = await open(t)
    assert.match(
      await (await post(build().replace('Rotunda Example', 'Other Agent'))).text(),
      /DeliveryAgent/,
    )
    assert.match(await (await post(build().replace('SCA03', 'SNY01'))).text(), /SNY01 is not active/)
  })

  test('answers a DeliveryId that it has with 409 where the gateway looks, and takes it again where not', async (t) => {
    const looking = await open(t)
    assert.deepEqual([(await looking.post(build())).status, (await looking.post(build())).status], [201, 409])
    const blind = await open(t, { refusesUsedIds: false })
    assert.deepEqual([(await blind.post(build())).status, (await blind.post(build())).status], [201, 201])
    assert.equal(blind.simulator.deliveries().get('A1'.repeat(16)), 2)
  })

  test('checks a message without taking it, however often', async (t) => {
    const { simulator, post } = await open(t)
    const path = `/check?apikey=${FICTIONAL_KEY}`
    await post(build())
    assert.equal((await post(build(), path)).status, 200)
    assert.equal((await post(build({ city: 'LA' }), path)).status, 400)
    assert.equal(simulator.deliveries().get('A1'.repeat(16)), 1)
  })

  test('lists its offices to the key only', async (t) => {
    const { simulator } = await open(t)
    assert.equal((await fetch(new URL('/offices', simulator.url), { signal: patience() })).status, 401)
    const answer = await fetch(new URL(`/offices?apikey=${FICTIONAL_KEY}`, simulator.url), {
      signal: patience(),
    })
    assert.deepEqual(await answer.json(), ['SCA03'])
  })
})
