import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Committee, CommitteeAssignment } from '@rotunda/contract'
import { makeFolder, readRows } from '../../../releases/testing.ts'
import { INVARIANTS_FAMILY } from '../invariants/invariants-family.ts'
import { MEMBERS_FAMILY } from '../members/members-family.ts'
import { buildFamilies, makeDocument, type TestDocument } from '../testing.ts'
import { COMMITTEES_FAMILY } from './committees-family.ts'

const JUNE = { retrieved_at: '2026-06-15T12:00:00.000Z' }

const person = (bioguide: string, full: string, type: 'rep' | 'sen', more: object = {}) => {
  const [first, last] = full.split(' ')
  const seat = type === 'sen' ? { class: 2, state_rank: 'senior' } : { district: 3 }
  const term = { type, start: '2025-01-03', end: '2027-01-03', state: 'OH', party: 'Republican', ...seat }
  return {
    id: { bioguide, govtrack: Number(bioguide.slice(1)) },
    name: { first, last, official_full: full },
    bio: { birthday: '1960-01-02', gender: 'F' },
    terms: [{ ...term, ...more }],
  }
}
const listPeople = (list: string, people: readonly object[]) =>
  makeDocument('congress-legislators-members', JSON.stringify(people), {
    url: `https://lists.example/legislators-${list}.json`,
    ...JUNE,
  })

const [ADA, BEN, CORA, GUS, FABIAN, DELIA] = [
  'Z000001',
  'Z000002',
  'Z000003',
  'Z000904',
  'Z000901',
  'Z000902',
]
const PEOPLE = [
  listPeople('current', [
    person('Z000001', 'Ada Anders', 'rep'),
    person('Z000002', 'Ben Brown', 'rep', { district: 4, party: 'Democrat' }),
    person('Z000003', 'Cora Cole', 'rep', { district: 5, party: 'Democrat', start: '2025-11-12' }),
    person('Z000904', 'Gus Gray', 'sen', { start: '2023-01-03', end: '2029-01-03' }),
    person('Z000901', 'Fabian Fictional', 'sen', { state: 'SC', start: '2021-01-03' }),
  ]),
  listPeople('historical', [person('Z000099', 'Old Owl', 'sen', { start: '2001-01-03', end: '2007-01-03' })]),
]
const senator = (bioguide: string, [first, last]: readonly string[], state: string) =>
  `<member><member_full>${last} (R-${state})</member_full><last_name>${last}</last_name><first_name>${first}</first_name><party>R</party><state>${state}</state><address>1 Example Office Building</address><phone>(202) 555-0100</phone><email>https://x.example/</email><website>https://x.example/</website><class>Class II</class><bioguide_id>${bioguide}</bioguide_id></member>`
const SENATE = makeDocument(
  'senate-members',
  `<?xml version="1.0" encoding="UTF-8"?><contact_information>${senator('Z000902', ['Delia', 'Fictional'], 'SC')}${senator('Z000904', ['Gus', 'Gray'], 'OH')}<last_updated>2026-08-03T09:54-05:00</last_updated></contact_information>`,
  { retrieved_at: '2026-08-04T12:00:00.000Z' },
)

const committee = (thomas_id: string, name: string) => ({
  type: thomas_id.startsWith('H') ? 'house' : 'senate',
  thomas_id,
  name,
})
const COMMITTEES = makeDocument(
  'congress-legislators-committees',
  JSON.stringify([
    committee('HSAG', 'House Committee on Agriculture'),
    committee('HSRU', 'House Committee on Rules'),
    committee('HSBU', 'House Committee on the Budget'),
    committee('SSAP', 'Senate Committee on Appropriations'),
    committee('SSBU', 'Senate Committee on the Budget'),
    committee('SSFI', 'Senate Committee on Finance'),
    committee('SSJU', 'Senate Committee on the Judiciary'),
  ]),
  { url: 'https://lists.example/committees-current.json', ...JUNE },
)
const seat = (name: string, bioguide: string, party: string, rank: number, title?: string) => ({
  name,
  party,
  rank,
  ...(title !== undefined && { title }),
  bioguide,
})
const MEMBERSHIP = makeDocument(
  'congress-legislators-membership',
  JSON.stringify({
    HSAG: [
      seat('Ada Anders', 'Z000001', 'majority', 1, 'Chairman'),
      seat('Ben Brown', 'Z000002', 'minority', 1, 'Chairman'),
    ],
    HSRU: [
      seat('No Body', 'Z999999', 'majority', 1),
      seat('Gus Gray', 'Z000904', 'majority', 2),
      seat('Ada Anders', 'Z000002', 'minority', 1),
    ],
    HSBU: [
      seat('Ada Anders', 'Z000001', 'majority', 77),
      seat('Ben Brown', 'Z000002', 'minority', 1),
      seat('Cora Cole', 'Z000003', 'minority', 1),
    ],
  }),
  { url: 'https://lists.example/committee-membership-current.json', ...JUNE },
)
const roster = (code: string, name: string, ...members: readonly (readonly string[])[]) =>
  makeDocument(
    'senate-committees',
    `<committee_membership><committees><majority_party>R</majority_party><committee_name>${name}</committee_name><committee_code>${code}</committee_code><members>${members
      .map(
        ([first, last, state]) =>
          `<member><name><first>${first}</first><last>${last}</last></name><state>${state}</state><party>R</party><position>Member</position></member>`,
      )
      .join('')}</members></committees></committee_membership>`,
    { retrieved_at: '2026-07-24T12:00:00.000Z', url: `https://senate.example/${code}.xml` },
  )
