import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { once, waitUntil } from '../../platform/testing.ts'
import { makeRecord, sortByDefault } from '../../collections/appropriations/testing.ts'
import { BASE, LINES, openPublicApi, RECORDS, type Asked, type PublicApi } from '../appropriations/testing.ts'

/** More bytes than lie between a server and a client that does not read. Dots are no words, which would be indexed. */
const MANY = Array.from({ length: 1000 }, (_, index) =>
  makeRecord({
    id: `sr-2026-${String(index).padStart(16, '0')}`,
    amount: index,
    purpose: `Bridge ${index} ${'.'.repeat(12_000)}`,
  }),
)
const FORMS_OF_SETS = ['csv', 'ndjson', 'parquet', 'xlsx'] as const
const OTHERS = RECORDS.slice(0, 5)

const digest = (bytes: string): string => createHash('sha256').update(bytes).digest('hex')

type Streamed = Pick<Asked, 'text' | 'trailers' | 'headers'>

/** The body, and what the trailer fields say of it, held against it and against what was said before it. */
const readWhole = ({ text: data, trailers, headers }: Streamed) => {
  const { 'rotunda-snapshot': snapshot, 'rotunda-rows': rows, 'rotunda-sha256': sha256 } = trailers
  assert.equal(sha256, digest(data))
  assert.deepEqual([headers['rotunda-snapshot'], headers['rotunda-rows']], [snapshot, rows])
  return { data, snapshot, rows: Number(rows) }
}

/** The same of a body with a last line, which says what the fields say of the lines before it. */
const readLines = ({ text: body, trailers, headers }: Streamed, last: RegExp) => {
  const [, ...said] = last.exec(body) ?? assert.fail(body.slice(-200))
  const whole = readWhole({ text: body.replace(last, ''), trailers, headers })
  assert.deepEqual(said, [whole.snapshot, String(whole.rows), trailers['rotunda-sha256']])
  return whole
}
const NDJSON_END = /\{"trailer":\{"snapshot":"([\w-]+)","rows":(\d+),"sha256":"([0-9a-f]{64})"\}\}\n$/
const CSV_END = /#end snapshot=([\w-]+) rows=(\d+) sha256=([0-9a-f]{64})\n$/

const small = await openPublicApi({ after })

