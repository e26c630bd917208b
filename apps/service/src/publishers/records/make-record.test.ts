import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statesOf } from './make-record.ts'

test('a cell of States gives them, or the reason why there are none', () => {
  assert.deepEqual(statesOf('NM'), ['NM'])
  assert.deepEqual(statesOf('AZ, NV'), ['AZ', 'NV'])
  assert.deepEqual(statesOf(undefined), { missing: 'not_published' })
  assert.deepEqual(statesOf('  '), { missing: 'blank_in_source' })
  for (const cell of ['Nationwide', 'NM, SeriesDocument', ',', '—'])
    assert.deepEqual(statesOf(cell), { missing: 'unparsed' }, cell)
})
