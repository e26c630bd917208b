import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ISSUE_AREAS } from '@rotunda/contract'
import { ask } from '../testing.ts'

test('every issue area is listed with the code for main_issue', async () => {
  const { status, body } = await ask('/api/issue-areas')
  assert.equal(status, 200)
  assert.deepEqual(body.data, ISSUE_AREAS)
  assert.equal(body.meta['total'], 32)
})

test('as CSV: a name with commas stays one cell', async () => {
  const { text } = await ask('/api/issue-areas.csv?offset=3&limit=1')
  assert.equal(text, 'code,name\n4,"Arts, Culture, Religion"\n')
})
