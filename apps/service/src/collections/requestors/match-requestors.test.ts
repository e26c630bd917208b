import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { NamedRequestor } from '@rotunda/contract'
import fc from 'fast-check'
import { runs } from '../../platform/testing.ts'
import type { MemberDraft, MemberTerm } from '../../publishers/appropriations/index.ts'
import { makeRequestorMatcher } from './match-requestors.ts'
import { nameWords } from './name-words.ts'

const makeTerm = (changes: Partial<MemberTerm> = {}): MemberTerm => ({
  chamber: 'house',
  state: 'GA',
  district: 2,
  party: 'Democrat',
  parties: ['Democrat'],
  from: '2025-01-03',
  to: '2027-01-03',
  affiliations: [],
  ...changes,
})

let made = 0
/** `Ada Sample`, in this seat. */
const makeMember = (name: string, ...terms: readonly Partial<MemberTerm>[]): MemberDraft => {
  const [first = '', ...last] = name.split(' ')
  made += 1
  return {
    bioguide: `ZZ${String(made).padStart(5, '0')}`,
    name,
    surnames: [last.join(' ')],
    given: [first],
    terms: (terms.length === 0 ? [{}] : terms).map(makeTerm),
  }
}

type Asked = Partial<NamedRequestor> & { readonly year?: number; readonly wholeUntil?: number | null }

const matchWhole = (members: readonly MemberDraft[], name: string, asked: Asked = {}) => {
  const { year = 2026, wholeUntil = 2026, ...printed } = asked
  const requestor = { chamber: 'house', state: null, district: null, party: null, ...printed } as const
  return makeRequestorMatcher({ members, wholeUntil })({ name, name_raw: name, ...requestor }, year)
}

/** Bioguide id, or why there is none; then how it was identified. */
const match = (...asked: Parameters<typeof matchWhole>): [string | null, string] => {
  const { bioguide, match: told } = matchWhole(...asked).requestor
  return [bioguide, told]
}

/** State, district and party, and which of them are from the match. */
const factsOf = (...asked: Parameters<typeof matchWhole>) => {
  const { state, district, party, from_match: fromMatch } = matchWhole(...asked).requestor
  return [state, district, party, fromMatch.join()]
}

const ADA = makeMember('Ada Sample')
const REPUBLICAN = { party: 'Republican', parties: ['Republican'] }
const BEN = makeMember('Ben Sample', { state: 'OH', district: 4, ...REPUBLICAN })
const CARA = makeMember('Cara Example', { state: 'NM', district: 1 })
const ALL = [ADA, BEN, CARA]

test('surname, State and district tell a member by the seat', () => {
  assert.deepEqual(match(ALL, 'Ada Sample', { state: 'GA', district: 2 }), [ADA.bioguide, 'seat'])
  assert.deepEqual(match(ALL, 'Sample, Ben', { state: 'OH', district: 4 }), [BEN.bioguide, 'seat'])
})

test('surname and State tell a member where no other of the State has the name', () => {
  assert.deepEqual(match(ALL, 'Sample', { state: 'OH' }), [BEN.bioguide, 'state'])
})

test('a surname tells a member whom nobody of the chamber shares it with', () => {
  assert.deepEqual(match(ALL, 'Example'), [CARA.bioguide, 'surname'])
})

test('two members of one surname are several, until a first name or a party is printed', () => {
  assert.deepEqual(match(ALL, 'Sample'), [null, 'several'])
  assert.deepEqual(match(ALL, 'Ben Sample'), [BEN.bioguide, 'surname'])
  assert.deepEqual(match(ALL, 'Sample, Ben'), [BEN.bioguide, 'surname'])
  assert.deepEqual(match(ALL, 'Sample', { party: 'D' }), [ADA.bioguide, 'surname'])
  const both = [ADA, makeMember('Dora Sample', { district: 9 })]
  assert.deepEqual(match(both, 'Sample', { state: 'GA' }), [null, 'several'])
  assert.deepEqual(match(both, 'Sample', { state: 'GA', district: 9 }), [both[1]?.bioguide, 'seat'])
})

