import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  draftOf,
  readPayroll,
  readReferencePages,
  readReferencePayroll,
  refused,
  skipPayrolls,
} from '../payroll/testing.ts'
import type { ReadNeeds } from '../publisher.ts'
import { openBytes } from '../streams/document-bytes.ts'
import { senateDisbursements } from './senate-disbursements.ts'
import { makeTextPdf } from './testing.ts'

const read = (document: string | Uint8Array, facts = {}) => readPayroll(senateDisbursements, document, facts)

type Line = readonly [name: string, title: string, amount: string]
const PEOPLE: readonly Line[] = [
  ['DOE, JANE M', 'STAFF ASSISTANT TO SEP. 12', '$1,000.50'],
  ['ROE, RICHARD', 'COUNSEL', '$2,000.00'],
  ['POE, MARY ANN III', 'INTERN FROM JUN. 10 TO JUN. 21 AND FROM JUL. 8 TO JUL. 13', '$300.25'],
]
const COLUMNS = `DOCUMENT NO.   DATE     PAYEE NAME${' '.repeat(20)}OBLIGATION/SERVICE${' '.repeat(20)}DESCRIPTION${' '.repeat(60)}AMOUNT ($)`
const HEADER = [
  '                       DETAILED AND SUMMARY STATEMENT OF EXPENDITURES',
  'SENATOR ANNA SAMPLEWRIGHT        DESCRIPTION           NET EXPENDITURES FOR',
  'Funding Year  2024                                     THE PERIOD OF',
  "SENATORS' OFFICIAL PERSONNEL                           04/01/2024 THRU     09/30/2024 ($)",
  'EXPENSE ACCOUNT                  UNEXPENDED BALANCE AS OF 09/30/2024',
  COLUMNS,
]
const lines = (people: readonly Line[]) =>
  people.map(([name, title, amount]) => `${' '.repeat(24)}${name.padEnd(40)}${title.padEnd(70)}  ${amount}`)
const totals = (amount: string) => [
  `${' '.repeat(64)}${'PERSONNEL COMP. FULL-TIME PERMANENT'.padEnd(70)}  ${amount}`,
  `${' '.repeat(64)}${'Net Payroll Expenses'.padEnd(70)}  ${amount}`,
]
const page = (number: number, ...parts: readonly (readonly string[])[]) =>
  [...parts.flat(), `${' '.repeat(150)}B-${number}`, '\f'].join('\n')
const SUM = '$3,300.75'
const WHOLE = page(8, HEADER, lines(PEOPLE), totals(SUM))

test('salaries have the days of their title, and the half-year where it has none', async () => {
  const { series, observations } = await read(WHOLE)
  assert.equal(series, 'senate-disbursements/2024-04..2024-09/B-8')
  assert.deepEqual(
    observations.map(({ draft }) => [
      draft.title,
      draft.pay_start,
      draft.pay_end,
      draft.date_basis,
      draft.amount,
    ]),
    [
      ['STAFF ASSISTANT', '2024-04-01', '2024-09-12', 'title', '1000.50'],
      ['COUNSEL', '2024-04-01', '2024-09-30', 'report_period', '2000.00'],
      ['INTERN', '2024-06-10', '2024-07-13', 'title', '300.25'],
    ],
  )
  assert.deepEqual(observations[0]?.place, { sheet: 'page B-8', row: 7, pointer: null })
  assert.deepEqual(observations[2]?.draft.flags, ['intern'])
})

