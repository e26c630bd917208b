import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { CONTENTS, DATA, openDownloads, sha256Of } from '../testing.ts'

const { ask, publish } = await openDownloads({ after })
const { id, files } = publish(CONTENTS)

test('every file of a release is sent as it is, with what a client needs to check and keep it', async () => {
  for (const { path, bytes, sha256, media_type } of files) {
    const { status, headers, body } = await ask(`/downloads/${id}/${path}`)
    assert.deepEqual([status, body.length, sha256Of(body)], [200, bytes, sha256])
    assert.equal(headers['content-length'], String(bytes))
    assert.equal(headers['content-type'], media_type)
    assert.equal(headers.etag, `"${sha256}"`)
    assert.equal(headers['repr-digest'], `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`)
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(headers['accept-ranges'], 'bytes')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['access-control-allow-origin'], '*')
    assert.match(String(headers['access-control-expose-headers']), /Repr-Digest/)
    assert.equal(headers['content-disposition'], `attachment; filename="${path.split('/').at(-1)}"`)
  }
})

test('HEAD says what GET says, and sends nothing', async () => {
  for (const { path } of files) {
    const url = `/downloads/${id}/${path}`
    const [get, head] = [await ask(url), await ask(url, { method: 'HEAD' })]
    assert.deepEqual([head.status, head.body.length], [200, 0])
    assert.deepEqual({ ...head.headers, date: '' }, { ...get.headers, date: '' })
    assert.equal((await ask(url, { method: 'HEAD', headers: { range: 'bytes=0-1' } })).status, 200)
  }
})

const NOT_HONOURED = [
  'bytes=0-1,5-6',
  'bytes=5-2',
  'bytes=-',
  'bytes=a-b',
  'bytes',
  'lines=1-2',
  'xbytes=0-1',
  'bytes=0-1, -1',
  'bytes=--1',
]

for (const range of NOT_HONOURED)
  test(`a client that asks for "${range}" gets the whole file`, async () => {
    const { status, headers, body } = await ask(`/downloads/${id}/data/senate-requests.json`, {
      headers: { range },
    })
    assert.deepEqual([status, body.equals(DATA), headers['content-range']], [200, true, undefined])
  })

test('a client whose part is of another file, or not proven to be of this one, gets the whole', async () => {
  const sha256 = files.find(({ bytes }) => bytes === DATA.length)?.sha256 ?? ''
  const others = [`"${sha256Of('other')}"`, `W/"${sha256}"`, sha256, 'Mon, 15 Jun 2026 12:00:00 GMT']
  for (const held of others) {
    const headers = { range: 'bytes=10-', 'if-range': held }
    const answer = await ask(`/downloads/${id}/data/senate-requests.json`, { headers })
    assert.deepEqual([answer.status, answer.body.equals(DATA)], [200, true])
  }
})

test('a release that was replaced stays downloadable, and so does the one that was published again', async (t) => {
  const { ask, publish } = await openDownloads(t)
  const first = publish({ 'data/a.csv': 'first' })
  const second = publish({ 'data/a.csv': 'second' })
  for (const [{ id }, text] of [[first, 'first'] as const, [second, 'second'] as const])
    assert.equal((await ask(`/downloads/${id}/data/a.csv`)).body.toString(), text)
})

test('a path may come with its slashes encoded, as generated clients send it', async () => {
  assert.ok((await ask(`/downloads/${id}/data%2Fsenate-requests.json`)).body.equals(DATA))
})

test('the name for the disk is that of the file without its folder, in letters that every system takes', async (t) => {
  const { ask, publish } = await openDownloads(t)
  const { id } = publish({ 'data/a "b";é\\c.csv': 'text' })
  const path = encodeURIComponent('data/a "b";é\\c.csv')
  const { status, headers } = await ask(`/downloads/${id}/${path}`)
  assert.equal(status, 200)
  assert.equal(headers['content-disposition'], 'attachment; filename="a__b____c.csv"')
})
