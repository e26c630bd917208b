import assert from 'node:assert/strict'
import { test } from 'node:test'
import type {
  ForeignAgentChange,
  ForeignAgentCountry,
  ForeignAgentDocument,
  ForeignAgentRegistrant,
  ForeignPrincipal,
  Preview,
} from '@rotunda/contract'
import { makeForeignAgentEditions } from '../../../../../test/sample/index.ts'
import { makeFolder, readCsv, readRows, readTree } from '../../releases/testing.ts'
import { makeDocument } from '../families/testing.ts'
import {
  buildForeignAgents,
  FIRST,
  firm,
  makeEdition,
  makeFile,
  principal,
  SECOND,
  THIRD,
  type TestDocument,
} from './testing.ts'

const shortForm = (name: string) => ({
  'Registration Number': '1',
  'Registration Date': '01/02/2003',
  'Registrant Name': 'Firm 1',
  'Short Form Date': '01/02/2003',
  'Short Form Last Name': name,
  'Short Form First Name': 'Sample',
})

test('changes name what was added, changed and vanished, with the days of both editions', async (t) => {
  const folder = makeFolder(t)
  const { summary } = await buildForeignAgents(folder, [
    makeFile('fara-registrants', FIRST, [firm('1'), firm('2'), firm('3')]),
    makeFile('fara-registrants', SECOND, [
      firm('1', { 'Termination Date': '01/08/2026' }),
      firm('2'),
      firm('4'),
    ]),
    makeFile('fara-registrants', THIRD, [
      firm('1', { 'Termination Date': '01/08/2026', 'Address 1': '9 New Street' }),
      firm('3'),
      firm('4', { Name: 'Firm Four' }),
    ]),
  ])
  const changes = readRows<ForeignAgentChange>(folder, summary.id, 'fara-changes')
  assert.deepEqual(
    changes.map((row) => [
      row.edition_on,
      row.previous_edition_on,
      row.registration_number,
      row.change,
      row.changed_fields,
    ]),
    [
      [
        SECOND,
        FIRST,
        '1',
        'changed',
        [{ field: 'terminated_on_as_published', before: '', after: '01/08/2026' }],
      ],
      [SECOND, FIRST, '3', 'vanished', []],
      [SECOND, FIRST, '4', 'added', []],
      [THIRD, SECOND, '1', 'changed', [{ field: 'address_1', before: null, after: null }]],
      [THIRD, SECOND, '2', 'vanished', []],
      [THIRD, SECOND, '3', 'added', []],
      [THIRD, SECOND, '4', 'changed', [{ field: 'name', before: 'Firm 4', after: 'Firm Four' }]],
    ],
  )
  assert.deepEqual(
    readCsv(folder, summary.id, 'vanished').map((row) => [row['registration_number'], row['name']]),
    [['2', 'Firm 2']],
  )
  const [one] = readRows<ForeignAgentRegistrant>(folder, summary.id, 'fara-registrants')
  assert.deepEqual(
    [one?.first_seen_at, one?.last_changed_at, one?.revision],
    [`${FIRST}T12:00:00.000Z`, `${THIRD}T12:00:00.000Z`, 3],
  )
})

test('a record whose quotation marks alone differ is flagged where it vanished and was added', async (t) => {
  const folder = makeFolder(t)
  const { summary } = await buildForeignAgents(folder, [
    makeFile('fara-principals', FIRST, [
      principal('1', 'Board (the Sample")'),
      principal('1', 'Gone "Sample"'),
      principal('2', 'Other (the Sample")'),
    ]),
    makeFile('fara-principals', SECOND, [
      principal('1', 'Board (the "Sample")', { 'Foreign Principal Termination Date': '01/08/2026' }),
      principal('1', 'New "Sample"'),
      principal('3', 'Other (the "Sample")'),
    ]),
  ])
  assert.deepEqual(
    readRows<ForeignAgentChange>(folder, summary.id, 'fara-changes')
      .filter(({ flags }) => flags.includes('only_quotes_differ'))
      .map(({ change, name }) => [change, name])
      .sort(),
    [
      ['added', 'Board (the "Sample")'],
      ['vanished', 'Board (the Sample")'],
    ],
  )
})

