import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HouseContributionDraft, HouseContributionReportDraft } from './drafts.ts'
import { houseLobbying } from './house-lobbying.ts'
import { listDrafts, listRefusals, pack, readDocument } from './testing.ts'

const ADDRESS = 'https://house.example/data/LC/2025_MidYear_XML.zip'

type Fields = Readonly<Record<string, string>>

const write = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, text]) => `<${name}> ${text} </${name}>`)
    .join('\n')

const FIELDS = {
  filerType: 'L',
  organizationName: 'SAMPLE OTTER COUNSEL',
  lobbyistPrefix: 'Ms.',
  lobbyistFirstName: 'ADA',
  lobbyistMiddleName: '',
  lobbyistLastName: 'LOREMSBY',
  lobbyistSuffix: '',
  address1: '1 Sample Street',
  zip: '00000',
  state: 'DC',
  contactName: 'SAMPLE CONTACT',
  contactPhone: '202-555-0100',
  contactEmail: 'sample@example.org',
  senateRegID: '400000001',
  houseRegID: '30001',
  reportYear: '2025',
  reportType: 'MM',
  amendment: 'false',
  comments: '',
  signedDate: '7/18/2025 3:04:05 PM',
  certifiedcontent: 'true',
  noContributions: 'false',
}
const ITEM = {
  type: 'FECA',
  contributorName: 'Self',
  payeeName: 'EXAMPLE FOR CONGRESS',
  recipientName: 'Rep. Sample Example',
  amount: '$1,000.00',
  date: '3/5/2025',
}
const EMPTY = Object.fromEntries(Object.keys(ITEM).map((name) => [name, '']))

const item = (fields: Fields = {}): string => `<contribution>${write({ ...ITEM, ...fields })}</contribution>`

const report = (fields: Fields = {}, items: readonly string[] = [item()], more = ''): string =>
  `<?xml version="1.0"?><CONTRIBUTIONDISCLOSURE>${write({ ...FIELDS, ...fields })}
  <pacs><pac><name> SAMPLE COMMITTEE </name></pac><pac><name/></pac><name>OTHER COMMITTEE</name></pacs>
  <contributions>${items.join('\n')}</contributions>${more}</CONTRIBUTIONDISCLOSURE>`

const read = async (...texts: readonly string[]) => {
  const files = Object.fromEntries(texts.map((text, index) => [`${700000001 + index}.xml`, text]))
  const rows = await readDocument(houseLobbying, ADDRESS, pack(files))
  return {
    rows,
    reports: listDrafts(rows, 'house-contribution-reports') as readonly HouseContributionReportDraft[],
    items: listDrafts(rows, 'house-contributions') as readonly HouseContributionDraft[],
    refusals: listRefusals(rows),
  }
}

test('a report gives its row and a row for each contribution; empty lines of the form are none', async () => {
  const { reports, items, refusals } = await read(report({}, [item(), item(EMPTY), item()]))
  assert.deepEqual(refusals, [])
  assert.deepEqual(reports, [
    {
      archive: '2025_MidYear',
      file: '700000001.xml',
      filer_type: 'lobbyist',
      type_as_published: 'MM',
      is_amendment: false,
      year: 2025,
      period: 'mid_year',
      registrant_name: 'SAMPLE OTTER COUNSEL',
      registrant_state: 'DC',
      registrant_country: null,
      senate_id: '400000001',
      senate_registrant_id: 400000001,
      house_id: '30001',
      lobbyist_house_id: null,
      lobbyist_prefix: 'Ms.',
      lobbyist_first_name: 'ADA',
      lobbyist_middle_name: null,
      lobbyist_last_name: 'LOREMSBY',
      lobbyist_suffix: null,
      no_contributions: false,
      pacs: ['SAMPLE COMMITTEE', 'OTHER COMMITTEE'],
      comments: null,
      certified_as_published: 'true',
      signed_as_published: '7/18/2025 3:04:05 PM',
      signed_on: '2025-07-18',
      items: 2,
      flags: [],
      unread_parts: [],
    },
  ])
  const contribution = {
    archive: '2025_MidYear',
    file: '700000001.xml',
    contribution_type: 'FECA',
    contributor_name: 'Self',
    payee_name: 'EXAMPLE FOR CONGRESS',
    recipient_name: 'Rep. Sample Example',
    amount_usd: '1000.00',
    amount_as_published: '$1,000.00',
    amount_cents: 100_000,
    date: '2025-03-05',
    date_as_published: '3/5/2025',
    // Both are the same.
    flags: ['row_repeated'],
  }
  assert.deepEqual(items, [
    { ...contribution, n: 1 },
    { ...contribution, n: 3 },
  ])
})

