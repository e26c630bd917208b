import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DocumentRefused } from '../publisher.ts'
import type { HouseActivityDraft, HouseFilingDraft } from './drafts.ts'
import { houseLobbying } from './house-lobbying.ts'
import { listDrafts, listRefusals, pack, readDocument } from './testing.ts'

const URL_OF_QUARTER = 'https://house.example/data/LD/2025_1stQuarter_XML.zip'

const write = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, text]) => `<${name}> ${text} </${name}>`)
    .join('\n')

const FIELDS = {
  organizationName: 'SAMPLE OTTER COUNSEL',
  address1: '1 Sample Street',
  clientName: 'EXAMPLE BRICKS',
  senateID: '400000001-20001',
  houseID: '300010001',
  reportYear: '2025',
  reportType: 'Q1',
  terminationDate: '',
  noLobbying: 'N',
  income: '60,000.00',
  expenses: '',
  expensesMethod: '',
  printedName: 'SAMPLE SIGNER',
  signedDate: '4/18/2025 3:04:05 PM',
}
const AREA = `<ali_info><issueAreaCode> TAX </issueAreaCode><specific_issues><description> One </description>
  <description>Two</description></specific_issues><federal_agencies>SENATE</federal_agencies><lobbyists><lobbyist>
  <lobbyistFirstName>ADA</lobbyistFirstName><lobbyistLastName> LOREMSBY </lobbyistLastName><lobbyistSuffix/>
  <coveredPosition/><lobbyistNew>N</lobbyistNew></lobbyist><lobbyist><lobbyistNew>N</lobbyistNew></lobbyist>
  </lobbyists></ali_info>`

const report = (fields: Readonly<Record<string, string>> = {}, alis = AREA, more = ''): string =>
  `<?xml version="1.0"?><LOBBYINGDISCLOSURE2>${write({ ...FIELDS, ...fields })}<alis>${alis}</alis>${more}</LOBBYINGDISCLOSURE2>`

const registration = (fields: Readonly<Record<string, string>> = {}): string =>
  `<LOBBYINGDISCLOSURE1>${write({
    organizationName: 'SAMPLE OTTER COUNSEL',
    clientName: 'EXAMPLE BRICKS',
    regType: 'RR',
    effectiveDate: '3/1/2025',
    signedDate: '3/2/2025 9:00:00 AM',
    registrantGeneralDescription: 'Counsel',
    ...fields,
  })}<lobbyists><lobbyist><lobbyistFirstName>ADA</lobbyistFirstName><lobbyistLastName>LOREMSBY</lobbyistLastName>
  </lobbyist></lobbyists><alis><ali_Code> TAX </ali_Code><ali_Code> </ali_Code><ali_Code>BUD</ali_Code></alis></LOBBYINGDISCLOSURE1>`

const read = async (...texts: readonly (string | Uint8Array)[]) => {
  const files = Object.fromEntries(texts.map((text, index) => [`${301000001 + index}.xml`, text]))
  const rows = await readDocument(houseLobbying, URL_OF_QUARTER, pack(files))
  return {
    rows,
    filings: listDrafts(rows, 'house-filings') as readonly HouseFilingDraft[],
    activities: listDrafts(rows, 'house-activities') as readonly HouseActivityDraft[],
    refusals: listRefusals(rows),
  }
}

/** The filing of one report with these fields. */
const readOne = async (fields: Readonly<Record<string, string>>): Promise<HouseFilingDraft | string> => {
  const { filings, refusals } = await read(report(fields))
  return filings[0] ?? refusals[0] ?? assert.fail('no row')
}

const refusalOf = async (url: string, bytes: Uint8Array): Promise<string> =>
  readDocument(houseLobbying, url, bytes).then(
    () => assert.fail('it was read'),
    (cause: unknown) => (cause instanceof DocumentRefused ? cause.message : assert.fail(String(cause))),
  )