test('a first name that is neither member’s tells nothing, and a short form fits each that it may be short for', () => {
  assert.deepEqual(match(ALL, 'Zoe Sample'), [null, 'several'])
  assert.deepEqual(match(ALL, 'Zoe Sample', { party: 'D' }), [null, 'several'])
  const two = [makeMember('Robert Sample'), makeMember('Robin Sample', { district: 9 })]
  assert.deepEqual(match(two, 'Rob Sample'), [null, 'several'])
  assert.deepEqual(match(two, 'R. Sample'), [null, 'several'])
  assert.deepEqual(match(two, 'Robin Sample'), [two[1]?.bioguide, 'surname'])
})

test('a printed State or district that contradicts excludes a member, and nobody is left', () => {
  assert.deepEqual(match(ALL, 'Example', { state: 'TX' }), [null, 'none'])
  assert.deepEqual(match(ALL, 'Cara Example', { state: 'NM', district: 3 }), [null, 'none'])
  assert.deepEqual(match(ALL, 'Nobody'), [null, 'none'])
  assert.deepEqual(match(ALL, ''), [null, 'none'])
})

test('a member of one chamber is not looked for in the other, and each term counts in its own years', () => {
  const moved = makeMember(
    'Mona Mover',
    { state: 'AZ', district: 3, from: '2023-01-03', to: '2025-01-03' },
    { chamber: 'senate', state: 'AZ', district: null, from: '2025-01-03', to: '2031-01-03' },
  )
  const asked = { state: 'AZ', chamber: 'senate' } as const
  assert.deepEqual(match([moved], 'Mover', { ...asked, year: 2026 }), [moved.bioguide, 'state'])
  assert.deepEqual(match([moved], 'Mover', { ...asked, year: 2025 }), [null, 'none'])
  assert.deepEqual(match([moved], 'Mover', { year: 2025 }), [moved.bioguide, 'surname'])
  assert.deepEqual(match([moved], 'Mover', { year: 2026 }), [null, 'none'])
})

test('a member who left and the one who came within the year both fit, unless more is printed', () => {
  const left = makeMember('Leo Sample', { to: '2025-04-01' })
  const came = makeMember('Mia Sample', { from: '2025-06-10' })
  assert.deepEqual(match([left, came], 'Sample', { state: 'GA', district: 2 }), [null, 'several'])
  assert.deepEqual(match([left, came], 'Mia Sample', { state: 'GA', district: 2 }), [came.bioguide, 'seat'])
})

test('who left when the Congress ended, on 3 January, asked for nothing in that year', () => {
  const left = makeMember('Leo Example', { from: '2023-01-03', to: '2025-01-03' })
  assert.deepEqual(match([left, CARA], 'Example'), [CARA.bioguide, 'surname'])
})

test('surnames of several words are taken whole, in every way in which they are printed', () => {
  const members = [
    makeMember('Vera Van Pretend'),
    makeMember('Paul Pretend', { district: 5 }),
    makeMember('Mary Gluesample Perez', { state: 'WA', district: 3 }),
    makeMember('Lori Sample-DeExample', { state: 'OR', district: 5 }),
  ]
  const [van, pretend, perez, hyphened] = members.map(({ bioguide }) => bioguide)
  assert.deepEqual(match(members, 'Van Pretend'), [van, 'surname'])
  assert.deepEqual(match(members, 'Vera Van Pretend'), [van, 'surname'])
  assert.deepEqual(match(members, 'Pretend'), [pretend, 'surname'])
  assert.deepEqual(match(members, 'Gluesample Perez'), [perez, 'surname'])
  for (const printed of ['Sample-DeExample', 'SAMPLE DEEXAMPLE', 'Sample- DeExample', 'Sample‐Deexample'])
    assert.deepEqual(match(members, printed), [hyphened, 'surname'], printed)
})

test('accents, case, points, suffixes and titles count for nothing', () => {
  const jose = makeMember('José Peñasample', { state: 'NM' })
  for (const printed of ['Penasample', 'PEÑASAMPLE', 'Peñasample, Jr.', 'Rep. Jose Penasample III'])
    assert.deepEqual(match([jose], printed), [jose.bioguide, 'surname'], printed)
  const saint = makeMember("Sal O'Sample", { state: 'NM' })
  assert.deepEqual(match([saint], 'O’Sample'), [saint.bioguide, 'surname'])
  assert.deepEqual(nameWords('St. Sample, Ada, Jr.'), ['ada', 'st', 'sample'])
})

