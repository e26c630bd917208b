import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '../../../platform/index.ts'
import { ask, assertProblem, makeListsApp } from '../testing.ts'

test('before there is a list nothing is made up: the client is told when to ask again', async () => {
  const listOpenDockets = () => {
    throw new Refusal('unavailable', 'no list yet', { retryAfterSeconds: 60 })
  }
  for (const url of ['/api/dockets', '/api/dockets.csv']) {
    const asked = await ask(url, {}, makeListsApp({ listOpenDockets }))
    assert.equal(assertProblem(asked, 503, 'unavailable'), 'no list yet')
    assert.equal(asked.headers['retry-after'], '60')
  }
})
