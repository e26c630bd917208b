import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { once } from '../../platform/testing.ts'
import { openTestService, type TestService } from '../../bin/testing.ts'
import { listAudit } from '../../audit/index.ts'
import { digestOf } from '../../people/index.ts'
import type { ReportTables } from '../../corrections/index.ts'
import { enrol, makeVisitor, signIn, TEST_HOST, TEST_ORIGIN } from '../portal/testing.ts'

let service: TestService
before(async () => {
  service = await openTestService()
  await putReport()
})
after(() => service.close())

const SECRET = 'a secret of the private address'

const putReport = () =>
  service.store.write<ReportTables, unknown>((trx) =>
    trx
      .insertInto('correction_reports')
      .values({
        number: 1,
        secret: digestOf(SECRET),
        state: 'under_review',
        revision: 1,
        collection: 'appropriations',
        record: 'sr-1',
        kind: 'records',
        dataset: 'senate-requests',
        release: 'r',
        title: 'Wells',
        page: null,
        publishers: '[]',
        field: null,
        needs_two: 0,
        client: null,
        contact_key: null,
        contact_body: null,
        reviewer: null,
        drawn_at: null,
        proposer: null,
        decision: null,
        appealed: 0,
        duplicate_of: null,
        ledger_id: null,
        published: '{"proposed":null,"why":null,"evidence":[],"reason":null}',
        received_at: 1,
        changed_at: 1,
        decided_at: null,
      })
      .execute(),
  )

