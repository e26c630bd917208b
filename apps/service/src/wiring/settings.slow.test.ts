import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { endWithTest, runToEnd } from '../platform/testing.ts'
import { systemClock } from '../platform/index.ts'
import { openReceivers } from './receivers.ts'
import { findUnreadySeconds } from './run-service.ts'
import { readSettings, SECRETS, Settings, SettingsFault } from './settings.ts'

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
    ROTUNDA_ROLES: 'all',
    ROTUNDA_RETENTION_DAYS: '-1',
    ROTUNDA_DRAIN_SECONDS: '1.5',
    ROTUNDA_TRY_SECONDS: '0',
    ROTUNDA_HOUSE_ULR: 'http://127.0.0.1:1',
  })
  for (const name of ['PORT', 'ADMIN_PORT', 'ROTUNDA_DELIVERY', 'ROTUNDA_ROLES', 'ROTUNDA_RETENTION_DAYS'])
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

/** A folder that goes with the test. */
const makeFolder = (t: { after(clean: () => void): void }): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-secrets-'))
  t.after(() => {
    rmSync(folder, { recursive: true })
  })
  return folder
}

/** Secrets whose form is checked. */
const FORMED: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://user:word@host:5432/database?a=b c',
  ROTUNDA_COUNTERS: 'rediss://user:word@host:6379/1',
}

test('whatever is called like a secret is one', () => {
  const alike = Object.keys(Settings.properties).filter((name) =>
    /_KEYS?$|_KEY_ID$|_SECRET$|_PEPPER$|_TOKEN$|^DATABASE_URL$|_SMTP_URL$|_COUNTERS$/.test(name),
  )
  assert.ok(alike.length >= 8)
  assert.deepEqual(SECRETS.toSorted(), alike.toSorted())
})

for (const name of SECRETS)
  describe(`${name}_FILE`, () => {
    const read = (environment: Environment) => Reflect.get(readSettings(environment), name)
    const VALUE = FORMED[name] ?? 'a word:b c'

    test('gives what the file holds, without the line ends behind it', (t) => {
      const path = join(makeFolder(t), 'secret')
      for (const end of ['', '\n', '\r\n', '\n\n']) {
        writeFileSync(path, `${VALUE}${end}`)
        assert.equal(read({ [`${name}_FILE`]: path }), VALUE)
      }
      writeFileSync(path, ` ${VALUE}\n${VALUE} \n`)
      assert.equal(faultsOf({ [`${name}_FILE`]: path }).length, name in FORMED ? 1 : 0)
    })

    test('is a fault beside the setting itself, and an empty one of the two is absent', (t) => {
      const path = join(makeFolder(t), 'secret')
      writeFileSync(path, VALUE)
      const [fault = '', ...others] = faultsOf({ [name]: VALUE, [`${name}_FILE`]: path })
      assert.deepEqual(others, [])
      assert.ok(fault.startsWith(`${name} and ${name}_FILE `) && !fault.includes(VALUE))
      assert.equal(read({ [name]: '', [`${name}_FILE`]: path }), VALUE)
      assert.equal(read({ [name]: VALUE, [`${name}_FILE`]: '' }), VALUE)
    })

    test('is named with its path where it is missing, a folder or empty, and is not called missing as well', (t) => {
      const folder = makeFolder(t)
      const empty = join(folder, 'empty')
      writeFileSync(empty, '\n')
      for (const path of [join(folder, 'nowhere'), folder, empty]) {
        const faults = faultsOf({ [`${name}_FILE`]: path, ROTUNDA_DELIVERY: 'live' })
        const [fault = '', ...others] = faults.filter((text) => text.startsWith(name))
        assert.deepEqual(others, [])
        assert.ok(fault.startsWith(`${name}_FILE `) && fault.includes(path))
      }
    })
  })

test('a setting that is no secret is not read from a file', () => {
  assert.match(faultsOf({ ROTUNDA_HOUSE_URL_FILE: '/etc/hostname' }).join(), /^ROTUNDA_HOUSE_URL_FILE is not/)
})

for (const address of ['mysql://x', 'postgres:/x', 'localhost:5432', 'https://user:word@host/database'])
  test(`DATABASE_URL=${address} is refused before anything is asked, and is not repeated`, () => {
    const [fault = '', ...others] = faultsOf({ DATABASE_URL: address })
    assert.deepEqual(others, [])
    assert.match(fault, /^DATABASE_URL .*postgres:\/\//)
    assert.ok(!fault.includes(address))
  })

for (const address of ['127.0.0.1:6379', 'http://x', 'redis://', 'redis://a:b/c@x', 'redis://:secret@x?db=1'])
  test(`ROTUNDA_COUNTERS=${address} is refused, and is not repeated`, () => {
    const [fault = '', ...others] = faultsOf({ ROTUNDA_COUNTERS: address })
    assert.deepEqual(others, [])
    assert.match(fault, /^ROTUNDA_COUNTERS has the wrong form/)
    assert.ok(!fault.includes(address.slice('redis://'.length) || '//$'))
  })

test('counters have a host, and may have a user, a password, a port and a database', () => {
  for (const address of ['redis://x', 'rediss://[::1]:6380', 'redis://user:p%2Fw@redis.example.org:6379/0'])
    assert.equal(readSettings({ ROTUNDA_COUNTERS: address }).ROTUNDA_COUNTERS, address)
})

test('live names everything that it misses, at once', () => {
  const faults = faultsOf({ ROTUNDA_DELIVERY: 'live', ROTUNDA_RATES: 'off' })
  for (const part of [
    'PUBLIC_URL',
    'SMTP_URL',
    'MAIL_FROM',
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
  const args = [new URL('../bin/rotunda.js', import.meta.url).pathname, 'serve']
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

test('after SIGTERM live is unready and open for 5 seconds, a sandbox not at all, and both for as long as is set', () => {
  const seconds = (ROTUNDA_DELIVERY: 'live' | 'sandbox', more: Partial<Settings> = {}) =>
    findUnreadySeconds({ ...readSettings({}), ROTUNDA_DELIVERY, ...more })
  assert.deepEqual([seconds('live'), seconds('sandbox')], [5, 0])
  for (const ROTUNDA_UNREADY_SECONDS of [0, 1, 600])
    for (const mode of ['live', 'sandbox'] as const)
      assert.equal(seconds(mode, { ROTUNDA_UNREADY_SECONDS }), ROTUNDA_UNREADY_SECONDS)
})
