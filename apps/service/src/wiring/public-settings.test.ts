import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findPublicFaults } from './public-settings.ts'
import { readSettings } from './settings.ts'

const faultsOf = (environment: Record<string, string>) => findPublicFaults(readSettings(environment))

test('proxies are addresses or ranges, and a list with another thing in it names that', () => {
  assert.deepEqual(faultsOf({ ROTUNDA_TRUSTED_PROXIES: '10.0.0.1, fd00::/8' }), [])
  assert.match(
    faultsOf({ ROTUNDA_TRUSTED_PROXIES: '10.0.0.1,localhost' }).join(),
    /TRUSTED_PROXIES.*localhost/,
  )
})

test('a range that holds every address is no list of proxies', () => {
  for (const all of ['0.0.0.0/0', '::/0'])
    assert.match(
      faultsOf({ ROTUNDA_TRUSTED_PROXIES: `10.0.0.1,${all}` }).join(),
      /TRUSTED_PROXIES: .*every address/,
    )
})

test('the public address is a host without a path', () => {
  assert.deepEqual(faultsOf({ ROTUNDA_PUBLIC_URL: 'https://data.example/' }), [])
  for (const address of ['data.example', 'https://data.example/v1', 'ftp://data.example'])
    assert.match(faultsOf({ ROTUNDA_PUBLIC_URL: address }).join(), /ROTUNDA_PUBLIC_URL must be/)
})

test('in live the public address is https, and a sandbox may have plain http', () => {
  const settings = { ...readSettings({ ROTUNDA_PUBLIC_URL: 'http://data.example' }) }
  assert.deepEqual(findPublicFaults(settings), [])
  assert.match(findPublicFaults({ ...settings, ROTUNDA_DELIVERY: 'live' }).join(), /PUBLIC_URL must .*https/)
})
