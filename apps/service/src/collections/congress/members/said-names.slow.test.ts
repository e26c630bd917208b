import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Member } from '@rotunda/contract'
import { makeDocument } from '../testing.ts'
import { makeRowsOf, readFacts } from './testing.ts'

const ID = 'Z900001'

type Name = Readonly<Partial<Record<'first' | 'last' | 'nickname' | 'official_full', string>>>

const entry = (name: Name, others: readonly Name[] = []) =>
  makeDocument(
    'congress-legislators-members',
    JSON.stringify([
      {
        id: { bioguide: ID },
        name,
        other_names: others,
        terms: [
          {
            type: 'rep',
            start: '2025-01-03',
            end: '2027-01-03',
            state: 'AL',
            district: 1,
            party: 'Democrat',
          },
        ],
      },
    ]),
    { url: 'https://lists.example/legislators-current.json' },
  )

const listed = (name: string) =>
  makeDocument(
    'congress-gov-members',
    JSON.stringify({
      members: [
        {
          bioguideId: ID,
          district: 1,
          name,
          partyName: 'Democratic',
          state: 'Alabama',
          terms: { item: [{ chamber: 'House of Representatives', startYear: 2025 }] },
          updateDate: '2026-05-01T10:00:00Z',
          url: 'https://api.example/v3/member/Z900001',
        },
      ],
      pagination: {},
    }),
    { url: 'https://api.example/v3/member?limit=250' },
  )

const HEADER =
  'congress,chamber,icpsr,state_icpsr,district_code,state_abbrev,party_code,occupancy,last_means,bioname,bioguide_id,born,died,nominate_dim1,nominate_dim2,nominate_log_likelihood,nominate_geo_mean_probability,nominate_number_of_votes,nominate_number_of_errors,conditional,nokken_poole_dim1,nokken_poole_dim2'
const counted = (...names: readonly string[]) =>
  makeDocument(
    'voteview-members',
    [
      HEADER,
      ...names.map(
        (name, index) =>
          `${119 - index},House,8000${index},1,1,AL,100,0,1,"${name}",${ID},1960,,0.1,-0.2,-60.5,0.81,520,41,,0.12,-0.19`,
      ),
      '',
    ].join('\n'),
    { url: 'https://lists.example/HSall_members.csv' },
  )

/** Rows of all tables of members, with the values of the conflict of names of each. */
const make = async (...documents: Parameters<typeof readFacts>[0]) => {
  const { facts } = await readFacts(documents)
  const read = (table: string, field: string) =>
    makeRowsOf<Pick<Member, 'conflicts'>>(facts, table).map(({ body, from }) => {
      const values = body.conflicts.find((one) => one.field === field)?.values ?? []
      const known = new Set(from.map(({ source }) => source.sha256))
      assert.ok(values.every(({ source_id: id }) => known.has(id)))
      return values.map(({ value }) => value)
    })
  return {
    members: read('members', 'name'),
    roles: read('member-roles', 'member_id'),
    history: read('historical-members', 'name'),
    service: read('historical-service', 'member_id'),
  }
}

/** The same person, as lists write the name. */
const SAME: readonly (readonly [what: string, ours: Name, theirs: string, others?: readonly Name[]])[] = [
  ['accents', { first: 'Raúl', last: 'Muñoz' }, 'Munoz, Raul'],
  ['particles', { first: 'Monica', last: 'De La Cruz' }, 'Cruz, Monica'],
  ['a blank in a surname', { first: 'Scott', last: 'DesJarlais' }, 'Des Jarlais, Scott'],
  ['a hyphen', { first: 'Ada', last: 'Sample-Test' }, 'Sample Test, Ada'],
  ['a short second surname', { first: 'Sheila', last: 'Jackson Lee' }, 'Lee, Sheila'],
  ['a surname of before', { first: 'Ada', last: 'Newname' }, 'Oldname, Ada', [{ last: 'Oldname' }]],
  ['a suffix', { first: 'Ada', last: 'Sample' }, 'Sample, Ada, Jr.'],
  ['an apostrophe', { first: 'Beto', last: 'O’Rourke' }, "O'Rourke, Beto"],
  ['a nickname', { first: 'Henry', last: 'Johnson', nickname: 'Hank' }, 'Johnson, Hank'],
  ['a name of the chamber', { first: 'Elijah', last: 'Crane', official_full: 'Eli Crane' }, 'Crane, Eli'],
  ['an initial', { first: 'Ada', last: 'Sample' }, 'Sample, A. B.'],
]
for (const [what, ours, theirs, others = []] of SAME)
  test(`names of one id that differ by ${what} contradict nothing`, async () => {
    const found = await make(entry(ours, others), listed(theirs), counted(theirs))
    assert.deepEqual(found, { members: [[]], roles: [[]], history: [[]], service: [[]] })
  })

test('Voteview has names of birth certificates, so it is compared by the surname alone', async () => {
  const { history } = await make(entry({ first: 'Lizzie', last: 'Fletcher' }), counted('FLETCHER, Elizabeth'))
  assert.deepEqual(history, [[]])
})

test('an id beside two surnames, or beside two first names, is a conflict of every row of it', async () => {
  for (const theirs of ['Example, Ada', 'Sample, Benno']) {
    const values = [theirs, 'Sample, Ada']
    assert.deepEqual(await make(entry({ first: 'Ada', last: 'Sample' }), listed(theirs)), {
      members: [values],
      roles: [values],
      history: [values],
      service: [values],
    })
  }
})

test('a name of the chamber that is not that of its own entry is a conflict', async () => {
  const { members } = await make(entry({ first: 'Ada', last: 'Sample', official_full: 'Benno Example' }))
  assert.deepEqual(members, [['Sample, Ada', 'Benno Example']])
})

test('two surnames beside one id within Voteview, which alone has it, are a conflict', async () => {
  const { members, history, service } = await make(counted('SAMPLE, Ada', 'EXAMPLE, Benno'))
  const values = ['SAMPLE, Ada', 'EXAMPLE, Benno']
  assert.deepEqual(
    { members, history, service },
    { members: [], history: [values], service: [values, values] },
  )
})
