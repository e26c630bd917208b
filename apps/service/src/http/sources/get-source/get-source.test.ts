import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { SourceInfo } from '@rotunda/contract'
import type { InjectOptions } from 'fastify'
import { openTestService, type Description, type TestService } from '../../../bin/testing.ts'
import { READERS } from '../../limits/limit-readers.ts'
import { listOperations, noteAnswers } from '../../testing.ts'

type Listed = Pick<SourceInfo, 'source' | 'publisher' | 'url' | 'bytes' | 'media_type'>

/** The documents that the current release was made from. */
const listSources = async (from: TestService): Promise<readonly Listed[]> => {
  const { json } = await from.ask({ url: '/api/appropriations/v1/datasets', key: null })
  // Held to the description.
  const { data } = json as { readonly data: readonly { readonly sources: readonly Listed[] }[] }
  return data.flatMap(({ sources }) => sources)
}

const service = await openTestService()
after(() => service.close())

const sources = await listSources(service)
const ofGovernment = sources.filter(({ publisher }) => /Committee on/.test(publisher))
const ofHouse = sources.filter(({ publisher }) => publisher.startsWith('House'))
const ofOthers = sources.filter(({ publisher }) => /^Rotunda/.test(publisher))
const [held = assert.fail(), lost = assert.fail()] = ofHouse

// The test reads only parts that every description has.
const description = service.app.describeData('appropriations') as Description
const { note, demandAll } = noteAnswers(
  listOperations(description).filter(({ path }) => path.startsWith('/sources/')),
)

const ask = async (digest: string, more: InjectOptions = {}, from = service) => {
  const url = `/sources/${digest}`
  const response = await from.app.inject({ ...more, url })
  note({ method: 'GET', url, status: response.statusCode })
  return response
}

test('the copy of every document of the Government is its very bytes, to be saved and never opened', async () => {
  assert.ok(ofGovernment.length > 3)
  for (const { source, bytes, media_type } of ofGovernment) {
    const { statusCode, headers, rawPayload } = await ask(source)
    assert.equal(statusCode, 200)
    assert.deepEqual([rawPayload.length, hash('sha256', rawPayload)], [bytes, source])
    assert.equal(headers['content-type'], media_type)
    assert.equal(headers['content-length'], String(bytes))
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['content-security-policy'], "sandbox; default-src 'none'")
    assert.match(
      String(headers['content-disposition']),
      new RegExp(`^attachment; filename="${source}\\.[a-z]+"$`),
    )
    assert.equal(headers['repr-digest'], `sha-256=:${Buffer.from(source, 'hex').toString('base64')}:`)
  }
})

test('HEAD says what GET says, and sends nothing', async () => {
  const [get, head] = [await ask(held.source), await ask(held.source, { method: 'HEAD' })]
  assert.deepEqual([head.statusCode, head.rawPayload.length], [200, 0])
  assert.equal(head.headers['content-length'], get.headers['content-length'])
})

test('a client that has the copy gets nothing again', async () => {
  const answer = await ask(held.source, { headers: { 'if-none-match': `"${held.source}"` } })
  assert.deepEqual([answer.statusCode, answer.rawPayload.length], [304, 0])
})

test('a copy is sent only under the tag that If-Match demands', async () => {
  const statusOf = async (value: string) =>
    (await ask(held.source, { headers: { 'if-match': value } })).statusCode
  assert.deepEqual([await statusOf(`"x", "${held.source}"`), await statusOf('*')], [200, 200])
  assert.deepEqual([await statusOf('"x"'), await statusOf(`W/"${held.source}"`)], [412, 412])
})

test('a parameter is refused by name', async () => {
  const { statusCode, body } = await ask(`${'0'.repeat(64)}?download=1`)
  assert.deepEqual([statusCode, JSON.parse(body).param], [400, 'download'])
})

test('a digest that no published release names is not found, in any spelling', async () => {
  for (const digest of ['0'.repeat(64), 'x', '..%2f..%2fsecrets', '__proto__']) {
    const { statusCode, body } = await ask(digest)
    assert.deepEqual([statusCode, JSON.parse(body).param], [404, 'sha256'])
  }
})

test('documents of others are not given out, and the answer leads to the original', async () => {
  assert.ok(ofOthers.length > 0)
  for (const { source, url } of ofOthers) {
    const { statusCode, body } = await ask(source)
    assert.equal(statusCode, 404)
    assert.ok(String(JSON.parse(body).detail).includes(url))
  }
})

test('a copy that is gone from the archive is not found, with the way to the original', async () => {
  const { source, url } = lost
  rmSync(join(service.settings.ROTUNDA_DATA, 'sources/objects', source.slice(0, 2), source))
  const { statusCode, body } = await ask(source)
  assert.equal(statusCode, 404)
  assert.ok(String(JSON.parse(body).detail).includes(url))
})

test('who asks for more than a reader needs is told when to come back', async () => {
  // An address that no other test asks from.
  const asking = { method: 'HEAD', remoteAddress: '127.0.0.9' } as const
  for (let count = 0; count < READERS.limit; count += 1) await ask(held.source, asking)
  const { statusCode, headers } = await ask(held.source, asking)
  assert.equal(statusCode, 429)
  assert.match(String(headers['retry-after']), /^\d+$/)
})

test('every status that the description declares was answered above, and no other', () => demandAll())

test('an operator may give out none', async (t) => {
  const closed = await openTestService({ ROTUNDA_SERVE_SOURCES: 'none' })
  t.after(() => closed.close())
  assert.ok(sources.length > 0)
  for (const { source } of sources) assert.equal((await ask(source, {}, closed)).statusCode, 404)
})
