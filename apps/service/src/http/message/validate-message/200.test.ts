import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { docketMessage, officeMessage, openTestService } from '../../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

test('a message that would be accepted is said to be, and nothing is stored or sent', async () => {
  for (const body of [officeMessage(), docketMessage()]) {
    const answer = await service.validate(body, { 'idempotency-key': 'not-used-up', prefer: 'wait=5' })
    assert.equal(answer.text, '{"response":"success"}')
    assert.equal(answer.headers['location'], undefined)
  }
  assert.equal(await service.countMessages(), 0)
  const { house, regulations } = service.simulators
  assert.deepEqual(Object.keys(await house.deliveries()), [])
  assert.deepEqual(Object.keys(await regulations.deliveries()), [])
})

test('a dry run uses no Idempotency-Key up', async () => {
  const headers = { 'idempotency-key': 'for-another-body' }
  assert.equal((await service.validate(officeMessage({ message: 'A first version.' }), headers)).status, 200)
  assert.equal((await service.send(officeMessage(), headers)).status, 200)
})