test('another surname that the member has had fits as well, and an additional given name does', () => {
  const married = { ...CARA, surnames: ['Example', 'Beforename'], given: ['Cara', 'M.', 'Birdie'] }
  assert.deepEqual(match([married], 'Beforename'), [CARA.bioguide, 'surname'])
  const other = makeMember('Dan Example', { district: 8 })
  assert.deepEqual(match([married, other], 'Birdie Example'), [CARA.bioguide, 'surname'])
})

test('two surnames that have run together are not one member with a first name', () => {
  assert.deepEqual(match(ALL, 'Sample Example'), [null, 'several'])
})

test('a member who changed party within the term fits under each', () => {
  const changed = makeMember('Pia Sample', { district: 8, parties: ['Independent', 'Republican'] })
  assert.deepEqual(match([changed, BEN], 'Sample', { party: 'R' }), [null, 'several'])
  assert.deepEqual(match([changed, BEN], 'Sample', { party: 'I' }), [changed.bioguide, 'surname'])
})

test('without a whole list of the year only a seat is told, and who is not in the list may be a member', () => {
  for (const asked of [{ wholeUntil: null }, { wholeUntil: 2024 }, { wholeUntil: 2026, year: 2021 }]) {
    const members = asked.year === undefined ? ALL : []
    assert.deepEqual(match(members, 'Example', asked), [null, 'no_roster'])
    assert.deepEqual(match(members, 'Sample', { ...asked, state: 'OH' }), [null, 'no_roster'])
    assert.deepEqual(match(members, 'Nobody', { ...asked, state: 'OH', district: 4 }), [null, 'no_roster'])
  }
  const seat = { state: 'OH', district: 4, wholeUntil: null } as const
  assert.deepEqual(match(ALL, 'Sample', seat), [BEN.bioguide, 'seat'])
  assert.deepEqual(match(ALL, 'Sample', { wholeUntil: null }), [null, 'several'])
})

test('State, district and party that are not printed are those of the matched member, and are marked', () => {
  assert.deepEqual(factsOf(ALL, 'Example'), ['NM', 1, 'D', 'state,district,party'])
  assert.deepEqual(factsOf(ALL, 'Sample', { state: 'OH' }), ['OH', 4, 'R', 'district,party'])
  assert.deepEqual(factsOf(ALL, 'Ben Sample', { state: 'OH', district: 4 }), ['OH', 4, 'R', 'party'])
  assert.deepEqual(factsOf(ALL, 'Sample', { district: 4 }), ['OH', 4, 'R', 'state,party'])
})

test('what is printed stands as it is printed, and is not marked', () => {
  const printed = { state: 'OH', district: 4, party: 'Rep.' } as const
  assert.deepEqual(factsOf(ALL, 'Ben Sample', printed), ['OH', 4, 'Rep.', ''])
})

test('a senator has no district, from the match either', () => {
  const senator = makeMember('Sona Sample', {
    ...({ chamber: 'senate', state: 'VT', district: null, party: 'Independent' } as const),
    parties: ['Independent', 'Democrat'],
  })
  const asked = { chamber: 'senate', state: 'VT' } as const
  assert.deepEqual(factsOf([senator], 'Sona Sample', asked), ['VT', null, 'I', 'party'])
})

test('who is not matched has nothing that is not printed', () => {
  assert.deepEqual(factsOf(ALL, 'Sample'), [null, null, null, ''])
  assert.deepEqual(factsOf(ALL, 'Nobody', { state: 'OH' }), ['OH', null, null, ''])
  assert.deepEqual(factsOf(ALL, 'Example', { wholeUntil: null }), [null, null, null, ''])
})

test('seat and party are those of the year in which the request was made', () => {
  const moved = makeMember(
    'Mona Mover',
    { state: 'CA', district: 12, from: '2021-01-03', to: '2023-01-03' },
    { state: 'CA', district: 11, party: 'Republican', parties: ['Republican'], from: '2023-01-03' },
  )
  assert.deepEqual(factsOf([moved], 'Mover', { year: 2023 }).slice(0, 3), ['CA', 12, 'D'])
  assert.deepEqual(factsOf([moved], 'Mover', { year: 2024 }).slice(0, 3), ['CA', 11, 'R'])
})

