import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldText } from '../../platform/index.ts'
import { DocumentRefused } from '../publisher.ts'
import type { AppropriationsSource } from '../appropriations/drafts.ts'
import { ofKind, readDocument, readReference, skipReference } from '../testing.ts'
import { senateAppropriations } from './senate-appropriations.ts'
import { aGridRow, aReply, GRID_2026 } from './testing.ts'

const readRows = async (...rows: unknown[]) => {
  const document = await readDocument(senateAppropriations, aReply(rows), GRID_2026)
  assert.equal(document.rows.length, rows.length)
  return document
}

const draftOf = async (values: Parameters<typeof aGridRow>[0] = {}) => {
  const [row] = ofKind(await readRows(aGridRow(values)), 'record')
  assert.ok(row)
  return row.draft
}

const refusalOf = async (row: unknown) => {
  const [refused] = ofKind(await readRows(row), 'refused')
  assert.ok(refused)
  return refused
}

test('a row is a request of one senator, with every value beside the words of its source', async () => {
  const [row] = ofKind(await readRows(aGridRow()), 'record')
  assert.deepEqual(row?.place, { sheet: null, row: null, pointer: '/DATA/0' })
  assert.deepEqual(row.cells, aGridRow())
  assert.deepEqual(row.draft, {
    dataset: 'senate-requests',
    chamber: 'senate',
    stage: 'request',
    fiscal_year: 2026,
    subcommittee: 'CJS',
    subcommittee_raw: 'Commerce, Justice, Science, and Related Agencies',
    agency: null,
    account: null,
    title: null,
    purpose: 'Radios for the sheriff',
    recipient: 'Example County',
    recipient_address: null,
    location: 'Exampleton, VT',
    state: 'VT',
    project_states: ['VT'],
    amount: 500_000,
    amount_raw: '$500,000',
    requestors: [
      {
        name: 'Sample, Ada',
        name_raw: 'Sample, Ada',
        chamber: 'senate',
        state: 'VT',
        district: null,
        party: null,
      },
    ],
    links: [
      {
        rel: 'certification_letter',
        url: 'https://senate.example/cfc/data/cdsletters26/sample.pdf',
      },
    ],
    missing: {
      agency: 'not_published',
      account: 'not_published',
      title: 'not_published',
      recipient_address: 'not_published',
    },
    flags: [],
    key: row.draft.key,
  })
})

test('the series is the year, and the total of the grid is a control total of the edition', async () => {
  const { series, totals } = await readDocument(senateAppropriations, aReply([aGridRow()], 16_600), GRID_2026)
  assert.equal(series, 'requests/2026')
  assert.deepEqual(totals, [{ what: 'rows_of_edition', printed: 16_600 }])
})

test('every null has a reason: blank cells, cells that cannot be read, columns that do not exist', async () => {
  const draft = await draftOf({
    member_state: 'Atlantis',
    recipient: null,
    project_location: '',
    project_state: '',
    amount_requested: '—',
    certification_letter: null,
  })
  const nulls = Object.entries(draft).filter(([, value]) => value === null)
  assert.deepEqual(
    Object.keys(draft.missing).toSorted(),
    [...nulls.map(([name]) => name), 'project_states'].toSorted(),
  )
  assert.equal(draft.missing['project_states'], 'blank_in_source')
  assert.equal((await draftOf({ project_state: 'Nationwide' })).missing['project_states'], 'unparsed')
  assert.equal(draft.missing['recipient'], 'blank_in_source')
  assert.equal((await draftOf({ project_purpose: ' ' })).missing['purpose'], 'blank_in_source')
  assert.equal(draft.missing['state'], 'unparsed')
  assert.equal(draft.missing['amount'], 'unparsed')
  assert.equal(draft.amount_raw, '—')
  assert.equal((await draftOf({ amount_requested: '' })).missing['amount_raw'], 'blank_in_source')
  assert.equal((await draftOf({ member_state: '' })).missing['state'], 'blank_in_source')
})

test('an amount given as a number or in scientific notation is the same whole dollars', async () => {
  assert.equal((await draftOf({ amount_requested: 2174898 })).amount, 2_174_898)
  const scientific = await draftOf({ amount_requested: '2e+06' })
  assert.equal(scientific.amount, 2_000_000)
  assert.deepEqual(scientific.flags, ['amount_scientific'])
})

