import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertProblem, openPublicApi, RECORDS } from '../testing.ts'
import { EVERY_OPERATION } from '../testing/every-operation.ts'

test('before anything is published nothing is made up: the client is told when to ask again', async (t) => {
  const { ask, publish } = await openPublicApi(t, { records: null })
  for (const path of [...EVERY_OPERATION, '/records?all=true&format=csv', '/records?snapshot=old']) {
    const asked = await ask(path)
    assertProblem(asked, 503, 'unavailable')
    assert.match(String(asked.headers['retry-after']), /^\d+$/)
    assert.equal(String(asked.body['retry_after']), asked.headers['retry-after'])
  }
  await publish(RECORDS)
  for (const path of EVERY_OPERATION) assert.equal((await ask(path)).status, 200)
})
