import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { CONTENTS, DATA, openDownloads, sha256Of } from '../testing.ts'

const { ask, publish } = await openDownloads({ after })
const { id } = publish(CONTENTS)

const RANGES = [
  ['bytes=0-0', 0, 0],
  ['bytes=5-9', 5, 9],
  ['bytes=99999-', 99_999, 99_999],
  ['bytes=0-', 0, 99_999],
  ['bytes=50000-900000000', 50_000, 99_999],
  ['bytes=50000-18446744073709551615', 50_000, 99_999],
  ['bytes=-1', 99_999, 99_999],
  ['bytes=-900000000', 0, 99_999],
  ['BYTES=7-8', 7, 8],
] as const

for (const [range, start, end] of RANGES)
  test(`${range} of 100,000 bytes is ${start} to ${end}`, async () => {
    const { status, headers, body } = await ask(`/downloads/${id}/data/senate-requests.json`, {
      headers: { range },
    })
    assert.equal(status, 206)
    assert.equal(headers['content-range'], `bytes ${start}-${end}/100000`)
    assert.equal(headers['content-length'], String(end + 1 - start))
    assert.equal(headers.etag, `"${sha256Of(DATA)}"`)
    assert.equal(headers['repr-digest'], `sha-256=:${createHash('sha256').update(DATA).digest('base64')}:`)
    assert.ok(body.equals(DATA.subarray(start, end + 1)))
  })

test('a part is sent with a digest of its own to whoever wishes it', async () => {
  const wished = async (wish: string, range: string) => {
    const headers = { range, 'want-content-digest': wish }
    const answer = await ask(`/downloads/${id}/data/senate-requests.json`, { headers })
    const digest = createHash('sha256').update(answer.body).digest('base64')
    return answer.headers['content-digest'] === `sha-256=:${digest}:`
  }
  for (const wish of ['sha-256=1', 'sha-512=3, sha-256=10', 'SHA-256=5'])
    for (const range of ['bytes=3-77', 'bytes=0-77', 'bytes=0-'])
      assert.ok(await wished(wish, range), `${wish} ${range}`)
  for (const wish of ['sha-256=0', 'sha-512=3', 'md5=1', 'x-sha-256=1'])
    assert.ok(!(await wished(wish, 'bytes=3-77')))
})

test('a client that holds a part of this very file gets the rest', async () => {
  const headers = { range: 'bytes=40000-', 'if-range': `"${sha256Of(DATA)}"` }
  const { status, body } = await ask(`/downloads/${id}/data/senate-requests.json`, { headers })
  assert.deepEqual([status, body.equals(DATA.subarray(40_000))], [206, true])
})

test('however a file is cut into parts, the parts make up the file', async () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: DATA.length - 1 }), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(cuts, async (found) => {
      const starts = [0, ...found.toSorted((one, other) => one - other)]
      const parts = await Promise.all(
        starts.map(async (start, index) => {
          const end = (starts[index + 1] ?? DATA.length) - 1
          const headers = { range: `bytes=${start}-${end}` }
          return (await ask(`/downloads/${id}/data/senate-requests.json`, { headers })).body
        }),
      )
      assert.ok(Buffer.concat(parts).equals(DATA))
    }),
    { numRuns: 30 },
  )
})
