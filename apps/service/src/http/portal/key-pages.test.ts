import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fastify from 'fastify'
import type { OwnKey } from '@rotunda/contract'
import { putPortalPages } from '@rotunda/web/portal'
import { addTerms, flagLeaked, type PortalTables } from '../../access/index.ts'
import { openTestService } from '../../bin/testing.ts'
import { makeOrganisation } from '../../people/index.ts'
import { enrol, makeVisitor, signIn, TEST_HOST, TEST_ORIGIN, type Visited } from './testing.ts'

const service = await openTestService()
after(() => service.close())

const ada = await signIn(service, 'ada@society.example')
const eve = await signIn(service, 'eve@elsewhere.example')
const reviewer = await enrol(service, 'first@rotunda.example')
const organisation = await foundByAda()
const OWN = `/portal/organisations/${organisation}`

async function foundByAda(): Promise<string> {
  const { id: person } = (await ada.get('/me')).data as { readonly id: string }
  const actor = { person, by: 'portal', address: '192.0.2.7' } as const
  const wanted = { name: 'Example Society', site: 'https://society.example', actor }
  return (await makeOrganisation(service.access, wanted, await service.store.now())).id
}

const FIRST = '# Terms\n\n## 1. Your key\n\nBe kind.\n\nName the source <b>always</b>.\n'

const putTerms = async (version: string, text: string, minutes: number): Promise<void> => {
  const at = await service.store.now()
  const inForceAt = new Date(at.getTime() + minutes * 60_000)
  await addTerms(
    service.access,
    { version, text: new TextEncoder().encode(text), inForceAt, actor: 'test' },
    at,
  )
}
await putTerms('2026-11', FIRST, 0)

const grant = async (): Promise<void> => {
  const answers = {
    scopes: [{ scope: 'members:read', reason: 'Readers look for their members.' }],
    purpose: 'A guide to the offices of Congress.',
    use: 'public',
    volume: 500,
    key_storage: 'In a secret store.',
    addresses: ['203.0.113.7', '2001:db8::/48'],
  }
  const drafted = await ada.post(`/organisations/${organisation}/requests`, { answers })
  const { id } = drafted.data as { readonly id: string }
  await ada.post(`/requests/${id}/submit`, { revision: 1 })
  const approve = [{ scope: 'members:read' }]
  const answer = await reviewer.post(`/review/requests/${id}/approve`, { revision: 2, approve })
  assert.equal(answer.status, 200, answer.text)
}

const read = async (path: string): Promise<string> => {
  const { status, text } = await ada.open(path)
  assert.equal(status, 200, `${path}: ${text}`)
  return text
}

const hiddenIn = (page: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  )

/** Opens the page of a form, types these fields, and sends it with what travels with the form. */
const fill = async (path: string, fields: Parameters<typeof ada.submit>[1] = {}): Promise<Visited> =>
  ada.submit(path, { ...hiddenIn(await read(path)), ...fields })

const accept = async (): Promise<void> => {
  const { status, location } = await fill(`${OWN}/terms`, { accept: 'yes' })
  assert.deepEqual([status, location], [303, `${OWN}/terms`])
}

const secretIn = ({ status, text }: Visited): string => {
  assert.equal(status, 200, text)
  const [secret] = /rtd_test_[0-9A-Za-z]{49}/.exec(text) ?? []
  assert.ok(secret)
  return secret
}

const newest = async (): Promise<OwnKey> => {
  const [key] = (await ada.get(`/organisations/${organisation}/keys`)).data as readonly OwnKey[]
  assert.ok(key)
  return key
}

const WANTED = { name: 'Web server', scopes: 'members:read' }

test('anyone reads the terms: their text, their digest and their bytes', async () => {
  const visitor = makeVisitor(service)
  const list = await visitor.open('/terms')
  assert.match(list.text, /<a href="\/terms\/2026-11">2026-11<\/a>[^]*In force since/)
  const page = await visitor.open('/terms/2026-11')
  assert.match(page.text, /<h2 id="[^"]*">1\. Your key/)
  assert.match(page.text, /Name the source &lt;b&gt;always&lt;\/b&gt;\./)
  const [, plain = ''] = /SHA-256[^]*?href="([^"]+)">plain text/.exec(page.text) ?? []
  assert.equal((await visitor.open(plain)).text, FIRST)
  assert.equal((await visitor.open('/terms/1999-01')).status, 404)
})

