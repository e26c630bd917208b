import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerOnce } from '../../testing/count-readers.ts'
import { ask, assertProblem, makeListsApp } from '../testing.ts'

for (const form of ['', '.csv'])
  test(`the list${form} is given so often in a minute, and then with the time to wait`, async () => {
    const app = makeListsApp({}, answerOnce)
    const url = `/api/issue-areas${form}`
    assert.equal((await ask(url, {}, app)).status, 200)
    const asked = await ask(url, {}, app)
    assert.match(assertProblem(asked, 429, 'rate_limited'), /keep what you have/)
    assert.equal(asked.headers['retry-after'], '60')
  })