const ROSTERS = [
  roster('SSAP00', 'Committee on Appropriations', ['Delia', 'Fictional', 'SC']),
  roster('SSBU00', 'Committee on the Judiciary', ['Gus', 'Gray', 'OH']),
]
const HOUSE_HEADER =
  'congress,start_date,start_date_imputed,end_date,departure_reason,bioguide_id,member_name,state,district,party,party_designation,committee_name,committee_code,resolution_rank,roster_snapshot_rank,role,resolution,resolution_date,cr_citation,resignation_date'
const SENATE_HEADER =
  'congress,start_date,start_date_imputed,end_date,departure_reason,bioguide_id,member_name,state,senator_class,party,party_designation,committee_name,committee_code,resolution_rank,roster_snapshot_rank,position,resolution,resolution_date'
/** Downloaded months after its newest day. */
const listSpells = (header: string, ...lines: readonly string[]) =>
  makeDocument('voteview-committee-spells', [header, ...lines, ''].join('\n'), {
    url: `https://lists.example/${header.includes('district') ? 'house' : 'senate'}_committee_spells.csv`,
    retrieved_at: '2026-11-25T12:00:00.000Z',
    media_type: 'text/csv',
  })
const SPELLS = [
  listSpells(
    HOUSE_HEADER,
    '119,2025-01-14,False,,,Z000003,Cora Cole,OH,5,D,minority,Agriculture,AG00,2,2,,H.Res.36,2025-01-14,,',
  ),
  listSpells(
    SENATE_HEADER,
    '118,2023-02-02,False,2024-06-01,,Z000904,Gus Gray,OH,II,R,minority,Committee on Finance,SSFI00,5,,Member,S.Res.30,2023-02-02',
    '118,2023-02-02,False,2025-01-02,,Z000904,Gus Gray,OH,II,R,minority,Committee on Appropriations,SSAP00,5,,Member,S.Res.30,2023-02-02',
    '118,2023-02-02,False,2025-01-02,,Z000904,Gus Gray,OH,II,R,minority,Committee on the Budget,SSBU00,5,,Ranking,S.Res.31,2023-02-09',
    '118,2023-02-02,False,2025-01-02,,Z000904,Gus Gray,OH,II,R,majority,Committee on the Judiciary,SSJU00,5,,Ranking,S.Res.30,2023-02-02',
    '112,2011-02-03,False,2013-01-02,,Z000902,Delia Fictional,SC,II,R,minority,Committee on Finance,SSFI00,4,,Member,S.Res.16,2011-02-03',
    '119,2025-01-07,False,,,Z000904,Gus Gray,OH,II,R,majority,Committee on Appropriations,SSAP00,5,,Member,S.Res.16,2025-01-07',
    '119,2025-01-07,False,,,Z000904,Gus Gray,OH,II,R,majority,Committee on Finance,SSFI00,5,,Member,S.Res.16,2025-01-07',
    '119,2025-01-07,False,,,Z000904,Gus Gray,OH,II,R,majority,Committee on the Budget,SSJU00,5,,Member,S.Res.16,2025-01-07',
    '119,2025-01-07,False,,,Z000901,Fabian Fictional,SC,II,R,majority,Committee on Finance,SSFI00,6,,Member,S.Res.16,2025-01-07',
    '119,2025-03-01,False,2026-03-27,resigned,Z000904,Gus Gray,OH,II,R,majority,Committee on the Budget,SSBU00,5,,Member,S.Res.16,2025-01-07',
  ),
]
const ALL = [...PEOPLE, SENATE, COMMITTEES, MEMBERSHIP, ...ROSTERS, ...SPELLS]

