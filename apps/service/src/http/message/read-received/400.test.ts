import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestService } from '../../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

test('the message has to be named, once, and nothing else can be asked', async () => {
  const wrong = { '': /message/, '?message=a&message=b': /"message"/, '?message=a&delivery=b': /"delivery"/ }
  for (const [query, reason] of Object.entries(wrong)) {
    const answer = await service.ask({ url: `/api/sandbox/received${query}` })
    assert.equal(answer.status, 400)
    assert.match(answer.reason, reason)
  }
})