test('before an approval, and before the terms are accepted, the pages lead to them', async () => {
  for (const path of [`${OWN}/keys`, `${OWN}/keys/new`])
    assert.match(await read(path), new RegExp(`href="${OWN}/requests">Ask for access`))
  await grant()
  for (const path of [`${OWN}/keys`, `${OWN}/keys/new`])
    assert.match(await read(path), new RegExp(`href="${OWN}/terms">Read the terms`))
  const early = await ada.submit(`${OWN}/keys/new`, WANTED)
  assert.equal(early.status, 422)
  assert.match(early.text, /The terms in force are not accepted/)
})

test('terms are accepted with the box, and the page then says by whom', async () => {
  const { status, text } = await fill(`${OWN}/terms`)
  assert.equal(status, 422)
  assert.match(text, /Tick the box to accept the terms/)
  assert.match(text, /I accept the terms, version 2026-11, for Example Society/)
  await accept()
  const accepted = await read(`${OWN}/terms`)
  assert.match(accepted, /Example Society has accepted version 2026-11/)
  assert.match(accepted, /<td>ada@society\.example<\/td>/)
  assert.ok(!accepted.includes('name="accept"'))
})

test('a form that is refused keeps what was typed, with each fault beside its field', async () => {
  const { status, text } = await fill(`${OWN}/keys/new`, {
    name: '',
    scopes: 'members:read',
    expires_at: '9999-01-01',
    addresses: '203.0.113.7\nhere',
  })
  assert.equal(status, 422)
  for (const field of ['name', 'expires_at', 'addresses'])
    assert.match(text, new RegExp(`id="field-${field}-fault"`))
  assert.match(text, /Not such an address: “here”/)
  assert.match(text, /value="members:read" checked/)
  assert.match(text, />\n203\.0\.113\.7\nhere<\/textarea>/)
  const none = await fill(`${OWN}/keys/new`, { name: 'Web server' })
  assert.match(none.text, /Choose at least one scope/)
})

test('a key is shown on one page, works, and is on no other page', async () => {
  assert.match(await read(`${OWN}/keys/new`), />\n203\.0\.113\.7\n2001:db8::\/48<\/textarea>/)
  const shown = await fill(`${OWN}/keys/new`, WANTED)
  const secret = secretIn(shown)
  assert.equal(shown.headers['cache-control'], 'no-store')
  assert.ok(shown.text.includes(`<code>${secret}</code>`))
  assert.ok(shown.text.includes(`${TEST_ORIGIN}/api/partner/v1/whoami`))
  const { id } = await newest()
  assert.match(shown.text, new RegExp(`href="${OWN}/keys/${id}">I have stored it`))
  assert.equal((await service.ask({ url: '/api/partner/v1/whoami', key: secret })).status, 200)
  for (const path of [`${OWN}/keys`, `${OWN}/keys/${id}`, `${OWN}/keys/${id}/rotate`])
    assert.ok(!(await read(path)).includes(secret.slice(20)), path)
  assert.match(await read(`${OWN}/keys/${id}`), /ada@society\.example/)
})

test('usage names a key, with its id below', async () => {
  const { id: key } = await newest()
  const day = new Date(await service.store.now()).toISOString().slice(0, 10)
  await service.store.write<PortalTables, unknown>((trx) =>
    trx
      .insertInto('key_usage')
      .values({ key, day, operation: 'GET /names', status: 200, count: 1 })
      .execute(),
  )
  assert.match(await read(`${OWN}/usage`), new RegExp(`<td>Web server<br><span[^>]*><code>${key}</code>`))
})

test('a member changes, rotates, suspends, resumes and revokes a key by its pages', async () => {
  const first = secretIn(await fill(`${OWN}/keys/new`, WANTED))
  const path = `${OWN}/keys/${(await newest()).id}`
  assert.equal((await fill(`${path}/change`, { name: 'Batch', addresses: '127.0.0.0/8' })).status, 303)
  assert.match(await read(path), /<h1[^>]*>Batch<\/h1>[^]*127\.0\.0\.0\/8/)
  assert.match(
    (await fill(`${path}/change`, { name: 'Batch', addresses: 'x' })).text,
    /Not such an address: “x”/,
  )

  assert.match((await fill(`${path}/rotate`, { overlap_days: 'two' })).text, /Type a whole number of days/)
  assert.match(
    (await fill(`${path}/rotate`, { overlap_days: '8' })).text,
    /Type a whole number of days, from 0 to 7/,
  )
  const second = secretIn(await fill(`${path}/rotate`, { overlap_days: '0' }))
  assert.equal((await service.ask({ url: '/api/partner/v1/members', key: first })).status, 401)
  assert.equal((await service.ask({ url: '/api/partner/v1/members', key: second })).status, 200)

  const next = `${OWN}/keys/${(await newest()).id}`
  assert.equal((await fill(`${next}/suspend`)).location, next)
  assert.match(await read(next), /Suspended: its organisation suspended it/)
  assert.equal((await ada.open(`${next}/suspend`)).location, next)
  assert.equal((await fill(`${next}/resume`)).location, next)

  const wrong = await fill(`${next}/revoke`, { typed: 'Web server' })
  assert.equal(wrong.status, 422)
  assert.match(wrong.text, /type Batch/)
  assert.equal((await fill(`${next}/revoke`, { typed: 'Batch' })).status, 303)
  assert.equal((await service.ask({ url: '/api/partner/v1/members', key: second })).status, 401)
  assert.match(await read(next), /Revoked at/)
})

