import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { officeMessage, openTestService } from '../../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

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
