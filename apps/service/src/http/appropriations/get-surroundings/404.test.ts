import { after, test } from 'node:test'
import { assertProblem, openPublicApi } from '../testing.ts'

const { ask } = await openPublicApi({ after })

test('an id that no record has is said to be none', async () => {
  assertProblem(await ask('/surroundings?id=sr-2026-ffffffffffffffff'), 404, 'not_found')
})
