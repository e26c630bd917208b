import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { checkAudit, listAudit } from '../audit/index.ts'
import { portalMigrations } from '../access/index.ts'
import { Refusal } from '../platform/index.ts'
import { onEveryStore, openBeside, type TestStore } from '../platform/store/testing.ts'
import {
  changeRole,
  demandMember,
  demandOwner,
  ensureOrganisation,
  findOrganisation,
  leaveOrganisation,
  listOrganisations,
  listOrganisationsOf,
  listPeople,
  makeOrganisation,
  ORGANISATION_LIMITS,
  removePerson,
  roleIn,
  setTermsDate,
  type Actor,
  type OrganisationRole,
  type PeopleNeeds,
  type PeopleTables,
} from './index.ts'
import { listLooks } from './list-looks.ts'
import { makePeopleNeeds, makePerson, putSession } from './testing.ts'

const AT = new Date('2026-11-02T12:00:00Z')
const SITE = 'https://www.example.org'

/** Names that a reader takes for "Example Society 10". */
const ALIKE = [
  'EXAMPLE SOCIETY 10',
  'Éxample Society 10',
  'Ехаmple Society 10',
  'Εxample Sοciety 10',
  'Example  Society, 10',
  'Examp1e Society lO',
  'Ｅxample Society 10',
  'Ꭼxample Society 10',
  'Exarnple Society 10',
]