test('a value that is taken down is in no row, change, feed, country or list of vanished rows', async (t) => {
  const harmful = 'Harmful Name'
  const editions = [
    makeFile('fara-registrants', FIRST, [
      firm('1', { Name: harmful }),
      firm('2', { Name: harmful }),
      firm('3'),
    ]),
    makeFile('fara-registrants', SECOND, [firm('1'), firm('3', { Name: harmful })]),
    makeFile('fara-principals', FIRST, [
      principal('1', 'P', { 'Country/Location Represented': harmful, City: 'Paris' }),
    ]),
    makeFile('fara-principals', SECOND, [
      principal('1', 'P', { 'Country/Location Represented': harmful, City: 'Paris' }),
    ]),
  ]
  const open = makeFolder(t)
  const before = await buildForeignAgents(open, editions)
  const rows = readRows<ForeignAgentChange>(open, before.summary.id, 'fara-changes')
  const [country] = readRows<ForeignPrincipal>(open, before.summary.id, 'fara-principals')
  const notices = [...new Set(rows.map((row) => row.row_id))].map((row) => ({
    dataset: 'fara-registrants',
    row,
    fields: ['name'],
  }))
  const taken = { dataset: 'fara-principals', row: country?.id, fields: ['country', 'country_code'] }
  const folder = makeFolder(t)
  const { summary } = await buildForeignAgents(folder, [
    ...editions,
    makeNotices([...notices, taken].map((notice) => ({ ...notice, kind: 'takedown', ...DECIDED }))),
  ])
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  for (const [file, text] of readTree(folder)) assert.ok(!text.includes(harmful), `${file} has the name`)
  const changes = readRows<ForeignAgentChange>(folder, summary.id, 'fara-changes')
  assert.deepEqual(
    changes.map((row) => [row.registration_number, row.change, row.name, row.missing, row.changed_fields]),
    [
      ['1', 'changed', null, { name: 'taken_down' }, [{ field: 'name', before: null, after: null }]],
      ['2', 'vanished', null, { name: 'taken_down' }, []],
      ['3', 'changed', null, { name: 'taken_down' }, [{ field: 'name', before: null, after: null }]],
    ],
  )
  assert.deepEqual(
    readCsv(folder, summary.id, 'vanished').map((row) => [row['name'], row['taken_down']]),
    [['', 'name']],
  )
  const [row] = readRows<ForeignPrincipal>(folder, summary.id, 'fara-principals')
  assert.deepEqual([row?.country, row?.notices.length], [null, 1])
})

const DECIDED = { text: 'It does harm.', decided_on: '2026-01-13' }

const makeNotices = (notices: readonly object[]): TestDocument =>
  makeDocument('notices', JSON.stringify({ notices }), { retrieved_at: `${THIRD}T12:00:00.000Z` })

test('short forms vanish without the name of their person', async (t) => {
  const person = {
    'Short Form Last Name': 'Samplewell',
    'Short Form First Name': 'Ada',
    'Registration Number': '1',
    'Registrant Name': 'Firm',
    'Short Form Date': '01/02/2003',
  }
  const folder = makeFolder(t)
  const { summary } = await buildForeignAgents(folder, [
    makeFile('fara-short-forms', FIRST, [person, { ...person, 'Short Form Last Name': 'Mockridge' }]),
    makeFile('fara-short-forms', SECOND, [person]),
  ])
  const told = JSON.stringify([
    readRows(folder, summary.id, 'fara-changes'),
    readCsv(folder, summary.id, 'vanished'),
  ])
  assert.ok(told.includes('vanished') && !told.includes('Mockridge'))
})

test('countries have their code and how it was made, and the USSR is not Russia', async (t) => {
  const texts = ['USSR', 'RUSSIA', 'SCOTLAND', 'UNITED KINGDOM OF CORALLAND', 'GREAT BRITAIN', 'USSR']
  const folder = makeFolder(t)
  const { summary } = await buildForeignAgents(folder, [
    makeFile(
      'fara-principals',
      FIRST,
      texts.map((text, place) => principal('1', `P${place}`, { 'Country/Location Represented': text })),
    ),
  ])
  const countries = readRows<ForeignAgentCountry>(folder, summary.id, 'fara-countries')
  assert.deepEqual(
    countries.map(({ country, code, mapping, principals }) => [country, code, mapping, principals]),
    [
      ['GREAT BRITAIN', 'GB', 'same', 1],
      ['RUSSIA', 'RU', 'same', 1],
      ['SCOTLAND', 'GB', 'region', 1],
      ['UNITED KINGDOM OF CORALLAND', null, 'none', 1],
      ['USSR', 'SUHH', 'historical', 2],
    ],
  )
  assert.ok(countries.every(({ basis, sources }) => basis !== '' && sources.length === 1))
})

test('a document is an address, or has the reason why it has none', async (t) => {
  const own = { 'Registration Number': '1643', 'Document Type': 'Amendment', 'Date Stamped': '04/07/2025' }
  const url = 'https://efile.fara.gov/docs/1643-Amendment-20250407-11.pdf'
  const folder = makeFolder(t)
  const { summary } = await buildForeignAgents(folder, [
    makeFile('fara-documents', FIRST, [
      { ...own, URL: url },
      { ...own, URL: url },
      { ...own, URL: 'Available-FARA-Public-Office' },
      { ...own, URL: 'https://elsewhere.example/x.pdf' },
      { ...own, URL: url.replace('1643', '1644'), 'Date Stamped': '11/16/0200', 'Document Type': 'Letter' },
    ]),
  ])
  const rows = readRows<ForeignAgentDocument>(folder, summary.id, 'fara-documents')
  const told = rows.map(({ url: address, missing, flags, stamped_on }) => [
    address,
    missing['url'],
    stamped_on,
    flags.toSorted().join(' '),
  ])
  assert.equal(new Set(rows.map(({ id }) => id)).size, 5)
  assert.deepEqual(
    told.map(String).sort(),
    [
      `${url},,2025-04-07,same_key`,
      `${url},,2025-04-07,same_key`,
      `${url.replace('1643', '1644')},,,date_implausible document_type_unknown number_differs`,
      ',public_office,2025-04-07,',
      ',unreadable,2025-04-07,',
    ].sort(),
  )
})

