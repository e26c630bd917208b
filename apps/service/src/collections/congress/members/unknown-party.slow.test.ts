import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeDocument } from '../testing.ts'
import { makeRowsOf, readFacts } from './testing.ts'

const TERM = { type: 'rep', start: '2023-01-03', end: '2025-01-03', state: 'AL', district: 2 } as const
const TABLES = ['members', 'member-roles', 'historical-members', 'historical-service'] as const

const listed = (term: object) =>
  makeDocument(
    'congress-legislators-members',
    JSON.stringify([
      { id: { bioguide: 'Z900001' }, name: { first: 'Ada', last: 'Sample' }, terms: [{ ...TERM, ...term }] },
    ]),
    { url: 'https://lists.example/legislators-current.json' },
  )

const ofCongressGov = (partyName: string, startYear = 2023) =>
  makeDocument(
    'congress-gov-members',
    JSON.stringify({
      members: [
        {
          bioguideId: 'Z900001',
          name: 'Sample, Ada',
          partyName,
          state: 'Virgin Islands',
          district: 0,
          terms: { item: [{ chamber: 'House of Representatives', startYear }] },
          updateDate: '2026-01-05T00:00:00Z',
          url: 'https://api.example/member/Z900001',
        },
      ],
    }),
  )

const AFFILIATIONS = [
  { party: 'Democrat', start: '2023-01-03', end: '2024-01-01' },
  { party: 'Sample Party', start: '2024-01-02', end: '2025-01-03' },
]

const CASES = [
  ['a term in a party of the lists', listed({ party: 'Democrat' }), []],
  ['a term in a party of no list', listed({ party: 'Sample Party' }), TABLES],
  [
    'a term with one date in a party of no list',
    listed({ party: 'Democrat', party_affiliations: AFFILIATIONS }),
    TABLES,
  ],
  [
    'a term in a caucus of no list',
    listed({ party: 'Independent', caucus: 'Sample Party' }),
    ['members', 'member-roles', 'historical-members'],
  ],
  [
    'a term of before 1971 in a party of no list',
    listed({ party: 'Sample Party', start: '1901-03-04', end: '1903-03-03' }),
    [],
  ],
  ['a member of Congress.gov alone in a party of the lists', ofCongressGov('Democratic'), []],
  ['a member of Congress.gov alone in a party of no list', ofCongressGov('Sample Party'), ['members']],
  ['a former member of Congress.gov alone', ofCongressGov('Whig', 1841), []],
] as const

for (const [what, document, expected] of CASES)
  test(`${what} has the note on its party in [${expected.join()}]`, async () => {
    const { facts, refused } = await readFacts([document])
    assert.equal(refused.length, 0)
    const noted = TABLES.filter((table) =>
      makeRowsOf(facts, table).some(({ notes }) => notes?.includes('party_unknown')),
    )
    assert.deepEqual(noted, expected)
  })

test('of the parties of one term, the role in the party of no list has the note', async () => {
  const { facts } = await readFacts([listed({ party: 'Democrat', party_affiliations: AFFILIATIONS })])
  const noted = makeRowsOf<{ kind: string; party: string }>(facts, 'member-roles').filter(
    ({ notes, body }) => body.kind === 'party_affiliation' && notes?.includes('party_unknown'),
  )
  assert.deepEqual(
    noted.map(({ body }) => body.party),
    ['Sample Party'],
  )
})

test('a member of Congress.gov from the Virgin Islands has the code of that place', async () => {
  const { facts } = await readFacts([ofCongressGov('Democratic')])
  assert.deepEqual(
    makeRowsOf<{ state: string }>(facts, 'members').map(({ body }) => body.state),
    ['VI'],
  )
})
