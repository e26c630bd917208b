import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerOnce } from '../../testing/count-readers.ts'
import { openCatalog } from '../testing.ts'

test('/data.json is given so often in a minute, and then with the time to wait', async (t) => {
  const { ask, publish } = await openCatalog(t, {}, answerOnce)
  publish('1')
  assert.equal((await ask('/data.json')).status, 200)
  const { status, headers, body } = await ask('/data.json')
  assert.deepEqual([status, headers['retry-after']], [429, '60'])
  assert.equal(JSON.parse(body.toString()).code, 'rate_limited')
})