for (const [table, records] of [
  ['fara-registrants', [firm('1', { State: 'NY' }), firm('2', { State: 'ZQ' })]],
  ['fara-principals', [principal('1', 'A'), principal('1', 'B')]],
  ['fara-short-forms', ['A', 'B'].map(shortForm)],
] as const)
  test(`a file of ${table} that has every record twice flags every row, and keeps all`, async (t) => {
    const folder = makeFolder(t)
    const { summary } = await buildForeignAgents(folder, [makeFile(table, FIRST, [...records, ...records])])
    const rows = readRows<Pick<ForeignAgentRegistrant, 'id' | 'flags'>>(folder, summary.id, table)
    assert.equal(new Set(rows.map(({ id }) => id)).size, 2 * records.length)
    assert.ok(rows.every(({ flags }) => flags.includes('same_key')))
    assert.equal(
      rows.filter(({ flags }) => flags.includes('state_unknown')).length,
      table === 'fara-registrants' ? 2 : 0,
    )
  })

test('records of a number that name different registrants are flagged', async (t) => {
  const folder = makeFolder(t)
  const { summary } = await buildForeignAgents(folder, [
    makeFile('fara-principals', FIRST, [
      principal('1', 'A'),
      principal('1', 'B', { 'Registrant Name': 'Firm One', City: 'Paris' }),
      principal('1', 'C'),
      principal('2', 'D'),
    ]),
  ])
  assert.deepEqual(
    readRows<ForeignPrincipal>(folder, summary.id, 'fara-principals').map(({ name, flags }) => [name, flags]),
    [
      ['A', ['registrant_name_differs']],
      ['B', ['registrant_name_differs']],
      ['C', ['registrant_name_differs']],
      ['D', []],
    ],
  )
})

test('a whole edition with too many open registrations stops the release, and a part of one reports', async (t) => {
  const outcome = async (registrants: number) => {
    const records = Array.from({ length: registrants }, (_, place) => firm(String(place + 1)))
    const { summary } = await buildForeignAgents(makeFolder(t), [
      makeFile('fara-registrants', FIRST, records),
    ])
    return summary.checks.find(({ name }) => name === 'open_registrants')
  }
  assert.equal((await outcome(6_500))?.passed, false)
  const part = await outcome(700)
  assert.ok(part?.passed === true && part.detail.includes('not covered'))
})

test('the sample builds a release that keeps every check, twice the same, with a preview', async (t) => {
  const documents: TestDocument[] = []
  for await (const [{ facts, bytes }] of makeForeignAgentEditions({ seed: 3, records: 2_000 }))
    documents.push(makeEdition(facts.url, facts.retrieved_at.slice(0, 10), bytes, facts))
  const [one, other] = [makeFolder(t), makeFolder(t)]
  const { summary } = await buildForeignAgents(one, documents)
  for (const { name, passed, detail } of summary.checks) assert.ok(passed, `${name}: ${detail}`)
  const again = await buildForeignAgents(other, documents.toReversed())
  assert.equal(again.summary.id, summary.id)
  const bundle = (folder: string) => [...readTree(`${folder}/${summary.id}`)].map(String).join()
  assert.ok(bundle(one) === bundle(other))
  const preview = JSON.parse(readTree(one).get(`${summary.id}/data/preview.json`) ?? '') as Preview
  assert.equal(preview.datasets.length, 6)
  assert.ok(preview.statement?.includes('no contents of documents, no money and no street addresses.'))
  const flags = new Set(
    readRows<ForeignPrincipal>(one, summary.id, 'fara-principals').flatMap((row) => row.flags),
  )
  assert.ok(flags.has('terminated_before_registered'))
  assert.ok(readRows(one, summary.id, 'fara-changes').length > 2)
})

test('each table has the day of its own file, and a table without a file has none', async (t) => {
  const { summary } = await buildForeignAgents(makeFolder(t), [
    makeFile('fara-registrants', FIRST, [firm('1')]),
    makeFile('fara-principals', SECOND, [principal('1', 'A Ministry')]),
  ])
  const days = summary.datasets.map(({ dataset, freshness }) => [dataset, freshness.latest_published_at])
  assert.deepEqual(days, [
    ['fara-registrants', FIRST],
    ['fara-principals', SECOND],
    ['fara-short-forms', null],
    ['fara-documents', null],
    ['fara-countries', SECOND],
    ['fara-changes', null],
  ])
})