test('a name is mended of white space only, and kept as printed beside it', async () => {
  const [requestor] = (await draftOf({ member: ' Van  Sample ' })).requestors
  assert.equal(requestor?.name, 'Van Sample')
  assert.equal(requestor.name_raw, 'Van  Sample')
})

test('the State of the senator and the States of the project are told apart, and several are flagged', async () => {
  const draft = await draftOf({ member_state: 'Nevada', project_state: 'AZ, NV, UT' })
  assert.equal(draft.state, 'NV')
  assert.deepEqual(draft.project_states, ['AZ', 'NV', 'UT'])
  assert.deepEqual(draft.flags, ['multiple_states'])
})

test('HTML within a cell is read as text, and its letter as a link; the cells stay as they are', async () => {
  const [row] = ofKind(
    await readRows(
      aGridRow({
        project_purpose: 'Caf&eacute; &amp; stage<br />for <b>all</b>',
        amount_requested: '&#36;500,000',
        certification_letter: '<a href="/letters/cdsletters26/a b.pdf" target="_blank">Letter</a>',
      }),
    ),
    'record',
  )
  assert.equal(row?.draft.purpose, 'Café & stage for all')
  assert.equal(row.draft.amount, 500_000)
  assert.equal(row.draft.links[0]?.url, 'https://senate.example/letters/cdsletters26/a%20b.pdf')
  assert.equal(row.cells['project_purpose'], 'Caf&eacute; &amp; stage<br />for <b>all</b>')
})

test('a letter is linked by a path, by an address without its protocol, or by a whole one', async () => {
  const urlOf = async (cell: string) => (await draftOf({ certification_letter: cell })).links[0]?.url
  assert.equal(await urlOf('/cdsletters26/a.pdf'), 'https://senate.example/cdsletters26/a.pdf')
  assert.equal(await urlOf('//files.example/a.pdf'), 'https://files.example/a.pdf')
  assert.equal(await urlOf('<a href=//files.example/a.pdf>Letter</a>'), 'https://files.example/a.pdf')
  assert.equal(await urlOf('http://files.example/a.pdf'), 'http://files.example/a.pdf')
})

test('a cell for the letter that holds no path gives no link, and no address but of the web is one', async () => {
  assert.deepEqual((await draftOf({ certification_letter: 'on file' })).links, [])
  assert.deepEqual((await draftOf({ certification_letter: 'javascript:a.b()' })).links, [])
})

test('a letter of another year than its document refuses the row; one without a year says nothing', async () => {
  const refused = await refusalOf(aGridRow({ certification_letter: 'cdsletters24/sample.pdf' }))
  assert.equal(refused.reason, 'fiscal_year_contradicted')
  assert.match(refused.detail, /2024.*2026/)
  assert.equal((await draftOf({ certification_letter: 'cdsletters2026/a.pdf' })).fiscal_year, 2026)
  assert.equal((await draftOf({ certification_letter: 'cdsletters/a.pdf' })).fiscal_year, 2026)
})

test('a row of no subcommittee, of nobody, of an impossible amount or of no cells is refused by its reason', async () => {
  const unknown = await refusalOf(aGridRow({ subcommittee: 'Committee of Samples' }))
  assert.equal(unknown.reason, 'subcommittee_unknown')
  assert.match(unknown.detail, /"Committee of Samples"/)
  assert.equal((await refusalOf(aGridRow({ subcommittee: '' }))).reason, 'subcommittee_unknown')
  assert.equal((await refusalOf(aGridRow({ member: '<b> </b>' }))).reason, 'requestor_missing')
  assert.equal((await refusalOf(aGridRow({ amount_requested: '5e11' }))).reason, 'amount_implausible')
  for (const row of [7, null, 'a row', aGridRow({ recipient: { name: 'a' } })]) {
    const { reason, cells } = await refusalOf(row)
    assert.equal(reason, 'row_not_understood')
    assert.deepEqual(cells, { row: JSON.stringify(row) })
  }
})

test('rows that are the same word for word are all records, and all flagged', async () => {
  const document = await readRows(aGridRow(), aGridRow({ recipient: 'Sample City' }), aGridRow())
  assert.deepEqual(
    ofKind(document, 'record').map(({ draft }) => draft.flags),
    [['identical_rows'], [], ['identical_rows']],
  )
})

