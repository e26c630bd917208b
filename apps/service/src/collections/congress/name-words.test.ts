import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fitsGivenName, keyOfCommittee, listWords } from './name-words.ts'

test('words are folded and in their order, without marks; a name that is missing has none', () => {
  assert.deepEqual(listWords('A. Mitchell'), ['a', 'mitchell'])
  assert.deepEqual(listWords('Beto O’Rourke-Núñez'), ['beto', 'orourke', 'nunez'])
  assert.deepEqual(listWords(null), [])
})

const SAME: readonly (readonly [one: string, other: string])[] = [
  ['Committee on Veterans’ Affairs', "Veterans' Affairs"],
  ['House Permanent Select Committee on Intelligence', 'Intelligence'],
  ['Committee on Science, Space, and Technology', 'Space, Technology and Science Committee'],
  ['Joint Committee of Congress on the Library', 'Library'],
  ['United States Senate Committee on the Budget', 'Budget'],
]
for (const [one, other] of SAME)
  test(`“${one}” and “${other}” are names of one committee`, () => {
    assert.equal(keyOfCommittee(one), keyOfCommittee(other))
  })

test('names of two committees differ, and one that says nothing has no words', () => {
  assert.notEqual(keyOfCommittee('Rules'), keyOfCommittee('Rules and Administration'))
  assert.equal(keyOfCommittee('Full Committee'), '')
})

const GIVEN: readonly (readonly [written: string | null, fits: boolean])[] = [
  ['Mitch', true],
  ['A. Mitchell', true],
  ['A.', true],
  [null, true],
  ['Darline', false],
  ['M.', false],
]
for (const [written, fits] of GIVEN)
  test(`the first names “${written ?? ''}” ${fits ? 'may be' : 'are not'} those of Addison Mitchell, called Mitch`, () => {
    assert.equal(fitsGivenName(written, ['addison', 'mitchell', 'mitch']), fits)
  })
