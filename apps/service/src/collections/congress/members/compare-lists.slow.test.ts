import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Member, MemberRole } from '@rotunda/contract'
import { makeDocument } from '../testing.ts'
import { makeRowsOf, readFacts } from './testing.ts'

const SERVED = { type: 'rep', start: '2023-01-03', end: '2025-01-03', state: 'AL', district: 2 } as const
const legislators = makeDocument(
  'congress-legislators-members',
  JSON.stringify([
    {
      id: { bioguide: 'Z900001', govtrack: 900_001, icpsr: 80_001 },
      name: { first: 'Ada', last: 'Sample' },
      bio: { birthday: '1960-02-29' },
      terms: [
        { ...SERVED, party: 'Democrat' },
        { ...SERVED, start: '2025-01-03', end: '2027-01-03', party: 'Democrat' },
      ],
    },
  ]),
  { url: 'https://lists.example/legislators-current.json' },
)

const accounts = (govtrack: number) =>
  makeDocument(
    'congress-legislators-social-media',
    JSON.stringify([{ id: { bioguide: 'Z900001', govtrack }, social: { twitter: 'SampleMember1' } }]),
    { url: 'https://lists.example/legislators-social-media.json' },
  )

const office = (govtrack: number, state: string, owner = 'Z900001') =>
  makeDocument(
    'congress-legislators-offices',
    JSON.stringify([
      { id: { bioguide: 'Z900001', govtrack }, offices: [{ id: `${owner}-mobile`, city: 'Mobile', state }] },
    ]),
    { url: 'https://lists.example/legislators-district-offices.json' },
  )

const HEADER =
  'congress,chamber,icpsr,state_icpsr,district_code,state_abbrev,party_code,occupancy,last_means,bioname,bioguide_id,born,died,nominate_dim1,nominate_dim2,nominate_log_likelihood,nominate_geo_mean_probability,nominate_number_of_votes,nominate_number_of_errors,conditional,nokken_poole_dim1,nokken_poole_dim2'
const counted = ({ icpsr = 80_001, born = 1960, state = 'AL', district = 2, party = 100 }) =>
  makeDocument(
    'voteview-members',
    `${HEADER}\n118,House,${icpsr},1,${district},${state},${party},0,1,"SAMPLE, Ada",Z900001,${born},,0.1,-0.2,-60.5,0.81,520,41,,0.12,-0.19\n`,
    { url: 'https://lists.example/HSall_members.csv' },
  )

/** Fields in conflict, of the member and of the term in the 118th Congress. */
const compare = async (document: ReturnType<typeof makeDocument>) => {
  const { facts, refused } = await readFacts([legislators, document])
  const [member] = makeRowsOf<Member>(facts, 'members')
  const [term] = makeRowsOf<MemberRole>(facts, 'member-roles')
  const fieldsOf = (row: typeof member | typeof term) => row?.body.conflicts.map(({ field }) => field)
  return { member: fieldsOf(member), term: fieldsOf(term), refused: refused.length }
}

const CASES = [
  ['accounts with the number of their member', accounts(900_001), [], []],
  ['accounts with the number of another member', accounts(900_002), ['social'], []],
  ['an office in the State of its member', office(900_001, 'AL'), [], []],
  ['an office with the number of another member', office(900_002, 'AL'), ['district_offices'], []],
  ['an office in another State', office(900_001, 'TX'), ['district_offices'], []],
  ['a row of Voteview that says the same', counted({}), [], []],
  ['another number of Voteview', counted({ icpsr: 80_002 }), ['ids.icpsr'], []],
  ['a number that Voteview has for a president', counted({ icpsr: 99_872 }), [], []],
  ['another year of birth', counted({ born: 1961 }), ['birthday'], []],
  ['another State', counted({ state: 'TX' }), [], ['state']],
  ['another district', counted({ district: 3 }), [], ['district']],
  ['another party', counted({ party: 200 }), [], ['party']],
] as const

for (const [what, document, member, term] of CASES)
  test(`${what}: conflicts of the member [${member.join()}], of the term [${term.join()}]`, async () => {
    assert.deepEqual(await compare(document), { member, term, refused: 0 })
  })

test('an office whose id is of another member is refused', async () => {
  assert.equal((await compare(office(900_001, 'AL', 'Z900002'))).refused, 1)
})
