import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DocumentRefused } from '../publisher.ts'
import { ofKind, readDocument } from '../testing.ts'
import { getGuidanceDocument } from './get-guidance-document.ts'
import { guidance } from './guidance.ts'
import { GUIDANCE_FIELDS, type GuidanceField } from './read-guidance-line.ts'

const LINE: Partial<Record<GuidanceField, string>> = {
  fiscal_year: '2026',
  chamber: 'house',
  subcommittee: 'CJS',
  account: 'Sample  Grants',
  federal_account_symbol: '990-0100',
  assistance_listing: '99.001; 99.002',
  ineligible_uses: 'Museums; Memorials',
  submission_deadline: '2025-03-04',
  guidance_url: 'https://committee.example/guidance',
}

const read = (...lines: Partial<Record<GuidanceField, string>>[]) => {
  const rows = lines.map((line) => GUIDANCE_FIELDS.map((field) => `"${line[field] ?? ''}"`).join(','))
  return readDocument(guidance, [GUIDANCE_FIELDS.join(','), ...rows, ''].join('\n'))
}

test('a line says who takes requests for which account in which year, with its codes not joined yet', async () => {
  const document = await read(LINE)
  assert.equal(document.series, 'eligible-accounts')
  const [row] = ofKind(document, 'funding_line')
  assert.deepEqual(row?.place, { sheet: null, row: 2, pointer: null })
  assert.equal(row.cells['account'], 'Sample  Grants')
  const { draft } = row
  assert.equal(draft.kind, 'guidance')
  assert.equal(draft.fiscal_year, 2026)
  assert.equal(draft.account, 'Sample Grants')
  assert.equal(draft.federal_account_title, null)
  assert.deepEqual(draft.assistance_listings, [
    { number: '99.001', title: null },
    { number: '99.002', title: null },
  ])
  assert.deepEqual(draft.ineligible_uses, ['Museums', 'Memorials'])
  assert.equal(draft.submission_deadline, '2025-03-04')
})

test('every null has a reason: a blank cell, or no such column', async () => {
  const [row] = ofKind(await read({ ...LINE, submission_deadline: '' }), 'funding_line')
  const nulls = Object.entries(row?.draft ?? {}).filter(([, value]) => value === null)
  assert.deepEqual(Object.keys(row?.draft.missing ?? {}).toSorted(), nulls.map(([name]) => name).toSorted())
  assert.equal(row?.draft.missing['submission_deadline'], 'blank_in_source')
  assert.equal(row.draft.missing['federal_account_title'], 'not_published')
  assert.equal(row.draft.missing['status'], 'not_published')
})

const BROKEN = [
  [{ fiscal_year: '26' }, /fiscal_year is "26", not a year/],
  [{ chamber: 'House' }, /chamber "House"/],
  [{ subcommittee: 'Justice' }, /"Justice" is not the short code/],
  [{ guidance_url: 'committee.example' }, /not an https address/],
  [{ federal_account_symbol: '99-1' }, /"99-1", not AAA-MMMM/],
  [{ assistance_listing: '99.001, 99.002' }, /not numbers NN.NNN/],
  [{ submission_deadline: '2026-02-30' }, /not a day/],
] as const

for (const [change, reason] of BROKEN) {
  test(`a line with ${JSON.stringify(change)} is refused, and the others are read`, async () => {
    const { rows } = await read({ ...LINE, ...change }, LINE)
    const [refused] = ofKind({ rows }, 'refused')
    assert.match(refused?.detail ?? '', reason)
    assert.equal(ofKind({ rows }, 'funding_line').length, 1)
  })
}

test('a line that is there already is refused, whatever else it says', async () => {
  const { rows } = await read(LINE, { ...LINE, account: 'SAMPLE grants', cost_share: 'A quarter' })
  assert.match(ofKind({ rows }, 'refused')[0]?.detail ?? '', /stands at row 2 already/)
})

test('a file without one of its columns, or with another, is refused', async () => {
  for (const header of [GUIDANCE_FIELDS.slice(1), [...GUIDANCE_FIELDS, 'colour']])
    await assert.rejects(readDocument(guidance, `${header.join(',')}\n`), DocumentRefused)
})

const { bytes, source } = getGuidanceDocument()
const listCurated = async () => {
  const document = await readDocument(guidance, bytes)
  assert.deepEqual(ofKind(document, 'refused'), [])
  return ofKind(document, 'funding_line').map(({ draft }) => draft)
}

