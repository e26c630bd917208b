import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureSource } from '../../scripts/measure/measure-source.ts'
import { findOverBudget, findWorse, type Spread } from '../../scripts/measure/ratchet.ts'

const spread = (median: number, p90: number, longest: number): Spread => ({ count: 10, median, p90, longest })
const few = { count: 1, percent: 10 }
const sizes = { files: spread(50, 90, 150), functions: spread(5, 12, 20), small: few }

test('functions with a name are measured, and callbacks belong to the function around them', () => {
  const text = [
    'export const outer = (rows) => {',
    '  const ids = rows.map((row) => row.id)',
    '  return ids',
    '}',
    'class Queue {',
    '  #size = 0',
    '  grow() {',
    '    this.#size += 1',
    '  }',
    '}',
    'function declared(): void {}',
    '',
  ].join('\n')
  assert.deepEqual(measureSource('a.ts', text), { lines: 11, functions: [4, 3, 1] })
})

test('the same numbers pass, and so does a module that was not recorded', () => {
  assert.deepEqual(findWorse({ messages: sizes, access: sizes }, { messages: sizes }), [])
})

test('a number that grew beyond its slack is named with both values', () => {
  const grown = { ...sizes, functions: spread(7, 12, 20) }
  const [line, ...more] = findWorse({ messages: grown }, { messages: sizes })
  assert.match(line ?? '', /^messages: median of functions grew from 5 to 7 lines/)
  assert.deepEqual(more, [])
})

test('the limits hold for a module that was never recorded', () => {
  const heavy = {
    files: spread(50, 90, 301),
    functions: spread(12, 14, 20),
    small: { count: 3, percent: 26 },
  }
  assert.equal(findWorse({ access: heavy }, {}).length, 3)
})

test('a larger share of small files is named with both values, and a few more of many are let pass', () => {
  const cut = (percent: number) => ({ messages: { ...sizes, small: { count: 2, percent } } })
  assert.deepEqual(findWorse(cut(12), { messages: sizes }), [])
  const [line, ...more] = findWorse(cut(13), { messages: sizes })
  assert.match(line ?? '', /^messages: 13 % of the files have under 15 lines; it was 10 %\. /)
  assert.deepEqual(more, [])
})

test('the share of small files counts in modules of ten files or more', () => {
  const files = { ...spread(50, 90, 150), count: 9 }
  assert.deepEqual(findWorse({ bin: { ...sizes, files, small: { count: 5, percent: 56 } } }, {}), [])
})

test('more lines of a room, a longer chain of imports and a room without a budget are named', () => {
  const budget = { importDepth: 54, lines: { messages: 100, access: 50 } }
  assert.deepEqual(findOverBudget(budget, budget), [])
  assert.deepEqual(findOverBudget({ importDepth: 40, lines: { messages: 99 } }, budget), [])
  const [depth, lines, room, ...more] = findOverBudget(
    { importDepth: 55, lines: { messages: 101, access: 50, mail: 1 } },
    budget,
  )
  assert.match(depth ?? '', /^The longest chain of imports has 55 files; the budget is 54\. /)
  assert.match(lines ?? '', /^messages has 101 lines; its budget is 100\. .*scripts\/budget\.json/)
  assert.match(room ?? '', /^mail has 1 lines and no budget\. /)
  assert.deepEqual(more, [])
})
