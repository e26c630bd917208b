import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { officeMessage, openTestService } from '../../../bin/testing.ts'

const service = await openTestService({ ROTUNDA_WORKER: 'off' })
after(() => service.close())

test('a parameter in the query is refused by name, and nothing is withdrawn', async () => {
  const { id } = await service.send(officeMessage())
  const answer = await service.ask({ method: 'DELETE', url: `/api/messages/${id}?force=yes` })
  assert.equal(answer.status, 400)
  assert.match(answer.reason, /no parameter "force"/)
  assert.equal((await service.status(id)).state, 'queued')
})
