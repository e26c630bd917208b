import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { officeMessage, openTestService } from '../../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

test('a dry run of a body larger than any message is refused by its size', async () => {
  const answer = await service.validate(JSON.stringify(officeMessage()).padEnd(10 * 1024 * 1024))
  assert.equal(answer.status, 413)
  assert.match(answer.reason, /larger than 256 KiB/)
})
