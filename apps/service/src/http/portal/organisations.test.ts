import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Me, OpenInvitation, Organisation, OrganisationPerson, SeenKey } from '@rotunda/contract'
import { noteSighting, type PortalTables } from '../../access/index.ts'
import { openMessageService, type TestService } from '../../bin/testing.ts'
import { signIn, type Visited, type Visitor } from './testing.ts'

let service: TestService
let made = 0
before(async () => {
  service = await openMessageService()
})
after(() => service.close())

const open = (who: string) => signIn(service, `${who}${(made += 1)}@example.org`)
const meOf = async (visitor: Visitor) => (await visitor.get('/me')).data as Me
const peopleOf = async (visitor: Visitor, id: string) =>
  (await visitor.get(`/organisations/${id}/people`)).data as OrganisationPerson[]

const make = async (owner: Visitor): Promise<string> => {
  const name = `Reading Room ${(made += 1)}`
  const answer = await owner.post('/organisations', { name, site: 'https://reading.example.org' })
  assert.equal(answer.status, 201, answer.text)
  return (answer.data as { id: string }).id
}

const join = async (owner: Visitor, id: string, role = 'member'): Promise<Visitor & { id: string }> => {
  const visitor = await open('joins')
  const { mailbox } = visitor
  assert.equal((await owner.post(`/organisations/${id}/invitations`, { mailbox, role })).status, 201)
  const me = await meOf(visitor)
  const [invitation] = me.invitations
  assert.equal((await visitor.post(`/invitations/${invitation?.id}/accept`)).status, 200)
  return { ...visitor, id: me.id }
}

test('the person who makes an organisation is its owner, and its progress begins with one person', async () => {
  const owner = await open('owner')
  const id = await make(owner)
  const { organisations } = await meOf(owner)
  assert.deepEqual(
    organisations.map((one) => [one.id, one.role]),
    [[id, 'owner']],
  )
  const { role, site, progress } = (await owner.get(`/organisations/${id}`)).data as Organisation
  assert.deepEqual([role, site], ['owner', 'https://reading.example.org'])
  const { terms, ...counts } = progress
  assert.equal(terms?.is_accepted, false)
  assert.deepEqual(counts, { people: 1, drafts: 0, asked_back: 0, under_review: 0, scopes: [], keys: 0 })
})

test('a form with a name that is taken or a site without https is refused by its field', async () => {
  const owner = await open('owner')
  const wanted = { name: 'Example Society', site: 'https://www.example.org' }
  assert.equal((await owner.post('/organisations', wanted)).status, 201)
  const again = await owner.post('/organisations', { ...wanted, name: 'EXAMPLE  Society' })
  assert.deepEqual([again.status, again.fields], [422, ['name']])
  const both = await owner.post('/organisations', { name: ' ', site: 'http://example.org' })
  assert.deepEqual(both.fields, ['name', 'site'])
})

const detailOf = ({ json }: Visited): string => (json as { detail: string }).detail

test('a stranger reads the same of an organisation as of none', async () => {
  const [owner, stranger] = [await open('owner'), await open('stranger')]
  const id = await make(owner)
  for (const path of ['', '/people', '/people/per_none', '/people/per_none/keys', '/invitations']) {
    const [real, none] = await Promise.all(
      [id, 'org_none'].map((one) => stranger.get(`/organisations/${one}${path}`)),
    )
    assert.equal(real?.status, 404, path)
    assert.equal(detailOf(real).replaceAll(id, 'org_none'), none && detailOf(none))
  }
  for (const call of [
    stranger.post(`/organisations/${id}/leave`),
    stranger.post(`/organisations/${id}/invitations`, { mailbox: 'a@example.org', role: 'member' }),
    stranger.patch(`/organisations/${id}/people/per_none`, { role: 'owner' }),
    stranger.delete(`/organisations/${id}/people/per_none`),
    stranger.delete(`/organisations/${id}/invitations/inv_none`),
    stranger.post('/invitations/inv_none/accept'),
    stranger.post('/invitations/inv_none/decline'),
  ])
    assert.equal((await call).code, 'not_found')
})

