import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { APPROPRIATIONS } from '../../../collections/appropriations/declaration/index.ts'
import { openObjectStore, type ObjectStore } from '../../../platform/object-store/index.ts'
import { openOn, startS3rver } from '../../../platform/object-store/testing.ts'
import { patience, startFaultyProxy } from '../../../platform/testing.ts'
import { makeReleaseStore } from '../../../releases/store/index.ts'
import type { ReleaseSummary } from '../../../releases/index.ts'
import { CONTENTS, DATA, GONE, openDownloads, sha256Of } from '../testing.ts'

const JSON_FILE = 'data/senate-requests.json'

type Cleaning = Parameters<typeof openDownloads>[0]

/** The downloads of a service that sends clients to this store, which has every file of the release. */
const openRedirecting = async (t: Cleaning, objects: ObjectStore) => {
  const store = makeReleaseStore({
    objects,
    directory: '/nowhere',
    collection: APPROPRIATIONS,
    trusted: () => [],
    signing: () => undefined,
  })
  const opened = await openDownloads(t, (collection, wanted) => {
    assert.equal(collection, APPROPRIATIONS.name)
    return store.sign(wanted)
  })
  const summary = opened.publish(CONTENTS)
  for (const [path, content] of Object.entries(CONTENTS))
    await objects.put(keyOf(summary, path), { bytes: Buffer.from(content) })
  return { ...opened, summary, addressOf: (path: string) => `/downloads/${summary.id}/${path}` }
}

const keyOf = ({ id }: ReleaseSummary, path: string): string =>
  `releases/${APPROPRIATIONS.name}/${id}/${path}`

const server = await startS3rver({ after })
const proxy = await startFaultyProxy({ after }, server.endpoint)
const { ask, port, summary, addressOf } = await openRedirecting(
  { after },
  openOn({ ...server, endpoint: proxy.endpoint }),
)
const objects = openOn(server)

test('a client is sent to the file in the store, for ten minutes and without a body, and no cache keeps that', async () => {
  for (const { path, sha256, media_type } of summary.files) {
    const { status, headers, body } = await ask(addressOf(path))
    assert.deepEqual(
      [status, body.length, headers['cache-control'], headers.etag],
      [302, 0, 'no-store', undefined],
    )
    const location = new URL(String(headers.location))
    assert.equal(location.searchParams.get('X-Amz-Expires'), '600')
    const answer = await fetch(location, { signal: patience() })
    assert.equal(sha256Of(Buffer.from(await answer.arrayBuffer())), sha256)
    assert.equal(answer.headers.get('content-type'), media_type)
    assert.equal(
      answer.headers.get('content-disposition'),
      `attachment; filename="${path.split('/').at(-1)}"`,
    )
  }
})

test('a client that follows gets the part that it wants from the store', async () => {
  const url = `http://127.0.0.1:${port}${addressOf(JSON_FILE)}`
  const answer = await fetch(url, { headers: { range: 'bytes=50000-' }, signal: patience() })
  assert.deepEqual([answer.status, answer.redirected], [206, true])
  assert.ok(Buffer.from(await answer.arrayBuffer()).equals(DATA.subarray(50_000)))
})

test('HEAD is sent to an address that answers HEAD', async () => {
  const url = `http://127.0.0.1:${port}${addressOf(JSON_FILE)}`
  const answer = await fetch(url, { method: 'HEAD', signal: patience() })
  assert.deepEqual(
    [answer.status, answer.redirected, answer.headers.get('content-length')],
    [200, true, String(DATA.length)],
  )
})

test('a client that has the file gets 304, and one that demands another file 412', async () => {
  const etag = `"${sha256Of(DATA)}"`
  const held = await ask(addressOf(JSON_FILE), { headers: { 'if-none-match': etag } })
  assert.deepEqual([held.status, held.headers.etag, held.headers.location], [304, etag, undefined])
  const other = await ask(addressOf(JSON_FILE), { headers: { 'if-none-match': '"other"' } })
  assert.equal(other.status, 302)
  const demanded = await ask(addressOf(JSON_FILE), { headers: { 'if-match': '"other"' } })
  assert.equal(demanded.status, 412)
})

test('a release that is gone is 410, and a file that it lacks 404: nothing is signed for them', async () => {
  const before = proxy.asked.length
  assert.equal((await ask(`/downloads/${GONE}/${JSON_FILE}`)).status, 410)
  assert.equal((await ask(addressOf('data/other.csv'))).status, 404)
  assert.equal(proxy.asked.length, before)
})

test('`latest` leads to the release first', async () => {
  const { status, headers } = await ask(`/downloads/latest/${JSON_FILE}`)
  assert.deepEqual([status, headers.location], [302, addressOf(JSON_FILE)])
})

test('a file that the store lacks, or has with another size, is sent by the service', async () => {
  const path = 'bagit.txt'
  await objects.remove(keyOf(summary, path))
  const absent = await ask(addressOf(path))
  assert.deepEqual([absent.status, absent.body.toString()], [200, CONTENTS[path]])
  await objects.put(keyOf(summary, path), { bytes: Buffer.from('Bag') })
  assert.equal((await ask(addressOf(path))).status, 200)
})

for (const [what, fault] of [
  ['refuses the service', { kind: 'status', status: 403 }],
  ['gives no answer', { kind: 'hang' }],
] as const)
  test(`while the store ${what}, the service sends the file`, async (t) => {
    proxy.fail({ fault })
    t.after(() => proxy.heal())
    const { status, body } = await ask(addressOf(JSON_FILE))
    assert.deepEqual([status, body.equals(DATA)], [200, true])
  })

test('a folder has no addresses, so the service sends its files', async (t) => {
  const { directory } = await openDownloads(t)
  const folder = await openRedirecting(t, openObjectStore({ address: `${directory}/store`, region: 'none' }))
  const { status, body } = await folder.ask(folder.addressOf(JSON_FILE))
  assert.deepEqual([status, body.equals(DATA)], [200, true])
})
