import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { officeMessage, openTestService } from '../../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

test('what has been delivered cannot be withdrawn, and the reason says what it is', async () => {
  const { id } = await service.send(officeMessage(), { prefer: 'wait=20' })
  const answer = await service.ask({ method: 'DELETE', url: `/api/messages/${id}` })
  assert.equal(answer.status, 409)
  assert.match(answer.reason, /it is delivered, so it cannot be withdrawn/)
  assert.equal((await service.status(id)).state, 'delivered')
})
