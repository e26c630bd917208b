import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertProblem, openPublicApi } from '../testing.ts'

const { ask } = await openPublicApi({ after })

test('a piece of evidence that the record does not have is refused with how many there are', async () => {
  const asked = await ask('/surroundings?id=sr-2026-0000000000000000&evidence=7')
  assert.match(assertProblem(asked, 400, 'invalid_query'), /one piece of evidence, counted from 0/)
  assert.equal(asked.body['param'], 'evidence')
  for (const wrong of ['-1', 'first', '1.5'])
    assertProblem(
      await ask(`/surroundings?id=sr-2026-0000000000000000&evidence=${wrong}`),
      400,
      'invalid_query',
    )
})

test('where there is no archive the answer says so in words', async () => {
  const { status, body } = await ask('/surroundings?id=sr-2026-0000000000000000')
  assert.equal(status, 200)
  assert.match(String(body.data[0]?.['reason']), /no archive/)
})
