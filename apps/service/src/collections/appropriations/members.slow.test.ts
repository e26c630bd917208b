import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import type { FullRecord } from '@rotunda/contract'
import type { ReadRow, Source } from '../../publishers/index.ts'
import {
  archive,
  build,
  makeFolder,
  makeMemberRow,
  makeRefusedRow,
  makeRow,
  readCsv,
  readRows,
  type Archived,
} from '../../releases/testing.ts'

const makeList = (
  list: 'current' | 'historical',
  rows: readonly ReadRow[],
  facts: Partial<Source> = {},
): Archived =>
  archive(
    { series: `members/${list}`, rows },
    {
      publisher: 'congress-legislators',
      fiscal_year: null,
      url: `https://members.example/legislators-${list}.json`,
      ...facts,
    },
  )

const SITTING = makeList('current', [makeMemberRow(0)])
const FORMER = makeList('historical', [makeMemberRow(0, { bioguide: 'ZZ00002', surnames: ['Example'] })])

/** A row of a table of a bill, which prints surnames only. */
const PRINTED = makeRow(2, {
  stage: 'house_bill',
  state: null,
  agency: 'Agency of Samples',
  account: 'Sample Grants',
  requestors: [
    {
      name: 'Sample',
      name_raw: 'Sample 164',
      chamber: 'house',
      state: null,
      district: null,
      party: null,
    },
  ],
})
/** As the rows of the workbook print the member. */
const REQUESTOR = {
  ...({ name: 'Ada Sample', name_raw: 'Sample, Ada', chamber: 'house', state: 'CA' } as const),
  district: 1,
  party: 'D',
}
const TABLE = archive({ series: 'house_bill/2026/INT', rows: [PRINTED] })

const buildWith = async (t: TestContext, ...documents: Archived[]) => {
  const directory = makeFolder(t)
  const { summary, counts } = await build(directory, documents)
  const matches = counts['requestors']
  const [record] = readRows(directory, summary.id)
  assert.ok(record)
  const csv = (name: string) => readCsv(directory, summary.id, name)
  return { directory, summary, matches, record, csv }
}

const toldBy = ({ record }: { record: FullRecord }) =>
  record.requestors.map(({ bioguide, match }) => [bioguide, match])

test('a surname in a table is told to be a member, and all that the source says stays as it is', async (t) => {
  const built = await buildWith(t, TABLE, SITTING, FORMER)
  assert.deepEqual(toldBy(built), [['ZZ00001', 'surname']])
  const [requestor] = built.record.requestors
  assert.deepEqual([requestor?.name_raw, built.record.state], ['Sample 164', null])
  assert.equal(built.record.missing['state'], 'not_published')
})

test('State, district and party that a row does not print are in the record and the CSV, marked as from the match', async (t) => {
  const { record, csv } = await buildWith(t, TABLE, SITTING, FORMER)
  const [requestor] = record.requestors
  assert.deepEqual(
    [requestor?.state, requestor?.district, requestor?.party, requestor?.from_match],
    ['CA', 1, 'D', ['state', 'district', 'party']],
  )
  const [row] = csv('house-projects')
  assert.deepEqual(
    ['state', 'requestor_states', 'requestor_districts', 'requestor_parties', 'requestor_from_match'].map(
      (name) => row?.[name],
    ),
    ['', 'CA', '1', 'D', 'state, district, party'],
  )
})

test('a requestor who is not matched has none of them, and the reason', async (t) => {
  const { record } = await buildWith(t, TABLE)
  assert.deepEqual(record.requestors, [
    {
      name: 'Sample',
      name_raw: 'Sample 164',
      chamber: 'house',
      bioguide: null,
      match: 'no_roster',
      state: null,
      district: null,
      party: null,
      from_match: [],
    },
  ])
})

