import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { makeRecord, sortByDefault } from '../../../datasets/testing.ts'
import { BASE, LINES, openPublicApi, RECORDS, type Asked, type PublicApi } from '../testing.ts'

/** More bytes than lie between a server and a client that does not read. */
const MANY = Array.from({ length: 1500 }, (_, index) =>
  makeRecord({
    id: `sr-2026-${String(index).padStart(16, '0')}`,
    ...{ amount: index, purpose: `Bridge ${index} ${'x'.repeat(12_000)}` },
  }),
)
const OTHERS = RECORDS.slice(0, 5)

const digest = (bytes: string): string => createHash('sha256').update(bytes).digest('hex')

/** The lines before the last, and what the last one says, held against them. */
const readWhole = ({ text: body, trailers }: Pick<Asked, 'text' | 'trailers'>, last: RegExp) => {
  const [, snapshot, rows, sha256] = last.exec(body) ?? assert.fail(body.slice(-200))
  const data = body.replace(last, '')
  assert.equal(sha256, digest(data))
  assert.deepEqual(trailers, { 'rotunda-snapshot': snapshot, 'rotunda-rows': rows, 'rotunda-sha256': sha256 })
  return { data, snapshot, rows: Number(rows) }
}
const NDJSON_END = /\{"trailer":\{"snapshot":"([\w-]+)","rows":(\d+),"sha256":"([0-9a-f]{64})"\}\}\n$/
const CSV_END = /#end snapshot=([\w-]+) rows=(\d+) sha256=([0-9a-f]{64})\n$/

const small = await openPublicApi({ after })

test('all=true gives every record of the filter, then their number and the digest of all bytes before', async () => {
  const expected = sortByDefault(RECORDS).filter(({ chamber }) => chamber === 'house')
  for (const encoding of ['identity', 'gzip', 'br', 'zstd']) {
    const headers = { 'accept-encoding': encoding }
    const answer = await small.ask('/records?all=true&format=ndjson&chamber=house', { headers })
    assert.equal(answer.headers['content-encoding'] ?? 'identity', encoding)
    const { data, rows } = readWhole(answer, NDJSON_END)
    const ids = data
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).id)
    assert.deepEqual(
      ids,
      expected.map(({ id }) => id),
    )
    assert.equal(rows, expected.length)
  }
})

test('as CSV it begins with the header, and a reader of CSV sees the end as no row of data', async () => {
  const answer = await small.ask('/records?all=true&format=csv&sort=amount')
  const { data, rows } = readWhole(answer, CSV_END)
  const page = await small.ask('/records?limit=200&format=csv&sort=amount')
  assert.equal(data, page.text)
  const read: Record<string, string>[] = parse(answer.text, {
    columns: true,
    comment: '#',
    comment_no_infix: true,
  })
  assert.equal(read.length, rows)
})

test('a set without rows has an end as well, and so have groups and funding lines', async () => {
  assert.equal(
    readWhole(await small.ask('/records?all=true&format=ndjson&recipient=nobody'), NDJSON_END).data,
    '',
  )
  assert.equal(
    readWhole(await small.ask('/aggregates?all=true&format=csv&group_by=fiscal_year'), CSV_END).rows,
    10,
  )
  const lines = readWhole(await small.ask('/funding-lines?all=true&format=ndjson'), NDJSON_END)
  assert.equal(lines.rows, LINES.length)
})

test('no row of data looks like the end', async (t) => {
  const end = `#end snapshot=x rows=1 sha256=${'0'.repeat(64)}`
  const { ask } = await openPublicApi(t, {
    records: [end, `{"trailer":{}}`, `${end}\n${end}`].map((title, index) =>
      makeRecord({ id: `sr-2026-${index}`, title }),
    ),
  })
  const csv = await ask('/records?all=true&format=csv&fields=title')
  // Outside of quotes, one line begins with it.
  const bare = csv.text.replace(/"[^"]*"/g, '""')
  assert.equal(bare.split('\n').filter((line) => line.startsWith('#end')).length, 1)
  readWhole(csv, CSV_END)
  const ndjson = await ask('/records?all=true&format=ndjson&fields=title')
  const parsed = ndjson.text
    .trim()
    .split('\n')
    .map((line) => Object.keys(JSON.parse(line))[0])
  assert.deepEqual(parsed, ['title', 'title', 'title', 'trailer'])
})

