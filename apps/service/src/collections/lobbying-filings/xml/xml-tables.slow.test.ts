import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import type {
  LobbyingContributionItem,
  LobbyingHouseContribution,
  LobbyingHouseContributionReport,
  LobbyingHouseFiling,
  LobbyingSenateFiling,
  LobbyingSenateIssue,
  Preview,
} from '@rotunda/contract'
import { makeFolder, readCsv, readRows, readTree } from '../../../releases/testing.ts'
import { pack } from '../../../publishers/lobbying-xml/testing.ts'
import { makeArchives } from '../../../../../../test/sample/index.ts'
import { makeDocument } from '../../families/testing.ts'
import { LOBBYING_FAMILY } from '../family.ts'
import { anAnswer, buildLobbying, listSample, type TestDocument } from '../testing.ts'
import { LOBBYING_XML_FAMILY } from './xml-family.ts'

const SAMPLE = await listSample(100)
const isXml = ({ source }: TestDocument): boolean => source.publisher !== 'lda'

const build = async (t: TestContext, documents: readonly TestDocument[]) => {
  const directory = makeFolder(t)
  const { summary } = await buildLobbying(directory, documents)
  return {
    files: readTree(join(directory, summary.id, 'data')),
    rows: <Row>(dataset: string): Row[] => readRows<Row>(directory, summary.id, dataset),
    csv: (name: string) => readCsv(directory, summary.id, name),
    // The preview is JSON that the release wrote.
    preview: JSON.parse(readFileSync(join(directory, summary.id, 'data/preview.json'), 'utf8')) as Preview,
    failed: summary.checks.filter(({ passed }) => !passed),
    find: (name: string) => summary.checks.find((check) => check.name === name) ?? assert.fail(name),
  }
}

test('the sample with its archives of XML', async (t) => {
  const whole = await build(t, SAMPLE)
  await t.test('archives of XML change no byte of the filings, their parts and the summaries', async (t) => {
    const [whole, without] = [
      await build(t, SAMPLE),
      await build(
        t,
        SAMPLE.filter((one) => !isXml(one)),
      ),
    ]
    const names = LOBBYING_FAMILY.tables.flatMap(({ name }) => [
      `${name}.json`,
      `${name}.csv`,
      `${name}.parquet`,
    ])
    assert.ok(names.includes('summary-by-registrant-client-quarter.json'))
    for (const name of names) {
      assert.ok(whole.files.has(name), name)
      assert.equal(whole.files.get(name), without.files.get(name), name)
    }
    assert.ok(whole.rows('house-filings').length > 0 && whole.rows('senate-filings').length > 0)
    assert.equal(without.rows('house-filings').length + without.rows('senate-filings').length, 0)
    assert.deepEqual(whole.failed, [])
  })

  await t.test('every row of an archive is published or refused, and its check has the numbers', () => {
    const { csv, find, rows } = whole
    const archives = csv('source-checks').filter(({ publisher }) => publisher?.includes('XML') === true)
    assert.equal(archives.length, 4)
    for (const { rows_read, rows_published, rows_merged, rows_refused } of archives)
      assert.equal(Number(rows_read), Number(rows_published) + Number(rows_merged) + Number(rows_refused))
    const { length } = rows<LobbyingHouseFiling>('house-filings').filter(
      ({ archive }) => archive === '2025_1stQuarter',
    )
    assert.match(
      find('lobbying_xml').detail,
      new RegExp(`house-lobbying 2025_1stQuarter: ${length} filings, 0 with flags, 0 rows refused`),
    )
  })

  await t.test(
    'a filing of the House in the sample is a filing of the interface again, with the same amount',
    () => {
      const { rows } = whole
      const filings = rows<{
        registrant_id: number
        client_id: number
        period: string
        amount_usd: string | null
      }>('filings')
      for (const { senate_registrant_id, senate_client_id, period, amount_usd } of rows<LobbyingHouseFiling>(
        'house-filings',
      ))
        if (period !== null)
          assert.ok(
            filings.some(
              (one) =>
                one.registrant_id === senate_registrant_id &&
                one.client_id === senate_client_id &&
                one.period === period &&
                one.amount_usd === amount_usd,
            ),
          )
    },
  )

  await t.test('a contribution in the XML of the sample is a contribution of the interface again', () => {
    const { rows } = whole
    const items = rows<LobbyingContributionItem>('contribution-items')
    const repeated = rows<LobbyingHouseContribution>('house-contributions')
    assert.ok(repeated.length > 0)
    for (const { payee_name, recipient_name, amount_cents, date, flags } of repeated)
      assert.ok(
        items.some(
          (one) =>
            one.payee_name === payee_name &&
            one.honoree_name === recipient_name &&
            one.amount_cents === amount_cents &&
            one.date === date &&
            one.flags.join() === flags.join(),
        ),
      )
    const reports = rows<LobbyingHouseContributionReport>('house-contribution-reports')
    const add = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
    assert.equal(add(reports.map((row) => row.items)), repeated.length)
  })

  await t.test('the statement of coverage names the archives, and says that they repeat the filings', () => {
    const { preview } = whole
    assert.match(
      preview.statement ?? '',
      /repeat the filings from XML archives; never add them to the other filings/,
    )
    assert.match(
      preview.statement ?? '',
      /2025_1stQuarter, 2025_Registrations, LC\/2025_MidYear \(read 2026-06-15\) of the Clerk/,
    )
    assert.match(preview.statement ?? '', /2010_1 \(read 2026-06-15\) of the Senate/)
    assert.ok(preview.never_claim.some((words) => words.includes('never add them')))
  })

  await t.test('previews of tables that name persons have no rows', () => {
    const { preview, files, csv } = whole
    for (const name of [
      'house-filings',
      'house-contribution-reports',
      'house-contributions',
      'senate-filings',
    ])
      assert.deepEqual(preview.datasets.find(({ dataset }) => dataset === name)?.first, [], name)
    for (const name of ['house-filing-lobbyists', 'house-activity-lobbyists', 'senate-filing-lobbyists']) {
      assert.ok(csv(name).length > 0, name)
      const previewed = preview.datasets.find(({ dataset }) => dataset === name)
      assert.ok(previewed === undefined || previewed.first.length === 0, name)
    }
    assert.doesNotMatch(files.get('preview.json') ?? assert.fail(), /LOREMSBY|DOLORFIELD/)
  })

  await t.test('no file has a street, or the name of a signer or a contact', () => {
    const { files } = whole
    for (const [name, text] of files)
      assert.doesNotMatch(text, /1 Sample Street|SAMPLE SIGNER|SAMPLE CONTACT|202-555-0100/, name)
  })
})

