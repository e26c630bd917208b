import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RowFields } from '@rotunda/contract'
import { makeCommitteeDocuments, makeMemberDocuments } from '../../../../../test/sample/index.ts'
import { makeFolder, readRows } from '../../releases/testing.ts'
import { COMMITTEES_FAMILY } from './committees/committees-family.ts'
import { MEMBERS_FAMILY } from './members/members-family.ts'
import { buildFamilies, makeDocument, type TestDocument } from './testing.ts'

type Dated = RowFields & { readonly id: string }
type Edit = (text: string) => string

const FAMILIES = [MEMBERS_FAMILY, COMMITTEES_FAMILY]
const SAMPLE = [...makeMemberDocuments(3), ...makeCommitteeDocuments(3)].map(({ publisher, url, bytes }) => ({
  publisher,
  url,
  text: Buffer.from(bytes).toString(),
}))
const CONGRESS_GOV = {
  publisher: 'congress-gov-members',
  url: 'https://api.congress.gov/v3/member',
  text: JSON.stringify({
    members: ['Z900001', 'Z900002'].map((bioguideId) => ({
      bioguideId,
      district: 2,
      name: 'Sample, José',
      partyName: 'Democratic',
      state: 'New Mexico',
      terms: { item: [{ chamber: 'House of Representatives', startYear: 2023 }] },
      updateDate: '2026-05-01T10:00:00Z',
      url: 'https://api.example/v3/member/Z900001',
    })),
    pagination: { count: 2 },
    request: {},
  }),
}

/** A list as it was retrieved on a day of July. */
const listOn = (day: string, file: string, ...edits: readonly Edit[]): TestDocument => {
  const list = [...SAMPLE, CONGRESS_GOV].find(({ url }) => url.endsWith(file)) ?? assert.fail(file)
  const text = edits.reduce((edited, edit) => edit(edited), list.text)
  return makeDocument(list.publisher, text, { url: list.url, retrieved_at: `2026-07-${day}T12:00:00.000Z` })
}

const replace = (from: string, to: string): Edit => {
  return (text) => (text.includes(from) ? text.replace(from, to) : assert.fail(from))
}

/** The dates of the rows of a table, by id: first seen, last changed, and the number of contents. */
const datesOf = async (
  t: Parameters<typeof makeFolder>[0],
  table: string,
  documents: readonly TestDocument[],
) => {
  const directory = makeFolder(t)
  const { summary } = await buildFamilies(directory, FAMILIES, documents)
  const rows = readRows<Dated>(directory, summary.id, table)
  return new Map(
    rows.map(({ id, first_seen_at, last_changed_at, revision }) => [
      id,
      [first_seen_at.slice(8, 10), last_changed_at.slice(8, 10), revision] as const,
    ]),
  )
}

const CHANGES = [
  {
    file: 'legislators-current.json',
    table: 'members',
    changed: 'Z900001',
    other: 'Z900002',
    sameWords: replace('"govtrack": 900001,\n   "icpsr": 80001', '"icpsr": 80001,\n   "govtrack": 900001'),
    newWords: replace('202-555-0101', '202-555-0199'),
  },
  {
    file: 'MemberData.xml',
    table: 'members',
    changed: 'Z900001',
    other: 'Z900002',
    sameWords: replace('June 12, 2026', 'June 13, 2026'),
    newWords: replace('<official-name>Alder Samplewright', '<official-name>Alder A. Samplewright'),
  },
  {
    file: 'senators_cfm.xml',
    table: 'members',
    changed: 'Z900501',
    other: 'Z900502',
    sameWords: replace('</member>\n<member>', '</member><member>'),
    newWords: replace('(202) 555-0101', '(202) 555-0199'),
  },
  {
    file: '/v3/member',
    table: 'members',
    changed: 'Z900001',
    other: 'Z900002',
    sameWords: replace('2026-05-01T10', '2026-05-02T10'),
    newWords: replace('"district":2', '"district":3'),
  },
  {
    file: '/v3/committee/119/house',
    table: 'committees',
    changed: 'HSAG00',
    other: 'HSII00',
    sameWords: replace('"url": "https://api.example/hsag00"', '"url": "https://api.example/v3/hsag00"'),
    newWords: replace('"name": "Agriculture Committee"', '"name": "Farms Committee"'),
  },
]

for (const { file, table, changed, other, sameWords, newWords } of CHANGES)
  test(`a row of ${table} changed when what ${file} says of it did, and no other row did`, async (t) => {
    const dates = await datesOf(t, table, [
      listOn('01', file),
      listOn('08', file, sameWords),
      listOn('15', file, sameWords, newWords),
    ])
    assert.deepEqual(dates.get(changed), ['01', '15', 2])
    assert.deepEqual(dates.get(other), ['01', '01', 1])
  })
