import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namesOf, STATES } from '@rotunda/contract'
import { parseState, parseStates } from './parse-state.ts'

test('each of the 56 is found by its code and by its name', () => {
  for (const state of namesOf(STATES)) {
    assert.equal(parseState(state), state)
    assert.equal(parseState(` ${STATES[state].toUpperCase()} `), state)
  }
})

test('the names that documents use for the District and the territories are known', () => {
  const names = ['D.C.', 'Washington, D.C.', 'Washington DC', 'US Virgin Islands', 'Virgin Islands']
  assert.deepEqual(names.map(parseState), ['DC', 'DC', 'DC', 'VI', 'VI'])
})

test('a cell of several States gives all of them, each once', () => {
  assert.deepEqual(parseStates('AZ, NV, MT, ID, NM, UT, WY'), ['AZ', 'NV', 'MT', 'ID', 'NM', 'UT', 'WY'])
  assert.deepEqual(parseStates('Oregon and Washington; OR'), ['OR', 'WA'])
  assert.deepEqual(parseStates('MD, Washington, DC, VA'), ['MD', 'DC', 'VA'])
  assert.deepEqual(parseStates(' '), [])
})

test('a cell with anything that is no State gives none rather than some', () => {
  for (const text of ['AZ, Nationwide', 'Multiple', 'AZ or NV', 'Kansas City', 'toString']) {
    assert.equal(parseStates(text), undefined)
  }
})
