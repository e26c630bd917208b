import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { Downloads } from '@rotunda/contract'
import { Compile } from 'typebox/compile'
import { openCatalog } from '../catalog/testing.ts'
import { describeApis } from '../describe/describe-apis.ts'
import { answerOnce } from '../testing/count-readers.ts'
import {
  compileSchema,
  listOperations,
  listUndescribedHeaders,
  noteAnswers,
  type Description,
} from '../testing.ts'
import { CONTENTS, DATA, openDownloads, sha256Of, type Answer, GONE } from './testing.ts'

// The test reads only parts that every description has.
const description = (await describeApis()).appropriations as Description
const operations = listOperations(description).filter(({ path }) =>
  /^\/(downloads|data\.json|\.well)/.test(path),
)
const { note, demandAll } = noteAnswers(operations)

type Ask = Awaited<ReturnType<typeof openDownloads>>['ask']

/** The description has the path of a file as one parameter. */
const encodePath = (url: string): string =>
  url.replace(
    /^(\/downloads\/(?:[^/]+\/latest|[^/]+)\/)([^?]*)/,
    (_, start: string, path: string) => start + path.replaceAll('/', '%2F'),
  )

/** Asks, notes the status, and holds the header fields to the description. */
const noting =
  (ask: Ask): Ask =>
  async (url, more) => {
    const answer = await ask(url, more)
    const seen = note({ ...answer, method: more?.method ?? 'GET', url: encodePath(url) })
    // An empty path is of no operation.
    if (!url.endsWith('/')) assert.deepEqual(listUndescribedHeaders(description, seen), [], url)
    return answer
  }

const parse = ({ body }: Answer) => JSON.parse(body.toString())

const published = await openDownloads({ after })
const { id } = published.publish(CONTENTS)
const [ask, FILE] = [noting(published.ask), `/downloads/${id}/data/senate-requests.json`]
const LISTS = ['/downloads', '/data.json', '/.well-known/api-catalog']
const empty = await openCatalog({ after }, {}, (app) => app.decorate('publicUrl', 'https://rotunda.example'))
const limited = await openCatalog({ after }, {}, answerOnce)
const catalog = await openCatalog({ after })
before(() => {
  limited.publish('1')
  catalog.publish('1')
})

type Refused = readonly [
  from: Ask,
  url: string,
  status: number,
  expected: { readonly code: string; readonly param?: string },
  headers?: Readonly<Record<string, string>>,
]

const unknown = (param: string) => ({ code: 'invalid_query', param })

const REFUSED: readonly Refused[] = [
  [catalog.ask, '/downloads?limit=5', 400, unknown('limit')],
  [catalog.ask, '/data.json?limit=5', 400, unknown('limit')],
  [catalog.ask, '/.well-known/api-catalog?x=1', 400, unknown('x')],
  [ask, `/downloads/${id}/bagit.txt?format=csv`, 400, unknown('format')],
  [ask, '/downloads/latest/bagit.txt?format=csv', 400, unknown('format')],
  [empty.ask, '/downloads', 503, { code: 'unavailable' }],
  [empty.ask, '/data.json', 503, { code: 'unavailable' }],
  [empty.ask, '/downloads/latest/data/a.csv', 503, { code: 'unavailable' }],
  ...[
    'secret.txt',
    '../secret.txt',
    '..%2fsecret.txt',
    'data/../secret.txt',
    '%2e%2e/secret.txt',
    './bagit.txt',
  ]
    .concat('data', 'data/', '', '/etc/passwd', 'bagit.txt%00', '__proto__')
    .map((path): Refused => [ask, `/downloads/${id}/${path}`, 404, { code: 'not_found', param: 'path' }]),
  [ask, '/downloads/nothing/latest/bagit.txt', 404, { code: 'not_found', param: 'collection' }],
  [ask, '/downloads/appropriations/latest/nothing', 404, { code: 'not_found', param: 'path' }],
  [ask, '/downloads/appropriations/latest/bagit.txt?x=1', 400, { code: 'invalid_query', param: 'x' }],
  [empty.ask, '/downloads/appropriations/latest/bagit.txt', 503, { code: 'unavailable' }],
  [ask, `/downloads/${GONE}/bagit.txt`, 410, { code: 'release_gone', param: 'release' }],
  ...['bytes=100000-', 'bytes=100000-100005', 'bytes=-0', 'bytes=18446744073709551615-'].map(
    (range): Refused => [ask, FILE, 416, { code: 'range_not_satisfiable' }, { range }],
  ),
]