test('what makes a row the row it is does not change with its amount, its letter, case or white space', async () => {
  const { key } = await draftOf()
  const other = await draftOf({
    amount_requested: '1',
    certification_letter: '',
    recipient: ' EXAMPLE  county',
    subcommittee: 'CJS',
  })
  assert.deepEqual(other.key, key)
  assert.notDeepEqual((await draftOf({ recipient: 'Sample City' })).key, key)
  assert.deepEqual(key.map(foldText), key)
})

const BILL: Partial<AppropriationsSource> = { fiscal_year: 2026, subcommittee: 'INT' }

test('a table of a bill is known by its header, and no row of it is published', async () => {
  const table =
    'Agency,Account,Location,Project,Amount,Requestor(s)\nSample Agency,Grants,VT,Example County for Pipes,"$5,000","Sample,"\n,,,,,Tester\n'
  const { series, rows } = await readDocument(senateAppropriations, table, BILL)
  assert.equal(series, 'senate_bill/2026/INT')
  assert.deepEqual(
    rows.map((row) => (row.kind === 'refused' ? row.reason : row.kind)),
    ['stage_not_published', 'merged'],
  )
})

test('a table of the House, a workbook of requests, a web page and plain words are refused whole', async () => {
  const documents = [
    'Agency,Account,State,Project,House Amount,House Requestor(s)\nA,B,VT,C for D,5,Sample\n',
    'Member,Subcommittee,Recipient,Amount\nSample,CJS,Example County,5\n',
    '<!doctype html><p>Not found</p>',
    '"some words"',
    '',
  ]
  for (const document of documents)
    await assert.rejects(readDocument(senateAppropriations, document, BILL), DocumentRefused)
})

test(
  'the 68 rows of the real table of a bill are all refused or joined to one',
  { skip: skipReference },
  async () => {
    const bytes = readReference('senate_fy2026_interior_cds_bill_table_sample.csv')
    const document = await readDocument(senateAppropriations, bytes, BILL)
    assert.equal(document.rows.length, 68)
    const refused = ofKind(document, 'refused')
    assert.ok(refused.every(({ reason }) => reason === 'stage_not_published'))
    assert.equal(refused.length + ofKind(document, 'merged').length, 68)
  },
)

test('a row of which letters were damaged in the source is given as it is there, and flagged', async () => {
  const { flags, recipient } = await draftOf({ recipient: 'City of PeÃ±asco' })
  assert.deepEqual([flags, recipient], [['text_damaged'], 'City of PeÃ±asco'])
})

test('two senators in one cell are two requestors, with any sign between them', async () => {
  const known = [aGridRow({ member: 'Murrow, Ada' }), aGridRow({ member: 'Cantor, Bo' })]
  for (const member of ['Murrow/Cantor', 'Murrow / Cantor', 'Murrow & Cantor']) {
    const [record] = ofKind(await readRows(aGridRow({ member }), ...known), 'record')
    assert.deepEqual(
      record?.draft.requestors.map(({ name, state }) => [name, state]),
      [
        ['Murrow', 'VT'],
        ['Cantor', 'VT'],
      ],
      member,
    )
  }
})

test('a cell of which nobody can tell how many senators it names is refused', async () => {
  const known = aGridRow({ member: 'Cantor, Bo' })
  for (const member of ['Murrow, Cantor', 'Murrow, Cantor, Galley', 'Various', 'Source: the committee'])
    assert.equal(
      ofKind(await readRows(aGridRow({ member }), known), 'refused')[0]?.reason,
      'requestor_unclear',
      member,
    )
})

test('a total, an amount in words and a State in the place of the recipient are no requests', async () => {
  const rows = [
    { member: 'Total, all Members' },
    { amount_requested: 'to be determined' },
    { recipient: 'Vermont' },
  ]
  for (const row of [...rows, { recipient: '', project_purpose: '' }])
    assert.equal((await refusalOf(aGridRow(row))).reason, 'row_not_understood')
})

test('a cell of the grid that stands for one above is never taken for its text', async () => {
  for (const values of [{ recipient: '"' }, { member: 'do.' }, { project_purpose: 'Ditto' }])
    assert.equal((await refusalOf(aGridRow(values))).reason, 'row_not_understood')
})
