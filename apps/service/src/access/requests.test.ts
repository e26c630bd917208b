import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { REQUEST_EVENTS, REQUEST_STATES, type RequestEventName, type RequestState } from '@rotunda/contract'
import { checkAudit, listAudit } from '../audit/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import { Refusal } from '../platform/index.ts'
import {
  answerRequest,
  askBack,
  decide,
  DEFAULT_QUOTAS,
  draftRequest,
  grantsOf,
  lapseRequests,
  listQueue,
  listRequests,
  refuseRequest,
  requestTransitions,
  secondRequest,
  showRequest,
  submitRequest,
  withdrawRequest,
} from './index.ts'
import {
  answersFor,
  AT,
  DAY,
  later,
  MEMBERS,
  openRequestBed,
  refused,
  STAFF,
  type RequestBed,
} from './testing.ts'

onEveryStore((open) => {
  let bed: RequestBed

  before(async () => {
    bed = await openRequestBed(open)
  })
  after(() => bed.store.destroy())

  test('a request goes from draft to approved, with its lines, mails and grants', async () => {
    const mailed = await bed.countMails('ada@society.example', 'request')
    const id = await bed.submit()
    assert.equal(await bed.countMails('ada@society.example', 'request'), mailed)
    await decide(bed.needs, { ...bed.on(id, bed.first), approve: MEMBERS, note: 'Without staff.' })
    assert.equal(await bed.countMails('ada@society.example', 'request'), mailed + 1)
    assert.deepEqual(
      (await grantsOf(bed.store, bed.organisation)).map(({ scope, quotas }) => ({ scope, quotas })),
      [{ scope: 'members:read', quotas: DEFAULT_QUOTAS }],
    )
    const lines = await listAudit(bed.store, { object: id, limit: 9 })
    assert.deepEqual(
      lines.map(({ action, actor }) => [action, actor]),
      [
        ['request.approve', bed.first],
        ['request.submit', bed.member],
        ['request.draft', bed.member],
      ],
    )
    assert.ok(
      lines.every((line) => line.organisation === bed.organisation && !line.detail.includes('Without')),
    )
    assert.equal((await checkAudit(bed.store)).brokenAt, null)
    const shown = await showRequest(bed.store, { request: id, person: bed.member })
    assert.deepEqual(
      shown.history.map(({ event, by, person }) => [event, by, person]),
      [
        ['answer', 'organisation', bed.member],
        ['submit', 'organisation', bed.member],
        ['approve', 'reviewer', null],
      ],
    )
    assert.deepEqual(
      shown.decision?.approved.map(({ scope }) => scope),
      ['members:read'],
    )
  })

  test('a stranger does nothing, and a member decides nothing', async () => {
    const id = await bed.submit()
    await assert.rejects(
      draftRequest(bed.needs, {
        actor: bed.as(bed.stranger),
        organisation: bed.organisation,
        answers: {},
        at: AT,
      }),
    )
    const [own, other] = [bed.on(id, bed.stranger), bed.on(id, bed.first)]
    for (const order of [
      () => answerRequest(bed.needs, { ...own, answers: {} }),
      () => submitRequest(bed.needs, own),
      () => withdrawRequest(bed.needs, other),
      () => showRequest(bed.store, { request: id, person: bed.stranger }),
    ])
      await assert.rejects(order, refused('not_found'))
    for (const person of [bed.member, bed.stranger])
      for (const order of [
        () => decide(bed.needs, { ...bed.on(id, person), approve: MEMBERS }),
        () => secondRequest(bed.needs, bed.on(id, person)),
        () => askBack(bed.needs, { ...bed.on(id, person), note: 'Why?' }),
        () => refuseRequest(bed.needs, { ...bed.on(id, person), reason: 'No.' }),
        () => listQueue(bed.store, { person, at: AT }),
      ])
        await assert.rejects(order, refused('not_permitted'))
    await assert.rejects(listRequests(bed.store, { organisation: bed.organisation, person: bed.stranger }))
    assert.deepEqual(await bed.listGranted(), [])
  })

  test('of two editors the later one is refused, and so is a decision on an older revision', async () => {
    const id = await bed.draft()
    const edit = (person: string) =>
      answerRequest(bed.needs, { ...bed.on(id, person), revision: 1, answers: answersFor('members:read') })
    const edits = await Promise.allSettled([edit(bed.owner), edit(bed.member)])
    assert.deepEqual(edits.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
    await assert.rejects(edit(bed.owner), refused('changed_meanwhile'))
    const { revision } = await submitRequest(bed.needs, bed.on(id, bed.member))
    await askBack(bed.needs, { ...bed.on(id, bed.first), note: 'Why?' })
    await submitRequest(bed.needs, bed.on(id, bed.member))
    const late = decide(bed.needs, { ...bed.on(id, bed.first), revision, approve: MEMBERS })
    await assert.rejects(late, refused('changed_meanwhile'))
  })

  test('a draft with a missing answer is not submitted', async () => {
    const id = await bed.draft({ purpose: 'A guide.' })
    await assert.rejects(submitRequest(bed.needs, bed.on(id, bed.member)), refused('invalid_fields'))
    assert.equal((await showRequest(bed.store, { request: id, person: bed.member })).state, 'draft')
  })

  test('what waits for its organisation lapses after 90 days, and what waits for a reviewer does not', async () => {
    const [idle, waiting] = [await bed.draft(), await bed.submit()]
    await lapseRequests(bed.needs, later(90 * DAY - 1))
    assert.deepEqual([await bed.stateOf(idle), await bed.stateOf(waiting)], ['draft', 'submitted'])
    assert.ok((await lapseRequests(bed.needs, later(90 * DAY))) > 0)
    assert.equal(await lapseRequests(bed.needs, later(90 * DAY)), 0)
    assert.deepEqual([await bed.stateOf(idle), await bed.stateOf(waiting)], ['lapsed', 'submitted'])
    const { history } = await showRequest(bed.store, { request: idle, person: bed.member })
    assert.deepEqual([history.at(-1)?.by, history.at(-1)?.person], ['service', null])
  })

  test('an organisation has at most 20 requests that are not settled', async () => {
    const id = await bed.draft()
    const order = { actor: bed.as(bed.member), organisation: bed.organisation, answers: {}, at: AT }
    for (let count = 1; count < 20; count += 1) await draftRequest(bed.needs, order)
    await assert.rejects(draftRequest(bed.needs, order), refused('not_in_this_state'))
    await withdrawRequest(bed.needs, bed.on(id, bed.owner))
    await draftRequest(bed.needs, order)
  })

  test('every cell of the table holds in the database', async () => {
    const orders: Readonly<Record<RequestEventName, (id: string) => Promise<unknown>>> = {
      submit: (id) => submitRequest(bed.needs, bed.on(id, bed.member)),
      ask_back: (id) => askBack(bed.needs, { ...bed.on(id, bed.second), note: 'Why?' }),
      propose: (id) => decide(bed.needs, { ...bed.on(id, bed.second), approve: STAFF }),
      approve: (id) => decide(bed.needs, { ...bed.on(id, bed.second), approve: MEMBERS }),
      second: (id) => secondRequest(bed.needs, bed.on(id, bed.second)),
      refuse: (id) => refuseRequest(bed.needs, { ...bed.on(id, bed.second), reason: 'No.' }),
      withdraw: (id) => withdrawRequest(bed.needs, bed.on(id, bed.member)),
      lapse: () => lapseRequests(bed.needs, later(90 * DAY)),
    }
    const reach: Readonly<Record<RequestState, () => Promise<string>>> = {
      draft: () => bed.draft(),
      submitted: () => bed.submit(),
      asked_back: () => submitThen('ask_back'),
      awaiting_second: async () => {
        const id = await bed.submit()
        await decide(bed.needs, { ...bed.on(id, bed.first), approve: STAFF })
        return id
      },
      approved: () => submitThen('approve'),
      refused: () => submitThen('refuse'),
      withdrawn: () => submitThen('withdraw'),
      lapsed: async () => {
        const id = await bed.draft()
        await orders.lapse(id)
        return id
      },
    }
    const submitThen = async (event: RequestEventName) => {
      const id = await bed.submit()
      await orders[event](id)
      return id
    }
    for (const state of REQUEST_STATES)
      for (const event of REQUEST_EVENTS) {
        const id = await reach[state]()
        const wanted = requestTransitions[state][event]
        const cell = `${state} × ${event}`
        await orders[event](id).catch((cause: unknown) => {
          assert.ok(cause instanceof Refusal && wanted === 'illegal', `${cell}: ${String(cause)}`)
        })
        assert.equal(await bed.stateOf(id), wanted === 'illegal' ? state : wanted, cell)
      }
  })
})
