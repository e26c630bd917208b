import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HistoricalMember, HistoricalService, MemberRole } from '@rotunda/contract'
import { makeDocument } from '../testing.ts'
import { makeRowsOf, readFacts } from '../members/testing.ts'

const HEADER =
  'congress,chamber,icpsr,state_icpsr,district_code,state_abbrev,party_code,occupancy,last_means,bioname,bioguide_id,born,died,nominate_dim1,nominate_dim2,nominate_log_likelihood,nominate_geo_mean_probability,nominate_number_of_votes,nominate_number_of_errors,conditional,nokken_poole_dim1,nokken_poole_dim2'

type Line = {
  readonly congress: number
  readonly chamber?: string
  readonly icpsr?: number
  readonly district?: number
  readonly party: number
  readonly means?: number
  readonly born?: number
  readonly died?: number
}

const writeLine = ({ congress, chamber = 'House', icpsr = 80_001, district = 2, party, ...more }: Line) =>
  `${congress},${chamber},${icpsr},66,${district},NM,${party},0,${more.means ?? 1},"SAMPLE, José",Z900001,${more.born ?? 1960},${more.died ?? ''},,,,,,,,,`

const PERSON = {
  id: { bioguide: 'Z900001' },
  name: { first: 'José', last: 'Sample' },
  bio: { birthday: '1960-02-29' },
}
const TERM = {
  type: 'rep',
  start: '2023-01-03',
  end: '2025-01-03',
  state: 'NM',
  district: 2,
  party: 'Democrat',
}

const make = async (terms: readonly object[], lines: readonly Line[]) => {
  const list = terms.length === 0 ? [] : [{ ...PERSON, terms }]
  const documents = [
    ...(list.length === 0
      ? []
      : [
          makeDocument('congress-legislators-members', JSON.stringify(list), {
            url: 'https://lists.example/legislators-historical.json',
          }),
        ]),
    makeDocument('voteview-members', `${[HEADER, ...lines.map(writeLine)].join('\n')}\n`),
  ]
  const { facts, refused } = await readFacts(documents)
  assert.deepEqual(refused, [])
  return {
    service: makeRowsOf<HistoricalService>(facts, 'historical-service').map(({ body }) => body),
    members: makeRowsOf<HistoricalMember>(facts, 'historical-members').map(({ body }) => body),
    roles: makeRowsOf<MemberRole>(facts, 'member-roles').map(({ body }) => body),
  }
}

const tell = ({ congress, party, start, end, icpsr, agreement }: HistoricalService) => [
  congress,
  party,
  start,
  end,
  icpsr,
  agreement,
]

test('a term and the row of Voteview in the same party are one row, with the number', async () => {
  const { service } = await make([TERM], [{ congress: 118, party: 100 }])
  assert.deepEqual(service.map(tell), [[118, 'Democrat', '2023-01-03', '2025-01-03', 80_001, 'all']])
  assert.deepEqual(service[0]?.in_sources, ['congress_legislators', 'voteview'])
})

test('a senator’s term is a row for each Congress, none for one that is still to come', async () => {
  const term = { ...TERM, type: 'sen', start: '2023-01-03', end: '2029-01-03', district: undefined, class: 3 }
  const { service } = await make([term], [{ congress: 118, chamber: 'Senate', district: 0, party: 100 }])
  assert.deepEqual(service.map(tell), [
    [118, 'Democrat', '2023-01-03', '2025-01-03', 80_001, 'all'],
    [119, 'Democrat', '2025-01-03', '2027-01-03', null, 'all'],
  ])
})

test('who changed party has a stretch and a number for each', async () => {
  const party_affiliations = [
    { start: '2023-01-03', end: '2024-03-08', party: 'Republican' },
    { start: '2024-03-09', end: '2025-01-03', party: 'Independent', caucus: 'Republican' },
  ]
  const { service, roles } = await make(
    [{ ...TERM, party: 'Independent', party_affiliations }],
    [
      { congress: 118, party: 200 },
      { congress: 118, party: 328, icpsr: 90_001 },
    ],
  )
  assert.deepEqual(service.map(tell), [
    [118, 'Republican', '2023-01-03', '2024-03-08', 80_001, 'all'],
    [118, 'Independent', '2024-03-09', '2025-01-03', 90_001, 'all'],
  ])
  assert.equal(roles.filter(({ kind }) => kind === 'party_affiliation').length, 2)
})

