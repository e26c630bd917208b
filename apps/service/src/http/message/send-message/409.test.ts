import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { officeMessage, openTestService } from '../../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

const headers = { 'idempotency-key': 'one-body-only' }

test('another body under a used Idempotency-Key is refused, in whatever it differs', async () => {
  const first = await service.send(officeMessage(), headers)
  assert.equal(first.status, 200)
  const others = [
    officeMessage({ message: 'I am writing to ask for something else.' }),
    `${JSON.stringify(officeMessage())} `,
    officeMessage({ phone_number: '' }),
    'not JSON at all',
  ]
  for (const body of others.slice(0, 3)) {
    const answer = await service.send(body, headers)
    assert.equal(answer.status, 409)
    assert.match(answer.reason, /Idempotency-Key was used before for a message with another body/)
    assert.equal(answer.headers['location'], undefined)
  }
  assert.equal((await service.send(others[3], headers)).status, 400)
  assert.equal(await service.countMessages(), 1)
})

test('of two bodies at once under one Idempotency-Key, one is the message and the other is refused', async () => {
  const at = { 'idempotency-key': 'two-at-once' }
  const before = await service.countMessages()
  const answers = await Promise.all(
    ['One of the two texts.', 'The other of the two.'].map((message) =>
      service.send(officeMessage({ message }), at),
    ),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  assert.equal(await service.countMessages(), before + 1)
})
