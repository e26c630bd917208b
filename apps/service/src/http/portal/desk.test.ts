import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { PortalTables } from '../../access/index.ts'
import { answersFor } from '../../access/testing.ts'
import { checkAudit, listAudit } from '../../audit/index.ts'
import { officeMessage, openMessageService, type TestService } from '../../bin/testing.ts'
import { holdMessage, pauseChannel } from '../../messages/index.ts'
import { enrol, signIn, usePasskey, type Visitor } from './testing.ts'

/** A text in every field that names a sender or holds words of theirs. */
const MARKS = {
  first_name: 'Zqxcanaryfirst',
  last_name: 'Zqxcanarylast',
  address1: '7 Zqxcanary Street',
  city: 'Zqxcanaryville',
  zip_code: '90042',
  phone_number: '7731904266',
  email: 'zqxcanary@example.org',
  message: 'I am zqxcanary and ask for help.',
  custom_subject: 'The zqxcanary subject',
}
const MARK = /zqxcanary|7731904266|773-190-4266|90042|HCA12/i

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let service: TestService
let operator: Visitor
const seen: string[] = []

before(async () => {
  service = await openMessageService()
  operator = await enrol(service, 'operator@rotunda.example', 'operator')
})
after(() => service.close())

const look = async (path: string) => {
  const answer = await (path.startsWith('/desk') ? operator.get(path) : operator.open(path.slice(1)))
  assert.equal(answer.status, 200, answer.text)
  seen.push(answer.text)
  return answer
}

const sendUncertain = async (): Promise<string> => {
  const message = `${MARKS.message} Please [simulate reset after] this.`
  const { id } = await service.send(officeMessage({ ...MARKS, message }), { prefer: 'wait=20' })
  return id
}

/** A message that waits behind a pause of its channel, for an operator. */
const sendHeld = async (): Promise<string> => {
  const { store } = service
  const at = await store.now()
  await pauseChannel(store, { mode: 'sandbox', channel: 'senate-cwc', reason: 'A test.', at })
  const { id } = await service.send(officeMessage({ ...MARKS, destination_id: await findSenator() }))
  await holdMessage(store, id, at)
  return id
}

const findSenator = async (): Promise<number> => {
  const { json } = await service.ask({ url: '/api/legislators?chamber=senate', key: null })
  const { data } = json as { readonly data: readonly { code: number | null; accepts_delivery: boolean }[] }
  return data.find(({ code, accepts_delivery: accepts }) => code !== null && accepts)?.code ?? assert.fail()
}

type Listed = { readonly id: string; readonly organisation: string; readonly reason: string }
type Shown = { readonly state: string; readonly orders: readonly string[] }

test('the desk counts and lists what is held or uncertain and why, and never who wrote it or what', async () => {
  const [uncertain, held] = [await sendUncertain(), await sendHeld()]
  const { deliveries, pauses } = (await look('/desk/deliveries')).data as {
    readonly deliveries: readonly {
      readonly channel: string
      readonly state: string
      readonly count: number
    }[]
    readonly pauses: readonly { readonly channel: string }[]
  }
  const counts = deliveries.map(({ channel, state, count }) => `${channel} ${state} ${count}`)
  assert.deepEqual(counts.toSorted(), ['house-cwc uncertain 1', 'senate-cwc held 1'])
  assert.deepEqual(
    pauses.map(({ channel }) => channel),
    ['senate-cwc'],
  )
  for (const [state, id] of [
    ['uncertain', uncertain],
    ['held', held],
  ] as const) {
    const [one, ...others] = (await look(`/desk/messages?state=${state}`)).data as readonly Listed[]
    assert.deepEqual([one?.id, one?.organisation, others], [id, 'Test Organization', []])
    assert.notEqual(one?.reason, '')
    await look(`/desk/messages/${id}`)
    await look(`./desk/messages?state=${state}`)
    await look(`./desk/messages/${id}`)
  }
  const { text } = await look('./desk')
  assert.match(text, /Uncertain/)
  assert.match(text, /Senate is paused/)
  for (const answer of seen) assert.doesNotMatch(answer, MARK)
})

