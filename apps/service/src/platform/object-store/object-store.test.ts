import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test, type TestContext } from 'node:test'
import { listen } from '../testing.ts'
import { StoreFault, type UnfinishedUpload } from './object-store.ts'
import { openObjectStore, parseStoreAddress } from './open-object-store.ts'
import { listStoreTests, openOn, startS3rver } from './testing.ts'

const makeFolder = (t: { after(clean: () => void): void }): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-store-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const openFolder = (address: string) => openObjectStore({ address, region: 'us-east-1' })

describe('a folder', () => {
  const tests = listStoreTests({
    open: async (t) => openFolder(join(makeFolder(t), 'made', 'store')),
    refusesOverwrites: true,
    listsAll: true,
  })
  for (const [name, run] of Object.entries(tests)) test(name, run)

  test('files and folders are for their owner alone', async (t) => {
    const folder = join(makeFolder(t), 'store')
    await openFolder(folder).put('a/one', { bytes: Buffer.from('x') })
    assert.equal(statSync(join(folder, 'a/one')).mode & 0o777, 0o600)
    assert.equal(statSync(join(folder, 'a')).mode & 0o777, 0o700)
  })

  test('a draft that a killed process left is an unfinished upload, and can be removed', async (t) => {
    const folder = makeFolder(t)
    const store = openFolder(folder)
    mkdirSync(join(folder, '.drafts'))
    const draft = join(folder, '.drafts', 'f3c1.a%2Fone')
    writeFileSync(draft, 'half')
    const found: UnfinishedUpload[] = []
    for await (const upload of store.listUploads('a/')) found.push(upload)
    for await (const upload of store.listUploads('b/')) found.push(upload)
    const [upload] = found
    assert.ok(upload !== undefined && found.length === 1)
    assert.equal(upload.key, 'a/one')
    await store.abortUpload(upload)
    assert.ok(!existsSync(draft))
  })

  test('a place that is no folder is a fault that says what to check', async (t) => {
    const file = join(makeFolder(t), 'file')
    writeFileSync(file, '')
    await assert.rejects(openFolder(join(file, 'store')).probe(), (fault) => {
      assert.ok(fault instanceof StoreFault)
      assert.equal(fault.kind, 'unreachable')
      assert.match(fault.message, /is mounted/)
      return true
    })
  })
})

describe('S3, on a server that ignores conditions', () => {
  const tests = listStoreTests({
    open: async (t) => openOn(await startS3rver(t)),
    refusesOverwrites: false,
    listsAll: false,
  })
  for (const [name, run] of Object.entries(tests)) test(name, run)

  test('a prefix is a store of its own', async (t) => {
    const server = await startS3rver(t)
    const [one, other] = [openOn(server, 'one'), openOn(server, 'other')]
    await one.put('key', { bytes: Buffer.from('x') })
    assert.equal(await other.findSize('key'), undefined)
  })
})

const answerWith = async (t: TestContext, status: number, body: string) => {
  const server = createServer((incoming, response) => {
    incoming.resume().on('end', () => response.writeHead(status).end(body))
  })
  const endpoint = `http://127.0.0.1:${await listen(t, server)}`
  return openOn({ endpoint, region: 'us-east-1', bucket: 'rotunda', accessKey: 'a', secretKey: 'b' })
}

const errorBody = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`

const ANSWERS = [
  [403, errorBody('SignatureDoesNotMatch'), 'refused', /ROTUNDA_STORE_SECRET/],
  [404, errorBody('NoSuchBucket'), 'refused', /Make the bucket/],
  [507, errorBody('QuotaExceeded'), 'full', /Make room/],
  [200, '<html>', 'unreachable', /ROTUNDA_STORE_ENDPOINT/],
] as const

for (const [status, body, kind, says] of ANSWERS)
  test(`an answer ${status} ${body} is a fault of the kind ${kind}, with the way out`, async (t) => {
    const store = await answerWith(t, status, body)
    const list = async () => {
      for await (const { key } of store.list('')) assert.fail(key)
    }
    await assert.rejects(list(), (fault) => {
      assert.ok(fault instanceof StoreFault, String(fault))
      assert.equal(fault.kind, kind)
      assert.match(fault.message, says)
      assert.match(fault.message, /s3:\/\/rotunda\/service\/one/)
      return true
    })
  })

test('a store that cannot be reached is a fault that names the setting', async () => {
  const endpoint = 'http://127.0.0.1:1'
  const store = openOn({ endpoint, region: 'us-east-1', bucket: 'rotunda', accessKey: 'a', secretKey: 'b' })
  await assert.rejects(store.probe(), (fault) => {
    assert.ok(fault instanceof StoreFault)
    assert.equal(fault.kind, 'unreachable')
    assert.match(fault.message, /ECONNREFUSED.*ROTUNDA_STORE_ENDPOINT/)
    return true
  })
})

test('a store that answers 501 to a condition takes objects without one, and the probe says so', async (t) => {
  const target = await startS3rver(t)
  const conditions: (string | undefined)[] = []
  const server = createServer((incoming, response) => {
    conditions.push(incoming.headers['if-none-match'])
    incoming.resume().on('end', () => {
      if (incoming.headers['if-none-match'] === undefined) response.writeHead(200).end()
      else response.writeHead(501).end(errorBody('NotImplemented'))
    })
  })
  const store = openOn({ ...target, endpoint: `http://127.0.0.1:${await listen(t, server)}` })
  assert.deepEqual(await store.probe(), { refusesOverwrites: false })
  assert.equal(conditions.filter((condition) => condition === '*').length, 1)
})

test('addresses of stores', () => {
  assert.deepEqual(parseStoreAddress('s3://bucket/a/b'), { bucket: 'bucket', prefix: 'a/b/' })
  assert.deepEqual(parseStoreAddress('s3://bucket/a/'), { bucket: 'bucket', prefix: 'a/' })
  assert.deepEqual(parseStoreAddress('s3://bucket'), { bucket: 'bucket', prefix: '' })
  assert.deepEqual(parseStoreAddress('/srv/store/'), { folder: '/srv/store' })
  for (const address of ['', 'bucket', './store', 's3://', 's3://B', 's3://bucket/../x', 'http://bucket/x'])
    assert.equal(parseStoreAddress(address), undefined, address)
})