const SLID: readonly (readonly [string, string])[] = [
  [
    'an amount is missing',
    page(8, HEADER, lines(PEOPLE).with(1, lines(PEOPLE)[1]?.replace('$2,000.00', '') ?? ''), totals(SUM)),
  ],
  ['there is one amount more', page(8, HEADER, lines(PEOPLE), [`${' '.repeat(136)}$5.00`], totals(SUM))],
  ['the amounts do not come to the total', page(8, HEADER, lines(PEOPLE), totals('$3,300.76'))],
  ['a cell has two amounts in one', WHOLE.replace('$1,000.50', '$1,206.65')],
  ['the total is not there', page(8, HEADER, lines(PEOPLE))],
  ['an amount cannot be read', WHOLE.replace('$2,000.00', '$2,00.00')],
]
for (const [what, text] of SLID)
  test(`where ${what}, no amount of the page is given, and no total is covered`, async () => {
    const { observations, totals: covered } = await read(text)
    assert.deepEqual(covered, [])
    assert.deepEqual(
      observations.map(({ draft }) => [draft.name_raw, draft.amount, draft.amount_status]),
      PEOPLE.map(([name]) => [name, null, 'misaligned']),
    )
  })

test('an office goes on over pages that follow on each other, and nowhere else', async () => {
  const [first = '', ...others] = lines(PEOPLE)
  const next = (number: number) => page(number, [COLUMNS], others, totals(SUM))
  const both = await read(page(8, HEADER, [first]) + next(9))
  assert.equal(draftOf(both, 'ROE, RICHARD').amount, '2000.00')
  assert.equal(draftOf(both, 'ROE, RICHARD').office.name, 'SENATOR ANNA SAMPLEWRIGHT')
  const totalled = await read(WHOLE + next(9))
  assert.deepEqual(
    totalled.rows.flatMap((row) => (row.kind === 'refused' ? [row.reason] : [])),
    ['office_not_in_document', 'office_not_in_document'],
  )
})

test('a document that begins inside an office is refused with the pages that are missing', async () => {
  const next = (number: number) => page(number, [COLUMNS], lines(PEOPLE), totals(SUM))
  await assert.rejects(read(next(44)), refused(/B-44 continues .* B-43 is not/))
  await assert.rejects(read(WHOLE + next(12)), refused(/B-12 continues .* B-9 to B-11 is not/))
  // Expenses stand below the total, and no reader reads them.
  assert.equal(
    (await read(page(44, [COLUMNS]) + page(45, HEADER, lines(PEOPLE), totals(SUM)))).observations.length,
    3,
  )
})

test('a run of pages of a report is a series by the page that it begins with', async () => {
  const run = (number: number) =>
    page(number, HEADER, lines(PEOPLE)) + page(number + 1, [COLUMNS], totals('$0.00'))
  assert.equal((await read(run(42))).series, 'senate-disbursements/2024-04..2024-09/B-42')
  assert.equal((await read(run(1))).series, 'senate-disbursements/2024-04..2024-09')
})

test('titles that cannot be paired with names are null, and the names stay', async () => {
  const slid = lines(PEOPLE).map((line) => line.replace('COUNSEL', '       '))
  const { observations } = await read(page(8, HEADER, slid, totals(SUM)))
  assert.deepEqual(
    observations.map(({ draft }) => [draft.title, draft.title_class, draft.amount]),
    [
      [null, 'unread', '1000.50'],
      [null, 'unread', '2000.00'],
      [null, 'unread', '300.25'],
    ],
  )
})

const blank = (line: string) => line.replace(/(?<=\S {2,})\S.*/, '')
const MORE = ['POE, ANN', 'ROE, ANN', 'DOE, ANN'].map((name): Line => [name, 'CLERK', '$1.00'])
const SEVEN = lines([...PEOPLE, ...MORE, ['LOE, ANN', 'COUNSEL', '$1.00']])
const at = (column: number, text: string) => `${' '.repeat(column)}${text}`
const titleOf = (line: string | undefined) => (line ?? '').slice(64, 134).trim()
/** Titles three lines below their names; that in the line `gone` is not there. */
const slide = (gone?: number): readonly string[] =>
  [...SEVEN, '', '', ''].map((line, index) => {
    const title = index === gone ? '' : titleOf(SEVEN[index - 3])
    return `${line.slice(0, 64).padEnd(64)}${title.padEnd(70)}${line.slice(134)}`
  })