test('a report gives its filing and its issue areas, without blanks around texts', async () => {
  const { filings, activities, refusals } = await read(report())
  const [filing = assert.fail()] = filings
  assert.deepEqual(refusals, [])
  const { registrant_name, senate_id, senate_registrant_id, senate_client_id, house_id } = filing
  assert.deepEqual(
    [
      filing.archive,
      filing.file,
      registrant_name,
      senate_id,
      senate_registrant_id,
      senate_client_id,
      house_id,
    ],
    [
      '2025_1stQuarter',
      '301000001.xml',
      'SAMPLE OTTER COUNSEL',
      '400000001-20001',
      400000001,
      20001,
      '300010001',
    ],
  )
  const { form_family, type_as_published, is_amendment, year, period, signed_on, signed_as_published } =
    filing
  assert.deepEqual(
    [
      form_family,
      type_as_published,
      is_amendment,
      year,
      period,
      signed_on,
      signed_as_published,
      filing.flags,
    ],
    ['report', 'Q1', false, 2025, 'first_quarter', '2025-04-18', '4/18/2025 3:04:05 PM', []],
  )
  assert.deepEqual(activities, [
    {
      archive: '2025_1stQuarter',
      file: '301000001.xml',
      n: 1,
      issue_code: 'TAX',
      description: 'One\nTwo',
      agencies: 'SENATE',
      foreign_entity_issues: null,
      lobbyists: [
        {
          first_name: 'ADA',
          last_name: 'LOREMSBY',
          suffix: null,
          covered_position: null,
          new_as_published: 'N',
        },
      ],
      flags: [],
    },
  ])
})

test('a registration has its lobbyists, and a row for each code that is not blank', async () => {
  const { filings, activities } = await read(registration())
  const [filing = assert.fail()] = filings
  const { form_family, amount_kind, amount_missing, effective_date, period, year, lobbyists } = filing
  assert.deepEqual(
    [form_family, amount_kind, amount_missing, effective_date, period, year, lobbyists.length, filing.issues],
    ['registration', 'none', 'registration', '2025-03-01', null, null, 1, 2],
  )
  assert.deepEqual(
    activities.map(({ n, issue_code }) => [n, issue_code]),
    [
      [1, 'TAX'],
      [3, 'BUD'],
    ],
  )
})

const AMOUNTS: readonly (readonly [
  fields: Readonly<Record<string, string>>,
  kind: string,
  usd: string | null,
  missing: string | null,
])[] = [
  [{ income: '60000' }, 'income', '60000.00', null],
  [{ income: '$60,000.00' }, 'income', '60000.00', null],
  [{ income: '', expenses: '5,010,000' }, 'expenses', '5010000.00', null],
  [{ income: '10', expenses: '20' }, 'both', null, 'income_and_expenses'],
  [{ income: '' }, 'none', null, 'below_threshold_or_unstated'],
  [{ income: '', noLobbying: 'Y' }, 'none', null, 'no_activity'],
]
for (const [fields, kind, usd, missing] of AMOUNTS)
  test(`amounts ${JSON.stringify(fields)} are ${kind}, and income and expenses are never one sum`, async () => {
    const filing = await readOne(fields)
    assert.ok(typeof filing !== 'string')
    assert.deepEqual([filing.amount_kind, filing.amount_usd, filing.amount_missing], [kind, usd, missing])
  })

const REFUSED: readonly (readonly [fields: Readonly<Record<string, string>>, reason: RegExp])[] = [
  [{ income: '60.000,00' }, /<income> “60\.000,00” is not an amount/],
  [{ income: '-5' }, /is not an amount/],
  [{ income: '6,0000' }, /is not an amount/],
  [{ expenses: 'ten' }, /<expenses> “ten” is not an amount/],
  [{ expensesMethod: 'D' }, /<expensesMethod> “D” is not known/],
  [{ noLobbying: 'maybe' }, /<noLobbying> “maybe” is not Y or N/],
  [{ reportYear: '25' }, /<reportYear> “25” is no year/],
  [{ reportYear: '' }, /<reportYear> is empty/],
  [{ clientName: '' }, /<clientName> is empty/],
  [{ organizationName: '' }, /The registrant has no name/],
]
for (const [fields, reason] of REFUSED)
  test(`a report with ${JSON.stringify(fields)} is refused`, async () => {
    const refusal = await readOne(fields)
    assert.ok(typeof refusal === 'string')
    assert.match(refusal, reason)
  })