/** A table of a bill with these names in one cell. */
const makeCell = (...cell: readonly string[]): Archived => {
  const [printed] = PRINTED.draft.requestors
  assert.ok(printed)
  const requestors = cell.map((name) => ({ ...printed, name, name_raw: name }))
  return archive({
    series: 'house_bill/2026/INT',
    rows: [{ ...PRINTED, draft: { ...PRINTED.draft, requestors } }],
  })
}
const CARA_ADA = makeMemberRow(1, { bioguide: 'ZZ00003', surnames: ['Ada'], given: ['Cara'] })
const BEN_SAMPLE = makeMemberRow(1, { bioguide: 'ZZ00004', given: ['Ben'] })

for (const [what, cell, other, requestors] of [
  ['a surname and its given name is one member', 'Sample, Ada', null, ['Sample, Ada ZZ00001 surname']],
  [
    'two surnames and a given name is two members',
    'Example, Sample, Ada',
    null,
    ['Example ZZ00002 surname', 'Sample, Ada ZZ00001 surname'],
  ],
  [
    'a surname of two members and a given name is one of them',
    'Sample, Ada, Sample, Ben',
    BEN_SAMPLE,
    ['Sample, Ada ZZ00001 surname', 'Sample, Ben ZZ00004 surname'],
  ],
  [
    'a given name that is a surname too is the first member, and perhaps another',
    'Sample, Ada',
    CARA_ADA,
    ['Sample ZZ00001 surname', 'Ada null several'],
  ],
  [
    'a name that may be a given name does not take the name after it',
    'Sample, Ada, Cara',
    CARA_ADA,
    ['Sample ZZ00001 surname', 'Ada null several', 'Cara null none'],
  ],
  [
    'a surname and the given name of another member is two names',
    'Example, Zoe',
    null,
    ['Example ZZ00002 surname', 'Zoe null none'],
  ],
] as const)
  test(`a cell of ${what}: ${cell}`, async (t) => {
    const lists = [makeList('current', [makeMemberRow(0), ...(other === null ? [] : [other])]), FORMER]
    const { record, summary } = await buildWith(t, makeCell(...cell.split(', ')), ...lists)
    assert.deepEqual(
      record.requestors.map(({ name, bioguide, match }) => `${name} ${bioguide} ${match}`),
      requestors,
    )
    // No printed text is lost.
    assert.equal(record.requestors.map(({ name_raw }) => name_raw).join(', '), cell)
    assert.ok(summary.checks.every(({ passed }) => passed))
  })

test('without a whole list of members a given name that the list has is joined, and tells nobody', async (t) => {
  const { record } = await buildWith(t, makeCell('Sample', 'Ada'), SITTING)
  assert.deepEqual(toldBy({ record }), [[null, 'no_roster']])
})

test('a printed party that the list does not know of the member is flagged in the record, and stays', async (t) => {
  const requests = archive({
    series: 'requests/2026',
    rows: [makeRow(2, { requestors: [{ ...REQUESTOR, party: 'R' }], flags: ['amount_scaled'] })],
  })
  const { record } = await buildWith(t, requests, SITTING, FORMER)
  assert.deepEqual(record.flags, ['amount_scaled', 'party_contradicted'])
  assert.deepEqual([record.requestors[0]?.party, record.requestors[0]?.match], ['R', 'seat'])
})

test('neither id nor project of a record depend on who was matched', async (t) => {
  const rows = [makeRow(2), makeRow(3, { requestors: [{ ...REQUESTOR, state: null, district: null }] })]
  const requests = archive({ series: 'requests/2026', rows })
  const keysOf = async (...lists: Archived[]) => {
    const { directory, summary } = await buildWith(t, requests, ...lists)
    return readRows(directory, summary.id).map(({ id, project }) => [id, project])
  }
  assert.deepEqual(await keysOf(SITTING, FORMER), await keysOf())
})