test('a key without a name is revoked by its beginning, with or without the ellipsis', async () => {
  for (const end of ['', '…']) {
    const { id } = await service.issue({ organisation })
    const path = `${OWN}/keys/${id}`
    const { start } = (await ada.get(`/organisations/${organisation}/keys/${id}`)).data as OwnKey
    assert.match((await fill(`${path}/revoke`, { typed: 'another' })).text, new RegExp(`type ${start}<`))
    assert.equal((await fill(`${path}/revoke`, { typed: start + end })).status, 303)
    assert.match(await read(path), /Revoked at/)
  }
})

test('the page that rotates a suspended key does not say that both keys work', async () => {
  const { id } = await service.issue({ organisation })
  const path = `${OWN}/keys/${id}`
  assert.match(await read(`${path}/rotate`), /Both keys work during the overlap/)
  await fill(`${path}/suspend`)
  const page = await read(`${path}/rotate`)
  assert.doesNotMatch(page, /Both keys work/)
  assert.match(page, /The old key is suspended and stays closed/)
  assert.match(page, /during the overlap, unless a member resumes it/)
  assert.match(page, /name="overlap_days" type="text" value="0"/)
  const leaked = await service.issue({ organisation })
  await flagLeaked(service.access, leaked.secret, await service.store.now())
  const closed = await read(`${OWN}/keys/${leaked.id}/rotate`)
  assert.match(closed, /stays closed: no member can resume it/)
  assert.doesNotMatch(closed, /unless|want to resume/)
})

test('a key is shown although the API answers nothing after it was made', async () => {
  const app = fastify()
  after(() => app.close())
  let isSilent = false
  putPortalPages(app, {
    ask: async (request) => {
      assert.ok(!isSilent, 'the page asks for something after the key was made')
      isSilent = request.method === 'POST'
      const { pathname, search } = new URL(request.url)
      const payload = await request.text()
      const { statusCode, headers, body } = await service.app.inject({
        method: request.method === 'POST' ? 'POST' : 'GET',
        url: pathname + search,
        headers: { ...Object.fromEntries(request.headers), host: TEST_HOST },
        ...(payload !== '' && { payload }),
      })
      const type = String(headers['content-type'])
      return new Response(body, { status: statusCode, headers: { 'content-type': type } })
    },
    site: { publicUrl: undefined, operator: { name: 'Test', contact: undefined } },
    clock: () => new Date(0),
    originOf: () => TEST_ORIGIN,
    listSamples: () => [],
  })
  const send = async (path: string, fields: Readonly<Record<string, string>>) => {
    isSilent = false
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: path,
      headers: {
        origin: TEST_ORIGIN,
        cookie: [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(fields).toString(),
    })
    assert.equal(statusCode, 200, body)
    assert.match(body, /rtd_test_[0-9A-Za-z]{49}/)
  }
  await send(`${OWN}/keys/new`, WANTED)
  await send(`${OWN}/keys/${(await newest()).id}/rotate`, { overlap_days: '0' })
})

test('new terms are announced with their date and their differences, and are accepted before it', async () => {
  await putTerms('2026-12', FIRST.replace('Be kind.', 'Be kind & quick.'), 60)
  const page = await read(`${OWN}/terms`)
  assert.match(page, /New terms come in force at/)
  assert.match(page, /<strong>Removed:<\/strong> <del>Be kind\.<\/del>/)
  assert.match(page, /<strong>Added:<\/strong> <ins>Be kind &amp; quick\.<\/ins>/)
  assert.match(page, new RegExp(`href="${OWN}/terms\\?version=2026-11"`))
  await accept()
  assert.match(await read(`${OWN}/terms?version=2026-12`), /has accepted version 2026-12/)
})

test('a stranger finds none of these pages', async () => {
  const { id } = await newest()
  for (const path of [`${OWN}/terms`, `${OWN}/keys`, `${OWN}/keys/new`, `${OWN}/keys/${id}`])
    assert.equal((await eve.open(path)).status, 404, path)
  const order = await eve.submit(`${OWN}/keys/${id}/revoke`, { typed: 'Batch' })
  assert.equal(order.status, 404)
})