const FLAGGED: readonly (readonly [
  fields: Readonly<Record<string, string>>,
  flag: string,
  value: Partial<HouseFilingDraft>,
])[] = [
  [{ reportType: 'Quarterly' }, 'type_unknown', { is_amendment: null, period: 'first_quarter' }],
  [{ reportType: '2A' }, 'period_differs', { is_amendment: true, period: 'second_quarter' }],
  [{ reportYear: '2024' }, 'year_differs', { year: 2024 }],
  [{ signedDate: '18.4.2025' }, 'date_unreadable', { signed_on: null, signed_as_published: '18.4.2025' }],
  [{ signedDate: '2/30/2025' }, 'date_unreadable', { signed_on: null }],
  [{ terminationDate: 'soon' }, 'date_unreadable', { termination_date: null }],
  [{ houseID: '1.0E+05' }, 'id_unreadable', { house_id: '1.0E+05' }],
  [{ selfSelect: 'perhaps' }, 'mark_unknown', { self_select: 'perhaps' }],
  [{ senateID: '400000001' }, 'id_unreadable', { senate_id: '400000001', senate_registrant_id: null }],
]
for (const [fields, flag, value] of FLAGGED)
  test(`a report with ${JSON.stringify(fields)} has the flag ${flag}`, async () => {
    const filing = await readOne(fields)
    assert.ok(typeof filing !== 'string')
    assert.deepEqual(filing.flags, [flag])
    assert.deepEqual({ ...filing, ...value }, filing)
  })

test('a person who files has first name and surname', async () => {
  const { filings } = await read(report({ organizationName: '', firstName: 'ADA', lastName: 'LOREMSBY' }))
  assert.deepEqual(
    filings.map(({ registrant_name, registrant_is_person }) => [registrant_name, registrant_is_person]),
    [['ADA LOREMSBY', true]],
  )
})

test('a part that is not known is named in the row, and its text is in no row and no cell', async () => {
  const { rows, filings } = await read(report({}, AREA, '<incomeRange>SECRET</incomeRange>'))
  assert.deepEqual(
    filings.map(({ flags, unread_parts }) => [flags, unread_parts]),
    [[['parts_unread'], ['incomeRange']]],
  )
  assert.doesNotMatch(JSON.stringify(rows), /SECRET/)
})

test('streets and names of signers are in no row, no cell and no refusal', async () => {
  const { rows, refusals } = await read(report(), report({ income: 'wrong' }), registration())
  assert.equal(refusals.length, 1)
  assert.doesNotMatch(JSON.stringify(rows), /Sample Street|SAMPLE SIGNER/)
})

const UNREADABLE: readonly (readonly [what: string, text: string | Uint8Array, reason: RegExp])[] = [
  ['cut off', report().slice(0, -30), /not well-formed/],
  ['with a document type', `<!DOCTYPE x [<!ENTITY e "60">]>${report()}`, /document type/],
  ['with an entity', report({ clientName: '&e;' }), /not well-formed/],
  ['in another encoding', Buffer.from(report({ clientName: 'CAFÉ' }), 'latin1'), /not UTF-8/],
  ['with an element twice', report({}, AREA, '<income>5</income>'), /<income> 2 times/],
  ['without amounts', report().replace(/<income>.*<\/income>/, ''), /has no <income>/],
  ['with elements in a text', report({ income: '<b>5</b>' }), /<income> contains <b>/],
  [
    'of contributions',
    '<CONTRIBUTIONDISCLOSURE/>',
    /^xml_form_not_read: The form <CONTRIBUTIONDISCLOSURE> is not known in this archive/,
  ],
  ['of another form', '<LOBBYINGDISCLOSURE3/>', /^xml_form_not_read: The form <LOBBYINGDISCLOSURE3>/],
]
for (const [what, text, reason] of UNREADABLE)
  test(`a file ${what} is one refusal, and the others are read`, async () => {
    const { rows, filings, refusals } = await read(report(), text, report({ reportType: '1A' }))
    assert.equal(refusals.length, 1)
    assert.match(refusals[0] ?? '', reason)
    assert.deepEqual(
      filings.map(({ type_as_published }) => type_as_published),
      ['Q1', '1A'],
    )
    // Read: 3 files and 2 issue areas.
    assert.equal(rows.length, 5)
  })

