import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestService, type TestService } from '../../bin/testing.ts'
import { followToken } from '../../corrections/index.ts'
import { makeVisitor, readCode, TEST_HOST } from '../portal/testing.ts'

let service: TestService
before(async () => {
  service = await openTestService()
})
after(() => service.close())

const MAILBOX = 'ada@society.example'
const pathOf = () => `/unsubscribe/${followToken(service.access, MAILBOX)}`

/** The POST of a mail program (RFC 8058): no cookie and no origin. */
const click = (url: string) =>
  service.app.inject({
    method: 'POST',
    url,
    headers: { host: TEST_HOST, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

const followByPage = async (what: string): Promise<void> => {
  const visitor = makeVisitor(service)
  const { status, location } = await visitor.submit('/follow', { what, mailbox: MAILBOX })
  assert.equal(status, 303)
  const first = await readCode(service, MAILBOX)
  for (const _reload of [1, 2]) assert.ok((await visitor.open(location)).text.includes(MAILBOX))
  assert.equal(await readCode(service, MAILBOX), first)
  assert.equal((await makeVisitor(service).open(location)).status, 303)
  const wrong = await visitor.submit('/follow/code', { what, code: 'x' })
  assert.equal(wrong.status, 422)
  assert.match(wrong.text, /Enter the 8 digits/)
  const done = await visitor.submit('/follow/code', { what, code: first })
  assert.match(done.text, /You follow records with state TX/, done.text)
}

test('a mailbox follows a State by code, and one click of a mail program stops it', async () => {
  await followByPage('/states/TX')
  assert.match((await makeVisitor(service).open(pathOf())).text, /follows one address/)
  assert.match((await makeVisitor(service).open(pathOf())).text, /follows one address/)
  const stopped = await click(pathOf())
  assert.equal(stopped.statusCode, 200)
  assert.match(stopped.body, /Stopped: records with state TX/)
  assert.match((await makeVisitor(service).open(pathOf())).text, /follows nothing more/)
  assert.equal((await click(pathOf())).statusCode, 200)
  assert.equal((await click('/unsubscribe/unknown')).statusCode, 200)
})

test('no other form is taken from elsewhere', async () => {
  assert.equal((await click('/follow')).statusCode, 403)
})

test('an address whose list refuses its filter is refused with the filter, and one that it takes is not', async () => {
  const ask = async (what: string) => {
    const visitor = makeVisitor(service, '', '/api/corrections/v1')
    const { status, text } = await visitor.post('/follows/code', {
      what,
      mailbox: `${(asked += 1)}@society.example`,
    })
    return { status, text }
  }
  for (const [what, name] of [
    ['/records?state=TX&utm_source=mail', 'utm_source'],
    ['/states/ZZ', 'state'],
    ['/records?state=TX&state=ZZ', 'state'],
    [`/records?recipient=${'a'.repeat(600)}`, 'recipient'],
    ['/records?amount_min=many', 'amount_min'],
    ['/enacted?stage=request', 'stage'],
    ['/enacted?fiscal_year=1', 'fiscal_year'],
  ] as const) {
    const { status, text } = await ask(what)
    assert.equal(status, 422, what)
    assert.match(text, new RegExp(`does not take this filter: ${name}\\.`))
  }
  for (const what of [
    '/states/TX',
    '/records?state=TX,OH&amount_min=5&q=wells',
    '/enacted?state=TX&not_state=OH',
    '/recipients?name=A+%26+B',
    '/corrections/1',
  ])
    assert.equal((await ask(what)).status, 200, what)
})
let asked = 0

test('an address that cannot be followed is refused beside its field, and no code is sent', async () => {
  const visitor = makeVisitor(service)
  const answer = await visitor.submit('/follow', { what: '/portal', mailbox: 'eve@society.example' })
  assert.equal(answer.status, 422)
  assert.match(answer.text, /field-what-fault/)
  await assert.rejects(readCode(service, 'eve@society.example'), /no code was mailed/)
})

const findProject = async (): Promise<string> => {
  const { body } = await service.app.inject('/api/enacted/v1/projects?limit=1&fields=id')
  const { data } = JSON.parse(body) as { readonly data: readonly { readonly id: string }[] }
  return data[0]?.id ?? assert.fail('the sample has no enacted project')
}

test('pages of values and lists lead to the form', async () => {
  for (const [url, what] of [
    ['/states/TX', '/records?state=TX'],
    ['/records?state=TX', '/records?state=TX'],
    ['/enacted?state=TX&sort=-amount', '/enacted?state=TX'],
    [`/enacted/${await findProject()}`, `/enacted/${await findProject()}`],
  ] as const) {
    const { text } = await makeVisitor(service).open(url)
    assert.ok(text.includes(`href="/follow?what=${encodeURIComponent(what)}"`), url)
  }
  assert.doesNotMatch((await makeVisitor(service).open('/enacted')).text, /Follow by mail/)
})
