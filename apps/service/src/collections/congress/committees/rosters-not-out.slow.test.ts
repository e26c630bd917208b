import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Committee, CommitteeAssignment } from '@rotunda/contract'
import { makeCommitteeDocuments } from '../../../../../../test/sample/index.ts'
import { makeFolder, readRows } from '../../../releases/testing.ts'
import { MEMBERS_FAMILY } from '../members/members-family.ts'
import { buildFamilies, makeDocument, type TestDocument } from '../testing.ts'
import { COMMITTEES_FAMILY } from './committees-family.ts'

const LISTS = makeCommitteeDocuments(3)
  .filter(({ url }) => /committees-current|membership-current/.test(url))
  .map(({ publisher, bytes, ...facts }) => makeDocument(publisher, bytes, facts))
const [COMMITTEE_LIST = assert.fail(), ROSTERS = assert.fail()] = LISTS

const JANUARY = '2027-01-10T12:00:00.000Z'
/** The list of committees of a day in January, in a new Congress. */
const inJanuary = ({ source, bytes }: TestDocument): TestDocument =>
  makeDocument(source.publisher, bytes, { url: source.url, retrieved_at: JANUARY })
const listMembers = (rosters: object) =>
  makeDocument(ROSTERS.source.publisher, JSON.stringify(rosters), {
    url: ROSTERS.source.url,
    retrieved_at: JANUARY,
  })

const build = async (t: Parameters<typeof makeFolder>[0], documents: readonly TestDocument[]) => {
  const directory = makeFolder(t)
  const { summary } = await buildFamilies(directory, [MEMBERS_FAMILY, COMMITTEES_FAMILY], documents)
  const committees = readRows<Committee>(directory, summary.id, 'committees')
  return {
    get: (id: string) => committees.find((one) => one.id === id) ?? assert.fail(id),
    assignments: readRows<CommitteeAssignment>(directory, summary.id, 'committee-assignments'),
  }
}

test('rosters that are not out yet in January are told from none, and those of the last Congress stay', async (t) => {
  const { get, assignments } = await build(t, [...LISTS, inJanuary(COMMITTEE_LIST), listMembers({})])
  const { roster, coverage_notes, current } = get('HSAG00')
  assert.deepEqual(roster, { status: 'not_published', congress: 120, as_of: '2027-01-10', members: null })
  assert.ok(current && coverage_notes.includes('roster_not_published'))
  assert.ok(assignments.length > 300)
  for (const row of assignments) assert.deepEqual([row.congress, row.current], [119, false])
})

test('a chamber whose rosters are not out is told from a committee without members', async (t) => {
  const seat = { name: 'Some Body', party: 'majority', rank: 1, title: 'Chair', bioguide: 'Z900001' }
  const members = listMembers({ HSAG: [seat], HSII: [] })
  const { get, assignments } = await build(t, [...LISTS, inJanuary(COMMITTEE_LIST), members])
  assert.deepEqual(
    ['HSAG00', 'HSII00', 'HSJU00', 'SSAF00'].map((id) => [get(id).roster.status, get(id).roster.members]),
    [
      ['published', 1],
      ['none', 0],
      ['none', 0],
      ['not_published', null],
    ],
  )
  const [current, ...others] = assignments.filter((row) => row.current)
  assert.deepEqual([current?.name_raw, current?.role, others.length], ['Some Body', 'chair', 0])
})

test('an assignment without days is known from the first roster that has it to the newest one', async (t) => {
  const [[code, seats] = assert.fail()] = Object.entries(
    // The sample writes lists of seats by their committees.
    JSON.parse(Buffer.from(ROSTERS.bytes).toString()) as Record<string, readonly { bioguide: string }[]>,
  )
  const later = makeDocument(ROSTERS.source.publisher, JSON.stringify({ [code]: seats }), {
    url: ROSTERS.source.url,
    retrieved_at: '2026-09-01T12:00:00.000Z',
  })
  const { assignments } = await build(t, [COMMITTEE_LIST, ROSTERS, later])
  const [first] = assignments
  assert.deepEqual(
    [first?.start, first?.start_imputed, first?.end, first?.known_from, first?.known_to],
    [null, null, null, '2026-06-15', '2026-09-01'],
  )
})

test('an unknown code, title or name is a row that says so', async (t) => {
  const seat = { name: 'Some Body', party: 'majority', rank: 1, bioguide: 'Z900001' }
  const members = listMembers({ HSXX: [{ ...seat, title: 'Grand Vizier' }] })
  const roster = makeDocument(
    'senate-committees',
    '<committee_membership><committees><majority_party>R</majority_party><committee_name>Committee on Finance</committee_name><committee_code>SSFI00</committee_code><members><member><name><first>No</first><last>Body</last></name><state>UT</state><party>R</party><position>Member</position></member></members></committees></committee_membership>',
    { retrieved_at: JANUARY },
  )
  const { assignments } = await build(t, [inJanuary(COMMITTEE_LIST), members, roster])
  assert.deepEqual(
    assignments.map((row) => [
      row.committee_id,
      row.committee_code_raw,
      row.role,
      row.title_raw,
      row.member_id,
    ]),
    [
      ['SSFI00', 'SSFI00', 'member', 'Member', null],
      [null, 'HSXX', null, 'Grand Vizier', 'Z900001'],
    ],
  )
  const notes = assignments.flatMap(({ coverage_notes }) => coverage_notes)
  for (const note of ['committee_unmatched', 'title_unknown', 'member_unmatched'])
    assert.ok(notes.includes(note))
})
