import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { officeMessage, openTestService } from '../../../bin/testing.ts'

const service = await openTestService({ ROTUNDA_WORKER: 'off' })
after(() => service.close())

test('another organisation’s message does not exist, and is not withdrawn', async () => {
  const { id } = await service.send(officeMessage())
  const { secret } = await service.issue({ organisation: 'Another Organization' })
  const answer = await service.ask({ method: 'DELETE', url: `/api/messages/${id}`, key: secret })
  assert.deepEqual(
    [answer.status, answer.reason],
    [404, 'This key’s organisation has no message with this id.'],
  )
  assert.equal((await service.status(id)).state, 'queued')
})

test('an id that is none is nobody’s message', async () => {
  assert.equal((await service.ask({ method: 'DELETE', url: '/api/messages/%00' })).status, 404)
})
