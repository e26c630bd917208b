import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { inspect } from 'node:util'
import { endWithTest, runToEnd } from '../platform/testing.ts'
import { OperatorFault } from '../platform/index.ts'
import { findSecretFaults, openSecrets, openSigningKey } from './secrets.ts'
import { readSettings, SettingsFault } from './settings.ts'

const root = mkdtempSync(join(tmpdir(), 'rotunda-secrets-'))
after(() => rmSync(root, { recursive: true }))

const open = (directory: string, more: Readonly<Record<string, string>> = {}) =>
  openSecrets(readSettings({ ROTUNDA_DATA: join(root, directory), ...more }))

const KEY = (fill: number): string => Buffer.alloc(32, fill).toString('base64')

test('what was sealed before a restart opens after it, and for nobody else', () => {
  const sealed = open('one').sealer.seal('a text', 'name')
  assert.equal(open('one').sealer.open(sealed, 'name'), 'a text')
  assert.throws(() => open('two').sealer.open(sealed, 'name'))
})

test('the file is for the owner’s eyes only, and its draft is gone', () => {
  open('modes')
  assert.deepEqual(readdirSync(join(root, 'modes')), ['secrets.json'])
  assert.equal(statSync(join(root, 'modes/secrets.json')).mode & 0o777, 0o600)
  assert.equal(statSync(join(root, 'modes')).mode & 0o777, 0o700)
})

test('processes that start together end up with the same secrets', async () => {
  const program = `
    const { openSecrets } = await import(process.argv[1])
    const { readSettings } = await import(process.argv[2])
    const { pepper } = openSecrets(readSettings({ ROTUNDA_DATA: process.argv[3] }))
    process.stdout.write(Buffer.from(pepper).toString('base64'))`
  const modules = ['secrets.ts', 'settings.ts'].map((name) => new URL(name, import.meta.url).href)
  const peppers = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const args = ['--input-type=module', '--eval', program, ...modules, join(root, 'together')]
      return (await runToEnd(endWithTest(spawn(process.execPath, args)))).stdout
    }),
  )
  assert.equal(new Set(peppers).size, 1)
  assert.equal(Buffer.from(peppers[0] ?? '', 'base64').length, 32)
  assert.deepEqual(readdirSync(join(root, 'together')), ['secrets.json'])
})

test('secrets in the settings make no file; an old key still opens after a new one has taken over', () => {
  const pepper = { ROTUNDA_KEY_PEPPER: KEY(9) }
  const old = open('set', { ...pepper, ROTUNDA_SEALING_KEYS: `1:${KEY(1)}` })
  const sealed = old.sealer.seal('a text', 'name')
  const both = open('set', { ...pepper, ROTUNDA_SEALING_KEYS: `2:${KEY(2)}, 1:${KEY(1)}` })
  assert.equal(both.sealer.open(sealed, 'name'), 'a text')
  assert.throws(() => old.sealer.open(both.sealer.seal('new', 'name'), 'name'), /sealing key 2/)
  assert.throws(() => readdirSync(join(root, 'set')))
})

test('the key that signs releases stays the same, and is for the owner’s eyes only', () => {
  const settings = readSettings({ ROTUNDA_DATA: join(root, 'signing') })
  const key = openSigningKey(settings)
  assert.ok(key.equals(openSigningKey(settings)))
  assert.equal(statSync(join(root, 'signing/signing-key.pem')).mode & 0o777, 0o600)
})

test('a key that signs releases is taken from the settings, in one line too, and live makes none', () => {
  const key = generateKeyPairSync('ed25519').privateKey
  const pem = key.export({ type: 'pkcs8', format: 'pem' })
  for (const text of [pem, pem.replaceAll('\n', '\\n')]) {
    const settings = readSettings({ ROTUNDA_DATA: join(root, 'none'), ROTUNDA_SIGNING_KEY: text })
    assert.ok(key.equals(openSigningKey(settings)))
  }
  const live = { ...readSettings({ ROTUNDA_DATA: join(root, 'none') }), ROTUNDA_DELIVERY: 'live' as const }
  assert.throws(() => openSigningKey(live), /ROTUNDA_SIGNING_KEY is needed in live/)
  assert.throws(() => readdirSync(join(root, 'none')))
})

test('secrets that are none are refused by name, and not repeated', () => {
  const wrong = {
    ROTUNDA_SEALING_KEYS: [
      'x',
      `256:${KEY(1)}`,
      `1:${KEY(1)}=`,
      `1:${KEY(1)},`,
      KEY(1),
      `1:${KEY(1)},1:${KEY(2)}`,
    ],
    ROTUNDA_KEY_PEPPER: ['short', Buffer.alloc(31).toString('base64'), `${KEY(1)}…`],
    ROTUNDA_SIGNING_KEY: ['short', KEY(1)],
  }
  for (const [name, values] of Object.entries(wrong))
    for (const value of values)
      assert.throws(
        () => {
          openSigningKey(readSettings({ ROTUNDA_DATA: join(root, 'wrong'), [name]: value }))
          open('wrong', { [name]: value })
        },
        (fault) =>
          fault instanceof SettingsFault &&
          fault.message.includes(name) &&
          !fault.message.includes(`${value}\n`),
      )
})

test('a file of secrets that is damaged is named, kept as it is, and not repeated', () => {
  const secret = KEY(5)
  for (const text of [
    `{"sealingKeys":"1:${secret}",}`,
    `{"sealingKeys":"1:${secret}"}`,
    `{"sealingKeys":"${secret}","pepper":"${secret}"}`,
    secret,
  ]) {
    mkdirSync(join(root, 'damaged'), { recursive: true })
    const [secrets, signing] = ['secrets.json', 'signing-key.pem'].map((name) => join(root, 'damaged', name))
    for (const path of [secrets, signing]) writeFileSync(path ?? '', text)
    const isTold =
      (path = '') =>
      (fault: unknown) =>
        fault instanceof OperatorFault &&
        fault.message.startsWith(`${path} is damaged. Restore it`) &&
        !inspect(fault).includes(secret.slice(0, 8))
    assert.throws(() => open('damaged'), isTold(secrets))
    assert.throws(
      () => openSigningKey(readSettings({ ROTUNDA_DATA: join(root, 'damaged') })),
      isTold(signing),
    )
    assert.equal(readFileSync(secrets ?? '', 'utf8'), text)
  }
})

test('in live a secret that is one byte repeated is refused by name, and a sandbox takes it', () => {
  const settings = readSettings({ ROTUNDA_SEALING_KEYS: `1:${KEY(0)}`, ROTUNDA_KEY_PEPPER: KEY(0) })
  assert.deepEqual(findSecretFaults(settings), [])
  const faults = findSecretFaults({ ...settings, ROTUNDA_DELIVERY: 'live' })
  assert.deepEqual(
    faults.map((fault) => fault.split(' ')[0]),
    ['ROTUNDA_SEALING_KEYS', 'ROTUNDA_KEY_PEPPER'],
  )
})