test('how many were told, and by what, is in the coverage and in what a build answers', async (t) => {
  const requests = archive({ series: 'requests/2026', rows: [makeRow(2), makeRow(3, { title: 'B' })] })
  const { directory, summary, matches } = await buildWith(t, TABLE, requests, SITTING, FORMER)
  assert.deepEqual(matches, [
    { dataset: 'house-projects', stage: 'house_bill', match: 'surname', requestors: 1 },
    { dataset: 'house-projects', stage: 'request', match: 'seat', requestors: 2 },
  ])
  const coverage = JSON.parse(readFileSync(join(directory, summary.id, 'data/coverage.json'), 'utf8'))
  assert.deepEqual(coverage.requestors, matches)
})

test('members are in members.csv with every term and their list, are conserved, and are in no dataset', async (t) => {
  const moved = makeMemberRow(1, {
    bioguide: 'ZZ00003',
    terms: [
      {
        chamber: 'senate',
        state: 'OH',
        district: null,
        party: null,
        parties: [],
        affiliations: [],
        from: '2023-01-03',
        to: '2024-05-01',
      },
      {
        chamber: 'house',
        state: 'OH',
        district: 0,
        party: 'Republican',
        parties: ['Republican'],
        affiliations: [],
        from: '2025-01-03',
        to: '2027-01-03',
      },
    ],
  })
  const list = makeList('current', [makeMemberRow(0), moved, makeRefusedRow(2)])
  const { summary, csv } = await buildWith(t, TABLE, list, FORMER)
  assert.deepEqual(
    csv('members').map(({ bioguide, chamber, state, district, from, source_sha256: source }) => [
      bioguide,
      chamber,
      state,
      district,
      from,
      source === list.source.sha256,
    ]),
    [
      ['ZZ00001', 'house', 'CA', '1', '2025-01-03', true],
      ['ZZ00002', 'house', 'CA', '1', '2025-01-03', false],
      ['ZZ00003', 'senate', 'OH', '', '2023-01-03', true],
      ['ZZ00003', 'house', 'OH', '0', '2025-01-03', true],
    ],
  )
  const check = csv('source-checks').find(({ source_sha256: source }) => source === list.source.sha256)
  assert.deepEqual(
    [check?.['rows_read'], check?.['rows_published'], check?.['rows_refused']],
    ['3', '2', '1'],
  )
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  assert.equal(csv('refusals').length, 1)
  assert.deepEqual(
    summary.datasets.map(({ dataset, rows, sources }) => [dataset, rows, sources.length]),
    [
      ['senate-requests', 0, 0],
      ['house-projects', 1, 1],
      ['funding-guidance', 0, 0],
    ],
  )
})

const LISTS: readonly (readonly [what: string, lists: readonly Archived[], told: readonly unknown[]])[] = [
  ['no list at all', [], [null, 'no_roster']],
  ['no list of former members', [SITTING], [null, 'no_roster']],
  ['no list of sitting members', [FORMER], [null, 'no_roster']],
  [
    'a list of former members that is older than that of the sitting ones',
    [SITTING, makeList('historical', [], { checked_at: '2026-05-31T00:00:00.000Z' })],
    [null, 'no_roster'],
  ],
  [
    'a list of former members that was found unchanged since',
    [SITTING, makeList('historical', [], { retrieved_at: '2026-01-01T00:00:00.000Z' })],
    ['ZZ00001', 'surname'],
  ],
  [
    'a list of former members of the same day, from an earlier hour',
    [SITTING, makeList('historical', [], { checked_at: '2026-06-01T09:00:00.000Z' })],
    ['ZZ00001', 'surname'],
  ],
  [
    'a list of sitting members of an earlier year that was found unchanged since',
    [makeList('current', [makeMemberRow(0)], { retrieved_at: '2024-12-30T00:00:00.000Z' }), FORMER],
    ['ZZ00001', 'surname'],
  ],
  [
    'lists of the year before',
    [
      makeList('current', [makeMemberRow(0)], {
        retrieved_at: '2024-12-30T00:00:00.000Z',
        checked_at: '2024-12-31T00:00:00.000Z',
      }),
      FORMER,
    ],
    [null, 'no_roster'],
  ],
  ['both lists', [SITTING, FORMER], ['ZZ00001', 'surname']],
]

