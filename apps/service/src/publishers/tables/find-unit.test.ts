import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DocumentRefused } from '../publisher.ts'
import { findUnit } from './find-unit.ts'

test('the unit is read from a title or a header, and is not known where none is stated', () => {
  assert.equal(findUnit(['Projects', '[In thousands]']), 'thousands')
  assert.equal(findUnit(['Amount (in thousands of dollars)']), 'thousands')
  assert.equal(findUnit(['[Whole dollars]']), 'dollars')
  assert.equal(findUnit(['Projects of thousands of towns', 'Amount']), undefined)
})

test('amounts in millions are not read', () => {
  assert.throws(() => findUnit(['(In millions)']), DocumentRefused)
})