const pdf = (words: string) => Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`)
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

type Sent = {
  readonly name: string
  readonly bytes: Buffer
  readonly secret?: string
  readonly type?: string
}

const add = ({ name, bytes, secret = SECRET, type = 'application/octet-stream' }: Sent) =>
  service.app.inject({
    method: 'POST',
    url: `/api/corrections/v1/private/${encodeURIComponent(secret)}/files?${new URLSearchParams({ name }).toString()}`,
    headers: { host: TEST_HOST, origin: TEST_ORIGIN, 'content-type': type },
    payload: bytes,
  })

test('a reporter adds a file, a reviewer reads it as a download, and nobody else does', async () => {
  const bytes = pdf('private words')
  const added = await add({ name: 'Letter of Ada.pdf', bytes, type: 'application/pdf' })
  assert.equal(added.statusCode, 201, added.body)
  const sha256 = sha256Of(bytes)
  const own = await makeVisitor(service).open(`/api/corrections/v1/private/${encodeURIComponent(SECRET)}`)
  assert.match(own.text, new RegExp(`"sha256":"${sha256}".*"scan":"not_scanned"`))
  const path = `/review/corrections/1/files/${sha256}`
  const reviewer = await enrol(service, 'reviewer@rotunda.example')
  const read = await reviewer.get(path)
  assert.deepEqual([read.status, read.text], [200, bytes.toString()])
  assert.equal(read.headers['content-type'], 'application/pdf')
  assert.equal(read.headers['content-disposition'], "attachment; filename*=UTF-8''Letter%20of%20Ada.pdf")
  assert.match(String(read.headers['content-security-policy']), /sandbox/)
  assert.equal(read.headers['x-content-type-options'], 'nosniff')
  assert.equal((await makeVisitor(service).get(path)).status, 401)
  assert.equal((await (await signIn(service, 'eve@other.example')).get(path)).status, 403)
  for (const url of [`/corrections/files/${sha256}`, `/api/corrections/v1/files/${sha256}`])
    assert.equal((await makeVisitor(service).open(url)).status, 404, url)
})

test('a reviewer publishes a redacted copy, which anybody reads by its digest', async () => {
  const reviewer = await enrol(service, 'second@rotunda.example')
  const bytes = pdf('redacted words')
  const published = await service.app.inject({
    method: 'POST',
    url: '/api/portal/v1/review/corrections/1/copies?name=copy.pdf',
    headers: {
      host: TEST_HOST,
      origin: TEST_ORIGIN,
      'content-type': 'application/pdf',
      cookie: [...reviewer.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: bytes,
  })
  assert.equal(published.statusCode, 201, published.body)
  const { url } = published.json<{ data: { url: string } }>().data
  assert.equal(url, `${TEST_ORIGIN}/api/corrections/v1/files/${sha256Of(bytes)}`)
  const read = await makeVisitor(service).open(new URL(url).pathname)
  assert.deepEqual([read.status, read.text], [200, bytes.toString()])
})

test('a reviewer erases a file with a reason, which the pages of the reporter and of reviewers say', async () => {
  const bytes = pdf('to be erased')
  const sha256 = sha256Of(bytes)
  assert.equal((await add({ name: 'erase me.pdf', bytes })).statusCode, 201)
  const reviewer = await enrol(service, 'eraser@rotunda.example')
  const path = `/review/corrections/1/files/${sha256}`
  const { data } = await reviewer.get('/review/corrections/1')
  const { revision } = data as { readonly revision: number }
  const refused = await reviewer.delete(path, { revision: revision - 1, reason: 'A name is in it.' })
  assert.deepEqual([refused.status, refused.code], [409, 'changed_meanwhile'])
  assert.equal((await reviewer.delete(path, { revision, reason: '' })).status, 422)
  const form = await reviewer.open(path)
  assert.match(form.text, /<strong>erase me\.pdf<\/strong>.*The reporter reads it/s)
  const erased = await reviewer.delete(path, { revision, reason: 'A name is in it.' })
  assert.equal(erased.status, 200, erased.text)
  const gone = await reviewer.get(path)
  assert.deepEqual([gone.status, /by a reviewer/.test(gone.text)], [404, true])
  assert.equal((await reviewer.open(path)).status, 404)
  const seen = await reviewer.open('/review/corrections/1')
  assert.match(seen.text, /erase me\.pdf, erased by a reviewer on/)
  assert.match(seen.text, /File erased.*A name is in it\./s)
  const own = await makeVisitor(service).open(`/corrections/private/${encodeURIComponent(SECRET)}`)
  assert.match(own.text, /erase me\.pdf, [^<]*, erased by a reviewer/)
  assert.match(own.text, /A name is in it\./)
  const again = await add({ name: 'erase me.pdf', bytes })
  assert.deepEqual([again.statusCode, /was erased/.test(again.body)], [422, true])
  const [line] = await listAudit(service.store, { action: 'correction.erase_file', limit: 1 })
  assert.equal(line?.object, 'correction 1')
  assert.match(line.detail, new RegExp(sha256))
})

test('what is no evidence is refused before it is kept', async () => {
  const cases: readonly (readonly [Sent, number])[] = [
    [{ name: 'a.pdf', bytes: Buffer.from('<html><script>alert(1)</script>') }, 422],
    [{ name: 'a.exe', bytes: pdf('x') }, 422],
    [{ name: '../a.pdf', bytes: pdf('x') }, 422],
    [{ name: 'a.pdf', bytes: Buffer.alloc(0) }, 422],
    [{ name: 'a.pdf', bytes: Buffer.alloc(11 * 1024 * 1024) }, 413],
    [{ name: 'a.pdf', bytes: pdf('x'), secret: 'another' }, 404],
    [{ name: 'a.pdf', bytes: pdf('x'), type: 'application/json' }, 201],
  ]
  for (const [sent, status] of cases) {
    const { statusCode, body } = await add(sent)
    assert.equal(statusCode, status, `${sent.name} ${body}`)
  }
  const elsewhere = await service.app.inject({
    method: 'POST',
    url: `/api/corrections/v1/private/${encodeURIComponent(SECRET)}/files?name=a.pdf`,
    headers: { host: TEST_HOST, origin: 'https://elsewhere.example', 'content-type': 'application/pdf' },
    payload: pdf('x'),
  })
  assert.equal(elsewhere.statusCode, 403)
})

test('a file for an unknown report is refused before a byte of it is sent', async () => {
  const { port, hostname } = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(
    [
      'POST /api/corrections/v1/private/unknown/files?name=letter.pdf HTTP/1.1',
      `host: ${TEST_HOST}`,
      `origin: ${TEST_ORIGIN}`,
      'content-type: application/pdf',
      'content-length: 10000000',
      '',
      '',
    ].join('\r\n'),
  )
  const [answer] = await once(socket, 'data')
  assert.match(String(answer), /^HTTP\/1\.1 404 /)
  socket.destroy()
})

test('a form without JavaScript adds a file, and says what lacks', async () => {
  const page = `/corrections/private/${encodeURIComponent(SECRET)}/files`
  const send = async (file: { readonly name: string; readonly bytes: Buffer } | undefined) => {
    const form = new FormData()
    if (file !== undefined) form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name)
    const { headers, body } = new Request('http://form.invalid', {
      method: 'POST',
      body: form,
      duplex: 'half',
    })
    assert.ok(body)
    return service.app.inject({
      method: 'POST',
      url: page,
      headers: { host: TEST_HOST, origin: TEST_ORIGIN, 'content-type': headers.get('content-type') ?? '' },
      payload: Buffer.from(await new Response(body).arrayBuffer()),
    })
  }
  const added = await send({ name: 'by form.pdf', bytes: pdf('by form') })
  assert.deepEqual([added.statusCode, added.headers.location], [303, page.replace('/files', '')], added.body)
  const own = await makeVisitor(service).open(page.replace('/files', ''))
  assert.match(own.text, /by form\.pdf/)
  const refused = await send({ name: 'by form.html', bytes: Buffer.from('<html>') })
  assert.equal(refused.statusCode, 422)
  assert.match(refused.body, /Only PDF, PNG, JPEG, CSV and XLSX/)
  assert.match((await send(undefined)).body, /Choose a file first/)
  const broken = await service.app.inject({
    method: 'POST',
    url: page,
    headers: { host: TEST_HOST, origin: TEST_ORIGIN, 'content-type': 'multipart/form-data' },
    payload: 'no form',
  })
  assert.match(broken.body, /Choose a file first/)
})
