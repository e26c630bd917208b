import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { systemClock } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { findReceiverFaults } from './find-receiver-faults.ts'
import { openReceivers } from './receivers.ts'
import { leaveOutSecrets, ROLES, type Role } from './roles.ts'
import { openService } from './service.ts'
import { readSettings, SECRETS, SettingsFault } from './settings.ts'

/** Names of the settings that a role needs in live, by the faults of settings that lack all of them. */
const listNeeded = (roles: string): string[] => {
  try {
    readSettings({ ROTUNDA_DELIVERY: 'live', ROTUNDA_ROLES: roles })
  } catch (cause) {
    assert.ok(cause instanceof SettingsFault)
    return cause.faults.map((fault) => fault.split(' ')[0] ?? '')
  }
  return []
}

const KEYS = ['ROTUNDA_SEALING_KEYS', 'ROTUNDA_KEY_PEPPER']
const GATEWAY_KEYS = ['ROTUNDA_HOUSE_KEY', 'ROTUNDA_SENATE_KEY', 'ROTUNDA_REGULATIONS_KEY']

const SECRETS_OF: Readonly<Record<Role, readonly string[]>> = {
  message: [...KEYS, 'ROTUNDA_REGULATIONS_KEY'],
  data: [],
  partner: KEYS,
  pages: [],
  portal: KEYS,
  deliver: [...KEYS, 'ROTUNDA_SMTP_URL', ...GATEWAY_KEYS],
  keep: [...KEYS, ...GATEWAY_KEYS],
}

test('live asks each role for its own secrets alone', () => {
  for (const role of ROLES) {
    const needed = listNeeded(role).filter((name) => SECRETS.includes(name))
    assert.deepEqual(needed.toSorted(), [...SECRETS_OF[role]].toSorted(), role)
  }
  assert.deepEqual(listNeeded('data'), ['ROTUNDA_PUBLIC_URL'])
  const all = new Set(ROLES.flatMap((role) => listNeeded(role)))
  assert.deepEqual(listNeeded(ROLES.join(',')).toSorted(), [...all].toSorted())
})

test('secrets that no role of a process uses are named and never read, by value or by file', () => {
  const given = {
    DATABASE_URL: 'postgres://rotunda@db.example/rotunda',
    ROTUNDA_ROLES: 'data',
    ROTUNDA_KEY_PEPPER: 'not even base64',
    ROTUNDA_SEALING_KEYS_FILE: '/nowhere/at/all',
    ROTUNDA_STORE_SECRET: 'of the store',
    ROTUNDA_HOUSE_KEY: '',
  }
  const { environment, unneeded } = leaveOutSecrets(given, SECRETS)
  assert.deepEqual([...unneeded].toSorted(), ['ROTUNDA_KEY_PEPPER', 'ROTUNDA_SEALING_KEYS'])
  const settings = readSettings(environment)
  assert.deepEqual([settings.ROTUNDA_KEY_PEPPER, settings.ROTUNDA_SEALING_KEYS], [undefined, undefined])
  assert.equal(settings.ROTUNDA_STORE_SECRET, 'of the store')
  const counted = { ...given, ROTUNDA_COUNTERS: 'redis://counters.example' }
  assert.deepEqual(leaveOutSecrets(counted, SECRETS).unneeded, ['ROTUNDA_SEALING_KEYS'])
  const { ROTUNDA_ROLES: _roles, ...ofAll } = given
  assert.deepEqual(leaveOutSecrets(ofAll, SECRETS).unneeded, [])
  const deliver = { ...given, ROTUNDA_ROLES: 'deliver,pages', ROTUNDA_LDA_KEY: 'of a command' }
  assert.deepEqual(leaveOutSecrets(deliver, SECRETS).unneeded, ['ROTUNDA_LDA_KEY'])
})

const LIVE = {
  ROTUNDA_DELIVERY: 'live',
  ROTUNDA_PUBLIC_URL: 'https://data.example',
  ROTUNDA_REGULATIONS_URL: 'https://api.regulations.gov/v4',
  ROTUNDA_REGULATIONS_KEY: 'example',
  ROTUNDA_FEDERAL_REGISTER_URL: 'https://www.federalregister.gov/api/v1',
  ROTUNDA_SEALING_KEYS: `1:${Buffer.alloc(32, 'a key').toString('base64')}`,
  ROTUNDA_KEY_PEPPER: Buffer.alloc(32, 'a pepper').toString('base64'),
}

test('live checks messages without the keys and the agent of the gateways, which only other roles have', () => {
  const settings = readSettings({ ...LIVE, ROTUNDA_ROLES: 'message' }, [findReceiverFaults])
  const { channels } = openReceivers({ settings, clock: systemClock, signal: new AbortController().signal })
  const problems = channels['house-cwc'].findProblems({ message: '' }, undefined)
  assert.ok(problems.length > 0)
  assert.throws(() => readSettings({ ...LIVE, ROTUNDA_ROLES: 'message,deliver' }), SettingsFault)
})

for (const role of ['data', 'pages'] as const)
  test(`a sandbox process of the role ${role} makes no secrets, and refuses a key in an address all the same`, async (t) => {
    const directory = mkdtempSync(join(tmpdir(), 'rotunda-roles-'))
    t.after(() => {
      rmSync(directory, { recursive: true })
    })
    const settings = readSettings({ ROTUNDA_DATA: directory, ROTUNDA_ROLES: role })
    const service = await openService(settings, makeLog('silent'), undefined, { threads: 0 })
    const key = `rtd_live_${'0'.repeat(44)}1pJMI`
    const { statusCode, payload } = await service.app.inject(`/api/status?key=${key}`)
    await service.stop()
    assert.deepEqual([statusCode, existsSync(join(directory, 'secrets.json'))], [400, false])
    assert.match(payload, /key_in_address/)
  })
