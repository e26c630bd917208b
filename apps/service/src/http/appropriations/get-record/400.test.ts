import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertProblem, openPublicApi } from '../testing.ts'

const { ask } = await openPublicApi({ after })

test('an id is needed, and only one', async () => {
  const none = await ask('/record')
  assert.match(assertProblem(none, 400, 'invalid_query'), /"id" is needed/)
  assert.equal(none.body['param'], 'id')
  assert.match(assertProblem(await ask('/record?id=a&id=b'), 400, 'invalid_query'), /"id".*once/)
  const list = await ask('/record?id=a&limit=5')
  assert.deepEqual(list.body['allowed'], ['id', 'snapshot'])
})