const ROWS: readonly (readonly [
  what: string,
  lines: readonly string[],
  titles: readonly (string | null)[],
])[] = [
  [
    // As many lines as names.
    'one name has no title and another takes two lines',
    SEVEN.toSpliced(1, 1, blank(SEVEN[1] ?? '')).toSpliced(5, 0, at(64, 'AND MORE OF IT')),
    Array(7).fill(null),
  ],
  [
    'all titles stand three lines lower',
    slide(),
    ['STAFF ASSISTANT', 'COUNSEL', 'INTERN', 'CLERK', 'CLERK', 'CLERK', 'COUNSEL'],
  ],
  ['all titles stand three lines lower, and one of them is gone', slide(5), Array(7).fill(null)],
  [
    'a long title goes on in a line of its own',
    SEVEN.toSpliced(
      1,
      1,
      (SEVEN[1] ?? '').replace(
        'COUNSEL'.padEnd(58),
        'DEPUTY DIRECTOR OF PUBLIC ENGAGEMENT AND INTERGOVERNMENTAL',
      ),
    ).toSpliced(2, 0, at(64, 'AFFAIRS')),
    [
      'STAFF ASSISTANT',
      'DEPUTY DIRECTOR OF PUBLIC ENGAGEMENT AND INTERGOVERNMENTAL AFFAIRS',
      'INTERN',
      'CLERK',
      'CLERK',
      'CLERK',
      'COUNSEL',
    ],
  ],
]
for (const [what, body, titles] of ROWS)
  test(`titles are paired by row: ${what}`, async () => {
    const { observations } = await read(page(8, HEADER, body))
    assert.deepEqual(
      observations.map(({ draft }) => draft.title),
      titles,
    )
  })

test('a line that is gone from columns that slid is shown by the total, or no title is given', async () => {
  const gone = slide().toSpliced(4, 1)
  const contradicted = await read(page(8, HEADER, gone, totals('$3,304.75')))
  assert.ok(contradicted.observations.every(({ draft }) => (draft.title ?? draft.amount) === null))
  const { observations } = await read(
    page(8, HEADER, gone.with(0, (gone[0] ?? '').replace(/\$.*/, '')), totals('$3,304.75')),
  )
  assert.ok(observations.every(({ draft }) => draft.title === null))
})

test('the total of a payroll is the printed one that the names come to, whatever the net has beside it', async () => {
  const printed = [
    ...totals(SUM).slice(0, 1),
    `${at(64, 'RE-EMPLOYED ANNUITANTS').padEnd(134)}  $100.00`,
    `${at(64, 'Net Payroll Expenses').padEnd(134)}  $3,400.75`,
  ]
  const { observations, totals: found } = await read(page(8, HEADER, lines(PEOPLE), printed))
  assert.deepEqual(
    observations.map(({ draft }) => draft.amount),
    ['1000.50', '2000.00', '300.25'],
  )
  assert.deepEqual(found, [
    {
      what: 'amount_of_document',
      label: 'SENATOR ANNA SAMPLEWRIGHT, PERSONNEL COMP. FULL-TIME PERMANENT',
      printed: 3300.75,
      found: 3300.75,
    },
  ])
})

test('a line that stands twice is refused, or flagged where the total counts it twice', async () => {
  const twice = [...PEOPLE, PEOPLE[1] ?? PEOPLE[0]] as readonly Line[]
  const once = await read(page(8, HEADER, lines(twice), totals(SUM)))
  assert.equal(once.rows.filter((row) => row.kind === 'refused' && row.reason === 'entry_repeated').length, 1)
  assert.equal(draftOf(once, 'ROE, RICHARD').components.length, 1)
  const both = draftOf(await read(page(8, HEADER, lines(twice), totals('$5,300.75'))), 'ROE, RICHARD')
  assert.deepEqual([both.amount, both.flags], ['4000.00', ['line_repeated']])
})

