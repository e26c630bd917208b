import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { officeMessage, openTestService } from '../../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

test('a body larger than any message is refused by its size, and nothing is stored', async () => {
  for (const size of [256 * 1024 + 1, 10 * 1024 * 1024]) {
    const answer = await service.send(JSON.stringify(officeMessage()).padEnd(size))
    assert.equal(answer.status, 413)
    assert.match(answer.reason, /larger than 256 KiB/)
  }
  assert.equal(await service.countMessages(), 0)
})

test('the longest legal message fits, with every character written as an escape', async () => {
  const message = '\\ud83c\\udf32'.repeat(10_000)
  const body = JSON.stringify(officeMessage({ message: 'TEXT' })).replace('TEXT', message)
  assert.equal((await service.send(body)).status, 200)
})
