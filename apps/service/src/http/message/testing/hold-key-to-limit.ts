import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rotateKey } from '../../../access/index.ts'
import { officeMessage, type TestService } from '../../../bin/testing.ts'

/** Declares the tests of an operation that counts by key, of a service that takes three messages of a key in a minute. */
export const holdKeyToLimit = (service: TestService, url: string): void => {
  const ask = (key: string) => service.ask({ method: 'POST', url, body: officeMessage(), key })

  test(`${url}: the last request of a key’s limit is answered, the next is told when to come again, and stores nothing`, async () => {
    const { secret } = await service.issue()
    for (const left of [2, 1, 0]) {
      const answer = await ask(secret)
      assert.equal(answer.status, 200)
      assert.match(answer.headers['ratelimit'] ?? '', new RegExp(`^"key";r=${left};t=60$`))
    }
    const stored = await service.countMessages()
    const refused = await ask(secret)
    assert.equal(refused.status, 429)
    assert.match(refused.reason, /has sent 3 messages in the last 60 seconds/)
    assert.equal(refused.headers['retry-after'], '60')
    assert.equal(await service.countMessages(), stored)
    assert.equal((await ask((await service.issue()).secret)).status, 200)
  })

  test(`${url}: a key and the one that takes its place have one limit between them`, async () => {
    const { id, secret } = await service.issue()
    const order = { id, actor: 'test', at: new Date(), overlapDays: 1 }
    const { secret: next } = await rotateKey(service.access, order)
    const statuses = []
    for (const key of [secret, next, secret, next, secret]) statuses.push((await ask(key)).status)
    assert.deepEqual(statuses, [200, 200, 200, 429, 429])
  })
}
