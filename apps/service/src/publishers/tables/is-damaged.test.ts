import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDamaged } from './is-damaged.ts'

const reverse = (text: string) => [...text].toReversed().join('')

test('text that runs backwards is damaged, and the right way round it is not', () => {
  for (const text of ['City of Example for Sewer Improvements', 'Department of Samples', 'Water Project']) {
    assert.equal(isDamaged([text]), false)
    assert.equal(isDamaged([reverse(text)]), true)
  }
})

test('words that happen to be a common word backwards do not make a row damaged', () => {
  assert.equal(isDamaged(['FO Sample Center for Research', 'Example']), false)
  assert.equal(isDamaged(['Sample', '', '1,000']), false)
})