const SENATE = makeArchives(1, 2025).find(({ publisher }) => publisher === 'senate-lobbying') ?? assert.fail()

const asArchive = (name: string, retrieved_at: string): TestDocument => {
  const url = `https://senate.example/downloads/${name}.zip`
  return makeDocument('senate-lobbying', SENATE.bytes, {
    url,
    retrieved_at,
    media_type: 'application/zip',
    edition: `${url} ${retrieved_at}`,
  })
}

test('an id in two archives is published once, from the newest, and the copy is refused with its issue areas', async (t) => {
  const { rows, csv, failed } = await build(t, [
    asArchive('2010_1', '2026-06-01T12:00:00.000Z'),
    asArchive('2010_2', '2026-06-02T12:00:00.000Z'),
  ])
  const filings = rows<LobbyingSenateFiling>('senate-filings')
  const issues = rows<LobbyingSenateIssue>('senate-issues')
  assert.ok(filings.length > 0 && filings.every(({ archive }) => archive === '2010_2'))
  assert.equal(new Set(filings.map(({ filing_id }) => filing_id)).size, filings.length)
  const refusals = csv('refusals')
  assert.deepEqual([...new Set(refusals.map(({ reason }) => reason))], ['xml_id_repeated'])
  assert.equal(refusals.length, filings.length + issues.length)
  assert.deepEqual(failed, [])
})

test('a newer edition of an archive replaces it, and nothing is refused', async (t) => {
  const { rows, csv, preview } = await build(t, [
    asArchive('2010_1', '2026-06-01T12:00:00.000Z'),
    asArchive('2010_1', '2026-06-02T12:00:00.000Z'),
  ])
  const filings = rows<LobbyingSenateFiling>('senate-filings')
  assert.ok(filings.length > 0 && filings.every((row) => row.first_seen_at === '2026-06-01T12:00:00.000Z'))
  assert.deepEqual(csv('refusals'), [])
  assert.match(preview.statement ?? '', /^No answer of the interface .* was read\./)
})

