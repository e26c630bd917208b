import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { listWords, repairHyphens } from './repair-hyphens.ts'

const repair = (text: string, ...others: string[]) =>
  repairHyphens(text, new Set([text, ...others].flatMap(listWords)))

test('a word that the document prints whole elsewhere is joined', () => {
  assert.equal(repair('Plant Up- grades.', 'Facility upgrades'), 'Plant Upgrades.')
  assert.equal(repair('Waste- water', 'City Wastewater'), 'Wastewater')
})

test('a compound that the document prints elsewhere keeps its hyphen', () => {
  assert.equal(repair('Community- based care', 'a community-based site'), 'Community-based care')
})

test('a piece that is no word of English is joined to what stands before it', () => {
  assert.equal(repair('Children Rec- ommendation Dissemination'), 'Children Recommendation Dissemination')
  assert.equal(repair('Site Con- struction, Treat- ment'), 'Site Construction, Treatment')
})

test('what may be a compound stays as printed when nothing decides', () => {
  for (const text of ['Community- based care', 'mid- and long-term', 'Ocasio- Sample', 'Pre- construction']) {
    assert.equal(repair(text), text)
  }
})

test('a text without a break is never changed, and letters never are', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'tion', 'B', '-', ' ', 'é', '1') }), (text) => {
      const letters = (of: string) => of.replace(/[-\s]/g, '')
      assert.equal(letters(repair(text)), letters(text))
      if (!/-\s/.test(text)) assert.equal(repair(text), text)
    }),
  )
})
