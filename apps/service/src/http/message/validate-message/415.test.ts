import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { officeMessage, openTestService } from '../../../bin/testing.ts'
import { NOT_JSON_BY_NAME } from '../testing.ts'

const service = await openTestService()
after(() => service.close())

test('a dry run reads the same content types as sending, and no other', async () => {
  for (const type of NOT_JSON_BY_NAME) {
    const answer = await service.validate(JSON.stringify(officeMessage()), { 'content-type': type })
    assert.equal(answer.status, 415, type)
  }
})
