import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listAudit } from '../audit/index.ts'
import { portalMigrations } from '../access/index.ts'
import { Refusal } from '../platform/index.ts'
import { onEveryStore, openBeside, type TestStore } from '../platform/store/testing.ts'
import {
  acceptInvitation,
  changeRole,
  declineInvitation,
  ensureOrganisation,
  inviteOwner,
  invitePerson,
  leaveOrganisation,
  listMail,
  listInvitations,
  listInvitationsFor,
  listOrganisationsOf,
  listPeople,
  makeOrganisation,
  ORGANISATION_LIMITS,
  readMail,
  withdrawInvitation,
  type Actor,
  type OrganisationRole,
  type PeopleNeeds,
  type PeopleTables,
} from './index.ts'
import { makePeopleNeeds, makePerson } from './testing.ts'

const AT = new Date('2026-11-02T12:00:00Z')
const DAY = 86_400_000
const later = (days: number) => new Date(AT.getTime() + days * DAY)
const DAYS = ORGANISATION_LIMITS.invitationDays.value

onEveryStore((open) => {
  let store: TestStore
  let needs: PeopleNeeds
  /** Needs of a second process at the same state. */
  let other: PeopleNeeds
  let owner: Actor
  let organisation: string
  let made = 0

  before(async () => {
    store = await open(portalMigrations, () => AT)
    needs = makePeopleNeeds(store)
    other = makePeopleNeeds(await openBeside(store, portalMigrations))
    owner = await makePerson(store, 'owner@example.org', AT)
    const fields = { name: 'Reading Room', site: 'https://reading.example.org' }
    organisation = (await makeOrganisation(needs, { ...fields, actor: owner }, AT)).id
  })
  after(async () => {
    await other.store.close()
    await store.destroy()
  })

  const sign = async (): Promise<{ actor: Actor; mailbox: string }> => {
    const mailbox = `reader${(made += 1)}@example.org`
    return { mailbox, actor: await makePerson(store, mailbox, AT) }
  }
  const invite = (mailbox: string, role: OrganisationRole = 'member', actor = owner, at = AT) =>
    invitePerson(needs, { organisation, mailbox, role, actor }, at)
  const accept = (id: string, actor: Actor, at = AT, by = needs) => acceptInvitation(by, { id, actor }, at)
  const listMails = async (mailbox: string) => {
    const mails = (await listMail(needs, 1000)).filter((mail) => mail.mailbox === mailbox)
    const sender = { origin: 'https://rotunda.example' }
    return Promise.all(
      mails.map(async ({ kind, id }) => ({ kind, text: (await readMail({ ...needs, sender }, id))?.text })),
    )
  }

  test('an invitation grants nothing until its person accepts it, and then one role in one organisation', async () => {
    const { actor, mailbox } = await sign()
    const { id, endsAt } = await invite(` ${mailbox.toUpperCase()}`)
    assert.deepEqual(endsAt, later(DAYS))
    assert.deepEqual(await listOrganisationsOf(store, actor.person), [])
    const site = 'https://reading.example.org'
    assert.deepEqual(await listInvitationsFor(store, mailbox, AT), [
      { id, role: 'member', endsAt, organisation: { id: organisation, name: 'Reading Room', site } },
    ])
    assert.deepEqual(await accept(id, actor), { organisation })
    assert.deepEqual(
      (await listOrganisationsOf(store, actor.person)).map(({ id: own, role }) => [own, role]),
      [[organisation, 'member']],
    )
    await assert.rejects(accept(id, actor), isRefusal('not_found'))
    await assert.rejects(invite(mailbox), isRefusal('invalid_fields', /belongs/))
  })

  test('the mail names the organisation and none of its people, and the audit log no mailbox', async () => {
    const { mailbox } = await sign()
    const { id } = await invite(mailbox)
    const [mail, ...others] = await listMails(mailbox)
    assert.deepEqual([mail?.kind, others], ['invitation', []])
    assert.match(mail?.text ?? '', /Reading Room/)
    assert.doesNotMatch(mail?.text ?? '', /owner@|per_|org_/)
    assert.ok(mail?.text?.includes(`https://rotunda.example/portal/invitations/${id}\n`))
    const [line] = await listAudit(store, { object: id, limit: 1 })
    assert.deepEqual(
      [line?.action, line?.organisation, line?.detail],
      ['organisation.invite', organisation, '{"role":"member"}'],
    )
  })

  test('an invitation of another mailbox is refused as if it did not exist', async () => {
    const [invited, other] = [await sign(), await sign()]
    const { id } = await invite(invited.mailbox)
    const detail = await textOf(accept(id, other.actor))
    assert.equal(detail.replace(id, 'inv_none'), await textOf(accept('inv_none', other.actor)))
    const { actor } = other
    assert.equal(
      await textOf(withdrawInvitation(needs, { organisation, id, actor }, AT)),
      await textOf(withdrawInvitation(needs, { organisation, id: 'inv_none', actor }, AT)),
    )
    await assert.rejects(declineInvitation(needs, { id, actor }, AT), isRefusal('not_found'))
    assert.deepEqual(await listOrganisationsOf(store, other.actor.person), [])
    await accept(id, invited.actor)
  })

  test('an invitation that has ended, was withdrawn or was replaced opens nothing', async () => {
    const { actor, mailbox } = await sign()
    const ended = await invite(mailbox)
    await assert.rejects(accept(ended.id, actor, later(DAYS)), isRefusal('not_found', /ended/))
    assert.deepEqual(await listInvitationsFor(store, mailbox, later(DAYS)), [])
    const second = await invite(mailbox, 'owner', owner, later(2))
    await assert.rejects(accept(ended.id, actor), isRefusal('not_found'))
    const open = await listInvitations(store, organisation, AT)
    assert.deepEqual(
      open.filter((one) => one.mailbox === mailbox).map(({ id, role }) => [id, role]),
      [[second.id, 'owner']],
    )
    await withdrawInvitation(needs, { organisation, id: second.id, actor: owner }, AT)
    await assert.rejects(accept(second.id, actor), isRefusal('not_found'))
    await assert.rejects(
      withdrawInvitation(needs, { organisation, id: second.id, actor: owner }, AT),
      isRefusal('not_found'),
    )
  })

  test('an owner of two organisations withdraws an invitation only from its own', async () => {
    const fields = { name: 'Second Reading Room', site: 'https://second.example.org' }
    const second = await makeOrganisation(needs, { ...fields, actor: owner }, AT)
    const { mailbox } = await sign()
    const { id } = await invite(mailbox)
    await assert.rejects(
      withdrawInvitation(needs, { organisation: second.id, id, actor: owner }, AT),
      isRefusal('not_found'),
    )
    assert.equal((await listInvitationsFor(store, mailbox, AT)).length, 1)
  })

  test('a person who declines an invitation does not join, and cannot accept it any more', async () => {
    const { actor, mailbox } = await sign()
    const { id } = await invite(mailbox)
    await declineInvitation(needs, { id, actor }, AT)
    await assert.rejects(accept(id, actor), isRefusal('not_found'))
    assert.deepEqual(await listOrganisationsOf(store, actor.person), [])
    const [line] = await listAudit(store, { object: id, limit: 1 })
    assert.deepEqual([line?.action, line?.actor], ['organisation.decline_invitation', actor.person])
  })

  test('of two who accept with one mailbox at once one joins, once', async () => {
    const { actor, mailbox } = await sign()
    const { id } = await invite(mailbox)
    const results = await Promise.allSettled([accept(id, actor), accept(id, actor, AT, other)])
    assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  })

  test('only an owner invites, and a stranger does not learn of the organisation', async () => {
    const [member, stranger] = [await sign(), await sign()]
    await accept((await invite(member.mailbox)).id, member.actor)
    const mailbox = 'friend@example.org'
    await assert.rejects(invite(mailbox, 'member', member.actor), isRefusal('not_permitted', /owner/))
    await assert.rejects(invite(mailbox, 'member', stranger.actor), isRefusal('not_found'))
    const { id } = await invite(mailbox)
    await assert.rejects(
      withdrawInvitation(needs, { organisation, id, actor: member.actor }, AT),
      isRefusal('not_permitted', /owner/),
    )
    for (const odd of ['', 'friend', 'a@example.org, b@example.org'])
      await assert.rejects(invite(odd), isRefusal('invalid_fields', /mailbox/), odd)
  })

  test('an organisation that exists by its keys gets its first owner by a command, and no other way', async () => {
    const { actor, mailbox } = await sign()
    await store.write<PeopleTables, string>((trx) => ensureOrganisation(trx, 'Old Society', AT))
    for (const name of ['Old Society', 'OLD SOCIETY'])
      await assert.rejects(
        makeOrganisation(needs, { name, site: 'https://old.example.org', actor }, AT),
        isRefusal('invalid_fields', /taken/),
      )
    const self = { organisation: 'Old Society', mailbox, role: 'owner', actor } as const
    await assert.rejects(invitePerson(needs, self, AT), isRefusal('not_found'))
    assert.deepEqual(await listOrganisationsOf(store, actor.person), [])
    const order = { organisation: 'Old Society', mailbox, actor: 'operator:test' }
    const { id } = await inviteOwner(needs, order, AT)
    assert.deepEqual(await listPeople(store, 'Old Society'), [])
    await accept(id, actor)
    assert.deepEqual(
      (await listPeople(store, 'Old Society')).map(({ person, role }) => [person, role]),
      [[actor.person, 'owner']],
    )
    await assert.rejects(inviteOwner(needs, order, AT), isRefusal('invalid_fields', /belongs/))
    await assert.rejects(
      inviteOwner(needs, { ...order, organisation: 'org_none' }, AT),
      isRefusal('not_found'),
    )
  })

  test("an owner's invitation raises a member, and a member's invitation lowers no owner", async () => {
    const { actor, mailbox } = await sign()
    const lower = await invite(mailbox)
    await accept(lower.id, actor)
    await accept((await invite(mailbox, 'owner')).id, actor)
    const roleOf = async () => (await listOrganisationsOf(store, actor.person))[0]?.role
    assert.equal(await roleOf(), 'owner')
    const order = { organisation, person: actor.person, actor: owner }
    await changeRole(needs, { ...order, role: 'member' }, AT)
    await leaveOrganisation(needs, { organisation, actor }, AT)
    assert.equal(await roleOf(), undefined)
  })

  test('one mailbox receives five invitations in a day of UTC, however many organisations invite it', async () => {
    const mailbox = 'busy@example.org'
    for (let count = 0; count < 4; count += 1) await invite(mailbox)
    const order = { organisation: 'Old Society', mailbox, actor: 'operator:test' }
    await inviteOwner(needs, order, AT)
    await assert.rejects(
      invite(mailbox),
      (cause: unknown) => isRefusal('rate_limited')(cause) && (cause as Refusal).retryAfterSeconds === 43_200,
    )
    await invite(mailbox, 'member', owner, new Date(later(1).getTime() + 1))
  })

  test('an organisation has no more open invitations than the limit', async () => {
    const fields = { name: 'Large Room', site: 'https://large.example.org' }
    const { id } = await makeOrganisation(needs, { ...fields, actor: owner }, AT)
    const put = (number: number, at = AT) =>
      invitePerson(
        needs,
        { organisation: id, mailbox: `n${number}@example.org`, role: 'member', actor: owner },
        at,
      )
    const most = ORGANISATION_LIMITS.openInvitations.value
    for (let number = 0; number < most; number += 1) await put(number)
    await assert.rejects(put(most), isRefusal('not_in_this_state', /100 is the limit/))
    await put(most, later(DAYS))
    assert.equal((await listInvitations(store, id, later(DAYS))).length, 1)
  })
})

const textOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no refusal',
    (cause: unknown) => String(cause),
  )

const isRefusal =
  (code: Refusal['code'], detail = /./) =>
  (cause: unknown): boolean =>
    cause instanceof Refusal && cause.code === code && detail.test(cause.message)
