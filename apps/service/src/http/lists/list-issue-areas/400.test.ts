import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, assertProblem } from '../testing.ts'

const WRONG = ['limit=0', 'limit=201', 'limit=ten', 'limit=1.5', 'limit=', 'offset=-1', 'limit=5&limit=6']

for (const query of WRONG) {
  test(`${query} is refused by name, never mended`, async () => {
    for (const url of ['/api/issue-areas', '/api/issue-areas.csv']) {
      const [name = ''] = query.split('=')
      assert.ok(assertProblem(await ask(`${url}?${query}`), 400, 'invalid_query').includes(name))
    }
  })
}

test('an unknown parameter is refused with the ones there are and the nearest', async () => {
  const asked = await ask('/api/issue-areas?limti=5')
  assert.match(assertProblem(asked, 400, 'invalid_query'), /"limti".*Did you mean "limit"/)
  assert.deepEqual(asked.body['allowed'], ['limit', 'offset', 'snapshot'])
})