test('the curated file is a source of its own, dated by itself and not by the clock', () => {
  assert.match(source.sha256, /^[0-9a-f]{64}$/)
  assert.equal(source.bytes, bytes.length)
  assert.equal(source.url, 'apps/service/src/publishers/guidance/eligible-accounts.csv')
  assert.deepEqual(getGuidanceDocument().source, source)
})

test('every line of the curated file is read, and cites an address', async () => {
  const lines = await listCurated()
  assert.equal(lines.length, 154)
  for (const { guidance_url: url } of lines) assert.ok(URL.canParse(url ?? ''))
})

const HOSTS = [
  ...['appropriations.house.gov', 'grijalva.house.gov', 'lynch.house.gov', 'mills.house.gov', 'popvox.org'],
  ...['quigley.house.gov', 'shontelbrown.house.gov', 'tonko.house.gov', 'waterwayscouncil.org'],
  'www.lgraham.senate.gov',
]

test('addresses are of pages that published guidance, never of a whole site, and the place on the page is named', async () => {
  for (const { guidance_url: url, guidance_page: page } of await listCurated()) {
    const { hostname, pathname } = new URL(url ?? '')
    assert.ok(HOSTS.includes(hostname), hostname)
    assert.ok(page !== null && pathname !== '/', url ?? '')
  }
})

test('the subcommittees that take requests are those of their year', async () => {
  const lines = await listCurated()
  const subcommitteesOf = (year: number, chamber: string) =>
    new Set(
      lines
        .filter((line) => line.fiscal_year === year && line.chamber === chamber)
        .map((line) => line.subcommittee),
    )
  const seven = ['AG', 'CJS', 'EW', 'HS', 'INT', 'MCVA', 'THUD']
  assert.deepEqual([...subcommitteesOf(2024, 'house')].toSorted(), seven)
  assert.deepEqual([...subcommitteesOf(2026, 'house')].toSorted(), seven)
  assert.deepEqual([...subcommitteesOf(2027, 'house')].toSorted(), [...seven, 'LHHS'].toSorted())
  assert.deepEqual([...subcommitteesOf(2023, 'senate')].toSorted(), [...seven, 'FSGG', 'LHHS'].toSorted())
  assert.deepEqual([...subcommitteesOf(2025, 'house')].toSorted(), seven)
  assert.deepEqual(
    [...subcommitteesOf(2023, 'house')].toSorted(),
    [...seven, 'DEF', 'FSGG', 'LHHS'].toSorted(),
  )
  // Ten as well, but the pages that are cited say nothing of energy and water.
  assert.deepEqual(
    [...subcommitteesOf(2022, 'house')].toSorted(),
    [...seven, 'DEF', 'FSGG', 'LHHS'].filter((code) => code !== 'EW').toSorted(),
  )
  assert.ok(lines.every(({ subcommittee }) => subcommittee !== 'LEG' && subcommittee !== 'SFO'))
})

test('both programs for water are known by the labels of the same tables', async () => {
  const lines = await listCurated()
  const labelsOf = (program: string) =>
    lines
      .filter((line) => line.program === `${program} water infrastructure`)
      .map(({ label_aliases: labels }) =>
        labels.map((label) =>
          label.replace(program, 'X').replace(program.toLowerCase(), 'X').replace('funds', 'fund'),
        ),
      )
  assert.equal(labelsOf('Clean').length, 4)
  assert.deepEqual(labelsOf('Clean'), labelsOf('Drinking'))
})

test('deadlines are those of the House for 2025 and 2027, and no other line has one', async () => {
  const [dated = [], before = []] = Map.groupBy(
    (await listCurated()).filter((line) => line.submission_deadline !== null),
    (line) => line.fiscal_year,
  ).values()
  assert.equal(before.length, 7)
  for (const { fiscal_year: year, account, submission_deadline: day } of before)
    assert.deepEqual([year, account, day], [2025, null, '2024-05-03'])
  assert.deepEqual(
    dated.map(({ subcommittee, submission_deadline: day }) => `${subcommittee} ${day}`),
    [
      ...['AG 2026-03-19', 'CJS 2026-03-19', 'EW 2026-03-20', 'HS 2026-03-20', 'INT 2026-03-20'],
      ...['LHHS 2026-03-27', 'MCVA 2026-03-13', 'THUD 2026-03-27'],
    ],
  )
  assert.ok(dated.every((line) => line.fiscal_year === 2027 && line.chamber === 'house'))
})