test('a takedown of the lobbyists of a row empties the list, and their lines', async (t) => {
  const lists = [
    ['house-filings', 'house-filing-lobbyists'],
    ['house-activities', 'house-activity-lobbyists'],
    ['senate-filings', 'senate-filing-lobbyists'],
  ] as const
  const { rows, csv } = await build(t, SAMPLE)
  const taken = lists.map(([dataset, file]) => {
    const found = rows<{ id: string; lobbyists: object[] }>(dataset).find(
      ({ lobbyists }) => lobbyists.length > 0,
    )
    const { id } = found ?? assert.fail(dataset)
    assert.ok(csv(file).some(({ row }) => row === id))
    return {
      dataset,
      row: id,
      kind: 'takedown',
      fields: ['lobbyists'],
      text: 'In danger.',
      decided_on: '2026-06-20',
    }
  })
  const after = await build(t, [...SAMPLE, makeDocument('notices', JSON.stringify({ notices: taken }))])
  assert.deepEqual(after.failed, [])
  for (const [index, [, file]] of lists.entries())
    assert.ok(
      after.csv(file).every(({ row }) => row !== taken[index]?.row),
      file,
    )
})

test('a refused filing of the XML shows its file, type and amounts, and no name', async (t) => {
  const text =
    '<LOBBYINGDISCLOSURE2><clientName>SECRET</clientName><reportType>Q1</reportType><income>x</income></LOBBYINGDISCLOSURE2>'
  const url = 'https://house.example/data/LD/2025_2ndQuarter_XML.zip'
  const { csv } = await build(t, [makeDocument('house-lobbying', pack({ '7.xml': text }), { url })])
  const [refusal = assert.fail()] = csv('refusals')
  assert.match(JSON.stringify(refusal), /7\.xml.*Q1/)
  assert.doesNotMatch(JSON.stringify(refusal), /SECRET/)
})

/** Two reports of the House and two filings of the Senate, each with codes and with names. */
const writeCoded = (code: string, country: string, state: string, area: string): readonly TestDocument[] => [
  makeDocument(
    'house-lobbying',
    pack({
      '7.xml': `<LOBBYINGDISCLOSURE2><organizationName>SAMPLE</organizationName><clientName>CLIENT</clientName>
      <state>${state}</state><country>${country}</country><senateID>1-2</senateID><houseID>3</houseID>
      <reportYear>2025</reportYear><reportType>Q2</reportType><noLobbying>N</noLobbying><income>5000</income>
      <expenses></expenses><alis><ali_info><issueAreaCode>${code}</issueAreaCode></ali_info></alis></LOBBYINGDISCLOSURE2>`,
    }),
    { url: 'https://house.example/data/LD/2025_2ndQuarter_XML.zip' },
  ),
  makeDocument(
    'house-lobbying',
    pack({
      '8.xml': `<CONTRIBUTIONDISCLOSURE><filerType>O</filerType><organizationName>SAMPLE</organizationName>
      <senateRegID>7</senateRegID><houseRegID>8</houseRegID><reportYear>2025</reportYear><reportType>YY</reportType>
      <amendment>false</amendment><noContributions>false</noContributions><contributions><contribution>
      <type>${area === 'TAXATION' ? 'FECA' : 'ZQX'}</type><contributorName>Self</contributorName><payeeName/><recipientName/>
      <amount>5</amount><date/></contribution></contributions></CONTRIBUTIONDISCLOSURE>`,
    }),
    { url: 'https://house.example/data/LC/2025_YearEnd_XML.zip' },
  ),
  makeDocument(
    'senate-lobbying',
    pack({
      '1.xml': `<PublicFilings><Filing ID="DC28EF14-0000-4000-8000-000000000001" Year="2010" Received="2010-04-19"
      Amount="" Type="FIRST QUARTER REPORT" Period=""><Registrant RegistrantName="A" RegistrantCountry="${country}"/>
      <Client ClientName="B" ClientState="${state === 'DC' ? 'DISTRICT OF COLUMBIA' : state}"/>
      <Issues><Issue Code="${area}"/></Issues></Filing></PublicFilings>`,
    }),
    { url: 'https://senate.example/downloads/2010_1.zip' },
  ),
]
const LISTS = Object.entries({
  'general/countries': { US: 'United States of America', CA: 'Canada' },
  'general/states': { DC: 'District of Columbia' },
  'filing/lobbyingactivityissues': { TAX: 'Taxation' },
  'contribution/itemtypes': { feca: 'FECA' },
}).map(([path, codes]) =>
  anAnswer(
    `constants/${path}/`,
    Object.entries(codes).map(([value, name]) => ({ value, name })),
  ),
)
const CODED_TABLES = [
  'house-filings',
  'house-activities',
  'house-contributions',
  'senate-filings',
  'senate-issues',
]

