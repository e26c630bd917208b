import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DocumentRefused } from '../publisher.ts'
import { findUnit, hasUnitWord, withoutUnit } from './find-unit.ts'

const THOUSANDS = [
  '[In thousands]',
  '(Thousands of dollars)',
  '($000)',
  '(Amounts in $000s)',
  '$ thousands',
  '(000s omitted)',
  'Dollars in thousands',
  '[In thousands of dollars]',
  'IN THOUSANDS',
  "($000's)",
  'All amounts are shown in thousands of dollars.',
  '($ in thousands)',
  'in 000s',
  '(Thousands)',
]

test('thousands are read in every form in which tables state them', () => {
  for (const text of THOUSANDS) {
    assert.equal(findUnit([text]), 'thousands', text)
    assert.ok(hasUnitWord(text), text)
  }
  assert.equal(findUnit(['Amount (in thousands of dollars)']), 'thousands')
  assert.equal(withoutUnit('House Amount ($000)'), 'House Amount')
})

test('dollars are dollars, and nothing is a unit where none is stated', () => {
  for (const text of ['[Whole dollars]', '(in dollars)', 'Amounts in actual dollars'])
    assert.equal(findUnit([text]), 'dollars', text)
  for (const text of ['Projects', 'Amount', '$1,000', '2,000,000', 'Fiscal Year 2026', 'P.O. Box 1000', ''])
    assert.equal(findUnit([text]), undefined, text)
  assert.equal(withoutUnit('Project (Location)'), 'Project (Location)')
})

const STRANGE = [
  'Projects of thousands of towns',
  '(In millions)',
  'Amounts rounded to thousands',
  '$K',
  '(in 1,000)',
  'Amounts (thous.)',
  '($ millions, rounded)',
  'x1000',
  'Figures in 000s unless noted',
]

test('words of a unit that are no known form stop the document, with the forms that are', () => {
  for (const text of STRANGE)
    assert.throws(
      () => findUnit([text]),
      (cause) => cause instanceof DocumentRefused && /In thousands/.test(cause.message),
      text,
    )
})

test('two units for the same amounts stop the document', () => {
  assert.throws(() => findUnit(['[In thousands]', 'Amount (in dollars)']), DocumentRefused)
})
