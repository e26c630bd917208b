import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { officeMessage, openTestService } from '../../../bin/testing.ts'
import { NOT_JSON_BY_NAME } from '../testing.ts'

const service = await openTestService()
after(() => service.close())

for (const type of NOT_JSON_BY_NAME)
  test(`the content type ${type} is refused, even of a body that is JSON`, async () => {
    const answer = await service.send(JSON.stringify(officeMessage()), { 'content-type': type })
    assert.equal(answer.status, 415)
    assert.match(answer.reason, /content-type: application\/json/)
    assert.equal(await service.countMessages(), 0)
  })

test('a body without a content type is refused', async () => {
  const answer = await service.send(Buffer.from(JSON.stringify(officeMessage())), { 'content-type': '' })
  assert.equal(answer.status, 415)
})