test('an invitation is listed, withdrawn and declined, and shows its organisation to its mailbox alone', async () => {
  const [owner, guest] = [await open('owner'), await open('guest')]
  const id = await make(owner)
  const invite = () =>
    owner.post(`/organisations/${id}/invitations`, { mailbox: guest.mailbox, role: 'member' })
  await invite()
  const [first] = (await owner.get(`/organisations/${id}/invitations`)).data as OpenInvitation[]
  assert.equal(first?.mailbox, guest.mailbox)
  const [shown] = (await meOf(guest)).invitations
  assert.deepEqual([shown?.id, shown?.site], [first.id, 'https://reading.example.org'])
  assert.equal((await owner.delete(`/organisations/${id}/invitations/${first.id}`)).status, 200)
  assert.equal((await guest.post(`/invitations/${first.id}/accept`)).code, 'not_found')
  await invite()
  const [second] = (await meOf(guest)).invitations
  assert.equal((await guest.post(`/invitations/${second?.id}/decline`)).status, 200)
  assert.deepEqual((await owner.get(`/organisations/${id}/invitations`)).data, [])
})

test('a member changes nobody, invites nobody, and leaves by itself', async () => {
  const owner = await open('owner')
  const id = await make(owner)
  const member = await join(owner, id)
  const [first] = await peopleOf(member, id)
  for (const call of [
    member.patch(`/organisations/${id}/people/${member.id}`, { role: 'owner' }),
    member.delete(`/organisations/${id}/people/${first?.id}`),
    member.post(`/organisations/${id}/invitations`, { mailbox: 'b@example.org', role: 'owner' }),
    member.get(`/organisations/${id}/invitations`),
    member.get(`/organisations/${id}/people/${first?.id}/keys`),
  ])
    assert.equal((await call).code, 'not_permitted')
  assert.equal((await member.post(`/organisations/${id}/leave`)).status, 200)
  assert.equal((await member.get(`/organisations/${id}`)).status, 404)
})

test('the last owner stays, and leaves once there is another', async () => {
  const owner = await open('owner')
  const id = await make(owner)
  const member = await join(owner, id)
  assert.equal((await owner.post(`/organisations/${id}/leave`)).code, 'not_in_this_state')
  assert.equal((await owner.patch(`/organisations/${id}/people/${member.id}`, { role: 'owner' })).status, 200)
  const { data } = await owner.get(`/organisations/${id}/people/${member.id}`)
  assert.equal((data as OrganisationPerson).role, 'owner')
  assert.equal((await owner.post(`/organisations/${id}/leave`)).status, 200)
})

test('the removal of a person ends their sessions, and answers with the keys that they saw', async () => {
  const owner = await open('owner')
  const id = await make(owner)
  const member = await join(owner, id)
  const at = await service.store.now()
  const { id: key } = await service.issue({ organisation: id })
  await service.store.write<PortalTables, undefined>(async (trx) => {
    await noteSighting(trx, key, member.id, at)
    return undefined
  })
  const removed = await owner.delete(`/organisations/${id}/people/${member.id}`)
  const { keys } = removed.data as { keys: SeenKey[] }
  assert.deepEqual(
    keys.map((one) => one.id),
    [key],
  )
  assert.equal((await member.get('/me')).code, 'sign_in_needed')
  assert.deepEqual((await owner.get(`/organisations/${id}/people/${member.id}/keys`)).data, keys)
})

test('a long list of people comes in pages', async () => {
  const owner = await open('owner')
  const id = await make(owner)
  await join(owner, id)
  const read = async (query: string) => {
    const { data, json } = await owner.get(`/organisations/${id}/people?${query}`)
    const { meta } = json as { meta: { has_more: boolean } }
    return [(data as OrganisationPerson[]).length, meta.has_more]
  }
  assert.deepEqual(await read('limit=1'), [1, true])
  assert.deepEqual(await read('limit=1&offset=1'), [1, false])
  assert.deepEqual(await read(''), [2, false])
  assert.equal((await owner.get(`/organisations/${id}/people?limit=201`)).code, 'invalid_query')
})

test('a person ends every other session, and stays signed in', async () => {
  const here = await open('many')
  const there = await signIn(service, here.mailbox)
  assert.deepEqual((await here.delete('/sessions')).data, { ended: 1 })
  assert.equal((await there.get('/me')).code, 'sign_in_needed')
  assert.equal((await here.get('/me')).status, 200)
})
