import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '../../../platform/index.ts'
import { ask, assertProblem, makeListsApp } from '../testing.ts'

test('before there is a list nothing is made up: the client is told when to ask again', async () => {
  const listLegislators = () =>
    Promise.reject(new Refusal('unavailable', 'no list yet', { retryAfterSeconds: 60 }))
  for (const url of ['/api/legislators', '/api/legislators.csv']) {
    const asked = await ask(url, {}, makeListsApp({ listLegislators }))
    assert.equal(assertProblem(asked, 503, 'unavailable'), 'no list yet')
    assert.equal(asked.headers['retry-after'], '60')
  }
})
