import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { officeMessage, openTestService } from '../../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

const ABSENT = 'This key’s organisation has no message with this id.'

const NO_IDS = [
  'msg_00000000000000000000000000000000',
  'msg_',
  'x',
  '%00',
  'msg_%00000000000000000000000000000000',
  '%F0%9F%99%82',
  "1'%20or%20'1'='1",
  '..%2F..%2Fsecrets.json',
]

for (const id of NO_IDS)
  test(`the id ${id} is nobody’s message`, async () => {
    const answer = await service.ask({ url: `/api/messages/${id}` })
    assert.deepEqual([answer.status, answer.reason], [404, ABSENT])
  })

test('another organisation’s message does not exist, word for word', async () => {
  const { id } = await service.send(officeMessage())
  const { secret } = await service.issue({ organisation: 'Another Organization' })
  const answer = await service.ask({ url: `/api/messages/${id}`, key: secret })
  assert.deepEqual([answer.status, answer.reason], [404, ABSENT])
})

test('another key of the same organisation sees it', async () => {
  const { id } = await service.send(officeMessage())
  const { secret } = await service.issue()
  assert.equal((await service.ask({ url: `/api/messages/${id}`, key: secret })).status, 200)
})

for (const id of ['%zz', '%', '%ED%A0%80', 'x'.repeat(101), 'x'.repeat(10_000)])
  test(`an address that cannot be one (${id.slice(0, 5)}, ${id.length} characters) is said to hold nothing`, async () => {
    // No route has it, so the answer has the form of an address that does not exist.
    const answer = await service.app.inject({ url: `/api/messages/${id}` })
    assert.equal(answer.statusCode, 404)
    assert.match(answer.json<{ title: string }>().title, /nothing at this address/)
  })
