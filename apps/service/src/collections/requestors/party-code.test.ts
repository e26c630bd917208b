import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findPartyCode } from './party-code.ts'

test('a party has one code, however it is spelled', () => {
  for (const name of ['D', 'd', ' D ', '(D)', 'Dem', 'Dem.', 'DEMOCRAT', 'Democratic'])
    assert.equal(findPartyCode(name), 'D', name)
  for (const name of ['R', 'Rep', 'Rep.', 'Republican']) assert.equal(findPartyCode(name), 'R', name)
  for (const name of ['I', 'Ind.', 'Independent']) assert.equal(findPartyCode(name), 'I', name)
})

test('a party of another name is another party, though it begins with the same words', () => {
  for (const name of ['Popular Democrat', 'Democratic Socialist', 'Progressive', 'Independence', '', 'D/R'])
    assert.equal(findPartyCode(name), 'other', name)
})
