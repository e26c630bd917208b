import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makePdf, type PlacedText } from '../pdf/testing.ts'
import { DocumentRefused } from '../publisher.ts'
import type { EnactedFacts, RowSum } from './drafts.ts'
import { jointStatementsPdf } from './joint-statements-pdf.ts'
import { UNREADABLE } from './sum-rows.ts'
import { layStatement, LEADING, PDF_COLUMNS, type PdfEntry, type PdfLayout } from './testing.ts'
import { readTableOf } from './testing.ts'

const PUBLISHED: Partial<EnactedFacts> = {
  fiscal_year: 2023,
  subcommittee: 'INT',
  act: 'P.L. 117-328',
  rows: 'published',
}

type Row = Extract<PdfEntry, { kind: 'row' }>
const row = (...cells: readonly string[]): Row => ({ kind: 'row', cells })
const total = (label: string, amount: string): PdfEntry => ({ kind: 'total', label, amount })

const SEWER = row(
  'Environmental Protection Agency',
  'STAG—Clean Water SRF',
  'Sewer Renewal and Wastewater Treatment',
  'Town of Oak',
  'NM',
  '$1,000,000',
  'Stansbury',
  'Heinrich, Luján',
  'H/S',
)
const TRAIL = row(
  'Forest Service',
  'Capital Improvement',
  'Trail',
  'Elm County',
  'CO',
  '500,000',
  'Neguse',
  '',
  'H',
)
const MILL = row(
  'National Park Service',
  'Historic Preservation Fund',
  'Old Mill',
  'University of Fern at Elm',
  'VT',
  '$250,000',
  '',
  'Welch',
  'S',
)
const TABLE: readonly PdfEntry[] = [
  SEWER,
  TRAIL,
  total('Subtotal, first part', '1,500,000'),
  MILL,
  total('Total', '$1,750,000'),
]

const read = (pages: readonly (readonly PlacedText[])[], facts = PUBLISHED) =>
  readTableOf(jointStatementsPdf, makePdf(pages), facts)
const readEntries = (entries: readonly PdfEntry[], layout: Partial<PdfLayout> = {}, facts = PUBLISHED) =>
  read(layStatement(entries, layout), facts)

for (const align of ['top', 'middle', 'bottom'] as const)
  test(`wrapped cells of several pages are joined, and no line is of another row: aligned at the ${align}`, async () => {
    const { series, projects, totals } = await readEntries(TABLE, { align, perPage: 2 })
    assert.equal(series, 'enacted-pdf/2023/INT')
    assert.deepEqual(
      projects.map((one) => [one.agency, one.account, one.project, one.recipient, one.states, one.amount]),
      [
        [
          'Environmental Protection Agency',
          'STAG—Clean Water SRF',
          'Sewer Renewal and Wastewater Treatment',
          'Town of Oak',
          ['NM'],
          1_000_000,
        ],
        ['Forest Service', 'Capital Improvement', 'Trail', 'Elm County', ['CO'], 500_000],
        [
          'National Park Service',
          'Historic Preservation Fund',
          'Old Mill',
          'University of Fern at Elm',
          ['VT'],
          250_000,
        ],
      ],
    )
    assert.deepEqual(
      projects.map(({ requestors }) => requestors.map(({ name, chamber }) => `${name} ${String(chamber)}`)),
      [['Stansbury house', 'Heinrich senate', 'Luján senate'], ['Neguse house'], ['Welch senate']],
    )
    assert.ok(projects.every(({ flags }) => flags.includes('read_from_pdf')))
    assert.deepEqual(
      totals.map((one) => [one.printed, 'found' in one && one.found]),
      [
        [1_500_000, 1_500_000],
        [1_750_000, 1_750_000],
      ],
    )
  })

test('a row has the page and the line on which it begins as its place', async () => {
  const { rows } = await readEntries(TABLE, { perPage: 2 })
  assert.deepEqual(
    rows.map(({ place }) => [place.sheet, place.row]),
    [
      ['page 1', 5],
      ['page 1', 8],
      ['page 2', 6],
    ],
  )
})

test('without the option, a PDF gives counts and sums, and no cell of a project', async () => {
  const { rows } = await readEntries(TABLE, {}, { ...PUBLISHED, rows: null })
  const sums = rows.flatMap((one) => (one.kind === 'row' ? [one.draft as RowSum] : []))
  assert.deepEqual(
    sums.map(({ agency_code, rows: count, dollars }) => [agency_code, count, dollars]),
    [
      ['EPA', 1, 1_000_000],
      ['USDA', 1, 500_000],
      ['DOI', 1, 250_000],
    ],
  )
  assert.doesNotMatch(JSON.stringify(rows), /Oak|Sewer|Stansbury/)
})

