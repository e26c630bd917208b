import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { MessageStatus, ReceivedRequest } from '@rotunda/contract'
import { docketMessage, officeMessage, openMessageService } from '../../bin/testing.ts'

const service = await openMessageService()
/** Nothing is sent from there unless a test says so. */
const idle = await openMessageService({ ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep' })
after(() => Promise.all([service.close(), idle.close()]))

test('a message that would be accepted is said to be, and nothing is stored or sent', async () => {
  const { house, regulations } = service.simulators
  const count = async () => [
    await service.countMessages(),
    Object.keys(await house.deliveries()).length,
    Object.keys(await regulations.deliveries()).length,
  ]
  const before = await count()
  for (const body of [officeMessage(), docketMessage()]) {
    const answer = await service.validate(body, { 'idempotency-key': 'not-used-up', prefer: 'wait=5' })
    assert.equal(answer.text, '{"response":"success"}')
    assert.equal(answer.headers['location'], undefined)
  }
  assert.deepEqual(await count(), before)
})

test('a dry run uses no Idempotency-Key up', async () => {
  const headers = { 'idempotency-key': 'for-another-body' }
  assert.equal((await service.validate(officeMessage({ message: 'A first version.' }), headers)).status, 200)
  assert.equal((await service.send(officeMessage(), headers)).status, 200)
})

test('a delivered message tells its way, state by state, and holds the proof of its receiver', async () => {
  const { id } = await service.send(officeMessage(), { prefer: 'wait=20' })
  const status = await service.status(id)
  assert.deepEqual(
    status.timeline.map(({ state }) => state),
    ['accepted', 'queued', 'sending', 'delivered'],
  )
  assert.equal(status.attempts, 1)
  assert.equal(status.receipt?.http_status, 200)
  assert.ok(status.timeline.every(({ reason }) => reason !== ''))
  const days = (Date.parse(status.personal_data_until ?? '') - Date.parse(status.accepted_at)) / 86_400_000
  assert.equal(Math.round(days), 30)
})

test('nothing that the person wrote is in the status', async () => {
  const { id } = await service.send(officeMessage({ message: 'Please [simulate 400] the marked words.' }))
  const { text } = await service.ask({ url: `/api/messages/${id}` })
  for (const word of ['Ada', 'marked words', '2025550123', 'ada@example.org', 'Springfield', '12 Example'])
    assert.ok(!text.includes(word), word)
})

test('HEAD answers as GET does, without the body', async () => {
  const { id } = await service.send(officeMessage())
  const answer = await service.ask({ method: 'HEAD', url: `/api/messages/${id}` })
  assert.deepEqual([answer.status, answer.text], [200, ''])
})

const lister = await service.issue({ organisation: 'Organization With a List' })
const asLister = { authorization: `Bearer ${lister.secret}` }

type Page = { data: MessageStatus[]; meta: { next: string | null } }

const list = async (query = '', key = lister.secret): Promise<Page> => {
  const { status, json } = await service.ask({ url: `/api/messages${query}`, key })
  assert.equal(status, 200)
  // Held to its schema by the description.
  return json as Page
}

test('before the first message the list is empty', async () => {
  assert.deepEqual(await list(), { data: [], meta: { next: null } })
})

test('walking by pages gives every message once, the newest first', async () => {
  const sent: string[] = []
  for (const body of [officeMessage(), docketMessage(), officeMessage(), officeMessage(), docketMessage()])
    sent.unshift((await service.send(body, { prefer: 'wait=20', ...asLister })).id)
  const walked: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: Page = await list(`?limit=2${next && `&after=${next}`}`)
    walked.push(...page.data.map(({ id }) => id))
    next = page.meta.next
  }
  assert.deepEqual(walked.toSorted().toReversed(), sent.toSorted().toReversed())
  assert.deepEqual(walked, walked.toSorted().toReversed())
})

test('a state keeps the messages that are in it', async () => {
  const { id } = await service.send(officeMessage({ message: 'Please [simulate 400].' }), {
    prefer: 'wait=20',
    ...asLister,
  })
  assert.deepEqual(
    (await list('?state=refused')).data.map((message) => message.id),
    [id],
  )
  assert.equal((await list('?state=delivered')).data.length, 5)
  assert.equal((await list('?state=uncertain')).data.length, 0)
})

test('another organisation’s messages are in no page', async () => {
  const { secret } = await service.issue({ organisation: 'Another Organization' })
  assert.deepEqual((await list('', secret)).data, [])
  assert.deepEqual((await list('?state=delivered&limit=200', secret)).data, [])
})

const readReceived = async (id: string): Promise<ReceivedRequest[]> => {
  const { status, json } = await service.ask({ url: `/api/sandbox/received?message=${id}` })
  assert.equal(status, 200)
  // Held to its schema by the description.
  return (json as { data: ReceivedRequest[] }).data
}

test('the very document that the office’s gateway took can be read back, without the key', async () => {
  const { id } = await service.send(officeMessage(), { prefer: 'wait=20' })
  const [request, ...others] = await readReceived(id)
  assert.deepEqual(others, [])
  assert.ok(request)
  assert.deepEqual(
    [request.channel, request.content_type, request.status],
    ['house-cwc', 'application/xml', 200],
  )
  assert.equal(request.path, '/v2/message?apikey=REDACTED')
  assert.match(request.body, /<MemberOffice>HCA12<\/MemberOffice>/)
  assert.match(request.body, new RegExp((await service.status(id)).delivery_id))
})

test('the very comment that Regulations.gov took can be read back', async () => {
  const { id } = await service.send(docketMessage(), { prefer: 'wait=20' })
  const [request] = await readReceived(id)
  assert.ok(request)
  assert.equal(request.channel, 'regulations-gov')
  const { data } = JSON.parse(request.body)
  assert.equal(data.attributes.commentOnDocumentId, 'FDA-2026-N-9001-0001')
})

test('a message that waits is withdrawn, and its status says so from then on', async () => {
  const { id } = await idle.send(officeMessage())
  const answer = await idle.ask({ method: 'DELETE', url: `/api/messages/${id}` })
  assert.equal(answer.status, 200)
  // Held to its schema by `ask`.
  assert.equal((answer.json as MessageStatus).state, 'withdrawn')
  assert.equal((await idle.status(id)).state, 'withdrawn')
  await idle.worker.runOnce()
  const { attempts, expected_at: expected } = await idle.status(id)
  assert.deepEqual([attempts, expected], [0, null])
})

test('asking again changes nothing', async () => {
  const { id } = await idle.send(officeMessage())
  const url = `/api/messages/${id}`
  const first = await idle.ask({ method: 'DELETE', url })
  const again = await idle.ask({ method: 'DELETE', url })
  assert.deepEqual([first.status, again.status, again.text], [200, 200, first.text])
})

test('an Idempotency-Key goes on to stand for the message that was withdrawn', async () => {
  const headers = { 'idempotency-key': 'withdrawn-once' }
  const { id } = await idle.send(officeMessage(), headers)
  const { status } = await idle.ask({ method: 'DELETE', url: `/api/messages/${id}` })
  assert.deepEqual([status, (await idle.send(officeMessage(), headers)).id], [200, id])
})
