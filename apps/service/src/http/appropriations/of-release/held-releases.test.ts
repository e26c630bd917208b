import assert from 'node:assert/strict'
import { renameSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test, type TestContext } from 'node:test'
import { APPROPRIATIONS } from '../../../collections/appropriations/declaration/index.ts'
import { makeRecord } from '../../../collections/appropriations/testing.ts'
import { makeLog } from '../../../platform/log/index.ts'
import { openCurrentRelease } from '../../../releases/open/index.ts'
import { assertProblem, BASE, openPublicApi, RECORDS } from '../testing.ts'

/** More bytes than lie between a server and a client that does not read. Dots are no words, which would be indexed. */
const makeMany = (release: number) =>
  Array.from({ length: 1500 }, (_, index) =>
    makeRecord({
      id: `sr-2026-${String(index).padStart(16, '0')}`,
      purpose: `Bridge ${index} of ${release} ${'.'.repeat(12_000)}`,
    }),
  )

/** Releases that were published one after the other, of which the last is current. */
const openReleases = async (t: TestContext, { held, others }: { held: number; others: number }) => {
  const api = await openPublicApi(t, { records: null, limit: 1_000_000, trusted: ['127.0.0.1'] })
  const ids: string[] = []
  for (let number = 0; number < held + others; number += 1) {
    const id = await api.releases.build(number < held ? makeMany(number) : RECORDS.slice(number))
    await api.releases.publishBuilt(id)
    ids.push(id)
  }
  return { ...api, ids }
}

const from = (client: number) => ({ 'x-forwarded-for': `203.0.113.${client}` })

/** A stream that has begun; it goes on when its body is read. */
const begin = async (port: number, id: string, client: number): Promise<IncomingMessage> => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const path = `${BASE}/releases/${id}/records?all=true&format=ndjson`
  request({ port, host: '127.0.0.1', path, headers: from(client), agent: false }, resolve)
    .on('error', reject)
    .end()
  return promise
}

test('whatever streams are held, pages of every release are given, four earlier ones are open, and streams end whole', async (t) => {
  const { ask, port, releases, ids } = await openReleases(t, { held: 3, others: 6 })
  const streams = []
  for (const [index, id] of ids.slice(0, 3).entries())
    streams.push(await begin(port, id, index), await begin(port, id, index))
  for (const id of [...ids, ...ids.toReversed()]) {
    const { status, body } = await ask(`/releases/${id}/records?limit=1`, { headers: from(9) })
    assert.deepEqual([status, body.meta['snapshot']], [200, `snap-${id.slice(0, 20)}`])
  }
  const stream = `/releases/${ids[4] ?? ''}/records?all=true&format=csv`
  const refused = await ask(stream, { headers: from(9) })
  assert.match(assertProblem(refused, 503, 'unavailable'), /pages.*\/downloads/)
  assert.equal(refused.headers['retry-after'], '30')
  // The current one, and those four.
  assert.ok(releases.mostOpen() <= 5, String(releases.mostOpen()))
  for (const one of streams) {
    const lines = (await text(one)).trimEnd().split('\n')
    assert.equal(one.statusCode, 200)
    assert.equal(lines.length, 1500)
  }
  assert.equal((await ask(stream, { headers: from(9) })).status, 200)
})

test('one address holds two earlier releases by streams, and leaves the third for others', async (t) => {
  const { ask, port, ids } = await openReleases(t, { held: 2, others: 2 })
  const streams = [await begin(port, ids[0] ?? '', 1), await begin(port, ids[1] ?? '', 1)]
  const third = `/releases/${ids[2] ?? ''}/records?all=true&format=csv`
  const refused = await ask(third, { headers: from(1) })
  assert.match(assertProblem(refused, 429, 'rate_limited'), /2 earlier releases/)
  assert.equal((await ask(third, { headers: from(2) })).status, 200)
  // Another one of the same release takes no more.
  streams.push(await begin(port, ids[0] ?? '', 1))
  assert.deepEqual(
    streams.map(({ statusCode }) => statusCode),
    [200, 200, 200],
  )
  for (const one of streams) one.destroy()
})

test('a release whose summary is damaged says so, the current one is untouched, and a mended one is read again', async (t) => {
  const first = await openPublicApi(t)
  const { directory } = first.releases
  const { body } = await first.ask('/datasets')
  const [{ id } = assert.fail()] = body.data.flatMap((row) => row['releases'] as { id: string }[])
  await first.publish(RECORDS.slice(1))
  const log = makeLog('silent')
  const current = openCurrentRelease({
    directory,
    collection: APPROPRIATIONS,
    clock: () => new Date(),
    log,
    graceSeconds: 0,
  })
  t.after(() => current.close())
  const { ask } = await openPublicApi(t, { records: null, current })
  const path = join(directory, id, 'release.json')
  renameSync(path, `${path}.aside`)
  writeFileSync(path, 'damaged')
  const asked = await ask(`/releases/${id}/records`)
  assert.match(assertProblem(asked, 503, 'unavailable'), /damaged/)
  assert.match(String(asked.headers['retry-after']), /^\d+$/)
  assert.equal((await ask('/records')).body.meta['total'], RECORDS.length - 1)
  renameSync(`${path}.aside`, path)
  assert.equal((await ask(`/releases/${id}/records`)).body.meta['total'], RECORDS.length)
})
