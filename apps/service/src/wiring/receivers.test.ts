import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemClock } from '../platform/index.ts'
import { findReceiverFaults } from './find-receiver-faults.ts'
import { openReceivers } from './receivers.ts'
import type { SandboxAddresses } from './sandbox.ts'
import { readSettings, SettingsFault } from './settings.ts'

/** Complete and sound; none of it opens anything anywhere. */
const LIVE = {
  ROTUNDA_DELIVERY: 'live',
  ROTUNDA_PUBLIC_URL: 'https://rotunda.example',
  ROTUNDA_SMTP_URL: 'smtps://user:word@mail.example',
  ROTUNDA_MAIL_FROM: 'rotunda@rotunda.example',
  ROTUNDA_SEALING_KEYS: `1:${Buffer.alloc(32).toString('base64')}`,
  ROTUNDA_KEY_PEPPER: Buffer.alloc(32).toString('base64'),
  ROTUNDA_AGENT_NAME: 'Example Agent',
  ROTUNDA_AGENT_ACK_EMAIL: 'ack@example.org',
  ROTUNDA_AGENT_CONTACT_NAME: 'Example Contact',
  ROTUNDA_AGENT_CONTACT_EMAIL: 'contact@example.org',
  ROTUNDA_AGENT_CONTACT_PHONE: '202-555-0100',
  ROTUNDA_EGRESS: 'direct',
  ROTUNDA_HOUSE_URL: 'https://cwc.house.gov',
  ROTUNDA_HOUSE_KEY: 'example',
  ROTUNDA_SENATE_URL: 'https://soapbox.senate.gov',
  ROTUNDA_SENATE_KEY: 'example',
  ROTUNDA_SENATE_MESSAGES_PATH: '/api/testing-messages/',
  ROTUNDA_REGULATIONS_URL: 'https://api.regulations.gov/v4',
  ROTUNDA_REGULATIONS_KEY: 'example',
  ROTUNDA_FEDERAL_REGISTER_URL: 'https://www.federalregister.gov/api/v1',
}

const open = (environment: Readonly<Record<string, string>>, sandbox?: SandboxAddresses) => {
  const settings = readSettings(environment)
  return openReceivers({ settings, sandbox, clock: systemClock, signal: new AbortController().signal })
}

/** Faults that the start reports before it opens anything. */
const startFaultsOf = (environment: Readonly<Record<string, string>>): readonly string[] => {
  try {
    readSettings(environment, [findReceiverFaults])
  } catch (cause) {
    if (cause instanceof SettingsFault) return cause.faults
    throw cause
  }
  return []
}

const faultsOf = (
  environment: Readonly<Record<string, string>>,
  sandbox?: SandboxAddresses,
): readonly string[] => {
  try {
    open(environment, sandbox)
  } catch (cause) {
    if (cause instanceof SettingsFault) return cause.faults
    throw cause
  }
  return []
}

test('live opens with sound settings, and keeps its rates, its nights and the time of its tries', () => {
  const { channels } = open({ ...LIVE, ROTUNDA_TRY_SECONDS: '90' })
  assert.ok(channels['house-cwc'].profile.windows.length > 0)
  for (const { profile } of Object.values(channels)) {
    assert.ok(profile.rates.length > 0)
    assert.equal(profile.timeoutSeconds, 90)
  }
})

const ADDRESSES = ['HOUSE', 'SENATE', 'REGULATIONS', 'FEDERAL_REGISTER'].map(
  (name) => `ROTUNDA_${name}_URL` as const,
)

for (const setting of ADDRESSES)
  test(`live refuses for ${setting} plain http, other hosts, look-alikes and addresses that hold more`, () => {
    const [host = ''] = Object.entries(LIVE).flatMap(([name, value]) =>
      name === setting ? [new URL(value).host] : [],
    )
    for (const address of [
      `http://${host}`,
      'https://example.org',
      `https://${host}.example.org`,
      `https://not${host.split('.').slice(-2).join('.')}`,
      'https://127.0.0.1',
      `https://user:secret@${host}`,
      `https://${host}/?apikey=secret`,
      'nonsense',
    ]) {
      const faults = startFaultsOf({ ...LIVE, [setting]: address })
      assert.deepEqual(faultsOf({ ...LIVE, [setting]: address }), faults)
      assert.ok(faults.length > 0, address)
      assert.ok(
        faults.every((fault) => fault.startsWith(setting) && !fault.includes('secret')),
        faults.join(),
      )
    }
  })