test('an operator retries, holds and releases by the rules of the commands, and each order is a line', async () => {
  const [uncertain, held] = [await sendUncertain(), await sendHeld()]
  const show = async (id: string) => (await operator.get(`/desk/messages/${id}`)).data as Shown
  assert.deepEqual((await show(uncertain)).orders, ['retry'])
  assert.deepEqual((await show(held)).orders, ['hold', 'release'])
  assert.equal((await operator.post(`/desk/messages/${uncertain}/release`)).code, 'not_in_this_state')
  assert.equal((await operator.post('/desk/messages/msg_none/retry')).code, 'not_found')
  for (const [order, id] of [
    ['retry', uncertain],
    ['hold', held],
    ['release', held],
  ] as const) {
    assert.equal((await operator.post(`/desk/messages/${id}/${order}`)).status, 200)
    const [line] = await listAudit(service.store, { object: id, limit: 1 })
    assert.equal(line?.action, `message.${order}`)
    assert.match(line.actor, /^per_/)
  }
  assert.equal((await checkAudit(service.store)).brokenAt, null)
})

test('the page of an uncertain message says that it may arrive twice, and its form sends it again', async () => {
  const id = await sendUncertain()
  const path = `/desk/messages/${id}`
  assert.match((await operator.open(path)).text, /the office gets it twice/)
  const sent = await operator.submit(path, { order: 'retry' })
  assert.deepEqual([sent.status, sent.location], [303, path])
  assert.match((await operator.open(path)).text, /The operator asked for another try/)
})

test('the desk counts requests with the age of the oldest, and nobody but an operator sees it', async () => {
  assert.deepEqual((await operator.get('/desk/requests')).data, [])
  const partner = await signIn(service, 'partner@example.org')
  const fields = { name: 'Example Society', site: 'https://society.example' }
  const { id: organisation } = (await partner.post('/organisations', fields)).data as { readonly id: string }
  const submitAnswers = async () => {
    const answers = answersFor('members:read')
    const { data } = await partner.post(`/organisations/${organisation}/requests`, { answers })
    const { id, revision } = data as { readonly id: string; readonly revision: number }
    assert.equal((await partner.post(`/requests/${id}/submit`, { revision })).status, 200)
    return id
  }
  const [first] = [await submitAnswers(), await submitAnswers()]
  await partner.post(`/organisations/${organisation}/requests`, { answers: {} })
  await service.store.write<PortalTables, unknown>((trx) =>
    trx
      .updateTable('access_requests')
      .set((row) => ({ submitted_at: row('submitted_at', '-', 2 * HOUR) }))
      .where('id', '=', first)
      .execute(),
  )
  const [counted, ...others] = (await look('/desk/requests')).data as readonly {
    readonly state: string
    readonly count: number
    readonly oldest_seconds: number
  }[]
  assert.deepEqual([counted?.state, counted?.count, others], ['submitted', 2, []])
  const age = counted?.oldest_seconds ?? 0
  assert.ok(age >= 7200 && age < 7200 + 600, String(age))
  assert.match((await look('./desk')).text, /A reviewer<\/th>\s*<td[^>]*>2</)
  const reviewer = await enrol(service, 'reviewer@rotunda.example')
  for (const visitor of [reviewer, partner]) {
    for (const path of ['/desk/requests', '/desk/deliveries', '/desk/messages'])
      assert.equal((await visitor.get(path)).code, 'not_permitted', path)
    assert.equal((await visitor.open('/desk')).status, 403)
  }
})

test('an order needs a passkey that was used in the last 15 minutes, and without one changes nothing', async () => {
  const { passkey, ...other } = await enrol(service, 'late@rotunda.example', 'operator')
  const id = await sendHeld()
  const { id: person } = (await other.get('/me')).data as { readonly id: string }
  const order = (name: string) => other.post(`/desk/messages/${id}/${name}`)
  const usedBefore = async (milliseconds: number) => {
    const at = (await service.store.now()).getTime()
    await service.store.write<PortalTables, unknown>((trx) =>
      trx
        .updateTable('sessions')
        .set({ passkey_at: at - milliseconds })
        .where('person', '=', person)
        .execute(),
    )
  }
  const lines = async () => (await listAudit(service.store, { object: id, limit: 9 })).length
  const before = await lines()
  await usedBefore(15 * MINUTE + 1)
  for (const name of ['hold', 'release', 'retry'])
    assert.equal((await order(name)).code, 'passkey_needed', name)
  assert.equal(((await other.get(`/desk/messages/${id}`)).data as Shown).state, 'held')
  assert.equal(await lines(), before)
  await usedBefore(14 * MINUTE)
  assert.equal((await order('release')).status, 200)
  await usedBefore(16 * MINUTE)
  assert.equal((await usePasskey(other, passkey)).status, 200)
  assert.equal((await order('hold')).status, 200)
  assert.equal(await lines(), before + 2)
})
