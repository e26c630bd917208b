import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Refusal } from '../platform/index.ts'
import { parseDestinationId } from './parse-destination-id.ts'
import { SEATS } from './seats.ts'

const reasonFor = (raw: unknown): string => {
  try {
    return `accepted: ${JSON.stringify(parseDestinationId(raw))}`
  } catch (cause) {
    assert.ok(cause instanceof Refusal)
    assert.equal(cause.code, 'invalid_message')
    return cause.message
  }
}

test('a whole number above 0 is a person', () => {
  assert.deepEqual(parseDestinationId(412345), { kind: 'person', code: 412345 })
})

test('every House seat is read from its code, American Samoa from either of its codes', () => {
  for (const { chamber, state, district, officeCode } of SEATS) {
    if (chamber !== 'house') continue
    assert.deepEqual(parseDestinationId(officeCode), { kind: 'district', state, district })
  }
  assert.deepEqual(parseDestinationId('HAS00'), { kind: 'district', state: 'AS', district: 0 })
})

test('a text with - or _ is a docket, also when it begins with H or is a number of another kind', () => {
  const texts = [
    'EPA-HQ-OAR-2021-0317',
    'HHS-OS-2018-0008',
    'HUD-2019-0044',
    'NPS_FRDOC_0001',
    '17-108',
    '0945-AA22',
  ]
  for (const text of texts) assert.deepEqual(parseDestinationId(text), { kind: 'docket', text })
})

const REFUSED: readonly (readonly [string, unknown, RegExp])[] = [
  ['nothing', undefined, /required/],
  ['null', null, /required/],
  ['an empty text', '', /required/],
  ['a blank text', ' \t', /required/],
  ['a fraction', 12.5, /fraction/],
  ['zero', 0, /above 0/],
  ['a negative number', -412345, /above 0/],
  ['a number too large to be exact', 2 ** 60, /above 0/],
  ['digits in quotation marks', '412345', /quotation marks/],
  ['a seat of four characters', 'HCA1', /exactly 5 characters/],
  ['a seat of six characters', 'HCA012', /exactly 5 characters/],
  ['a lone H', 'H', /exactly 5 characters/],
  ['a seat in lower case', 'hca12', /capital letters/],
  ['a seat with letters for digits', 'HCAxx', /two digits/],
  ['a State that is none', 'HZZ01', /no State: "ZZ"/],
  ['a seat with a blank after it', 'HCA12 ', /blanks/],
  ['a Senate seat', 'SCA03', /person’s code as a number/],
  ['a name', 'Ada Sample', /neither a legislator, nor a House seat, nor a docket/],
  ['a docket without its hyphens', 'EPA20210317', /neither a legislator/],
  ['an endless docket', `EPA-${'1'.repeat(200)}`, /longer than any docket id/],
  ['true', true, /number or a text/],
  ['a list', ['HCA12'], /number or a text/],
  ['an object', { code: 412345 }, /number or a text/],
]

for (const [what, raw, reason] of REFUSED) {
  test(`${what} is refused with its own way out`, () => {
    assert.match(reasonFor(raw), reason)
  })
}

test('any JSON value is parsed or refused, and never anything else', () => {
  const nearly = fc.stringMatching(/^[HhS]?[A-Za-z0-9_\- ]{0,6}$/)
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.integer(), nearly), (raw) => {
      assert.equal(typeof reasonFor(raw), 'string')
    }),
    { numRuns: 500 },
  )
})

test('a text that could be anything is not repeated in the reason', () => {
  assert.ok(!reasonFor('person@example.org').includes('example.org'))
})