test('in a table without accounts, the heading above a row is its account, and holds on the next page', async () => {
  const columns = PDF_COLUMNS.filter(({ header }) => header !== 'Account')
  const without = ({ cells }: Row): Row => row(...cells.toSpliced(1, 1))
  const { projects, refused, rows } = await readEntries(
    [
      { kind: 'heading', text: 'STATE AND TRIBAL ASSISTANCE GRANTS, CLEAN WATER' },
      without(SEWER),
      without(MILL),
      { kind: 'heading', text: 'STATE AND TRIBAL ASSISTANCE GRANTS, CLEAN WATER—Continued' },
      without(row(...SEWER.cells.with(2, 'Well'))),
      { kind: 'heading', text: 'CAPITAL IMPROVEMENT AND MAINTENANCE, TRAILS' },
      without(TRAIL),
    ],
    { columns, perPage: 3 },
  )
  assert.deepEqual(refused, [])
  assert.deepEqual(
    projects.map(({ project, account }) => [project.split(' ')[0], account]),
    [
      ['Sewer', 'STATE AND TRIBAL ASSISTANCE GRANTS, CLEAN WATER'],
      ['Old', 'STATE AND TRIBAL ASSISTANCE GRANTS, CLEAN WATER'],
      ['Well', 'STATE AND TRIBAL ASSISTANCE GRANTS, CLEAN WATER'],
      ['Trail', 'CAPITAL IMPROVEMENT AND MAINTENANCE, TRAILS'],
    ],
  )
  assert.equal(rows[0]?.cells['Account'], 'STATE AND TRIBAL ASSISTANCE GRANTS, CLEAN WATER')
})

const PAGES = layStatement([SEWER, TRAIL, MILL, total('Total', '1,750,000')], { perPage: 2 })
const onPage = (page: number, change: (texts: readonly PlacedText[]) => readonly PlacedText[]) =>
  PAGES.map((texts, index) => (index === page - 1 ? change(texts) : texts))

const STOPS: readonly (readonly [string, readonly (readonly PlacedText[])[], RegExp])[] = [
  [
    'a page has no header',
    onPage(2, (texts) => texts.filter(({ y }) => y > 80)),
    /Page 2 has no table header/,
  ],
  [
    'a page has its columns elsewhere',
    onPage(2, (texts) => texts.map((text) => (text.x > 400 ? { ...text, x: text.x + 12 } : text))),
    /Page 2 has a different header, or has its columns at different places/,
  ],
  [
    'a page has a column less',
    onPage(2, (texts) => texts.filter(({ x, y }) => x !== 390 || y > 580)),
    /Page 2 has a different header/,
  ],
  [
    'a page is of another division',
    onPage(2, (texts) => texts.map((one) => ({ ...one, text: one.text.replace('Interior', 'Defense') }))),
    /Page 2 has different titles/,
  ],
  [
    'a page is missing',
    [PAGES[0] ?? [], ...layStatement(TABLE, { perPage: 1 }).slice(2, 3)],
    /Pages are missing/,
  ],
  ['pages are in another order', PAGES.toReversed(), /Pages are missing/],
  [
    'the last page is missing',
    layStatement([SEWER, TRAIL], {}).map((texts) =>
      texts.map((one) => (one.text === '101' ? { ...one, text: 'Page 1 of 2' } : one)),
    ),
    /page 1 of 2: the rest is missing/,
  ],
  [
    'a total is not the sum of its rows',
    onPage(2, (texts) => texts.map((one) => ({ ...one, text: one.text.replace('$250,000', '$260,000') }))),
    /“Total” prints 1750000, and its rows add up to 1760000/,
  ],
  [
    'a row is lost',
    onPage(1, (texts) => texts.filter(({ y }) => y < 108 || y > 580)),
    /“Total” prints 1750000/,
  ],
  ['it has no text', [[]], /Page 1 has no table header/],
]
for (const [what, pages, detail] of STOPS)
  test(`the document is stopped: ${what}`, async () => {
    await assert.rejects(
      read(pages),
      (error) => error instanceof DocumentRefused && detail.test(error.message),
    )
  })