test('an organisation without contributions has a row', async () => {
  const names = { lobbyistPrefix: '', lobbyistFirstName: '', lobbyistLastName: '' }
  const { reports, refusals } = await read(
    report({ ...names, filerType: 'O', noContributions: 'true' }, [item(EMPTY)]),
  )
  assert.deepEqual(refusals, [])
  assert.deepEqual(
    reports.map(({ filer_type, no_contributions, items, flags }) => [
      filer_type,
      no_contributions,
      items,
      flags,
    ]),
    [['organization', true, 0, []]],
  )
})

test('streets, ZIP codes and contacts are in no row, no cell and no refusal', async () => {
  const { rows, refusals } = await read(
    report(),
    report({ reportYear: 'wrong' }),
    report({}, [item({ amount: 'x' })]),
  )
  assert.equal(refusals.length, 2)
  assert.doesNotMatch(JSON.stringify(rows), /Sample Street|00000"|SAMPLE CONTACT|202-555|sample@/)
})

const FLAGGED: readonly (readonly [
  fields: Fields,
  flag: string,
  value: Partial<HouseContributionReportDraft>,
])[] = [
  [{ reportType: 'Mid-Year' }, 'type_unknown', { period: 'mid_year', type_as_published: 'Mid-Year' }],
  [{ reportType: 'Q1' }, 'type_unknown', { period: 'mid_year' }],
  [{ reportType: 'MA' }, 'type_unknown', { is_amendment: false }],
  [{ amendment: 'perhaps' }, 'type_unknown', { is_amendment: null }],
  [{ amendment: '' }, 'type_unknown', { is_amendment: null }],
  [{ reportYear: '2024' }, 'year_differs', { year: 2024 }],
  [{ signedDate: 'July' }, 'date_unreadable', { signed_on: null, signed_as_published: 'July' }],
  [{ houseRegID: '30001?' }, 'id_unreadable', { house_id: '30001?' }],
  [{ certifiedcontent: 'perhaps' }, 'mark_unknown', { certified_as_published: 'perhaps' }],
  [{ senateRegID: 'S-1' }, 'id_unreadable', { senate_id: 'S-1', senate_registrant_id: null }],
  [{ filerType: 'O' }, 'filer_contradicted', { filer_type: 'organization' }],
  [{ lobbyistFirstName: '', lobbyistLastName: '' }, 'filer_contradicted', { filer_type: 'lobbyist' }],
]
for (const [fields, flag, value] of FLAGGED)
  test(`a report with ${JSON.stringify(fields)} has the flag ${flag}`, async () => {
    const [draft = assert.fail()] = (await read(report(fields, [item()]))).reports
    assert.deepEqual(draft.flags, [flag])
    assert.deepEqual({ ...draft, ...value }, draft)
  })

test('a report of another half-year than its archive keeps its own', async () => {
  const { reports, items } = await read(report({ reportType: 'YY' }, [item({ date: '7/1/2025' })]))
  assert.deepEqual(
    reports.map(({ period, flags }) => [period, flags]),
    [['year_end', ['period_differs']]],
  )
  assert.deepEqual(items[0]?.flags, [])
})

test('a report that neither has contributions nor says so is flagged', async () => {
  const { reports } = await read(report({}, []), report({ noContributions: '' }, [item(EMPTY)]))
  assert.deepEqual(
    reports.map(({ flags }) => flags),
    [['contributions_missing'], ['contributions_missing']],
  )
})

test('an unknown part is named, and its text is nowhere', async () => {
  const { rows, reports } = await read(
    report({}, [item().replace('<date>', '<purpose>SECRET</purpose><date>')], '<fax>SECRET</fax>'),
  )
  assert.deepEqual(reports[0]?.unread_parts, ['contributions/contribution/purpose', 'fax'])
  assert.deepEqual(reports[0].flags, ['parts_unread'])
  assert.doesNotMatch(JSON.stringify(rows), /SECRET/)
})

const DAYS: readonly (readonly [text: string, day: string | null, flags: readonly string[]])[] = [
  ['03/05/2025', '2025-03-05', []],
  ['', null, []],
  ['02/31/2025', null, ['date_unreadable']],
  ['3-5-2025', null, ['date_unreadable']],
  ['3/5/25', null, ['date_unreadable']],
  ['3/5/0200', null, ['date_impossible']],
  ['3/5/2099', null, ['date_impossible']],
  ['7/19/2025', null, ['date_impossible']],
  ['7/1/2025', '2025-07-01', ['date_outside_period']],
  ['12/31/2024', '2024-12-31', ['date_outside_period']],
]
for (const [text, day, flags] of DAYS)
  test(`a contribution of “${text}” has the day ${day} and the flags [${flags.join()}]`, async () => {
    const { items } = await read(report({}, [item({ date: text })]))
    assert.deepEqual(
      items.map((one) => [one.date, one.date_as_published, one.flags]),
      [[day, text === '' ? null : text, flags]],
    )
  })

test('without a day of signing, a contribution of a later year than the next one is impossible', async () => {
  const { items } = await read(
    report({ signedDate: '' }, [item({ date: '3/5/2027' }), item({ date: '3/5/2026' })]),
  )
  assert.deepEqual(
    items.map(({ flags }) => flags),
    [['date_impossible'], ['date_outside_period']],
  )
})

const REFUSED: readonly (readonly [what: string, text: string, reason: RegExp])[] = [
  ['a wrong kind of filer', report({ filerType: 'X' }), /<filerType> “X” is not L or O/],
  ['no registrant', report({ organizationName: '' }), /<organizationName> is empty/],
  ['a wrong year', report({ reportYear: '25' }), /<reportYear> “25” is no year/],
  ['a wrong mark', report({ noContributions: 'maybe' }), /<noContributions> “maybe” is not true or false/],
  ['contributions that it denies', report({ noContributions: 'true' }), /is true, and the report has/],
  ['no mark', report().replace(/<noContributions>.*<\/noContributions>/, ''), /has no <noContributions>/],
  ['no amount', report().replace(/<amount>.*<\/amount>/, ''), /<contribution> has no <amount>/],
  ['two amounts', report().replace(/<amount>.*<\/amount>/, '$&$&'), /has <amount> 2 times/],
  ['elements in a text', report({ comments: '<b>x</b>' }), /<comments> contains <b>/],
]
for (const [what, text, reason] of REFUSED)
  test(`a report with ${what} is one refusal, and the others are read`, async () => {
    const { rows, reports, refusals } = await read(report(), text, report())
    assert.equal(refusals.length, 1)
    assert.match(refusals[0] ?? '', reason)
    assert.deepEqual([reports.length, rows.length], [2, 5])
  })

test('a contribution with a wrong amount is refused, and the report counts the others', async () => {
  const { reports, items, refusals } = await read(report({}, [item({ amount: 'about 5' }), item()]))
  assert.deepEqual(refusals, ['xml_unreadable: <amount> “about 5” is not an amount.'])
  assert.deepEqual([reports[0]?.items, items.map(({ n }) => n)], [1, [2]])
})
