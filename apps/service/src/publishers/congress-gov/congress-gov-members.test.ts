import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listRefused, listRowsOf, readReal, skipCongress } from '../entries/testing.ts'
import { DocumentRefused } from '../publisher.ts'
import { readDocument } from '../testing.ts'
import type { CongressGovMemberDraft } from './read-member.ts'
import { congressGovMembers } from './congress-gov-members.ts'

const LISTED = {
  bioguideId: 'Z900001',
  district: 2,
  name: 'Sample, José',
  partyName: 'Democratic',
  state: 'New Mexico',
  terms: { item: [{ chamber: 'House of Representatives', startYear: 2023 }] },
  updateDate: '2026-05-01T10:00:00Z',
  url: 'https://api.example/v3/member/Z900001',
}
const URL = 'https://api.congress.gov/v3/member?limit=250'
const read = (members: unknown, url = URL, more = {}) =>
  readDocument(
    congressGovMembers,
    JSON.stringify({ members, pagination: { count: 1 }, request: {}, ...more }),
    { url },
  )

test('a list of one Congress has the districts of that Congress', async () => {
  const [row] = listRowsOf(
    await read([LISTED], 'https://api.congress.gov/v3/member/congress/117/nm?limit=20'),
  )
  assert.equal((row?.draft as CongressGovMemberDraft).listed_congress, 117)
})

test('an entry with a key that is not known, a time that is none or a term that ends first is refused', async () => {
  const document = await read([
    { ...LISTED, chamber: 'House' },
    { ...LISTED, updateDate: 'yesterday' },
    { ...LISTED, terms: { item: [{ chamber: 'Senate', startYear: 2023, endYear: 2021 }] } },
    LISTED,
    LISTED,
  ])
  assert.deepEqual(
    listRefused(document).map(({ reason }) => reason),
    ['entry_unreadable', 'entry_unreadable', 'entry_unreadable', 'entry_repeated'],
  )
  assert.equal(listRowsOf(document).length, 1)
})

test('an error of the API, another list, and a member in another form stop the reading', async () => {
  for (const document of [
    '{"error":{"code":"API_KEY_INVALID"}}',
    '{"bills":[]}',
    '{"member":{"bioguideId":"Z900001"}}',
  ])
    await assert.rejects(readDocument(congressGovMembers, document, { url: URL }), DocumentRefused)
})

const RECORDED: readonly (readonly [file: string, members: number])[] = [
  // jq '.members | length' FILE; the item is one member
  ['member.json', 19],
  ['member__congress__117.json', 20],
  ['member__congress__117__ny.json', 20],
  ['member__congress__117__ny__2.json', 1],
  ['member__ny.json', 20],
  ['member__ny__2.json', 6],
  ['member__l000174.json', 1],
]

for (const [file, members] of RECORDED)
  test(`the recorded ${file}: ${members} members`, { skip: skipCongress }, async () => {
    const document = await readReal(congressGovMembers, `hearings/congress-gov-api/${file}`)
    assert.equal(listRowsOf(document).length, members)
    assert.equal(document.rows.length, members)
  })
