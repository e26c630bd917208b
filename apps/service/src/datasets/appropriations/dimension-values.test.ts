import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DIMENSIONS, type Dimension } from '@rotunda/contract'
import { makeRecord } from '../testing.ts'
import { listValues } from './dimension-values.ts'

const [requestor = assert.fail()] = makeRecord().requestors

test('each dimension is read from its own field, each value once, in the order of the record', () => {
  const record = makeRecord({
    ...{ agency: 'An Agency', account: 'An Account', recipient: 'A Recipient', state: 'WY' },
    ...{ location: 'Elsewhere', title: 'A Title', project_states: ['OR', 'AK', 'OR'] },
    funding_line: { id: 'fl-1', match: 'label' },
    requestors: [
      { ...requestor, name: 'Zoe', state: 'PR', district: 0, party: 'R', bioguide: 'Z000001' },
      { ...requestor, name: 'Ann', state: 'WY', district: null, party: 'Democrat', bioguide: null },
      { ...requestor, name: 'Bo', state: null, district: 7, party: 'R', bioguide: 'B000001' },
    ],
  })
  const found = Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, listValues(record, dimension)]))
  assert.deepEqual(found, {
    dataset: ['senate-requests'],
    chamber: ['senate'],
    stage: ['request'],
    fiscal_year: [2026],
    state: ['WY', 'PR'],
    project_state: ['OR', 'AK'],
    subcommittee: ['INT'],
    agency: ['An Agency'],
    account: ['An Account'],
    member: ['Zoe', 'Ann', 'Bo'],
    bioguide: ['Z000001', 'B000001'],
    party: ['R', 'D'],
    district: ['PR-00'],
    recipient: ['A Recipient'],
    funding_line: ['fl-1'],
  } satisfies Record<Dimension, readonly unknown[]>)
})

test('what is null, or nobody, counts as no value', () => {
  const nothing = makeRecord({
    ...{ subcommittee: null, agency: null, account: null, recipient: null, state: null },
    ...{ funding_line: null, project_states: [], requestors: [] },
  })
  assert.deepEqual(
    DIMENSIONS.filter((dimension) => listValues(nothing, dimension).length > 0),
    ['dataset', 'chamber', 'stage', 'fiscal_year'],
  )
})