// A release holds them, and does not name them.
for (const folder of ['', id]) writeFileSync(join(published.directory, folder, 'secret.txt'), 'secret')

for (const [from, url, status, expected, headers = {}] of REFUSED)
  test(`${url.replace(id, 'ID')} ${JSON.stringify(headers)} is refused: ${status} ${expected.code}`, async () => {
    const answer = await noting(from)(url, { headers })
    const { code, param } = parse(answer)
    assert.deepEqual([answer.status, code, param], [status, expected.code, expected.param])
    assert.equal(answer.headers['retry-after'], status === 503 ? '5' : undefined)
    assert.equal(answer.headers['content-range'], status === 416 ? 'bytes */100000' : undefined)
    assert.equal(answer.headers['access-control-allow-origin'], '*')
    assert.equal(answer.headers['content-disposition'], undefined)
    assert.doesNotMatch(String(answer.headers['cache-control']), /immutable/)
    assert.ok(!answer.body.includes('"secret"'))
  })

test('each list is given so often in a minute, and then with the time to wait', async () => {
  for (const url of LISTS) {
    await noting(limited.ask)(url)
    const answer = await noting(limited.ask)(url)
    assert.deepEqual([answer.status, parse(answer).code], [429, 'rate_limited'])
    assert.match(String(answer.headers['retry-after']), /^\d+$/)
  }
})

test('a program that has a list gets it again only when a release was published', async () => {
  for (const url of LISTS) {
    const { status, headers } = await noting(catalog.ask)(url)
    const held = { headers: { 'if-none-match': String(headers.etag) } }
    const again = await noting(catalog.ask)(url, held)
    assert.deepEqual([status, again.status, again.body.length], [200, 304, 0])
    catalog.publish(`after ${url}`)
    // The link set has the same for every release.
    assert.equal((await noting(catalog.ask)(url, held)).status, url.startsWith('/.well-known') ? 304 : 200)
  }
})

test('an empty file has no range at all', async () => {
  for (const range of ['bytes=0-', 'bytes=-5', 'bytes=0-0']) {
    const { status, headers } = await ask(`/downloads/${id}/data/empty.csv`, { headers: { range } })
    assert.deepEqual([status, headers['content-range']], [416, 'bytes */0'])
  }
})

test('a file that the release does not have is answered with those that it has', async () => {
  for (const release of [id, 'latest']) {
    const answer = await ask(`/downloads/${release}/data/senate-request.csv`)
    assert.deepEqual([answer.status, answer.headers.etag], [404, undefined])
    assert.deepEqual(parse(answer).allowed, Object.keys(CONTENTS))
    assert.equal(parse(answer).did_you_mean, 'data/senate-requests.csv')
  }
})

test('a release that was never published is answered with those that were', async (t) => {
  const { ask, publish } = await openDownloads(t)
  const ids = [publish({ a: '1' }).id, publish({ a: '2' }).id]
  for (const release of ['0'.repeat(64), '..', '%2e%2e', 'x'.repeat(90)]) {
    const answer = await ask(`/downloads/${release}/a`)
    assert.deepEqual([answer.status, parse(answer).allowed], [404, ['latest', ...ids.toReversed()]])
  }
})

test('latest leads to the current release, and nobody keeps where it led', async (t) => {
  const { publish, ...opened } = await openDownloads(t)
  const ask = noting(opened.ask)
  for (const text of ['first', 'second']) {
    const { id } = publish({ 'data/a b.csv': text })
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await ask('/downloads/latest/data/a%20b.csv', { method })
      assert.deepEqual([status, body.length], [302, 0])
      assert.equal(headers.location, `/downloads/${id}/data/a%20b.csv`)
      assert.equal(headers['cache-control'], 'no-store')
      assert.equal(headers['access-control-allow-origin'], '*')
      assert.equal((await ask(headers.location)).body.toString(), text)
    }
  }
})