test('live refuses an address without the version of its API, and shows the whole address', () => {
  for (const [setting, whole, without] of [
    ['ROTUNDA_REGULATIONS_URL', 'https://api.regulations.gov/v4', ['', '/', '/v3', '/v4/comments']],
    ['ROTUNDA_FEDERAL_REGISTER_URL', 'https://www.federalregister.gov/api/v1', ['', '/api', '/v1']],
  ] as const) {
    for (const end of ['', '/']) assert.deepEqual(startFaultsOf({ ...LIVE, [setting]: `${whole}${end}` }), [])
    for (const path of without) {
      const faults = startFaultsOf({ ...LIVE, [setting]: `${new URL(whole).origin}${path}` })
      assert.equal(faults.length, 1, path)
      assert.match(faults.join(), new RegExp(`^${setting} must end with /.* ${whole} `))
    }
  }
})

test('live refuses an agent that a gateway would refuse, and names each setting at fault, at once', () => {
  const faults = startFaultsOf({
    ...LIVE,
    ROTUNDA_AGENT_NAME: 'x',
    ROTUNDA_AGENT_ACK_EMAIL: 'x',
    ROTUNDA_AGENT_CONTACT_NAME: 'x',
    ROTUNDA_AGENT_CONTACT_EMAIL: 'x',
    ROTUNDA_AGENT_CONTACT_PHONE: '2025550100',
    ROTUNDA_EGRESS: 'somewhere',
    ROTUNDA_HOUSE_URL: 'http://cwc.house.gov',
    ROTUNDA_SENATE_KEY: '',
    ROTUNDA_MISSPELT: 'x',
  })
  for (const part of ['NAME', 'ACK_EMAIL', 'CONTACT_NAME', 'CONTACT_EMAIL', 'CONTACT_PHONE'])
    assert.ok(
      faults.some((fault) => fault.startsWith(`ROTUNDA_AGENT_${part} must`)),
      `${part}: ${faults.join('; ')}`,
    )
  assert.ok(faults.some((fault) => fault.startsWith('ROTUNDA_EGRESS')))
  for (const name of ['ROTUNDA_HOUSE_URL must', 'ROTUNDA_SENATE_KEY is needed', 'ROTUNDA_MISSPELT is not'])
    assert.ok(
      faults.some((fault) => fault.startsWith(name)),
      name,
    )
  assert.equal(faults.length, 9)
})

test('a sandbox speaks to nobody but this machine', () => {
  const here = 'http://127.0.0.1:1'
  const addresses = { house: here, senate: here, regulations: here, federalRegister: here }
  assert.deepEqual(faultsOf({}, addresses), [])
  for (const name of ['house', 'senate', 'regulations', 'federalRegister'] as const)
    for (const outside of ['https://cwc.house.gov', 'http://192.0.2.1', 'http://127.0.0.1.example.org'])
      assert.equal(faultsOf({}, { ...addresses, [name]: outside }).length, 1, outside)
})

test('a sandbox that is given some addresses of simulators, and not all, does not start', () => {
  const here = 'http://127.0.0.1:1'
  const all = Object.fromEntries(ADDRESSES.map((name) => [name, here]))
  assert.deepEqual(startFaultsOf(all), [])
  assert.deepEqual(startFaultsOf({}), [])
  for (const name of ADDRESSES) {
    const { [name]: _missing, ...others } = all
    const faults = startFaultsOf(others)
    assert.ok(faults.length === 1 && faults[0]?.startsWith(name), faults.join())
    assert.equal(startFaultsOf({ [name]: here }).length, 3)
  }
})

test('in a sandbox there are no nights, and rates only when they are not switched off', () => {
  const here = 'http://127.0.0.1:1'
  const addresses = { house: here, senate: here, regulations: here, federalRegister: here }
  assert.deepEqual(open({}, addresses).channels['house-cwc'].profile.windows, [])
  assert.ok(open({}, addresses).channels['house-cwc'].profile.rates.length > 0)
  assert.deepEqual(open({ ROTUNDA_RATES: 'off' }, addresses).channels['house-cwc'].profile.rates, [])
})
