import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Committee, CommitteeAssignment } from '@rotunda/contract'
import { makeCommitteeDocuments, makeMemberDocuments } from '../../../../../../test/sample/index.ts'
import { makeFolder, readRows } from '../../../releases/testing.ts'
import { MEMBERS_FAMILY } from '../members/members-family.ts'
import { buildFamilies, makeDocument, type TestDocument } from '../testing.ts'
import { COMMITTEES_FAMILY } from './committees-family.ts'

const JUNE = '2026-06-01T12:00:00.000Z'
const AUGUST = '2026-08-01T12:00:00.000Z'
const JANUARY = '2027-01-10T12:00:00.000Z'

const SENATORS = makeMemberDocuments(3)
  .filter(({ publisher }) => publisher === 'senate-members')
  .map(({ publisher, bytes, ...facts }) => makeDocument(publisher, bytes, facts))
const [COMMITTEE_LIST = assert.fail()] = makeCommitteeDocuments(3).filter(({ url }) =>
  url.endsWith('committees-current.json'),
)

/** A list of committees with these alone. */
const listCommittees = (retrieved_at: string, ...committees: readonly object[]): TestDocument =>
  makeDocument(COMMITTEE_LIST.publisher, JSON.stringify(committees), {
    url: COMMITTEE_LIST.url,
    retrieved_at,
  })

const listMembers = (retrieved_at: string, rosters: object): TestDocument =>
  makeDocument('congress-legislators-membership', JSON.stringify(rosters), {
    url: 'https://lists.example/committee-membership-current.json',
    retrieved_at,
  })

const JOINT = {
  type: 'joint',
  thomas_id: 'JSEC',
  senate_committee_id: 'JSEC',
  name: 'Joint Economic Committee',
}
const AGRICULTURE = {
  type: 'house',
  thomas_id: 'HSAG',
  house_committee_id: 'AG',
  name: 'House Committee on Agriculture',
}
const seat = (bioguide: string, rank: number, more: object = {}) => ({
  name: `Member ${bioguide}`,
  party: 'majority',
  rank,
  bioguide,
  ...more,
})

const build = async (t: Parameters<typeof makeFolder>[0], documents: readonly TestDocument[]) => {
  const directory = makeFolder(t)
  const { summary } = await buildFamilies(directory, [MEMBERS_FAMILY, COMMITTEES_FAMILY], documents)
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  const assignments = readRows<CommitteeAssignment>(directory, summary.id, 'committee-assignments')
  return {
    committees: readRows<Committee>(directory, summary.id, 'committees'),
    find: (member: string) =>
      assignments.find(({ member_id }) => member_id === member) ?? assert.fail(member),
  }
}

test('a roster of the senators of a joint committee says nothing about its members of the House', async (t) => {
  const members = [seat('Z900001', 1, { chamber: 'house' }), seat('Z900501', 2, { chamber: 'senate' })]
  const roster = makeDocument(
    'senate-committees',
    '<committee_membership><committees><majority_party>R</majority_party><committee_name>Joint Economic Committee</committee_name><committee_code>JSEC00</committee_code><members><member><name><first>Juniper</first><last>Unrealez</last></name><state>AL</state><party>R</party><position>Member</position></member></members></committees></committee_membership>',
    { retrieved_at: AUGUST },
  )
  const { committees, find } = await build(t, [
    ...SENATORS,
    listCommittees(JUNE, JOINT),
    listMembers(JUNE, { JSEC: members }),
    roster,
  ])
  assert.deepEqual([find('Z900001').current, find('Z900501').current], [true, true])
  assert.deepEqual([find('Z900001').roster_as_of, find('Z900501').roster_as_of], ['2026-06-01', '2026-08-01'])
  const [joint] = committees
  assert.deepEqual([joint?.roster.members, joint?.roster.as_of], [2, '2026-06-01'])
})

test('an assignment that ended with a newer roster has changed when that roster did', async (t) => {
  const spells = makeDocument(
    'voteview-committee-spells',
    [
      'congress,start_date,start_date_imputed,end_date,departure_reason,bioguide_id,member_name,state,party,party_designation,committee_name,committee_code,resolution_rank,roster_snapshot_rank,resolution,resolution_date,district,role,cr_citation,resignation_date',
      '119,2025-01-14,False,,,Z900002,Member Z900002,OH,R,majority,Agriculture,AG00,2,2,H.Res.36,2025-01-14,10,,,',
      '',
    ].join('\n'),
    { url: 'https://lists.example/house_committee_spells.csv', retrieved_at: JUNE, media_type: 'text/csv' },
  )
  const documents = [spells, listCommittees(JUNE, AGRICULTURE)]
  const first = listMembers(JUNE, { HSAG: [seat('Z900001', 1), seat('Z900002', 2)] })
  const before = (await build(t, [...documents, first])).find('Z900002')
  assert.deepEqual([before.current, before.last_changed_at], [true, JUNE])

  const { find } = await build(t, [...documents, first, listMembers(AUGUST, { HSAG: [seat('Z900001', 1)] })])
  const [left, stays] = [find('Z900002'), find('Z900001')]
  assert.deepEqual([left.current, left.first_seen_at, left.last_changed_at], [false, JUNE, AUGUST])
  assert.deepEqual([stays.current, stays.last_changed_at], [true, JUNE])
})

test('what was current in a Congress that is over has changed with the first document after it', async (t) => {
  const committees = listCommittees(JUNE, AGRICULTURE)
  const rosters = listMembers(JUNE, { HSAG: [seat('Z900001', 1)] })
  const { committees: after, find } = await build(t, [
    committees,
    rosters,
    listCommittees(JANUARY, JOINT),
    listMembers(JANUARY, {}),
    listMembers('2027-02-10T12:00:00.000Z', { JSEC: [seat('Z900003', 1, { chamber: 'house' })] }),
  ])
  assert.equal(after.length, 1)
  const { congress, current, last_changed_at } = find('Z900001')
  assert.deepEqual([congress, current, last_changed_at], [119, false, JANUARY])
})
