import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, test } from 'node:test'
import type { NewSecret, OwnKey, RotatedSecret, TermsDocument, TermsOfOrganisation } from '@rotunda/contract'
import { addTerms } from '../../access/index.ts'
import { openTestService } from '../../bin/testing.ts'
import { makeOrganisation } from '../../people/index.ts'
import { systemClock } from '../../platform/index.ts'
import { enrol, makeVisitor, signIn, type Visited, type Visitor } from './testing.ts'

const MINUTE = 60_000

/** The clock by which keys are judged runs ahead of that of the portal. */
let ahead = 0
const service = await openTestService({}, 0, () => new Date(systemClock().getTime() + ahead))
after(() => service.close())

const ada = await signIn(service, 'ada@society.example')
const eve = await signIn(service, 'eve@elsewhere.example')
const reviewer = await enrol(service, 'first@rotunda.example')
const organisation = await foundBy(ada, 'Example Society')
await foundBy(eve, 'Another Guild')
const KEYS = `/organisations/${organisation}/keys`
const TERMS = `/organisations/${organisation}/terms`

async function foundBy(owner: Visitor, name: string): Promise<string> {
  const { id: person } = read(await owner.get('/me')) as { readonly id: string }
  const actor = { person, by: 'portal', address: '192.0.2.7' } as const
  const at = await service.store.now()
  return (await makeOrganisation(service.access, { name, site: 'https://society.example', actor }, at)).id
}