const TABLE = 'office_header,line_type,page,payee,description_title,amount\n'
const row = (
  payee: string,
  title = 'COUNSEL',
  amount = '1000.5',
  office = 'CHAPLAIN Funding Year 2013 SALARIES',
) => `${office},three data line,55,"${payee}",${title},${amount}\n`
const readTable = (...rows: string[]) =>
  read(`${TABLE}${row('POE, MARY')}${rows.join('')}`, {
    period_start: '2013-04-01',
    period_end: '2013-09-30',
  })

const ODD: readonly (readonly [what: string, line: string, reason: string])[] = [
  ['the line above again', row('POE, MARY'), 'entry_repeated'],
  ['a total in the place of the name', row('TOTAL, SALARIES'), 'payment_not_understood'],
  ['an amount without its decimal point', row('DOE, JANE', 'COUNSEL', '7024992'), 'payment_not_understood'],
  [
    'words of the header in the place of the office',
    row('DOE, JANE', 'X', '1', 'DOCUMENT NO. DATE POSTED'),
    'payment_not_understood',
  ],
  ['the title of a page with a mark', row('DOE, JANE', 'SENATE PAGE (M)'), 'minor'],
]
for (const [what, line, reason] of ODD)
  test(`a line of the table with ${what} is refused`, async () => {
    const { observations, rows } = await readTable(line)
    assert.deepEqual(
      observations.map(({ draft }) => [draft.name_raw, draft.amount]),
      [['POE, MARY', '1000.50']],
    )
    assert.deepEqual(
      rows.flatMap((one) => (one.kind === 'refused' ? [one.reason] : [])),
      [reason],
    )
  })

test('blanks of any kind divide the words of a name, and damage is flagged', async () => {
  const found = await readTable(
    row('DOE, LISA\u00a0K'),
    row('O\u00e2\u20ac\u2122DOE, LISA'),
    row('\nROE,\u2009ANN'),
  )
  assert.deepEqual(
    found.observations
      .slice(1)
      .map(({ draft: { name_raw, name, flags } }) => [name_raw, name.first, name.middle, flags]),
    [
      ['DOE, LISA K', 'LISA', 'K', []],
      ['Oâ€™DOE, LISA', null, null, ['text_damaged']],
      ['ROE, ANN', 'ANN', null, []],
    ],
  )
})

test('what stands among the names of a page and is none is refused', async () => {
  const { rows, observations } = await read(WHOLE.replace('ROE, RICHARD', 'R\ufffdE, RICHARD'))
  assert.deepEqual(
    observations.map(({ draft }) => [draft.name_raw, draft.title, draft.amount]),
    [
      ['DOE, JANE M', null, null],
      ['POE, MARY ANN III', null, null],
    ],
  )
  assert.equal(rows.filter(({ kind }) => kind === 'refused').length, 1)
})

test('days that the source cuts off are told from none', async () => {
  const { observations } = await readTable(
    row('DOE, JANE', 'COUNSEL TO JUN. 3 AND FROM'),
    row('ROE, ANN', 'CLERK FROM JUN. 3'),
  )
  assert.deepEqual(
    observations.map(({ draft }) => draft.date_basis),
    ['report_period', 'title_unread', 'title'],
  )
})

test('names beside titles that cannot be told are left out where one is that of a minor', async () => {
  const people: readonly Line[] = [['DOE, JANE', 'SENATE PAGE - SUMMER', '$5.00'], ...PEOPLE.slice(1)]
  const slid = lines(people).map((line) => line.replace('COUNSEL', '       '))
  const { rows } = await read(page(8, HEADER, slid, totals('$2,305.25')))
  assert.doesNotMatch(JSON.stringify(rows), /DOE|ROE|POE/)
})

test('a report as PDF is read as its text is', async () => {
  const report = WHOLE + page(9, HEADER.with(2, 'Funding Year  2023'), lines(PEOPLE), totals(SUM))
  const text = await read(report)
  const pdf = await read(makeTextPdf(report))
  const strip = ({ observations }: typeof text) =>
    observations.map(({ draft }) => ({ ...draft, components: draft.components.map(({ amount }) => amount) }))
  assert.deepEqual(strip(pdf), strip(text))
  assert.equal(pdf.observations.length, 6)
  assert.equal(pdf.series, 'senate-disbursements/2024-04..2024-09')
})