const isOf = ({ cells }: Row, { text }: PlacedText): boolean => cells.some((cell) => cell.includes(text))

/** A change of every text of these words. */
const replaceText =
  (words: string, change: (text: PlacedText) => readonly PlacedText[]): Change =>
  (texts) =>
    texts.flatMap((one) => (one.text === words ? change(one) : [one]))

type Change = (texts: readonly PlacedText[]) => readonly PlacedText[]

/** Faults by the line of the row, and the lines of the rows beside it that are refused with it. */
const FAULTS: readonly (readonly [string, Change, number, RegExp, readonly number[]])[] = [
  [
    'a text runs into the next column',
    replaceText('Trail', (one) => [{ ...one, text: 'Trail of the Tall Trees and of the Mills of Elm' }]),
    8,
    /“Trail of the Tall Trees and of the Mills of Elm.*” is not under a single header/,
    [],
  ],
  [
    'two texts stand on one line of a cell',
    replaceText('Elm County', (one) => [one, { ...one, x: 345, text: 'x' }]),
    8,
    /“Elm County” and “x” are far apart on a line of the same cell/,
    [5, 10],
  ],
  [
    'two lines of a cell overlap, so that either may be the first',
    replaceText('Elm County', (one) => [one, { ...one, y: one.y + LEADING / 2 }]),
    8,
    /“Elm County” and “Elm County” overlap in their cell/,
    [5, 11],
  ],
  [
    'a text is printed twice at one place',
    replaceText('Trail', (one) => [one, { ...one, x: one.x + 1 }]),
    8,
    /“Trail” and “Trail” are far apart/,
    [5, 10],
  ],
  [
    'two rows are printed as near as one',
    (texts) => texts.map((one) => (isOf(MILL, one) && one.y > 120 ? { ...one, y: one.y - 6 } : one)),
    8,
    /has a gap in its cell/,
    [5],
  ],
  ['a row has no amount', replaceText('500,000', () => []), 8, /have no amount/, [5, 10]],
  [
    'a row has an amount on two lines',
    replaceText('500,000', (one) => [one, { ...one, y: one.y + LEADING }]),
    8,
    /have several amounts/,
    [5, 10],
  ],
  [
    'a heading is no wider than the first column',
    (texts) => [
      ...texts.map((one) => (one.y > 100 && one.y < 580 ? { ...one, y: one.y + 40 } : one)),
      { x: 24, y: 118, text: 'FOREST SERVICE' },
    ],
    8,
    /have no amount/,
    [5, 9],
  ],
  [
    'a cell is a line lower than the others',
    replaceText('Welch', (one) => [{ ...one, y: one.y + LEADING }]),
    10,
    /not aligned/,
    [8],
  ],
]
/** Without TRAIL only one row has several lines, and shows no alignment. */
const BESIDE = /belong to this row or to another|not aligned/
for (const [what, change, line, detail, beside] of FAULTS)
  test(`a row is refused with its page and line, and so are rows that its lines may be of: ${what}`, async () => {
    const { refused, projects } = await read(layStatement([SEWER, TRAIL, MILL]).map(change))
    const own = refused.find(({ place }) => place.sheet === 'page 1' && place.row === line)
    assert.match(own?.detail ?? '', detail)
    const others = refused.filter((one) => one !== own)
    assert.deepEqual(
      others.map(({ place, detail: why }) => [place.row, BESIDE.test(why)]),
      beside.map((row) => [row, true]),
    )
    const known = [SEWER, TRAIL, MILL].map(({ cells }) => cells[2])
    assert.ok(projects.every(({ project }) => known.includes(project)))
  })

test('a refused row of an unpublished PDF shows no cell', async () => {
  for (const [what, change] of FAULTS) {
    const pages = layStatement([SEWER, TRAIL, MILL]).map(change)
    const { refused } = await read(pages, { ...PUBLISHED, rows: null })
    assert.ok(refused.length > 0, what)
    assert.ok(refused.every(({ cells, detail }) => Object.keys(cells).length === 0 && detail === UNREADABLE))
  }
})

test('what is no PDF, or is cut off, is refused', async () => {
  await assert.rejects(readTableOf(jointStatementsPdf, 'Agency,Account\n', PUBLISHED), /not a PDF/)
  const cut = makePdf(PAGES).subarray(0, 900)
  await assert.rejects(readTableOf(jointStatementsPdf, cut, PUBLISHED), /PDF cannot be read/)
})