test('a file or a part of it is sent only under the tag that If-Match demands', async () => {
  const etag = `"${sha256Of(DATA)}"`
  for (const method of ['GET', 'HEAD'])
    for (const range of ['bytes=0-5', 'nothing']) {
      const isPart = method === 'GET' && range !== 'nothing'
      for (const held of [etag, `"other", ${etag}`, '*']) {
        const { status } = await ask(FILE, { method, headers: { range, 'if-match': held } })
        assert.equal(status, isPart ? 206 : 200, held)
      }
      for (const held of ['"other"', `W/${etag}`, etag.slice(1, -1), `"x", *`, ''])
        for (const more of [{}, { 'if-none-match': etag }, { 'if-range': etag }]) {
          const answer = await ask(FILE, { method, headers: { range, ...more, 'if-match': held } })
          assert.deepEqual([answer.status, answer.headers.etag], [412, undefined], held)
          assert.doesNotMatch(String(answer.headers['cache-control']), /immutable/)
          if (method === 'GET') assert.equal(parse(answer).code, 'precondition_failed')
        }
    }
  const other = { headers: { 'if-match': '"other"' } }
  for (const url of LISTS) assert.equal((await noting(catalog.ask)(url, other)).status, 412)
  assert.equal((await ask('/downloads/latest/bagit.txt', other)).status, 302)
  assert.equal((await ask(`/downloads/${id}/missing.csv`, other)).status, 404)
})

test('a client that has the file gets no body again, whatever part it asks for', async () => {
  const etag = `"${sha256Of(DATA)}"`
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
    for (const range of ['bytes=0-5', 'bytes=900000-', 'nothing'])
      for (const method of ['GET', 'HEAD']) {
        const { status, headers, body } = await ask(FILE, {
          method,
          headers: { range, 'if-none-match': held },
        })
        assert.deepEqual([status, body.length, headers.etag], [304, 0, etag])
        assert.match(String(headers['cache-control']), /immutable/)
        // A cache takes over what a 304 says of the file.
        assert.deepEqual([headers['content-length'], headers['content-type']], [undefined, undefined])
      }
})

test('the newest file of a collection has an address that redirects to its release', async () => {
  const { status, headers } = await ask('/downloads/appropriations/latest/data/senate-requests.json')
  assert.deepEqual([status, headers.location], [302, FILE])
})

test('a part of a file has header fields that are described', async () => {
  const headers = { range: 'bytes=0-1', 'want-content-digest': 'sha-256=1' }
  assert.equal((await ask(FILE, { headers })).status, 206)
})

test('every status that the description declares was answered above, and no other', () => demandAll())

const listSchema = Compile(Downloads)

test('every release is listed with every file, the newest first, and each address leads to its file', async (t) => {
  const { ask, publish } = await openDownloads(t)
  const [first, second] = [publish(CONTENTS), publish({ ...CONTENTS, 'more.csv': 'x' })]
  const listed: unknown = parse(await ask('/downloads'))
  assert.ok(listSchema.Check(listed))
  assert.equal(listed.meta.snapshot, second.token)
  assert.deepEqual(
    listed.data.map(({ id, current, published_at }) => [id, current, published_at]),
    [
      [second.id, true, '2026-06-15T12:02:00.000Z'],
      [first.id, false, '2026-06-15T12:01:00.000Z'],
    ],
  )
  for (const { name, url, bytes, sha256 } of listed.data.flatMap(({ files }) => files)) {
    const { body } = await ask(url)
    assert.deepEqual([body.length, sha256Of(body)], [bytes, sha256], name)
  }
})

test('both APIs are found with their descriptions, before anything is published too', async () => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await empty.ask('/.well-known/api-catalog', { method })
    assert.equal(answer.status, 200)
    assert.match(String(answer.headers['content-type']), /^application\/linkset\+json; profile=".*rfc9727"/)
    assert.equal(answer.headers.link, '<https://rotunda.example/.well-known/api-catalog>; rel="api-catalog"')
    if (method === 'HEAD') continue
    assert.deepEqual(
      parse(answer).linkset.map((one: { anchor: string }) => one.anchor),
      ['https://rotunda.example/api/appropriations/v1', 'https://rotunda.example/api/send-message'],
    )
  }
})

test('files, their lists, the catalog and the link set are in the description of the public API', () => {
  assert.deepEqual(operations.map(({ path }) => path).sort(), [
    ...LISTS.toSorted((one, other) => (one < other ? -1 : 1)),
    '/downloads/{collection}/latest/{path}',
    '/downloads/{release}/{path}',
  ])
  for (const { operationId, summary, security } of operations)
    assert.ok(operationId && summary && security?.length === 0, operationId)
})

test('every body that is answered as JSON has an example, and the example fits its schema', () => {
  const bodies = operations.flatMap(({ responses }) =>
    Object.values(responses).flatMap((answer) => Object.entries(answer.content ?? {})),
  )
  const described = bodies.filter(([type]) => /^application\/(linkset\+)?json$/.test(type))
  assert.equal(described.length, 3)
  for (const [type, { schema, example }] of described) {
    const validate = compileSchema(description, schema)
    assert.ok(example !== undefined && validate(example), `${type}: ${JSON.stringify(validate.errors)}`)
  }
})