onEveryStore((open) => {
  let store: TestStore
  let needs: PeopleNeeds
  /** Needs of a second process at the same state. */
  let other: PeopleNeeds
  let made = 0

  before(async () => {
    store = await open(portalMigrations, () => AT)
    needs = makePeopleNeeds(store)
    other = makePeopleNeeds(await openBeside(store, portalMigrations))
  })
  after(async () => {
    await other.store.close()
    await store.destroy()
  })

  const sign = (): Promise<Actor> => makePerson(store, `person${(made += 1)}@example.org`, AT)
  const make = (
    actor: Actor,
    name = `Society ${String.fromCharCode(0x4e00 + (made += 1))}`,
    site = SITE,
    by = needs,
  ) => makeOrganisation(by, { name, site, actor }, AT)
  const join = (organisation: string, { person }: Actor, role: OrganisationRole) =>
    store.write<PeopleTables, unknown>((trx) =>
      trx
        .insertInto('memberships')
        .values({ organisation, person, role, since: AT.getTime() + (made += 1) })
        .execute(),
    )
  const rolesOf = async (organisation: string) =>
    (await listPeople(store, organisation)).map(({ role }) => role)
  const ensure = (name: string, by = needs) =>
    by.store.write<PeopleTables, string>((trx) => ensureOrganisation(trx, name, AT))
  const countSessions = async ({ person }: Actor) => {
    const select = store.db<PeopleTables>().selectFrom('sessions').select('id')
    return (await select.where('person', '=', person).execute()).length
  }

  test('whoever makes an organisation is its owner, and its site is an origin', async () => {
    const actor = await sign()
    const { id } = await make(actor, '  Zoe\u0308 Reading Room ', 'https://www.example.org/about?x=1')
    const [own] = await listOrganisationsOf(store, actor.person)
    assert.deepEqual(own, { id, name: 'Zo\u00eb Reading Room', site: SITE, role: 'owner' })
    const [member] = await listPeople(store, id)
    assert.deepEqual([member?.person, member?.role, member?.since], [actor.person, 'owner', AT])
    const [line] = await listAudit(store, { object: id, limit: 1 })
    assert.deepEqual([line?.action, line?.actor, line?.organisation], ['organisation.make', actor.person, id])
  })

  test('a name that looks like another is refused, in a portal and in a command', async () => {
    await make(await sign(), 'Example Society 10')
    for (const name of ALIKE) {
      const actor = await sign()
      await assert.rejects(make(actor, name), isRefusal('invalid_fields', /taken/), name)
      await assert.rejects(ensure(name), isRefusal('invalid_query', /looks like/), name)
      assert.deepEqual(await listOrganisationsOf(store, actor.person), [])
    }
  })

  test('of two persons who take one name at once one gets it', async () => {
    const actors = [await sign(), await sign()]
    const names = ['Meteor Watch', 'Mete0r VVatch']
    const results = await Promise.allSettled(
      actors.map((actor, index) => make(actor, names[index], SITE, index === 0 ? needs : other)),
    )
    assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  })

  test('fields at fault are named, each with its rule', async () => {
    const actor = await sign()
    const names = [
      '',
      'A',
      '  ',
      'a'.repeat(201),
      'two\nlines',
      'left\u202eright',
      '!!',
      'see https://a.example',
      'Prize at //a',
      'Your prize: win.example.com now',
      'Ask prize@example.com',
      'Prize at bücher.рф',
      'Prize at win．example',
      'Prize at win。example',
      'Prize at 203.0.113.7',
      'a\0b',
      'filler\u3164',
      'variation\ufe0f',
    ]
    for (const name of names)
      await assert.rejects(make(actor, name), isRefusal('invalid_fields', /^The name must/), name)
    for (const name of ['U.S. Right to Know 2.0', 'St. Mary & Co., Inc.', 'Forum e.V.', 'A/B Society'])
      await make(actor, name)
    const sites = [
      '',
      'example.org',
      'http://example.org',
      'https://localhost',
      'https://127.0.0.1',
      'https://[::1]',
    ]
    for (const site of [
      ...sites,
      'https://ada:b@example.org',
      'javascript:alert(1)',
      `${SITE}/${'a'.repeat(300)}`,
    ])
      await assert.rejects(
        make(actor, 'Reading Hall', site),
        isRefusal('invalid_fields', /^The site must/),
        site,
      )
    await assert.rejects(make(actor, '', ''), ({ errors }: Refusal) => errors?.length === 2)
  })

  test('a person takes no more names than the limit', async () => {
    const actor = await sign()
    for (let count = 0; count < ORGANISATION_LIMITS.organisationsOfPerson.value; count += 1) await make(actor)
    await assert.rejects(make(actor), isRefusal('not_in_this_state', /20 is the limit/))
  })

  test('a key names its organisation by id or exact name, and one that is new has the text as its id', async () => {
    const { id } = await make(await sign(), 'Night Library')
    assert.equal(await ensure('Night Library'), id)
    assert.equal(await ensure(id), id)
    assert.equal(await ensure('Day Library'), 'Day Library')
    assert.equal(await ensure('Day Library'), 'Day Library')
    await assert.rejects(ensure('day library'), isRefusal('invalid_query', /looks like/))
    await assert.rejects(ensure('!'), isRefusal('invalid_query', /letter/))
    assert.deepEqual(await listPeople(store, 'Day Library'), [])
    await assert.rejects(make(await sign(), 'Day Library'), isRefusal('invalid_fields', /taken/))
    assert.deepEqual(
      await Promise.all([needs, other, needs].map((by) => ensure('Dawn Library', by))),
      Array(3).fill('Dawn Library'),
    )
  })

  test('a stranger learns nothing of an organisation, and a member may not do what an owner may', async () => {
    const [owner, member, stranger] = [await sign(), await sign(), await sign()]
    const { id } = await make(owner)
    await join(id, member, 'member')
    const db = store.db<PeopleTables>()
    assert.equal(await demandMember(db, id, member.person), 'member')
    assert.equal(await roleIn(db, id, stranger.person), undefined)
    await demandOwner(db, id, owner.person)
    const [none, hidden] = await Promise.all(
      ['org_none', id].map((one) =>
        demandMember(db, one, stranger.person).catch((cause: unknown) => String(cause)),
      ),
    )
    assert.equal(hidden?.replace(id, 'org_none'), none)
    for (const [actor, code] of [
      [member, 'not_permitted'],
      [stranger, 'not_found'],
    ] as const) {
      const order = { organisation: id, person: owner.person, actor }
      await assert.rejects(removePerson(needs, order, AT), isRefusal(code))
      await assert.rejects(changeRole(needs, { ...order, role: 'member' }, AT), isRefusal(code))
    }
    assert.deepEqual(await rolesOf(id), ['owner', 'member'])
  })

  test('the last owner cannot leave, be removed or become a member', async () => {
    const [owner, member] = [await sign(), await sign()]
    const { id: organisation } = await make(owner)
    await join(organisation, member, 'member')
    const order = { organisation, person: owner.person, actor: owner }
    const isLast = isRefusal('not_in_this_state', /last owner/)
    await assert.rejects(leaveOrganisation(needs, order, AT), isLast)
    await assert.rejects(removePerson(needs, order, AT), isLast)
    await assert.rejects(changeRole(needs, { ...order, role: 'member' }, AT), isLast)
    await changeRole(needs, { ...order, person: member.person, role: 'owner' }, AT)
    await changeRole(needs, { ...order, role: 'member', actor: member }, AT)
    await leaveOrganisation(needs, order, AT)
    assert.deepEqual(await rolesOf(organisation), ['owner'])
  })

  test('of two owners who leave at once one stays', async () => {
    const [first, second] = [await sign(), await sign()]
    const { id: organisation } = await make(first)
    await join(organisation, second, 'owner')
    const results = await Promise.allSettled(
      [first, second].map((actor, index) =>
        leaveOrganisation(index === 0 ? needs : other, { organisation, actor }, AT),
      ),
    )
    assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
    assert.deepEqual(await rolesOf(organisation), ['owner'])
  })

  test('removing a person ends the sessions of that person and of nobody else', async () => {
    const [owner, member] = [await sign(), await sign()]
    const { id: organisation } = await make(owner)
    await join(organisation, member, 'member')
    for (const { person } of [owner, member, member]) await putSession(store, person, AT)
    const order = { organisation, person: member.person, actor: owner }
    await removePerson(needs, order, AT)
    assert.deepEqual([await countSessions(owner), await countSessions(member)], [1, 0])
    await assert.rejects(removePerson(needs, order, AT), isRefusal('not_found', /does not belong/))
    const [line] = await listAudit(store, { organisation, limit: 1 })
    assert.deepEqual(
      [line?.action, line?.detail],
      ['organisation.remove', JSON.stringify({ person: member.person })],
    )
  })

  test('an organisation always has an owner, and only owners change who belongs to it', async () => {
    const step = fc.record({
      kind: fc.constantFrom('leave', 'remove', 'raise', 'lower'),
      actor: fc.nat(3),
      person: fc.nat(3),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const actors = [await sign(), await sign(), await sign(), await sign()] as const
        const { id: organisation } = await make(actors[0])
        await join(organisation, actors[1], 'owner')
        await join(organisation, actors[2], 'member')
        for (const { kind, actor, person } of steps) {
          const order = { organisation, actor: pick(actors, actor), person: pick(actors, person).person }
          const by = await roleIn(store.db<PeopleTables>(), organisation, order.actor.person)
          const done = await attempt(kind, order)
          if (done) assert.equal(by === 'owner' || (kind === 'leave' && by === 'member'), true)
          assert.equal((await rolesOf(organisation)).includes('owner'), true)
        }
      }),
      { numRuns: 15 },
    )
    assert.equal((await checkAudit(store)).brokenAt, null)
  })

  type Order = { readonly organisation: string; readonly actor: Actor; readonly person: string }
  const attempt = async (kind: 'leave' | 'remove' | 'raise' | 'lower', order: Order): Promise<boolean> => {
    try {
      if (kind === 'leave') await leaveOrganisation(needs, order, AT)
      else if (kind === 'remove') await removePerson(needs, order, AT)
      else await changeRole(needs, { ...order, role: kind === 'raise' ? 'owner' : 'member' }, AT)
      return true
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      return false
    }
  }

  test('a date for the terms is set and taken back by an operator, in the audit log', async () => {
    const { id: organisation } = await make(await sign())
    const order = { organisation, actor: 'operator:test' }
    await setTermsDate(store, { ...order, from: AT }, AT)
    assert.deepEqual((await findOrganisation(store, organisation))?.termsFrom, AT)
    await setTermsDate(store, { ...order, from: null }, AT)
    assert.equal((await findOrganisation(store, organisation))?.termsFrom, null)
    const lines = await listAudit(store, { action: 'organisation.set_terms_date', organisation, limit: 9 })
    assert.deepEqual(
      lines.map(({ detail }) => detail),
      ['{"terms_from":null}', `{"terms_from":${AT.getTime()}}`],
    )
    await assert.rejects(
      setTermsDate(store, { ...order, organisation: 'org_none', from: AT }, AT),
      isRefusal('not_found'),
    )
    const all = await listOrganisations(store)
    assert.equal(new Set(all.flatMap(({ name }) => listLooks(name).slice(-1))).size, all.length)
  })
})

const pick = <Item>(items: readonly [Item, ...Item[]], index: number): Item => items[index] ?? items[0]

const isRefusal =
  (code: Refusal['code'], detail = /./) =>
  (cause: unknown): boolean =>
    cause instanceof Refusal && cause.code === code && detail.test(cause.message)
