import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertProblem, openPublicApi } from '../testing.ts'

const { ask } = await openPublicApi({ after })

test('a parameter that there is not is refused with those there are', async () => {
  const asked = await ask('/datasets?dataset=senate-requests')
  assertProblem(asked, 400, 'invalid_query')
  assert.deepEqual(asked.body['allowed'], ['snapshot', 'limit', 'offset'])
})
