import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DeliveryMode } from '../../messages/index.ts'
import { findAddressFaults } from './allowed-url.ts'

const faultsOf = (address: string, mode: DeliveryMode) =>
  findAddressFaults({ setting: 'HOUSE_URL', address, mode, hosts: ['house.gov', 'senate.gov'] })

for (const address of ['https://cwc.house.gov', 'https://house.gov/', 'https://soapbox.senate.gov'])
  test(`live takes ${address}`, () => assert.deepEqual(faultsOf(address, 'live'), []))

for (const address of [
  'http://cwc.house.gov',
  'https://cwc.house.gov.example.org',
  'https://fakehouse.gov',
  'https://house.gov@example.org',
  'https://user:pass@cwc.house.gov',
  'https://cwc.house.gov/?apikey=1',
  'https://127.0.0.1',
  'ftp://cwc.house.gov',
  'cwc.house.gov',
  '',
])
  test(`live refuses ${address || 'nothing'}, naming the setting`, () => {
    const faults = faultsOf(address, 'live')
    assert.ok(faults.length > 0)
    assert.ok(faults.every((fault) => fault.startsWith('HOUSE_URL ')))
  })

for (const address of ['http://127.0.0.1:4001', 'http://localhost:1', 'http://[::1]:9'])
  test(`sandbox takes ${address}`, () => assert.deepEqual(faultsOf(address, 'sandbox'), []))

for (const address of [
  'https://cwc.house.gov',
  'http://127.0.0.1.example.org',
  'http://10.0.0.1',
  'http://0.0.0.0',
])
  test(`sandbox refuses ${address}`, () => assert.equal(faultsOf(address, 'sandbox').length, 1))