for (const [what, lists, told] of LISTS)
  test(`with ${what} a surname alone ${told[0] === null ? 'tells nobody' : 'tells a member'}`, async (t) => {
    assert.deepEqual(toldBy(await buildWith(t, TABLE, ...lists)), [told])
  })

test('of a person in both lists the one that was retrieved later counts', async (t) => {
  const left = makeMemberRow(0, {
    terms: [
      {
        chamber: 'house',
        state: 'CA',
        district: 1,
        party: null,
        parties: [],
        affiliations: [],
        from: '2023-01-03',
        to: '2024-03-01',
      },
    ],
  })
  const later = { retrieved_at: '2026-06-01T13:00:00.000Z' }
  const gone = await buildWith(t, TABLE, SITTING, makeList('historical', [left], later))
  assert.deepEqual(toldBy(gone), [[null, 'none']])
  const earlier = { retrieved_at: '2026-06-01T11:00:00.000Z' }
  const back = await buildWith(t, TABLE, SITTING, makeList('historical', [left], earlier))
  assert.deepEqual(toldBy(back), [['ZZ00001', 'surname']])
})

test('a list that was revised counts alone, and neither names nor dates a record anew', async (t) => {
  const before = await buildWith(t, TABLE, SITTING, FORMER)
  const other = makeMemberRow(0, { bioguide: 'ZZ00009' })
  const revised = makeList('current', [other], { published_at: '2026-05-20' })
  const after = await buildWith(t, TABLE, SITTING, FORMER, revised)
  assert.deepEqual(toldBy(after), [['ZZ00009', 'surname']])
  assert.deepEqual({ ...after.record, requestors: [] }, { ...before.record, requestors: [] })
})

test('of a list that was refused half-way nobody is a member', async (t) => {
  const broken = archive(
    { series: 'members/current', rows: [makeMemberRow(0)], refused: 'at the end' },
    { publisher: 'congress-legislators' },
  )
  const built = await buildWith(t, TABLE, broken, FORMER)
  assert.deepEqual(toldBy(built), [[null, 'no_roster']])
  assert.deepEqual(
    built.csv('members').map(({ bioguide }) => bioguide),
    ['ZZ00002'],
  )
})

test('invented members are told in releases of samples only', async (t) => {
  const invented = [SITTING, FORMER].map(({ source, bytes }) => ({
    bytes,
    source: { ...source, sample: true },
  }))
  assert.deepEqual(toldBy(await buildWith(t, TABLE, ...invented)), [[null, 'no_roster']])
  const sample = { bytes: TABLE.bytes, source: { ...TABLE.source, sample: true } }
  assert.deepEqual(toldBy(await buildWith(t, sample, ...invented)), [['ZZ00001', 'surname']])
})

test('a reviewed correction of who asked goes before what the lists tell', async (t) => {
  const { record, directory } = await buildWith(t, TABLE, SITTING, FORMER)
  const after = record.requestors.map((one) => ({ ...one, bioguide: 'ZZ00002' }))
  const { summary } = await build(directory, [TABLE, SITTING, FORMER], {
    corrections: [
      {
        id: 'cor_1',
        record: record.id,
        field: 'requestors',
        before: record.requestors,
        after,
        evidence_url: 'https://evidence.example/',
        decided_at: '2026-06-01T00:00:00.000Z',
        entered_at: '2026-06-01T00:00:00.000Z',
      },
    ],
  })
  const [corrected] = readRows(directory, summary.id)
  assert.deepEqual(corrected?.requestors, after)
})

test('the same lists give the same bytes, in any order of the documents', async (t) => {
  const first = await buildWith(t, TABLE, SITTING, FORMER)
  const again = await buildWith(t, FORMER, TABLE, SITTING)
  assert.equal(again.summary.id, first.summary.id)
})
