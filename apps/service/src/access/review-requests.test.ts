import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Scope } from '@rotunda/contract'
import { listAudit } from '../audit/index.ts'
import {
  declineInvitation,
  invitePerson,
  leaveOrganisation,
  removePerson,
  withdrawInvitation,
  type Actor,
} from '../people/index.ts'
import { makePeopleNeeds } from '../people/testing.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import {
  askBack,
  authenticate,
  decide,
  DEFAULT_QUOTAS,
  deletePerson,
  draftRequest,
  grantsOf,
  issueKey,
  listQueue,
  narrowGrants,
  refuseRequest,
  secondRequest,
  showRequest,
  submitRequest,
  withdrawRequest,
  type AccessNeeds,
  type PortalTables,
} from './index.ts'
import {
  answersFor,
  AT,
  DAY,
  later,
  makeTestAccess,
  MEMBERS,
  openRequestBed,
  refused,
  STAFF,
  type RequestBed,
} from './testing.ts'

const NO_QUOTA =
  'Give a lower quota of a minute or of a day. Leave the quotas out to end the grants of these scopes.'

onEveryStore((open) => {
  let bed: RequestBed
  let access: AccessNeeds

  before(async () => {
    bed = await openRequestBed(open)
    access = makeTestAccess(bed.store)
  })
  after(() => bed.store.destroy())

  const issue = (scopes: readonly Scope[], name?: string) =>
    issueKey(access, {
      organisation: bed.organisation,
      scopes,
      name,
      quotas: DEFAULT_QUOTAS,
      actor: 'test',
      at: AT,
    })
  const command = (person: string): Actor => ({ person, by: 'command' })

  test('staff data needs two reviewers, and grants nothing before the second', async () => {
    const id = await bed.submit()
    const proposed = await decide(bed.needs, { ...bed.on(id, bed.first), approve: STAFF })
    assert.equal(proposed.state, 'awaiting_second')
    assert.deepEqual(await bed.listGranted(), [])
    await assert.rejects(secondRequest(bed.needs, bed.on(id, bed.first)), refused('not_permitted'))
    const commanded = { request: id, actor: command(bed.first), at: AT }
    await assert.rejects(secondRequest(bed.needs, commanded), refused('not_permitted'))
    await assert.rejects(
      decide(bed.needs, { ...bed.on(id, bed.second), approve: STAFF }),
      refused('not_in_this_state'),
    )
    await secondRequest(bed.needs, { request: id, actor: command(bed.second), at: AT })
    assert.deepEqual(
      (await grantsOf(bed.store, bed.organisation)).map(({ scope, quotas }) => [scope, quotas.day]),
      [
        ['staff:read', DEFAULT_QUOTAS.day],
        ['members:read', 9],
      ],
    )
    const { history } = await showRequest(bed.store, { request: id, person: bed.second })
    assert.deepEqual(
      history.slice(-2).map(({ person, by_command }) => [person, by_command]),
      [
        [bed.first, false],
        [bed.second, true],
      ],
    )
  })

  test('a proposal whose reviewer lost the role grants nothing', async () => {
    const third = await bed.addPerson('third@rotunda.example', 'reviewer')
    const id = await bed.submit()
    await decide(bed.needs, { ...bed.on(id, third), approve: STAFF })
    await bed.store.write<PortalTables, unknown>((trx) =>
      trx.updateTable('people').set({ role: null }).where('id', '=', third).execute(),
    )
    await assert.rejects(secondRequest(bed.needs, bed.on(id, bed.second)), refused('not_in_this_state'))
    await askBack(bed.needs, { ...bed.on(id, bed.second), note: 'The first reviewer has left.' })
    await submitRequest(bed.needs, bed.on(id, bed.owner))
    await assert.rejects(secondRequest(bed.needs, bed.on(id, bed.second)), refused('not_in_this_state'))
    assert.deepEqual(await bed.listGranted(), [])
  })

  test('a reviewer of the same organisation or domain cannot decide, and one of the same freemail provider can', async () => {
    const inside = await bed.addPerson('inside@rotunda.example', 'reviewer')
    const near = await bed.addPerson('near@mail.society.example', 'reviewer')
    const free = await bed.addPerson('free@gmail.com', 'reviewer')
    const id = await bed.submit()
    await bed.addMember(bed.organisation, inside)
    const other = await bed.addOrganisation('Another', { owner: bed.second })
    for (const person of [inside, near]) {
      await assert.rejects(
        decide(bed.needs, { ...bed.on(id, person), approve: MEMBERS }),
        refused('not_permitted'),
      )
      await assert.rejects(
        askBack(bed.needs, { ...bed.on(id, person), note: 'Why?' }),
        refused('not_permitted'),
      )
      assert.ok((await showRequest(bed.store, { request: id, person })).obstacle)
    }
    await bed.addMember(other, bed.member)
    await assert.rejects(
      decide(bed.needs, { ...bed.on(id, bed.second), approve: MEMBERS }),
      /share an organisation/,
    )
    await bed.store.write<PortalTables, unknown>((trx) =>
      trx.deleteFrom('memberships').where('organisation', '=', other).execute(),
    )
    const queue = await listQueue(bed.store, { person: near, at: later(5000) })
    assert.match(queue.find((one) => one.id === id)?.obstacle ?? '', /domain/)
    const asker = await bed.addPerson('asker@gmail.com')
    await bed.addMember(bed.organisation, asker)
    const { id: freely } = await draftRequest(bed.needs, {
      actor: bed.as(asker),
      organisation: bed.organisation,
      answers: answersFor('members:read'),
      at: AT,
    })
    await submitRequest(bed.needs, bed.on(freely, asker))
    const shown = await showRequest(bed.store, { request: freely, person: free })
    assert.deepEqual([shown.flags, shown.obstacle], [['freemail'], null])
    assert.match(shown.mailbox ?? '', /@gmail\.com$/)
    await decide(bed.needs, { ...bed.on(freely, free), approve: MEMBERS })
  })

  test('who left an organisation since a request was begun does not decide it, whatever the clock says', async () => {
    const reviewer = await bed.addPerson('leaver@rotunda.example', 'reviewer')
    const colleague = await bed.addPerson('colleague@third.example', 'reviewer')
    const removed = await bed.addPerson('removed@rotunda.example', 'reviewer')
    const [early, backwards] = [later(-DAY), later(-2 * 3_600_000)]
    const first = await bed.submit()
    const { organisation } = bed
    await bed.addMember(organisation, reviewer)
    await bed.addMember(organisation, removed)
    await leaveOrganisation(bed.needs, { organisation, actor: bed.as(reviewer) }, backwards)
    const order = { organisation, person: removed, actor: bed.as(bed.owner) }
    await removePerson(bed.needs, order, backwards)
    const other = await bed.addOrganisation('Another', { owner: bed.stranger })
    await bed.addMember(other, colleague)
    await bed.addMember(other, bed.member)
    await leaveOrganisation(bed.needs, { organisation: other, actor: bed.as(colleague) }, backwards)
    await leaveOrganisation(bed.needs, { organisation: other, actor: bed.as(bed.member) }, backwards)
    const decideOn = (request: string, person: string) =>
      decide(bed.needs, { ...bed.on(request, person), approve: MEMBERS })
    for (const person of [reviewer, removed, colleague])
      await assert.rejects(decideOn(first, person), refused('not_permitted'))
    await withdrawRequest(bed.needs, bed.on(first, bed.member))
    const beginAnew = async (at: Date) => {
      const draft = { actor: bed.as(bed.member), organisation, answers: answersFor('members:read'), at }
      const { id } = await draftRequest(bed.needs, draft)
      await submitRequest(bed.needs, bed.on(id, bed.member))
      return id
    }
    const days = (count: number) => new Date(backwards.getTime() + count * DAY)
    for (const person of [reviewer, removed, colleague]) {
      // The first of them is begun after they left, by a clock that was set back.
      for (const at of [early, new Date(days(30).getTime() - 1)]) {
        const anew = await beginAnew(at)
        await assert.rejects(decideOn(anew, person), /less than 30 days before/)
        await withdrawRequest(bed.needs, bed.on(anew, bed.member))
      }
      assert.equal((await decideOn(await beginAnew(days(30)), person)).state, 'approved')
    }
  })

  test('a reviewer whom the organisation invited, by a former mailbox too, does not decide until the invitation is gone', async () => {
    const invited = await bed.addPerson('invited@rotunda.example', 'reviewer')
    const id = await bed.submit()
    const former = { person: invited, mailbox: 'before@elsewhere.example' }
    await bed.store.write<PortalTables, unknown>((trx) =>
      trx.insertInto('former_mailboxes').values(former).execute(),
    )
    const { organisation } = bed
    const invite = (mailbox: string) =>
      invitePerson(
        makePeopleNeeds(bed.store),
        { organisation, mailbox, role: 'member', actor: bed.as(bed.owner) },
        AT,
      )
    const decision = { ...bed.on(id, invited), approve: MEMBERS }
    const by = await invite('invited@rotunda.example')
    await assert.rejects(decide(bed.needs, decision), /has invited your mailbox, or a former mailbox/)
    await declineInvitation(bed.needs, { id: by.id, actor: bed.as(invited) }, AT)
    const old = await invite(former.mailbox)
    await assert.rejects(decide(bed.needs, decision), refused('not_permitted'))
    const order = { organisation, id: old.id, actor: bed.as(bed.owner) }
    await withdrawInvitation(bed.needs, order, AT)
    assert.equal((await decide(bed.needs, decision)).state, 'approved')
  })

  test('the mail about a submission goes to the reviewers who may decide, and the second one to all but the first', async () => {
    const count = () =>
      Promise.all(
        ['first@rotunda.example', 'second@rotunda.example'].map((to) => bed.countMails(to, 'review')),
      )
    const [one = 0, two = 0] = await count()
    const id = await bed.submit()
    assert.deepEqual(await count(), [one + 1, two + 1])
    await decide(bed.needs, { ...bed.on(id, bed.first), approve: STAFF })
    assert.deepEqual(await count(), [one + 1, two + 2])
  })

  test('of two reviewers who decide at once one does', async () => {
    const id = await bed.submit()
    const both = await Promise.allSettled([
      decide(bed.needs, { ...bed.on(id, bed.first), approve: MEMBERS }),
      decide(bed.needs, { ...bed.on(id, bed.second), approve: [{ scope: 'messages:send' }] }),
    ])
    assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
    assert.equal((await bed.listGranted()).length, 1)
  })

  test('only what was asked for is approved, once, with quotas within the bounds; without any scope a reason is needed', async () => {
    const id = await bed.submit(answersFor('members:read'))
    for (const approve of [
      [{ scope: 'hearings:read' }],
      [...MEMBERS, ...MEMBERS],
      [{ scope: 'members:read', quotas: { minute: 0 } }],
      [{ scope: 'members:read', quotas: { day: 2_000_001 } }],
      [],
    ] as const)
      await assert.rejects(
        decide(bed.needs, { ...bed.on(id, bed.first), approve }),
        refused('invalid_fields'),
      )
    const { state } = await decide(bed.needs, { ...bed.on(id, bed.first), approve: [], note: 'Too broad.' })
    assert.equal(state, 'refused')
    const shown = await showRequest(bed.store, { request: id, person: bed.member })
    assert.equal(shown.history.at(-1)?.note, 'Too broad.')
  })

  test('a new approval replaces an open grant, and a lower quota reaches the keys', async () => {
    const old = await bed.submit(answersFor('members:read'))
    const key = await issue(['members:read'], 'Site')
    await decide(bed.needs, { ...bed.on(old, bed.first), approve: MEMBERS })
    const again = {
      actor: bed.as(bed.member),
      organisation: bed.organisation,
      answers: answersFor('members:read'),
      at: AT,
    }
    const { id } = await draftRequest(bed.needs, again)
    await submitRequest(bed.needs, bed.on(id, bed.member))
    await decide(bed.needs, {
      ...bed.on(id, bed.first),
      approve: [{ scope: 'members:read', quotas: { minute: 7 } }],
    })
    const grants = await grantsOf(bed.store, bed.organisation)
    assert.deepEqual(
      grants.map(({ request, quotas }) => [request, quotas.minute]),
      [[id, 7]],
    )
    const { quotas } = await authenticate(access, key.secret, AT)
    assert.deepEqual(quotas, { minute: 7, day: DEFAULT_QUOTAS.day })
  })

  test('after an author is deleted nobody approves the request, near or far, first or second', async () => {
    const near = await bed.addPerson('near@writers.example', 'reviewer')
    const author = await bed.addPerson('author@writers.example')
    const requests: string[] = []
    for (let count = 0; count < 2; count += 1) {
      const request = await bed.submit()
      requests.push(request)
      await bed.addMember(bed.organisation, author)
      await askBack(bed.needs, { ...bed.on(request, bed.first), note: 'Who reads it?' })
      await submitRequest(bed.needs, bed.on(request, author))
    }
    const [id = '', proposed = ''] = requests
    const approval = (reviewer: string) => ({ ...bed.on(id, reviewer), approve: MEMBERS })
    await assert.rejects(decide(bed.needs, approval(near)), refused('not_permitted'))
    await decide(bed.needs, { ...bed.on(proposed, bed.first), approve: STAFF })
    await deletePerson(bed.needs, { person: author, actor: 'operator:test' }, AT)
    const deleted = { ...refused('not_in_this_state'), message: /wrote this request was deleted/ }
    for (const reviewer of [near, bed.first])
      await assert.rejects(decide(bed.needs, approval(reviewer)), deleted)
    for (const reviewer of [near, bed.second])
      await assert.rejects(secondRequest(bed.needs, bed.on(proposed, reviewer)), deleted)
    assert.deepEqual(await bed.listGranted(), [])
    const reason = 'Please begin a new request.'
    assert.equal((await refuseRequest(bed.needs, { ...bed.on(id, bed.first), reason })).state, 'refused')
  })

  test('narrowing closes the scope of keys of the portal at once, and leaves keys of a command alone', async () => {
    const id = await bed.submit()
    await decide(bed.needs, { ...bed.on(id, bed.first), approve: [...MEMBERS, { scope: 'messages:send' }] })
    const named = await issue(['members:read', 'messages:send'], 'Site')
    const { secret } = await issue(['members:read'])
    const scopesOf = async (text: string) => (await authenticate(access, text, AT)).scopes
    assert.deepEqual(await scopesOf(named.secret), ['members:read', 'messages:send'])
    const order = {
      organisation: bed.organisation,
      scopes: ['members:read'],
      note: 'The project ended.',
      at: AT,
    } as const
    await assert.rejects(
      narrowGrants(bed.needs, { ...order, actor: bed.as(bed.owner) }),
      refused('not_permitted'),
    )
    const { keys } = await narrowGrants(bed.needs, { ...order, actor: bed.as(bed.first) })
    assert.deepEqual(keys, [named.id])
    assert.deepEqual(
      [await scopesOf(named.secret), await scopesOf(secret)],
      [['messages:send'], ['members:read']],
    )
    assert.deepEqual(await bed.listGranted(), ['messages:send'])
    await assert.rejects(
      narrowGrants(bed.needs, { ...order, actor: bed.as(bed.first) }),
      refused('invalid_fields'),
    )
    const shown = await showRequest(bed.store, { request: id, person: bed.owner })
    assert.deepEqual(
      [shown.state, shown.history.at(-1)?.event, shown.decision?.approved.map(({ scope }) => scope)],
      ['approved', 'narrow', ['messages:send']],
    )
    const higher = { ...order, scopes: ['messages:send'], actor: bed.as(bed.first) } as const
    await assert.rejects(
      narrowGrants(bed.needs, { ...higher, quotas: { day: 100_001 } }),
      refused('invalid_fields'),
    )
    await assert.rejects(narrowGrants(bed.needs, { ...higher, quotas: {} }), {
      ...refused('invalid_fields'),
      errors: [{ field: 'quotas', detail: NO_QUOTA }],
    })
    await narrowGrants(bed.needs, { ...higher, quotas: { day: 5 } })
    const { quotas } = await authenticate(access, named.secret, AT)
    assert.deepEqual(quotas, { minute: DEFAULT_QUOTAS.minute, day: 5 })
    const [line] = await listAudit(bed.store, { object: named.id, action: 'key.change', limit: 1 })
    assert.equal(line?.organisation, bed.organisation)
  })
})
