import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { officeMessage, openTestService } from '../../../bin/testing.ts'

/** Declares the test of an operation that counts by key. */
export const holdKeyToLimit = async (url: string): Promise<void> => {
  const service = await openTestService({ ROTUNDA_MESSAGE_RATE: '3' })
  after(() => service.close())
  const ask = (key: string) => service.ask({ method: 'POST', url, body: officeMessage(), key })

  test(`${url}: the last request of a key’s limit is answered, the next is told when to come again, and stores nothing`, async () => {
    const { secret } = await service.issue()
    for (const left of [2, 1, 0]) {
      const answer = await ask(secret)
      assert.equal(answer.status, 200)
      assert.match(answer.headers['ratelimit'] ?? '', new RegExp(`^"key";r=${left};t=\\d+$`))
    }
    const stored = await service.countMessages()
    const refused = await ask(secret)
    assert.equal(refused.status, 429)
    assert.match(refused.reason, /has sent 3 messages in the last 60 seconds/)
    assert.ok(Number(refused.headers['retry-after']) > 50)
    assert.equal(await service.countMessages(), stored)
    assert.equal((await ask((await service.issue()).secret)).status, 200)
  })
}