test('a code or a name of the XML that is in no list flags its row, unless the list was not read', async (t) => {
  const listFlags = async (documents: readonly TestDocument[]) => {
    const { rows, failed } = await build(t, documents)
    assert.deepEqual(failed, [])
    return CODED_TABLES.map((table) => rows<{ flags: string[] }>(table).map(({ flags }) => flags.join()))
  }
  const [none, unknown] = ['', 'code_unknown'].map((flag) => CODED_TABLES.map(() => [flag]))
  assert.deepEqual(await listFlags([...LISTS, ...writeCoded('TAX', 'USA', 'DC', 'TAXATION')]), none)
  assert.deepEqual(await listFlags([...LISTS, ...writeCoded('ZQX', 'ZQX', 'ZQ', 'ZQX')]), unknown)
  assert.deepEqual(await listFlags(writeCoded('ZQX', 'ZQX', 'ZQ', 'ZQX')), none)
})

test('a day of the XML before the first Act flags its filing and is kept', async (t) => {
  const filing = (ended: string) =>
    `<LOBBYINGDISCLOSURE2><organizationName>SAMPLE</organizationName><clientName>CLIENT</clientName>
    <senateID>1-2</senateID><houseID>3</houseID><reportYear>2025</reportYear><reportType>2T</reportType>
    <terminationDate>${ended}</terminationDate><noLobbying>N</noLobbying><income>5000</income><expenses></expenses>
    <alis></alis></LOBBYINGDISCLOSURE2>`
  const url = 'https://house.example/data/LD/2025_2ndQuarter_XML.zip'
  const files = { '7.xml': filing('1/2/0200'), '8.xml': filing('1/2/2025') }
  const { rows } = await build(t, [makeDocument('house-lobbying', pack(files), { url })])
  assert.deepEqual(
    rows<LobbyingHouseFiling>('house-filings').map((row) => [
      row.termination_date,
      row.flags.includes('date_implausible'),
    ]),
    [
      ['0200-01-02', true],
      ['2025-01-02', false],
    ],
  )
})

test('a takedown in a report on contributions of the XML reaches every file, and a comment with a contact is flagged', async (t) => {
  const text = (comments: string) =>
    `<CONTRIBUTIONDISCLOSURE><filerType>L</filerType><organizationName>SAMPLE</organizationName>
    <lobbyistFirstName>ZQXFIRST</lobbyistFirstName><lobbyistLastName>ZQXLAST</lobbyistLastName>
    <senateRegID>7</senateRegID><houseRegID>8</houseRegID><reportYear>2025</reportYear><reportType>YY</reportType>
    <amendment>false</amendment><comments>${comments}</comments><noContributions>true</noContributions>
    </CONTRIBUTIONDISCLOSURE>`
  const url = 'https://house.example/data/LC/2025_YearEnd_XML.zip'
  const archive = makeDocument(
    'house-lobbying',
    pack({ '7.xml': text('Call 202-555-0100'), '8.xml': text('') }),
    {
      url,
    },
  )
  const before = await build(t, [archive])
  const reports = before.rows<LobbyingHouseContributionReport>('house-contribution-reports')
  assert.deepEqual(
    reports.map(({ flags }) => flags),
    [['contact_in_text'], []],
  )
  assert.match(before.find('lobbying_flags').detail, /flag: contact_in_text 1\./)
  const notices = reports.map(({ id: row }) => ({
    dataset: 'house-contribution-reports',
    row,
    kind: 'takedown',
    fields: ['lobbyist_first_name', 'lobbyist_last_name', 'comments'],
    text: 'In danger.',
    decided_on: '2026-06-20',
  }))
  const after = await build(t, [archive, makeDocument('notices', JSON.stringify({ notices }))])
  assert.deepEqual(after.failed, [])
  assert.ok([...before.files].some(([, content]) => content.includes('ZQXLAST')))
  for (const [name, content] of after.files) assert.doesNotMatch(content, /ZQX(?:FIRST|LAST)|202-555/, name)
})

test('the tables of the XML have names of their own', () => {
  const names = LOBBYING_XML_FAMILY.tables.map(({ name }) => name)
  assert.deepEqual(names, [
    'house-filings',
    'house-activities',
    'house-contribution-reports',
    'house-contributions',
    'senate-filings',
    'senate-issues',
  ])
  assert.ok(LOBBYING_FAMILY.tables.every(({ name }) => !names.includes(name)))
})
