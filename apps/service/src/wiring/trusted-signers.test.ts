import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { makeLog } from '../platform/log/index.ts'
import { openOn, startS3rver } from '../platform/object-store/testing.ts'
import { probeStore } from './open-objects.ts'
import { readSettings } from './settings.ts'
import { findStoreFaults, listTrustedSigners } from './trusted-signers.ts'

const makeFolder = (t: TestContext): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-signers-'))
  t.after(() => rmSync(folder, { recursive: true }))
  return folder
}

const makePair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    secret: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    shown: publicKey.export({ type: 'spki', format: 'pem' }),
  }
}

const findFaults = (environment: Readonly<Record<string, string>>) =>
  findStoreFaults(readSettings(environment))

test('settings of a store that do not fit are named', () => {
  assert.deepEqual(findFaults({}), [])
  assert.deepEqual(findFaults({ ROTUNDA_STORE: 's3://bucket/prefix' }), [])
  assert.match(findFaults({ ROTUNDA_STORE: './store' }).join(), /^ROTUNDA_STORE must be s3:/)
  assert.match(findFaults({ ROTUNDA_STORE_ENDPOINT: 'host' }).join(), /^ROTUNDA_STORE_ENDPOINT must be/)
  assert.match(findFaults({ ROTUNDA_STORE_KEY_ID: 'id' }).join(), /must be given together/)
})

test('a folder that is not there is no store', (t) => {
  const folder = makeFolder(t)
  assert.deepEqual(findFaults({ ROTUNDA_STORE: folder }), [])
  assert.match(
    findFaults({ ROTUNDA_STORE: join(folder, 'absent') }).join(),
    /^ROTUNDA_STORE: there is no folder at/,
  )
})

test('live needs a trusted signer where there is a store', (t) => {
  const live = { ...readSettings({ ROTUNDA_STORE: makeFolder(t) }), ROTUNDA_DELIVERY: 'live' as const }
  assert.match(findStoreFaults(live).join(), /^ROTUNDA_TRUSTED_SIGNERS is needed in live/)
  assert.deepEqual(findStoreFaults({ ...live, ROTUNDA_SIGNING_KEY: makePair().secret }), [])
})

test('all keys of the file are trusted, and the public half of the own key', (t) => {
  const [one, other, own] = [makePair(), makePair(), makePair()]
  const path = join(makeFolder(t), 'signers.pem')
  writeFileSync(path, `${one.shown}\n# retired in June\n${other.shown}`)
  const settings = readSettings({ ROTUNDA_TRUSTED_SIGNERS: path, ROTUNDA_SIGNING_KEY: own.secret })
  assert.deepEqual(findStoreFaults(settings), [])
  const keys = listTrustedSigners(settings).map((key) => key.trim())
  assert.deepEqual(
    keys,
    [one, other, own].map(({ shown }) => shown.trim()),
  )
})

test('a file of signers that is absent, empty or of other keys is a fault', (t) => {
  const path = join(makeFolder(t), 'signers.pem')
  assert.match(findFaults({ ROTUNDA_TRUSTED_SIGNERS: path }).join(), /can be read/)
  writeFileSync(path, '')
  assert.match(findFaults({ ROTUNDA_TRUSTED_SIGNERS: path }).join(), /holds no public key/)
  writeFileSync(path, makePair().secret)
  assert.match(findFaults({ ROTUNDA_TRUSTED_SIGNERS: path }).join(), /holds a private key/)
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  writeFileSync(path, publicKey.export({ type: 'spki', format: 'pem' }))
  assert.match(findFaults({ ROTUNDA_TRUSTED_SIGNERS: path }).join(), /signed by keys for ed25519/)
})

test('a start says in the log that a store ignores conditions, or does not answer', async (t) => {
  const lines: { readonly event: string }[] = []
  const log = makeLog('info', {
    // Lines of the log are JSON.
    write: (line) => void lines.push(JSON.parse(line) as { readonly event: string }),
  })
  const { endpoint, accessKey, secretKey, bucket } = await startS3rver(t)
  const settings = {
    ROTUNDA_STORE: openOn({ endpoint, accessKey, secretKey, bucket, region: 'us-east-1' }).address,
    ROTUNDA_STORE_ENDPOINT: endpoint,
    ROTUNDA_STORE_KEY_ID: accessKey,
    ROTUNDA_STORE_SECRET: secretKey,
    ROTUNDA_ROLES: 'data',
  }
  await probeStore(settings, log)
  await probeStore({ ...settings, ROTUNDA_STORE: join(makeFolder(t), 'store') }, log)
  await probeStore({ ...settings, ROTUNDA_STORE: 's3://absent' }, log)
  // A process without the roles of the store has no secrets of it.
  await probeStore({ ...settings, ROTUNDA_STORE: 's3://absent', ROTUNDA_ROLES: 'message,deliver' }, log)
  assert.deepEqual(
    lines.map(({ event }) => event),
    ['store.overwrites', 'store.fault'],
  )
})

test('downloads are redirected only to a store that signs addresses', (t) => {
  const redirect = { ROTUNDA_DOWNLOADS: 'redirect' }
  assert.deepEqual(findFaults({ ...redirect, ROTUNDA_STORE: 's3://bucket/prefix' }), [])
  for (const environment of [redirect, { ...redirect, ROTUNDA_STORE: makeFolder(t) }])
    assert.match(findFaults(environment).join(), /^ROTUNDA_DOWNLOADS can be redirect only where/)
})
