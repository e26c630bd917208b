import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ORGANISATION_ACTIONS } from '@rotunda/contract'
import { audit, AUDIT_ACTIONS } from '../../audit/index.ts'
import { openMessageService, type TestService } from '../../bin/testing.ts'
import {
  acceptInvitation,
  invitePerson,
  makeOrganisation,
  removePerson,
  type Actor,
  type PeopleTables,
} from '../../people/index.ts'
import { signIn, type Visitor } from './testing.ts'

let service: TestService
before(async () => {
  service = await openMessageService()
})
after(() => service.close())

const actorOf = async (visitor: Visitor): Promise<Actor> => {
  const { id: person } = (await visitor.get('/me')).data as { readonly id: string }
  return { person, by: 'portal', address: '192.0.2.7' }
}

/** An organisation whose member was removed, with a line of a reviewer and one of an operator. */
const openOrganisation = async (name: string) => {
  const { access, store } = service
  const at = await store.now()
  const slug = name.toLowerCase()
  const [owner, member] = [
    await signIn(service, `o@${slug}.example`),
    await signIn(service, `m@${slug}.example`),
  ]
  const [actor, other] = [await actorOf(owner), await actorOf(member)]
  const { id: organisation } = await makeOrganisation(
    access,
    { name, site: 'https://example.org', actor },
    at,
  )
  const invited = { organisation, mailbox: member.mailbox, role: 'member', actor } as const
  const { id } = await invitePerson(access, invited, at)
  await acceptInvitation(access, { id, actor: other }, at)
  await removePerson(access, { organisation, person: other.person, actor }, at)
  for (const by of ['command:per_reviewer', 'operator:ann', 'service']) {
    const line = {
      actor: by,
      action: 'request.approve',
      object: 'req_a',
      organisation,
      detail: '{}',
    } as const
    await store.write<PeopleTables, unknown>((trx) => audit(trx, store.engine, line, at))
  }
  // The removal ended the sessions of the member.
  return {
    organisation,
    owner,
    member: await signIn(service, member.mailbox),
    persons: [actor.person, other.person],
  }
}

type Line = {
  readonly number: number
  readonly action: string
  readonly by: string
  readonly person: string | null
}

test('an organisation reads its own lines, newest first, and its people by id alone', async () => {
  const { organisation, owner, persons } = await openOrganisation('Reading')
  await openOrganisation('Other')
  const { data, text } = await owner.get(`/organisations/${organisation}/audit`)
  const lines = data as readonly Line[]
  assert.deepEqual(
    lines.map(({ action, by, person }) => [action, by, person]),
    [
      ['request.approve', 'service', null],
      ['request.approve', 'operator', null],
      ['request.approve', 'reviewer', null],
      ['organisation.remove', 'member', persons[0]],
      ['organisation.join', 'member', persons[1]],
      ['organisation.invite', 'member', persons[0]],
      ['organisation.make', 'member', persons[0]],
    ],
  )
  assert.doesNotMatch(text, /@|per_reviewer|\bann\b|192\.0\.2\.7/)
})

test('the lines come page by page', async () => {
  const { organisation, owner } = await openOrganisation('Paging')
  const numbers: number[] = []
  for (let next: number | null = null, pages = 0; pages < 4; pages += 1) {
    const from = next === null ? '' : `&before=${String(next)}`
    const { json } = await owner.get(`/organisations/${organisation}/audit?limit=3${from}`)
    const page = json as { readonly data: readonly Line[]; readonly meta: { readonly next: number | null } }
    numbers.push(...page.data.map(({ number }) => number))
    next = page.meta.next
    if (next === null) break
  }
  assert.equal(numbers.length, 7)
  assert.deepEqual(
    numbers,
    numbers.toSorted((a, b) => b - a),
  )
  const wrong = await owner.get(`/organisations/${organisation}/audit?limit=201`)
  assert.equal(wrong.code, 'invalid_query')
})

test('a person who was removed reads no lines, and neither does a stranger', async () => {
  const { organisation, member } = await openOrganisation('Closed')
  const path = `/organisations/${organisation}/audit`
  assert.equal((await member.get(path)).code, 'not_found')
  assert.equal((await (await signIn(service, 'eve@elsewhere.example')).get(path)).code, 'not_found')
})

test('the page says each action in words, and leads to older lines', async () => {
  const { organisation, owner, member } = await openOrganisation('Pages')
  const path = `/portal/organisations/${organisation}/audit`
  const page = await owner.open(path)
  assert.equal(page.status, 200, page.text)
  for (const words of ['Made the organisation', 'Invited a person', 'Removed a person', 'A reviewer', 'You'])
    assert.ok(page.text.includes(words), words)
  assert.doesNotMatch(page.text, />request\.approve</)
  const first = await owner.open(`${path}?limit=3`)
  const [, older = ''] = /href="([^"]*before=\d+[^"]*)"/.exec(first.text) ?? []
  const second = await owner.open(older.replaceAll('&amp;', '&'))
  assert.match(second.text, /Newest lines/)
  assert.equal((await member.open(path)).status, 404)
})

test('every action of an organisation is one of the log, and every such action has words', () => {
  const actions = AUDIT_ACTIONS.filter((action) =>
    /^(key|organisation|request)\.|^terms\.accept$/.test(action),
  )
  assert.deepEqual(
    actions.filter((action) => !ORGANISATION_ACTIONS.some((one) => one === action)),
    [],
  )
})