test('all=true gives every record of the filter and nothing else; their number and digest are in the header fields', async () => {
  const expected = sortByDefault(RECORDS).filter(({ chamber }) => chamber === 'house')
  for (const encoding of ['identity', 'gzip', 'br', 'zstd']) {
    const headers = { 'accept-encoding': encoding }
    const answer = await small.ask('/records?all=true&format=ndjson&chamber=house', { headers })
    assert.equal(answer.headers['content-encoding'] ?? 'identity', encoding)
    const { data, rows } = readWhole(answer)
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

test('as CSV it begins with the header, and every other line is of a row', async () => {
  const answer = await small.ask('/records?all=true&format=csv&sort=amount')
  const { data, rows } = readWhole(answer)
  const page = await small.ask('/records?limit=200&format=csv&sort=amount')
  assert.equal(data, page.text)
  assert.equal(parse(data, { columns: true }).length, rows)
})

for (const [format, last] of [
  ['csv', CSV_END],
  ['ndjson', NDJSON_END],
] as const)
  test(`trailer=true adds a last line to the same bytes, under another tag: ${format}`, async () => {
    const path = `/records?all=true&format=${format}`
    const [bare, lined] = [await small.ask(path), await small.ask(`${path}&trailer=true`)]
    assert.equal(readLines(lined, last).data, readWhole(bare).data)
    assert.notEqual(lined.headers.etag, bare.headers.etag)
    assert.deepEqual((await small.ask(`${path}&trailer=false`)).bytes, bare.bytes)
  })

test('bom=true puts a byte order mark before a CSV, in its digest and under a tag of its own', async () => {
  for (const path of [
    '/records?all=true&format=csv',
    '/records?limit=5&format=csv',
    '/records.csv?all=true&trailer=true',
  ]) {
    const [bare, marked] = [await small.ask(path), await small.ask(`${path}&bom=true`)]
    assert.deepEqual([...bare.bytes.subarray(0, 3)], [...Buffer.from('id,')])
    assert.deepEqual([...marked.bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf])
    const lines = (bytes: Buffer) =>
      bytes
        .toString()
        .replace(/^\uFEFF/, '')
        .replace(/#end .*\n/, '')
    assert.equal(lines(marked.bytes), lines(bare.bytes))
    assert.notEqual(marked.headers.etag, bare.headers.etag)
    if (path.includes('all=true')) readWhole({ ...marked, text: marked.text.replace(/#end .*\n/, '') })
    if (path.includes('trailer'))
      assert.equal(CSV_END.exec(marked.text)?.[3], marked.trailers['rotunda-sha256'])
  }
  assert.deepEqual(
    (await small.ask('/records?all=true&format=csv&bom=false')).bytes,
    (await small.ask('/records?all=true&format=csv')).bytes,
  )
})

test('a set without rows says so as well, and so do groups and funding lines', async () => {
  const none = readWhole(await small.ask('/records?all=true&format=ndjson&recipient=nobody'))
  assert.deepEqual([none.data, none.rows], ['', 0])
  assert.equal(readWhole(await small.ask('/aggregates?all=true&format=csv&group_by=fiscal_year')).rows, 10)
  const lines = await small.ask('/funding-lines?all=true&format=ndjson&trailer=true')
  assert.equal(readLines(lines, NDJSON_END).rows, LINES.length)
})

test('no row of data looks like the end', async (t) => {
  const end = `#end snapshot=x rows=1 sha256=${'0'.repeat(64)}`
  const { ask } = await openPublicApi(t, {
    records: [end, `{"trailer":{}}`, `${end}\n${end}`].map((title, index) =>
      makeRecord({ id: `sr-2026-${index}`, title }),
    ),
  })
  const csv = await ask('/records?all=true&trailer=true&format=csv&fields=title')
  // Outside of quotes, one line begins with it.
  const bare = csv.text.replace(/"[^"]*"/g, '""')
  assert.equal(bare.split('\n').filter((line) => line.startsWith('#end')).length, 1)
  readLines(csv, CSV_END)
  const ndjson = await ask('/records?all=true&trailer=true&format=ndjson&fields=title')
  const parsed = ndjson.text
    .trim()
    .split('\n')
    .map((line) => Object.keys(JSON.parse(line))[0])
  assert.deepEqual(parsed, ['title', 'title', 'title', 'trailer'])
})

test('HEAD of a stream has its headers, the number of rows among them, and reads nothing', async () => {
  const head = await small.ask('/records?all=true&format=csv', { method: 'HEAD' })
  assert.deepEqual([head.status, head.bytes.length, head.headers['content-length']], [200, 0, undefined])
  assert.equal(head.headers['rotunda-rows'], String(RECORDS.length))
})

for (const [te, takesThem] of [
  ['', false],
  ['gzip', false],
  ['trailers;q=0', false],
  ['x-trailers', false],
  ['Trailers', true],
  ['gzip;q=0.5,\ttrailers', true],
] as const)
  test(`trailer fields go to clients that ask for them: "TE: ${te}"`, async () => {
    for (const format of FORMS_OF_SETS) {
      const answer = await small.ask(`/records?all=true&format=${format}`, { headers: { te } })
      assert.equal(answer.headers['rotunda-rows'], String(RECORDS.length))
      assert.equal(answer.headers['transfer-encoding'], 'chunked')
      assert.equal(answer.headers['trailer'] !== undefined, takesThem, format)
      assert.equal(answer.trailers['rotunda-sha256'] !== undefined, takesThem, format)
    }
  })

test('a client of HTTP/1.0, which knows no trailer fields, has the number of rows to count by, or asks for the last line', async () => {
  for (const trailer of [false, true]) {
    const socket = connect(small.port, '127.0.0.1')
    socket.write(
      `GET ${BASE}/records?all=true&format=csv&trailer=${trailer} HTTP/1.0\r\nte: trailers\r\n\r\n`,
    )
    const [fields = '', body = ''] = (await text(socket)).split(/\r\n\r\n(.*)/s)
    assert.match(fields, new RegExp(`^rotunda-rows: ${RECORDS.length}$`, 'm'))
    assert.ok(!/^(trailer|transfer-encoding):/im.test(fields))
    // It names no host, and so its links are relative.
    assert.match(fields, /^link: <\/api\/appropriations\/v1\/records/im)
    assert.equal(parse(body.replace(CSV_END, ''), { columns: true }).length, RECORDS.length)
    assert.equal(CSV_END.test(body), trailer)
  }
})

test('what a browser saves has a name that says what it is and of which snapshot', async () => {
  for (const format of ['csv', 'ndjson', 'parquet', 'xlsx']) {
    const { headers } = await small.ask(`/records?all=true&format=${format}`)
    const name = `records-${String(headers['rotunda-snapshot'])}.${format}`
    assert.equal(headers['content-disposition'], `attachment; filename="${name}"`)
  }
  assert.equal((await small.ask('/records?format=csv')).headers['content-disposition'], undefined)
  for (const [query, conditions] of [
    ['stage=house_bill&state=CA,AL', '-stage-house_bill-state-AL-state-CA'],
    [`q=${encodeURIComponent('"; x=/../é')}`, '-q-_x_.._'],
    [`recipient=${'x'.repeat(200)}`, '-filtered'],
  ] as const) {
    const { headers } = await small.ask(`/records.csv?all=true&${query}`)
    const name = `records${conditions}-${String(headers['rotunda-snapshot'])}.csv`
    assert.equal(headers['content-disposition'], `attachment; filename="${name}"`)
  }
})

/** A stream that has begun, and of which no more is read than what is on its way. */
const begin = async ({ port }: PublicApi, path: string): Promise<IncomingMessage> => {
  const request = get({ port, path: BASE + path, host: '127.0.0.1', headers: { te: 'trailers' } })
  request.on('error', () => undefined)
  // `response` has the answer alone.
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.pause()
  await once(response, 'readable')
  return response
}

test('a release that is published meanwhile changes nothing of a stream that has begun', async (t) => {
  const api = await openPublicApi(t, { records: MANY })
  const begun = ['ndjson', 'csv'].map((format) => begin(api, `/records?all=true&format=${format}`))
  const responses = await Promise.all(begun)
  const token = String((await api.ask('/datasets')).body.meta['snapshot'])
  await api.publish(OTHERS)
  assert.equal(api.releases.isClosed(token), false)
  for (const response of responses) {
    const body = await text(response)
    const { trailers, headers } = response
    const whole = readWhole({ text: body, trailers, headers })
    assert.deepEqual([whole.snapshot, whole.rows], [token, MANY.length])
  }
  await api.releases.untilClosed(token)
})

test('a client that hangs up leaves no release open, in any encoding', async (t) => {
  const api = await openPublicApi(t, { records: MANY })
  const token = String((await api.ask('/datasets')).body.meta['snapshot'])
  for (const encoding of ['identity', 'zstd']) {
    const sockets = Array.from({ length: 5 }, () => connect(api.port, '127.0.0.1'))
    for (const [index, socket] of sockets.entries()) {
      socket.write(
        `GET ${BASE}/records?all=true&format=ndjson&sort=-amount HTTP/1.1\r\nhost: x\r\naccept-encoding: ${encoding}\r\n\r\n`,
      )
      if (index > 0) await once(socket, 'readable')
      socket.destroy()
    }
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

test('a client that takes nothing any more is let go, and its release with it', async (t) => {
  const api = await openPublicApi(t, { records: MANY })
  api.app.server.setTimeout(100)
  const token = String((await api.ask('/datasets')).body.meta['snapshot'])
  const response = await begin(api, '/records?all=true&format=ndjson')
  await api.publish(OTHERS)
  await api.releases.untilClosed(token)
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
  await waitUntil('a server that no longer listens', () => !api.app.server.listening)
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
