import assert from 'node:assert/strict'
import { truncateSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { countOpenFiles, LISTS_OPEN_FILES, once, waitUntil } from '../../platform/testing.ts'
import { CONTENTS, DATA, openDownloads, sha256Of } from './testing.ts'

/** Too large for the buffers between a server and a client that does not read. */
const BIG = Buffer.concat(
  Array.from({ length: 200 }, (_, index) => Buffer.from(DATA).fill(index % 256, 0, 9)),
)
const PATH = 'data/big.json'

/** A client that takes what it wants of the body and goes away. */
const takeFirst = async (port: number, path: string, bytes: number, headers = {}): Promise<Buffer> => {
  const asked = request({ port, path, headers, host: '127.0.0.1', agent: false }).end()
  const [response]: IncomingMessage[] = await once(asked, 'response')
  assert.ok(response)
  const taken: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    taken.push(chunk)
    length += chunk.length
    if (length >= bytes) break
  }
  asked.destroy()
  return Buffer.concat(taken)
}

test('a download that is cut again and again goes on until its digest is right', async (t) => {
  const { port, publish } = await openDownloads(t)
  const { id, files } = publish({ [PATH]: BIG })
  const etag = `"${files[0]?.sha256 ?? ''}"`
  let have = Buffer.alloc(0)
  let tries = 0
  while (have.length < BIG.length) {
    const headers = have.length === 0 ? {} : { range: `bytes=${have.length}-`, 'if-range': etag }
    const more = await takeFirst(port, `/downloads/${id}/${PATH}`, 9_000_000, headers)
    have = Buffer.concat([have, more])
    tries += 1
  }
  assert.ok(tries > 2)
  assert.equal(`"${sha256Of(have)}"`, etag)
})

test('a release that is published in between spoils no download that is cut', async (t) => {
  const { port, ask, publish } = await openDownloads(t)
  publish({ [PATH]: BIG })
  const address = String((await ask(`/downloads/latest/${PATH}`)).headers.location)
  const part = await takeFirst(port, address, 1_000_000)
  publish({ [PATH]: Buffer.from(BIG).reverse() })
  const { headers } = await ask(address, { method: 'HEAD' })
  const rest = await ask(address, {
    headers: { range: `bytes=${part.length}-`, 'if-range': String(headers.etag) },
  })
  assert.equal(rest.status, 206)
  assert.ok(Buffer.concat([part, rest.body]).equals(BIG))
})

test('many clients at once get each the file that it asked for', async (t) => {
  const { ask, publish } = await openDownloads(t)
  const releases = [publish(CONTENTS), publish({ ...CONTENTS, 'data/senate-requests.csv': 'other' })]
  const wanted = releases.flatMap(({ id, files }) => files.map((file) => ({ id, ...file })))
  const asked = Array.from({ length: 20 }, () => wanted).flat()
  await Promise.all(
    asked.map(async ({ id, path, sha256 }) => {
      assert.equal(sha256Of((await ask(`/downloads/${id}/${path}`)).body), sha256)
    }),
  )
})

test('the file is closed after the last byte, after HEAD, and when a client hangs up or never reads', async (t) => {
  if (!LISTS_OPEN_FILES) return t.skip('this machine does not list open files')
  const { port, ask, publish, directory } = await openDownloads(t)
  const { id } = publish({ [PATH]: BIG })
  const url = `/downloads/${id}/${PATH}`
  await ask(url)
  await ask(url, { method: 'HEAD' })
  await ask(url, { headers: { range: 'bytes=0-10', 'want-content-digest': 'sha-256=1' } })
  await Promise.all([1, 2, 3].map(() => takeFirst(port, url, 10)))
  const silent = request({ port, path: url, host: '127.0.0.1', agent: false }).end()
  await once(silent, 'response')
  assert.ok(countOpenFiles(join(directory, id, PATH)) > 0)
  silent.destroy()
  await waitUntil('the file to be closed', () => countOpenFiles(join(directory, id, PATH)) === 0)
})

test('a file that is not as long as its release says is not sent under its digest', async (t) => {
  const { ask, publish, directory } = await openDownloads(t)
  const { id } = publish(CONTENTS)
  for (const text of ['short', 'longer than it was when it was published']) {
    writeFileSync(join(directory, id, 'bagit.txt'), text)
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(`/downloads/${id}/bagit.txt`, { method })
      assert.deepEqual([status, headers.etag, headers['repr-digest']], [500, undefined, undefined])
    }
  }
})

test('a file that is cut short while it is sent breaks the connection', async (t) => {
  const { port, publish, directory } = await openDownloads(t)
  const { id } = publish({ [PATH]: BIG })
  const asked = request({ port, path: `/downloads/${id}/${PATH}`, host: '127.0.0.1', agent: false }).end()
  const [response]: IncomingMessage[] = await once(asked, 'response')
  truncateSync(join(directory, id, PATH), 1_000_000)
  assert.ok(response)
  await assert.rejects(async () => {
    for await (const chunk of response) assert.ok(chunk)
  }, /aborted/)
})

test('an address that takes no other method says which it takes, and a browser is told that it may ask', async (t) => {
  const { ask, publish } = await openDownloads(t)
  const { id } = publish(CONTENTS)
  for (const url of ['/downloads', `/downloads/${id}/data/empty.csv`, '/downloads/latest/bagit.txt']) {
    const { status, headers } = await ask(url, { method: 'POST' })
    assert.deepEqual([status, headers.allow], [405, 'GET, HEAD, OPTIONS'])
    const preflight = await ask(url, { method: 'OPTIONS' })
    assert.deepEqual([preflight.status, preflight.headers['access-control-allow-origin']], [204, '*'])
    assert.match(String(preflight.headers['access-control-allow-headers']), /\*/)
  }
})

test('the service ends although a client reads nothing of what it asked for', async (t) => {
  const { app, port, publish } = await openDownloads(t)
  const { id } = publish({ [PATH]: BIG })
  const silent = request({ port, path: `/downloads/${id}/${PATH}`, host: '127.0.0.1', agent: false }).end()
  const [response]: IncomingMessage[] = await once(silent, 'response')
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const closed = app.close()
  await setImmediate()
  t.mock.timers.tick(9_999)
  assert.equal(response?.readableAborted, false)
  t.mock.timers.tick(1)
  await closed
})