function read({ status, data, text }: Visited): unknown {
  assert.ok(status < 300, text)
  return data
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

const putTerms = async (version: string, text: string, minutes: number): Promise<void> => {
  const at = await service.store.now()
  const inForceAt = new Date(at.getTime() + minutes * MINUTE)
  await addTerms(
    service.access,
    { version, text: new TextEncoder().encode(text), inForceAt, actor: 'test' },
    at,
  )
}

const grant = async (): Promise<void> => {
  const answers = {
    scopes: [{ scope: 'members:read', reason: 'Readers look for their members.' }],
    purpose: 'A guide to the offices of Congress.',
    use: 'public',
    volume: 500,
    key_storage: 'In a secret store that two engineers can read.',
  }
  const drafted = await ada.post(`/organisations/${organisation}/requests`, { answers })
  const { id } = read(drafted) as { readonly id: string }
  read(await ada.post(`/requests/${id}/submit`, { revision: 1 }))
  const approve = [{ scope: 'members:read', quotas: { minute: 60, day: 900 } }]
  read(await reviewer.post(`/review/requests/${id}/approve`, { revision: 2, approve }))
}

const FIRST = 'Be kind.\n\nName the source.\n'
const SECOND = 'Be kind and quick.\n\nName the source.\n'
await putTerms('2026-11', FIRST, 0)
await grant()

const accept = (version: string, text: string, visitor = ada) =>
  visitor.post(`${TERMS}/${version}/accept`, { sha256: digest(text) })

const WANTED = { name: 'Web server', scopes: ['members:read'] }
const issue = async (more: object = {}) => read(await ada.post(KEYS, { ...WANTED, ...more })) as NewSecret
const show = async (id: string) => read(await ada.get(`${KEYS}/${id}`)) as OwnKey
const ofPartner = (key: string, path: string) => service.ask({ url: `/api/partner/v1/${path}`, key })

test('a key is issued after the terms are accepted, and reads its table', async () => {
  const early = await ada.post(KEYS, WANTED)
  assert.equal(early.code, 'terms_required')
  assert.equal((early.json as { terms_url: string }).terms_url, '/terms/2026-11')

  const wrong = await accept('2026-11', SECOND)
  assert.equal(wrong.code, 'changed_meanwhile')
  read(await accept('2026-11', FIRST))
  const standing = read(await ada.get(TERMS)) as TermsOfOrganisation
  assert.deepEqual(
    standing.accepted.map(({ version, mailbox }) => [version, mailbox]),
    [['2026-11', 'ada@society.example']],
  )

  const answer = await ada.post(KEYS, WANTED)
  const { id, secret } = read(answer) as NewSecret
  assert.equal(answer.status, 201)
  assert.equal(answer.headers['cache-control'], 'no-store')
  assert.equal((await ofPartner(secret, 'whoami')).status, 200)
  assert.equal((await ofPartner(secret, 'members')).status, 200)
  const { name, quotas, state, seen_by: seenBy } = await show(id)
  assert.deepEqual([name, quotas, state], ['Web server', { minute: 60, day: 900 }, 'open'])
  assert.deepEqual(
    seenBy.map(({ mailbox }) => mailbox),
    ['ada@society.example'],
  )
})

test('the secret is shown once', async () => {
  const { id, secret } = await issue()
  for (const path of [KEYS, `${KEYS}/${id}`, '/me'])
    assert.ok(!(await ada.get(path)).text.includes(secret.slice(20)), path)
  const { overlap_ends_at: ends, ...rotated } = read(
    await ada.post(`${KEYS}/${id}/rotate`, { overlap_days: 1 }),
  ) as RotatedSecret
  assert.equal((await ofPartner(secret, 'members')).status, 200)
  assert.equal((await ofPartner(rotated.secret, 'members')).status, 200)
  const old = await show(id)
  assert.deepEqual([old.replaced_by, old.orders], [rotated.id, ['suspend', 'revoke']])
  assert.equal(old.expires_at, ends)
})

test('fields of a new key are refused one by one', async () => {
  const refused = await ada.post(KEYS, {
    name: '',
    scopes: ['members:read'],
    expires_at: '9999-01-01T00:00:00Z',
    addresses: ['here'],
  })
  assert.deepEqual(refused.fields, ['name', 'expires_at', 'addresses.0'])
  const more = await ada.post(KEYS, { ...WANTED, scopes: ['members:read', 'staff:read'] })
  assert.deepEqual(more.fields, ['scopes'])
})

test('a member changes, suspends, resumes and revokes a key', async () => {
  const { id, secret } = await issue({ addresses: ['127.0.0.0/8'] })
  const changed = read(await ada.patch(`${KEYS}/${id}`, { name: 'Batch', addresses: null })) as OwnKey
  assert.deepEqual([changed.name, changed.addresses], ['Batch', null])
  assert.deepEqual((await ada.patch(`${KEYS}/${id}`, {})).fields, ['name'])
  const suspended = read(await ada.post(`${KEYS}/${id}/suspend`)) as OwnKey
  assert.deepEqual([suspended.state, suspended.orders], ['suspended', ['rotate', 'resume', 'revoke']])
  assert.equal((await ada.post(`${KEYS}/${id}/suspend`)).code, 'not_in_this_state')
  assert.equal((await ofPartner(secret, 'members')).status, 401)
  read(await ada.post(`${KEYS}/${id}/resume`))
  assert.equal((await ofPartner(secret, 'members')).status, 200)
  const revoked = read(await ada.post(`${KEYS}/${id}/revoke`)) as OwnKey
  assert.deepEqual([revoked.state, revoked.orders], ['revoked', []])
  assert.equal((await ofPartner(secret, 'members')).status, 401)
})

test('a stranger learns nothing of keys and terms of an organisation', async () => {
  const { id } = await issue()
  const before = await ada.get(KEYS)
  for (const answer of [
    await eve.get(KEYS),
    await eve.get(TERMS),
    await accept('2026-11', FIRST, eve),
    await eve.get(`${KEYS}/${id}`),
    await eve.post(KEYS, { ...WANTED, name: '' }),
    await eve.patch(`${KEYS}/${id}`, {}),
    await eve.post(`${KEYS}/${id}/rotate`, { overlap_days: 500 }),
    await eve.post(`${KEYS}/${id}/suspend`),
    await eve.post(`${KEYS}/${id}/resume`),
    await eve.post(`${KEYS}/${id}/revoke`),
  ])
    assert.equal(answer.code, 'not_found', answer.text)
  assert.deepEqual((await ada.get(KEYS)).json, before.json)
})

test('a key of another organisation does not exist under this one', async () => {
  const { id } = await service.issue({ organisation: 'Somebody Else', scopes: ['members:read'] })
  for (const answer of [
    await ada.get(`${KEYS}/${id}`),
    await ada.post(`${KEYS}/${id}/revoke`),
    await ada.post(`${KEYS}/${id}/rotate`, { overlap_days: 1 }),
  ])
    assert.equal(answer.code, 'not_found', answer.text)
})

test('anyone reads the terms, and their bytes have their digest', async () => {
  const visitor = makeVisitor(service)
  const listed = read(await visitor.get('/terms')) as readonly TermsDocument[]
  assert.ok(listed.some(({ version, sha256 }) => version === '2026-11' && sha256 === digest(FIRST)))
  const { text } = read(await visitor.get('/terms/2026-11')) as TermsDocument
  assert.equal(text, FIRST)
  const plain = await visitor.get('/terms/2026-11/text')
  assert.equal(digest(plain.text), digest(FIRST))
  assert.match(String(plain.headers['content-type']), /^text\/plain/)
  assert.equal((await visitor.get('/terms/1999-01')).code, 'not_found')
})

test('new terms close the data until a member accepts them', async () => {
  const { secret } = await issue()
  await putTerms('2026-12', SECOND, 60)
  assert.equal((await ofPartner(secret, 'members')).status, 200)
  ahead += 61 * MINUTE
  const closed = await ofPartner(secret, 'members')
  assert.equal(closed.status, 403)
  const { code, terms_url: address } = closed.json as { readonly code: string; readonly terms_url: string }
  assert.deepEqual([code, address], ['terms_required', '/terms/2026-12'])
  assert.equal((await ofPartner(secret, 'whoami')).status, 200)
  read(await accept('2026-12', SECOND))
  assert.equal((await ofPartner(secret, 'members')).status, 200)
})

test('anyone reports a leaked key, and reads the same for every text', async () => {
  const { id, secret } = await issue()
  const report = (key: string) =>
    service.ask({ method: 'POST', url: '/api/keys/leaked', key: null, body: { key } })
  const texts = [secret, secret, 'rtd_live_0', `key: ${secret}`]
  const answers = await Promise.all(texts.map(report))
  for (const { status, text } of answers) assert.deepEqual([status, text], [200, '{"data":{}}'])
  assert.equal((await ofPartner(secret, 'members')).status, 401)
  const leaked = await show(id)
  assert.deepEqual([leaked.state, leaked.orders], ['suspended', ['rotate', 'revoke']])
  assert.equal((await ada.post(`${KEYS}/${id}/resume`)).code, 'not_in_this_state')
})
