import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestService } from '../../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

const WRONG = {
  'limit=0': /"limit"/,
  'limit=201': /"limit"/,
  'limit=ten': /"limit"/,
  'limit=1e1': /"limit"/,
  'limit=1&limit=2': /"limit"/,
  'state=lost': /"state" must be one of accepted, queued/,
  'state=delivred': /Did you mean "delivered"/,
  'state=': /"state"/,
  'state=queued&state=held': /"state"/,
  'after=': /"after"/,
  'after=%00': /"after"/,
  'after=msg_1': /"after"/,
  'sate=queued': /no parameter "sate". Did you mean "state"/,
  'organisation=x': /no parameter "organisation"/,
  '__proto__=x': /no parameter "__proto__"/,
}

for (const [query, reason] of Object.entries(WRONG))
  test(`${query} is refused by name, never mended`, async () => {
    const answer = await service.ask({ url: `/api/messages?${query}` })
    assert.equal(answer.status, 400)
    assert.match(answer.reason, reason)
  })