test('who was appointed and then elected to the same seat has one stretch', async () => {
  const appointed = {
    ...TERM,
    type: 'sen',
    district: undefined,
    class: 1,
    end: '2024-11-05',
    how: 'appointment',
  }
  const elected = { ...appointed, start: '2024-11-06', end: '2025-01-03', how: 'special-election' }
  const { service } = await make([appointed, elected], [])
  assert.deepEqual(
    service.map(({ start, end, means }) => [start, end, means]),
    [['2023-01-03', '2025-01-03', 'appointed']],
  )
})

test('another party, district or means in Voteview is a conflict with both values', async () => {
  const { service } = await make(
    [{ ...TERM, how: 'special-election' }],
    [{ congress: 118, party: 200, district: 3, means: 5 }],
  )
  assert.deepEqual(
    service.flatMap(({ conflicts }) =>
      conflicts.map(({ field, values }) => [field, ...values.map((one) => one.value)]),
    ),
    [
      ['party', 'Democrat', 'Republican'],
      ['district', '2', '3'],
      ['means', 'special', 'appointed'],
    ],
  )
  assert.equal(service[0]?.agreement, 'conflict')
})

test('a Congress that one source alone has is a row that not all have', async () => {
  const earlier = { ...TERM, start: '2021-01-03', end: '2023-01-03' }
  const { service } = await make(
    [earlier, TERM],
    [
      { congress: 118, party: 100 },
      { congress: 116, party: 100 },
    ],
  )
  assert.deepEqual(service.map(tell), [
    // Voteview has nothing at all of the 117th Congress.
    [117, 'Democrat', '2021-01-03', '2023-01-03', null, 'all'],
    [118, 'Democrat', '2023-01-03', '2025-01-03', 80_001, 'all'],
    [116, 'Democrat', '2019-01-03', '2021-01-03', 80_001, 'some'],
  ])
})

test('districts that are not known are null, and one seat at large is 0 where another source says so', async () => {
  const districtOf = async (district: number, line: number) =>
    (await make([{ ...TERM, district }], [{ congress: 118, party: 100, district: line }])).service.map(
      (row) => [row.district, row.agreement],
    )
  assert.deepEqual(await districtOf(-1, 99), [[null, 'all']])
  assert.deepEqual(await districtOf(-1, 2), [[2, 'all']])
  assert.deepEqual(await districtOf(0, 1), [[0, 'all']])
})

test('who is in Voteview alone is a member, with the days of the Congress', async () => {
  const { service, members } = await make([], [{ congress: 73, party: 100, born: 1900 }])
  assert.deepEqual(
    service.map(({ start, end, date_basis }) => [start, end, date_basis]),
    [['1933-03-04', '1935-01-03', 'congress_bounds']],
  )
  assert.deepEqual(
    members.map(({ display_name, birth }) => [display_name, birth]),
    [['José Sample', { date: '1900', precision: 'year' }]],
  )
})

test('a death before service and a birth after it are nulls with a conflict, and so is a party without a name', async () => {
  const { members } = await make([TERM], [{ congress: 106, party: 100, died: 2000 }])
  const [member] = members
  assert.equal(member?.death, null)
  assert.deepEqual(
    member.conflicts.map(({ field, values }) => [field, values.map(({ value }) => value)]),
    [['death', ['2000']]],
  )
  const { service } = await make([TERM], [{ congress: 118, party: 999 }])
  assert.deepEqual(
    service[0]?.conflicts.map(({ field, values }) => [field, ...values.map(({ value }) => value)]),
    [['party', 'Democrat', 'code 999']],
  )
})

test('two years of birth are a conflict, and the day stands', async () => {
  const { members } = await make([TERM], [{ congress: 118, party: 100, born: 1963 }])
  assert.deepEqual(members[0]?.birth, { date: '1960-02-29', precision: 'day' })
  assert.deepEqual(
    members[0].conflicts.map(({ field, values }) => [field, ...values.map(({ value }) => value)]),
    [['birth', '1960', '1963']],
  )
})