test('a report in UTF-16 is the same report', async () => {
  const [{ filings: one }, { filings: other }] = await Promise.all([
    read(report({ clientName: 'CAFÉ' })),
    read(Buffer.from(report({ clientName: 'CAFÉ' }), 'utf16le')),
  ])
  assert.deepEqual(one, other)
})

test('an issue area with a wrong code is refused, and an empty line of the form is none', async () => {
  const wrong = AREA.replace(' TAX ', 'Taxes')
  const empty = '<ali_info><issueAreaCode> </issueAreaCode><federal_agencies/></ali_info>'
  const { filings, activities, refusals } = await read(report({}, `${empty}${wrong}${AREA}`))
  assert.deepEqual(refusals, ['xml_unreadable: “Taxes” is not a code of an issue area.'])
  assert.deepEqual(
    activities.map(({ n }) => n),
    [3],
  )
  assert.equal(filings[0]?.issues, 1)
})

test('a file that is no filing is refused by its name', async () => {
  const files = { '301000001.xml': report(), 'readme.txt': 'Hello', 'index.xml': report() }
  const rows = await readDocument(houseLobbying, URL_OF_QUARTER, pack(files))
  assert.deepEqual(listRefusals(rows), [
    'xml_unreadable: “readme.txt” is no XML file.',
    'xml_unreadable: The name “index.xml” is no number.',
  ])
})

test('an archive is known by its name, and each name is a series', async () => {
  const bytes = pack({ '1.xml': report() })
  for (const name of ['2025_Registrations', '2025_4thQuarter', '2004_MidYear', '2004_YearEnd']) {
    const url = `https://house.example/data/LD/${name}_XML.zip`
    assert.ok((await readDocument(houseLobbying, url, bytes)).length > 0)
  }
  for (const name of ['2025_5thQuarter_XML.zip', '2025_1stQuarter.zip', '2025_toString_XML.zip', ''])
    assert.match(
      await refusalOf(`https://house.example/data/LD/${name}`, bytes),
      /not the address of an archive/,
    )
})

test('an archive of the folder LD has no reports on contributions, and one of LC nothing else', async () => {
  const [lobbying, contributions] = [
    pack({ '1.xml': report() }),
    pack({ '1.xml': '<CONTRIBUTIONDISCLOSURE/>' }),
  ]
  const other = /outermost element is <(?:CON|LOB)\w+>, and the archive of this address has <.*>/
  assert.match(await refusalOf('https://house.example/data/LC/2023_MidYear_XML.zip', lobbying), other)
  assert.match(await refusalOf('https://house.example/data/LD/2023_MidYear_XML.zip', contributions), other)
})

test('an archive that is cut off, empty or of another form is refused whole', async () => {
  const whole = pack({ '1.xml': report() })
  assert.match(await refusalOf(URL_OF_QUARTER, whole.subarray(0, -30)), /ZIP archive cannot be read/)
  assert.match(await refusalOf(URL_OF_QUARTER, pack({})), /has no file/)
  assert.match(await refusalOf(URL_OF_QUARTER, pack({ '1.xml': '<PublicFilings/>' })), /<PublicFilings>/)
})