const build = async (directory: string, documents: readonly TestDocument[]) => {
  const families = [MEMBERS_FAMILY, COMMITTEES_FAMILY, INVARIANTS_FAMILY]
  const { summary } = await buildFamilies(directory, families, documents)
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  const rows = readRows<CommitteeAssignment>(directory, summary.id, 'committee-assignments')
  return {
    rows,
    committees: readRows<Committee>(directory, summary.id, 'committees'),
    find: (member: string | null, committee: string, start?: string) =>
      rows.find(
        (row) =>
          row.member_id === member &&
          row.committee_id === committee &&
          (start === undefined || row.start === start),
      ) ?? assert.fail(`${member ?? 'no one'} on ${committee}`),
  }
}

const fieldsOf = ({ conflicts }: CommitteeAssignment) => conflicts.map(({ field }) => field)

/** Each row that something contradicts: who is on which committee, in which field, and whether it is current. */
const CONTRADICTED: readonly (readonly [
  member: string | null,
  committee: string,
  field: string,
  current: boolean,
  why: string,
])[] = [
  [ADA, 'HSAG00', 'role', true, 'another chairs it too'],
  [BEN, 'HSAG00', 'role', true, 'another chairs it too'],
  ['Z999999', 'HSRU00', 'member_id', false, 'no list has the id'],
  [GUS, 'HSRU00', 'member_chamber', false, 'a senator on a committee of the House'],
  [BEN, 'HSRU00', 'member_id', true, 'the name beside the id is that of another'],
  [ADA, 'HSBU00', 'rank', true, 'a place behind the last one'],
  [BEN, 'HSBU00', 'rank', true, 'a place that another has'],
  [CORA, 'HSAG00', 'start', false, 'a first day before her term'],
  [DELIA, 'SSFI00', 'member_id', false, 'a Congress of which no list has her'],
  [GUS, 'SSBU00', 'committee_id', false, 'the code of one committee and the name of another'],
  [GUS, 'SSJU00', 'committee_id', true, 'a spell with the name of another committee'],
  [GUS, 'SSFI00', 'end', false, 'a last day in the midst of the Congress without a reason'],
  [GUS, 'SSBU00', 'start', false, 'a first day before the resolution'],
  [GUS, 'SSJU00', 'side', false, 'the first of the minority on the side of the majority'],
]

test('an assignment that lists of members, its roster or its own document contradict has a conflict', async (t) => {
  const contradicted = (await build(makeFolder(t), ALL)).rows.filter(({ conflicts }) => conflicts.length > 0)
  assert.equal(contradicted.length, CONTRADICTED.length + 2)
  for (const [member, id, field, current, why] of CONTRADICTED) {
    const row =
      contradicted.find(
        (one) => one.member_id === member && one.committee_id === id && fieldsOf(one).includes(field),
      ) ?? assert.fail(why)
    assert.equal(row.current, current, why)
    for (const { values } of row.conflicts) assert.ok(values.length > 1, why)
  }
})

test('a roster beats a spell without an end, and days of a download tell nothing', async (t) => {
  const { find, rows, committees } = await build(makeFolder(t), ALL)
  const [beaten, open, ended] = [find(GUS, 'SSAP00'), find(GUS, 'SSFI00'), find(GUS, 'SSBU00', '2025-03-01')]
  assert.deepEqual([beaten.current, open.current, ended.current], [false, true, false])
  // Another sits in the seat, by a newer list of the Senate.
  assert.deepEqual([find(FABIAN, 'SSFI00').current, find(FABIAN, 'SSFI00').end], [false, null])
  // The newest day in the document of the spells.
  assert.deepEqual([beaten.known_to, open.known_to], ['2026-03-27', '2026-03-27'])
  assert.deepEqual([beaten.end, beaten.conflicts], [null, []])
  const awaited = rows.filter(({ coverage_notes: notes }) => notes.includes('roster_not_published'))
  assert.deepEqual(awaited.map(({ committee_id }) => committee_id).sort(), ['SSFI00', 'SSJU00'])
  for (const { id, roster } of committees)
    if (roster.status === 'published')
      assert.equal(roster.members, rows.filter((row) => row.current && row.committee_id === id).length, id)
})

test('a senator of the surname and State of another is known by the first name alone', async (t) => {
  const whole = await build(makeFolder(t), ALL)
  const known = whole.find(DELIA, 'SSAP00')
  assert.deepEqual([known.current, known.conflicts], [true, []])
  const alone = await build(
    makeFolder(t),
    ALL.filter((document) => document !== SENATE),
  )
  const unknown = alone.find(null, 'SSAP00')
  assert.deepEqual(fieldsOf(unknown), ['member_id'])
  assert.deepEqual(
    unknown.conflicts[0]?.values.map(({ value }) => value),
    [null, FABIAN],
  )
  assert.ok(unknown.coverage_notes.includes('member_unmatched'))
})
