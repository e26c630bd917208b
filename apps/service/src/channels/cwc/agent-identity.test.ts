import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAgentFaults } from './agent-identity.ts'
import { openGateway } from './gateway.ts'
import { FICTIONAL_AGENT, FICTIONAL_KEY, TEST_PROFILES } from './testing.ts'

test('an agent that the schema takes has no faults', () => {
  assert.deepEqual(findAgentFaults(FICTIONAL_AGENT), [])
})

test('all faults of an agent are told at once, each naming its part', () => {
  const faults = findAgentFaults({
    name: 'abc',
    ackEmail: '',
    contactName: 'Grace\nE',
    contactEmail: 'grace',
    contactPhone: '2025550100',
  })
  assert.equal(faults.length, 5)
  for (const part of ['name', 'ackEmail', 'contactName', 'contactEmail', 'contactPhone'])
    assert.ok(faults.some((fault) => fault.includes(`agent's ${part} must`)))
})

test('a gateway does not open for an agent that it would refuse', () => {
  const settings = {
    baseUrl: new URL('http://127.0.0.1'),
    apiKey: FICTIONAL_KEY,
    agent: { ...FICTIONAL_AGENT, name: 'x' },
    clock: () => new Date(),
    traceHeader: false,
  }
  assert.throws(() => openGateway(TEST_PROFILES.house, settings), /agent's name must/)
})
