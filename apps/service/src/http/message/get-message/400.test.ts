import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { officeMessage, openTestService } from '../../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

test('a parameter in the query is refused by name', async () => {
  const { id } = await service.send(officeMessage())
  const answer = await service.ask({ url: `/api/messages/${id}?fields=state` })
  assert.equal(answer.status, 400)
  assert.match(answer.reason, /no parameter "fields"/)
})