test('a page that comes twice is read once', async () => {
  const { observations, rows } = await read(WHOLE + WHOLE.replace('B-8', 'B-9'))
  assert.deepEqual(
    observations.map(({ draft }) => draft.amount),
    ['1000.50', '2000.00', '300.25'],
  )
  assert.equal(rows.filter(({ kind }) => kind === 'refused').length, 3)
})

test('a PDF that is cut off, a web page, a text that is cut off and other texts stop', async () => {
  await assert.rejects(read(makeTextPdf(WHOLE).subarray(0, 900)), refused(/PDF cannot be read/))
  await assert.rejects(read('<html>'), refused(/web page/))
  await assert.rejects(read(WHOLE.slice(0, -200)), refused(/cut off/))
  await assert.rejects(read('a text\n'), refused(/not a Report/))
  await assert.rejects(read(''), refused(/empty/))
  await assert.rejects(read(WHOLE, { url: 'https://x.example/113sdoc2.txt' }), refused(/half-year/))
})

test('another table of the Senate is no newer edition of its payroll', async () => {
  const url = 'https://x.example/113sdoc2-expenses.csv'
  const expenses = 'office_header,line_type,page,document_number,amount\nOFFICE,five data line,1,DV1,2.00\n'
  const source = { url, published_at: null, retrieved_at: '2026-03-01T12:00:00.000Z' }
  const open = openBytes(new TextEncoder().encode(expenses))
  // Nothing else of a source is looked at.
  const needs = { source, open } as unknown as ReadNeeds
  await assert.rejects(async () => senateDisbursements.findSeries(needs), refused(/This payroll/))
})

test('pages of the Senate are counted, and their names are in nothing that is read', async () => {
  const { rows } = await read(
    page(
      8,
      HEADER,
      lines([['DOE, JANE', 'PAGE TO JUN. 12', '$5.00'], ...PEOPLE.slice(1)]),
      totals('$2,305.25'),
    ),
  )
  assert.doesNotMatch(JSON.stringify(rows), /DOE/)
  assert.equal(rows.filter((row) => row.kind === 'refused' && row.reason === 'minor').length, 1)
})

test(
  'the real pages: where an office stands on one page, all amounts come to its total',
  { skip: skipPayrolls },
  async () => {
    const { rows, totals: printed, observations } = await read(readReferencePages())
    const of = (status: string) => observations.filter(({ draft }) => draft.amount_status === status).length
    assert.deepEqual(
      [
        observations.length,
        of('reported'),
        of('misaligned'),
        rows.filter(({ kind }) => kind === 'refused').length,
      ],
      [125, 96, 29, 0],
    )
    assert.equal(printed.length, 8)
    assert.ok(printed.every((one) => 'found' in one && one.printed === one.found))
    const draft = draftOf({ series: '', rows, totals: printed, observations }, 'SLOOFMAN, SCOTT E')
    assert.deepEqual([draft.title, draft.amount], ['STAFF DIRECTOR, COMMUNICATIONS CENTER', '105999.96'])
  },
)

test(
  'the real payroll of the 113th Congress: 8,773 lines of 7,729 names',
  { skip: skipPayrolls },
  async () => {
    const { series, rows, observations } = await read(readReferencePayroll('senate/113sdoc2-payroll.csv'), {
      url: 'https://senate.example/113sdoc2-payroll.csv',
    })
    assert.equal(series, 'senate-disbursements/2012-10..2013-03')
    assert.equal(rows.filter(({ kind }) => kind !== 'refused').length, 8_773)
    assert.equal(observations.length, 8_773)
    assert.equal(new Set(observations.map(({ draft }) => draft.name_raw)).size, 7_729)
  },
)
