import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { splitApplicants } from './split-applicants.ts'

const CASES = [
  ['', []],
  ['State; Federal', ['State', 'Federal']],
  ['State; State;', ['State']],
  ['Sample (a; b; c) d; State', ['Sample (a; b; c) d', 'State']],
  ['Local (includes a, excludes b; State', ['Local (includes a, excludes b', 'State']],
  ['Local (includes a; State (includes c); Other', ['Local (includes a', 'State (includes c)', 'Other']],
  ['Local (includes a; State; Other (b; c)', ['Local (includes a', 'State', 'Other (b; c)']],
  ['State); Federal', ['State)', 'Federal']],
] as const

for (const [cell, kinds] of CASES) {
  test(`“${cell}” names ${kinds.length} kinds of applicants`, () =>
    assert.deepEqual(splitApplicants(cell), kinds))
}

const anyKind = fc
  .tuple(
    fc.stringMatching(/^[A-Z][a-z ]{0,8}[a-z]$/),
    fc.option(fc.stringMatching(/^[a-z]{1,5}(?:; [a-z]{1,5})?$/)),
  )
  .map(([name, note]) => (note === null ? name : `${name} (${note})`))

test('kinds whose brackets are closed are found again, with anything within them', () =>
  fc.assert(
    fc.property(fc.uniqueArray(anyKind), (kinds) => {
      assert.deepEqual(splitApplicants(kinds.join('; ')), kinds)
    }),
  ))

test('no text is lost between the kinds but semicolons, repetitions and white space', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', '(', ')', ';', ' ') }), (cell) => {
      const kept = splitApplicants(cell)
      for (const kind of kept) assert.ok(cell.includes(kind))
      const parts = cell.split(';').map((part) => part.trim())
      assert.ok(parts.every((part) => part === '' || kept.some((kind) => kind.includes(part))))
    }),
  ))
