import assert from 'node:assert/strict'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { test, type TestContext } from 'node:test'
import { makeRecord } from '../../../collections/appropriations/testing.ts'
import { once, waitUntil } from '../../../platform/testing.ts'
import { assertProblem, BASE, openPublicApi } from '../testing.ts'
import { asChanges, GONE, IS, NEW, openTwoReleases } from './testing.ts'

test('all changes come at once, in every form that a whole set has, and are those of the pages', async (t) => {
  const { ask, first } = await openTwoReleases(t)
  const whole = `/changes?from=${first}&all=true`
  const { headers, text: lines } = await ask(`${whole}&format=ndjson`)
  assert.equal(headers['rotunda-rows'], '3')
  const pages = await ask(`/changes?from=${first}`)
  const rows = lines
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  assert.deepEqual(rows, pages.body.data)
  const csv = (await ask(`/changes.csv?from=${first}&all=true`)).text
  assert.deepEqual(
    csv.split('\n').map((line) => line.split(',')[1]),
    ['id', NEW.id, IS.id, GONE.id, undefined],
  )
  for (const format of ['parquet', 'xlsx']) {
    const { status, bytes } = await ask(`${whole}&format=${format}`)
    assert.deepEqual([status, bytes.length > 500], [200, true], format)
  }
})

/** More bytes than lie between a server and a client that does not read. */
const MANY = 800
const makeMany = (release: number) =>
  Array.from({ length: MANY }, (_, index) =>
    makeRecord({
      id: `sr-2026-${String(index).padStart(16, '0')}`,
      purpose: `Bridge ${index} of ${release} ${'.'.repeat(12_000)}`,
    }),
  )

const openMany = async (t: TestContext, count: number) => {
  const api = await openPublicApi(t, { records: null, limit: 1_000_000, trusted: ['127.0.0.1'] })
  const ids: string[] = []
  for (let number = 0; number < count; number += 1) {
    const id = await api.releases.build(makeMany(number))
    await api.releases.publishBuilt(id)
    ids.push(id)
  }
  return { ...api, ids }
}

const begin = async (port: number, path: string, client: number): Promise<IncomingMessage> => {
  const headers = { 'x-forwarded-for': `203.0.113.${client}` }
  const asked = request({ port, host: '127.0.0.1', path: BASE + path, headers, agent: false }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return response
}

const wholeOf = (id: string | undefined, from: string | undefined): string =>
  `/releases/${id ?? ''}/changes?from=${from ?? ''}&all=true&format=ndjson`

test('a stream of changes is whole, and holds both releases to its end while others are asked for', async (t) => {
  const { ask, port, ids } = await openMany(t, 6)
  const stream = await begin(port, wholeOf(ids[5], ids[0]), 1)
  for (const [from, to] of [
    [ids[1], ids[2]],
    [ids[2], ids[3]],
    [ids[3], ids[4]],
  ]) {
    const { status, body } = await ask(`/releases/${to ?? ''}/changes?from=${from ?? ''}&limit=1`)
    assert.deepEqual([status, body.meta['total']], [200, MANY])
  }
  const lines = (await text(stream)).trimEnd().split('\n')
  assert.equal(lines.length, MANY)
  const [last] = asChanges([JSON.parse(lines.at(-1) ?? '') as object])
  assert.match(last?.before?.purpose ?? '', /of 0 /)
  assert.match(last?.after?.purpose ?? '', /of 5 /)
})

test('both releases of a stream count against those that one address may hold', async (t) => {
  const { ask, port, ids } = await openMany(t, 4)
  const stream = await begin(port, wholeOf(ids[1], ids[0]), 1)
  assert.equal(stream.statusCode, 200)
  const from = (client: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${client}` } })
  const refused = await ask(wholeOf(ids[3], ids[2]), from(1))
  assert.match(assertProblem(refused, 429, 'rate_limited'), /2 earlier releases/)
  // Those that it holds already are no more of them.
  const again = await begin(port, wholeOf(ids[0], ids[1]), 1)
  assert.equal(again.statusCode, 200)
  assert.equal((await ask(`${wholeOf(ids[3], ids[2])}&change=added`, from(2))).status, 200)
  for (const one of [stream, again]) one.destroy()
})

test('when a stream of changes ends, read or not, its releases are held no longer', async (t) => {
  const { ids, port, ask } = await openMany(t, 6)
  const streams = [
    await begin(port, wholeOf(ids[1], ids[0]), 1),
    await begin(port, wholeOf(ids[5], ids[2]), 2),
  ]
  const others = () => ask(`${wholeOf(ids[4], ids[3])}&change=added`, CLIENT)
  assert.match(assertProblem(await others(), 503, 'unavailable'), /earlier releases/)
  for (const one of streams) one.destroy()
  await waitUntil('room for the releases of others', async () => (await others()).status === 200)
})

const CLIENT = { headers: { 'x-forwarded-for': '203.0.113.3' } }