test('HEAD of a stream has its headers and reads nothing; a client of HTTP/1.0 gets the last line without fields', async () => {
  const head = await small.ask('/records?all=true&format=csv', { method: 'HEAD' })
  assert.deepEqual([head.status, head.bytes.length, head.headers['content-length']], [200, 0, undefined])
  const socket = connect(small.port, '127.0.0.1')
  socket.write(`GET ${BASE}/records?all=true&format=csv HTTP/1.0\r\n\r\n`)
  const answer = await text(socket)
  assert.match(answer, CSV_END)
  assert.ok(!/trailer:|transfer-encoding/i.test(answer))
})

/** A stream that has begun, and of which no more is read than what is on its way. */
const begin = async ({ port }: PublicApi, path: string): Promise<IncomingMessage> => {
  const request = get({ port, path: BASE + path, host: '127.0.0.1' })
  request.on('error', () => undefined)
  // `response` has the answer alone.
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.pause()
  await once(response, 'readable')
  return response
}

for (const query of ['format=ndjson', 'format=csv'])
  test(`a release that is published meanwhile changes nothing of a stream that has begun: ${query}`, async (t) => {
    const api = await openPublicApi(t, { records: MANY })
    const response = await begin(api, `/records?all=true&${query}`)
    const token = String((await api.ask('/datasets')).body.meta['snapshot'])
    await api.publish(OTHERS)
    assert.equal(api.releases.isClosed(token), false)
    const body = await text(response)
    const whole = readWhole(
      { text: body, trailers: response.trailers },
      query.endsWith('csv') ? CSV_END : NDJSON_END,
    )
    assert.deepEqual([whole.snapshot, whole.rows], [token, MANY.length])
    await api.releases.untilClosed(token)
  })

for (const encoding of ['identity', 'zstd'])
  test(`a client that hangs up leaves no release open: ${encoding}`, async (t) => {
    const api = await openPublicApi(t, { records: MANY })
    const token = String((await api.ask('/datasets')).body.meta['snapshot'])
    const sockets = Array.from({ length: 5 }, () => connect(api.port, '127.0.0.1'))
    for (const [index, socket] of sockets.entries()) {
      socket.write(
        `GET ${BASE}/records?all=true&format=ndjson&sort=-amount HTTP/1.1\r\nhost: x\r\naccept-encoding: ${encoding}\r\n\r\n`,
      )
      if (index > 0) await once(socket, 'readable')
      socket.destroy()
    }
    await api.publish(OTHERS)
    await api.releases.untilClosed(token)
  })

test('a stream is read no faster than its client takes it', async (t) => {
  const api = await openPublicApi(t, { records: MANY })
  const response = await begin(api, '/records?all=true&format=ndjson')
  const { socket } = response
  // Other requests are answered meanwhile, and the stream does not go on without its reader.
  const before = socket.bytesRead
  for (let time = 0; time < 20; time += 1) await api.ask('/records?limit=1')
  assert.ok(socket.bytesRead - before < 4_000_000)
  response.destroy()
})

test('while the service closes, streams go on to their end, and the next request closes its connection', async (t) => {
  const api = await openPublicApi(t, { records: MANY })
  const ask = (path: string) => `GET ${BASE}${path} HTTP/1.1\r\nhost: x\r\n\r\n`
  for (let time = 0; time < 3; time += 1)
    assert.equal((await api.ask('/records?limit=1')).headers.connection, 'keep-alive')
  const socket = connect(api.port, '127.0.0.1')
  socket.write(ask('/records?all=true&format=ndjson'))
  await once(socket, 'readable')
  const closing = api.app.close()
  while (api.app.server.listening) await setImmediate()
  socket.write(ask('/records?limit=1'))
  const [streamed = '', page = ''] = (await text(socket)).split(/(?=HTTP\/1\.1 200 OK)/)
  assert.ok(streamed.includes(`rotunda-rows: ${MANY.length}`))
  assert.match(page, /\r\nconnection: close\r\n/i)
  await closing
})

test('the service ends although a client reads nothing of its stream, and what was sent has no end', async (t) => {
  const api = await openPublicApi(t, { records: MANY })
  const response = await begin(api, '/records?all=true&format=ndjson')
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const closed = api.app.close()
  await setImmediate()
  t.mock.timers.tick(10_000)
  await closed
  await assert.rejects(text(response), /aborted/)
})
