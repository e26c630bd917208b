import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameCells } from './name-cells.ts'

test('every cell is kept under its header, blank ones and those beyond the header too', () => {
  assert.deepEqual(nameCells(['', 'State', 'State'], ['1', 'VT', 'NH', 'odd', '']), {
    'column 1': '1',
    State: 'VT',
    'State (column 3)': 'NH',
    'column 4': 'odd',
  })
  assert.deepEqual(nameCells(['State', 'Amount'], ['VT']), { State: 'VT', Amount: '' })
})
