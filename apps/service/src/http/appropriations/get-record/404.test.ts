import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertProblem, openPublicApi } from '../testing.ts'

const { ask } = await openPublicApi({ after })

test('an id that no record has is said to be none, and the answer repeats nothing of it', async () => {
  for (const id of ['sr-2026-ffffffffffffffff', '%3Cscript%3E', "'; drop table rows", '__proto__']) {
    const asked = await ask(`/record?id=${encodeURIComponent(id)}`)
    assert.match(
      assertProblem(asked, 404, 'not_found'),
      /No record of this snapshot has this id.*vanished\.csv/,
    )
    assert.ok(!asked.text.includes('script'))
  }
})

test('a tag that stands for anything does not make up a record', async () => {
  const asked = await ask('/record?id=sr-2026-ffffffffffffffff', { headers: { 'if-none-match': '*' } })
  assertProblem(asked, 404, 'not_found')
})