test('of a member who changes party within a term the party of the year counts, and none in the year of the change', () => {
  const changed = makeMember('Pia Example', {
    party: 'Independent',
    parties: ['Independent', 'Republican'],
    affiliations: [
      { party: 'Republican', from: '2025-01-03', to: '2026-03-08' },
      { party: 'Independent', from: '2026-03-09', to: '2027-01-03' },
    ],
  })
  assert.deepEqual(factsOf([changed], 'Example', { year: 2026 }), ['GA', 2, 'R', 'state,district,party'])
  assert.deepEqual(factsOf([changed], 'Example', { year: 2027 }), ['GA', 2, null, 'state,district'])
})

test('of a member who held two seats within the year only what both have in common is told', () => {
  const held = makeMember(
    'Hal Example',
    { district: 2, to: '2025-05-01' },
    { district: 5, from: '2025-06-01' },
  )
  assert.deepEqual(factsOf([held], 'Example'), ['GA', null, 'D', 'state,party'])
})

test('a party of no known name, and none at all, are told as the list has them', () => {
  const other = makeMember('Olga Example', { party: 'Sample Party' })
  assert.deepEqual(factsOf([other], 'Example').slice(2), ['Sample Party', 'state,district,party'])
  const none = makeMember('Nina Example', { party: null, parties: [] })
  assert.deepEqual(factsOf([none], 'Example').slice(2), [null, 'state,district'])
})

test('a printed party that the matched member never had in the term stays, with a flag', () => {
  const flagsOf = (party: string | null, parties = ['Independent', 'Democrat']) =>
    matchWhole([makeMember('Cara Example', { party: 'Independent', parties })], 'Example', { party }).flags
  assert.deepEqual(flagsOf('R'), ['party_contradicted'])
  assert.deepEqual(factsOf(ALL, 'Example', { party: 'R' }), ['NM', 1, 'R', 'state,district'])
  for (const party of ['D', 'I', 'Independent', null]) assert.deepEqual(flagsOf(party), [], String(party))
  assert.deepEqual(flagsOf('R', []), [], 'the list knows no party')
  assert.deepEqual(matchWhole(ALL, 'Nobody', { party: 'R' }).flags, [], 'nobody is matched')
})

const STATES = ['GA', 'OH'] as const
const anyMember = fc.record({
  first: fc.constantFrom('Ada', 'Ben', 'Bea'),
  last: fc.constantFrom('Sample', 'Van Sample', 'Example'),
  state: fc.constantFrom(...STATES),
  district: fc.integer({ min: 0, max: 2 }),
  party: fc.constantFrom('Democrat', 'Republican'),
})
const anyPrinted = fc.record({
  first: fc.constantFrom('', 'Ada ', 'Ben ', 'B. '),
  last: fc.constantFrom('Sample', 'van sample', 'Example'),
  state: fc.option(fc.constantFrom(...STATES)),
  district: fc.option(fc.integer({ min: 0, max: 2 })),
  party: fc.option(fc.constantFrom('D', 'R')),
})

test('a match is never given when two members fit, and is always one who fits', () => {
  fc.assert(
    fc.property(fc.array(anyMember, { maxLength: 6 }), anyPrinted, (people, { first, last, ...printed }) => {
      const members = people.map((one, index) => ({
        ...makeMember(`${one.first} ${one.last}`, { ...one, parties: [one.party] }),
        bioguide: `ZZ0000${index}`,
      }))
      const fits = members.filter((_, index) => {
        const one = people[index]
        return (
          one !== undefined &&
          one.last.toLowerCase() === last.toLowerCase() &&
          (printed.state === null || one.state === printed.state) &&
          (printed.district === null || one.district === printed.district) &&
          one.first.startsWith(first.charAt(0)) &&
          (first.length < 4 || one.first === first.trim()) &&
          (printed.party === null || one.party.startsWith(printed.party))
        )
      })
      const [bioguide, told] = match(members, `${first}${last}`, printed)
      if (fits.length > 1) assert.deepEqual([bioguide, told], [null, 'several'])
      const named = members.filter(({ surnames }) => surnames[0]?.toLowerCase() === last.toLowerCase())
      if (named.length > 1 && bioguide !== null && fits.length > 0)
        assert.deepEqual(
          fits.map((one) => one.bioguide),
          [bioguide],
        )
      assert.equal(bioguide === null, told === 'several' || told === 'none')
    }),
    runs(400),
  )
})
