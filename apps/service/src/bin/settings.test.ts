import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { test } from 'node:test'
import fc from 'fast-check'
import { endWithTest, runToEnd } from '../platform/testing.ts'
import { systemClock } from '../platform/index.ts'
import { openReceivers } from './receivers.ts'
import { readSettings, Settings, SettingsFault } from './settings.ts'

type Environment = Readonly<Record<string, string>>

const faultsOf = (environment: Environment): readonly string[] => {
  try {
    readSettings(environment)
  } catch (cause) {
    if (cause instanceof SettingsFault) return cause.faults
    throw cause
  }
  return []
}

test('with nothing set the service runs in the sandbox on embedded defaults', () => {
  const settings = readSettings({})
  assert.deepEqual(settings, {
    PORT: 8080,
    HOST: '127.0.0.1',
    ADMIN_PORT: 8081,
    ADMIN_HOST: '127.0.0.1',
    ROTUNDA_DATA: './var',
    ROTUNDA_DELIVERY: 'sandbox',
    ...Object.fromEntries(
      Object.entries(Settings.properties).flatMap(([name, schema]) =>
        'default' in schema && name.startsWith('ROTUNDA_') ? [[name, schema.default]] : [],
      ),
    ),
  })
  assert.ok(Object.isFrozen(settings))
})

test('an empty value is none', () => {
  assert.deepEqual(readSettings({ PORT: '', DATABASE_URL: '', ROTUNDA_DELIVERY: '' }), readSettings({}))
})

test('all faults are reported together, each by the name of its setting', () => {
  const faults = faultsOf({
    PORT: '65536',
    ADMIN_PORT: 'eighty',
    ROTUNDA_DELIVERY: 'production',
    ROTUNDA_WORKER: 'yes',
    ROTUNDA_RETENTION_DAYS: '-1',
    ROTUNDA_DRAIN_SECONDS: '1.5',
    ROTUNDA_TRY_SECONDS: '0',
    ROTUNDA_HOUSE_ULR: 'http://127.0.0.1:1',
  })
  for (const name of ['PORT', 'ADMIN_PORT', 'ROTUNDA_DELIVERY', 'ROTUNDA_WORKER', 'ROTUNDA_RETENTION_DAYS'])
    assert.ok(
      faults.some((fault) => fault.startsWith(`${name} `)),
      name,
    )
  for (const name of ['ROTUNDA_DRAIN_SECONDS', 'ROTUNDA_TRY_SECONDS', 'ROTUNDA_HOUSE_ULR'])
    assert.ok(
      faults.some((fault) => fault.startsWith(`${name} `)),
      name,
    )
  assert.equal(new SettingsFault(faults).message.split('\n').length, faults.length + 1)
})

test('a misspelt name is a fault, and the environment’s other names are none of our business', () => {
  assert.match(faultsOf({ ROTUNDA_DLEIVERY: 'live' }).join(), /^ROTUNDA_DLEIVERY is not a setting/)
  assert.deepEqual(faultsOf({ PATH: '/bin', rotunda_delivery: 'live' }), [])
})

test('any text in any setting is read or refused by name, and never repeated where it may be a secret', () => {
  const name = fc.constantFrom(...Object.keys(Settings.properties))
  fc.assert(
    fc.property(name, fc.string({ minLength: 4 }), (setting, value) => {
      for (const fault of faultsOf({ [setting]: value })) {
        assert.ok(fault.startsWith('ROTUNDA_') || fault.startsWith(setting))
        assert.ok(!fault.includes(value) || setting.includes(value))
      }
    }),
  )
})

test('live names everything that it misses, at once', () => {
  const faults = faultsOf({ ROTUNDA_DELIVERY: 'live', ROTUNDA_RATES: 'off' })
  for (const part of [
    'SEALING_KEYS',
    'KEY_PEPPER',
    'EGRESS',
    'HOUSE_URL',
    'HOUSE_KEY',
    'SENATE_URL',
    'SENATE_KEY',
  ])
    assert.ok(faults.includes(`ROTUNDA_${part} is needed in live.`), part)
  for (const part of ['NAME', 'ACK_EMAIL', 'CONTACT_NAME', 'CONTACT_EMAIL', 'CONTACT_PHONE'])
    assert.ok(faults.includes(`ROTUNDA_AGENT_${part} is needed in live.`), part)
  for (const part of ['SENATE_MESSAGES_PATH', 'REGULATIONS_URL', 'REGULATIONS_KEY', 'FEDERAL_REGISTER_URL'])
    assert.ok(faults.includes(`ROTUNDA_${part} is needed in live.`), part)
  assert.ok(faults.includes('ROTUNDA_RATES cannot be off in live.'))
})

test('settings that do not fit end the start at once with all faults, and leave nothing running', async () => {
  const env = {
    ROTUNDA_EGRESS: 'somewhere',
    ROTUNDA_KEY_PEPPER: 'short',
    ROTUNDA_HOUSE_URL: 'https://example.org',
  }
  const args = [new URL('serve.js', import.meta.url).pathname]
  const child = endWithTest(spawn(process.execPath, args, { env: { ...env, PORT: 'x' } }))
  const { code, stdout, stderr: complaint } = await runToEnd(child)
  assert.deepEqual([code, stdout], [1, ''])
  for (const name of ['PORT', ...Object.keys(env)])
    assert.match(complaint, new RegExp(`^  ${name} must`, 'm'))
  assert.doesNotMatch(complaint, /short|\n +at /)
})

test('unless told otherwise, the end of the service waits longer than a receiver may take for one message', () => {
  const settings = readSettings({})
  const nowhere = 'http://127.0.0.1:9'
  const sandbox = { house: nowhere, senate: nowhere, regulations: nowhere, federalRegister: nowhere }
  const { signal } = new AbortController()
  const { channels } = openReceivers({ settings, sandbox, clock: systemClock, signal })
  for (const { name, profile } of Object.values(channels))
    assert.ok(profile.timeoutSeconds < settings.ROTUNDA_DRAIN_SECONDS, name)
})

test('the address of another kind of database is a fault, and is not repeated: it may hold a password', () => {
  const faultOf = (DATABASE_URL: string): string => {
    try {
      readSettings({ DATABASE_URL })
    } catch (cause) {
      return String(cause)
    }
    return ''
  }
  const fault = faultOf('mysql://user:a-secret@db.example/rotunda')
  assert.match(fault, /DATABASE_URL .*postgres:\/\//)
  assert.ok(!fault.includes('a-secret'))
  for (const scheme of ['postgres', 'postgresql']) assert.equal(faultOf(`${scheme}://u@h/d`), '')
})
