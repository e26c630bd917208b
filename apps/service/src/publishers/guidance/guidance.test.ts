import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DocumentRefused } from '../publisher.ts'
import { ofKind, readDocument } from '../testing.ts'
import { getGuidanceDocument, guidance, GUIDANCE_FIELDS, type GuidanceField } from './guidance.ts'

const LINE: Partial<Record<GuidanceField, string>> = {
  fiscal_year: '2026',
  chamber: 'house',
  subcommittee: 'CJS',
  account: 'Sample  Grants',
  federal_account_symbol: '990-0100',
  assistance_listing: '99.001; 99.002',
  ineligible_uses: 'Museums; Memorials',
  submission_deadline: '2025-03-04',
  basis: 'guidance_document',
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
  assert.equal(draft.basis, 'guidance_document')
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
  [{ basis: '' }, /The basis "" is not known/],
  [{ basis: 'hearsay' }, /The basis "hearsay" is not known/],
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

test('a line that is there already is refused, even where the rest of it differs', async () => {
  const { rows } = await read(LINE, { ...LINE, account: 'SAMPLE grants', cost_share: 'A quarter' })
  assert.match(ofKind({ rows }, 'refused')[0]?.detail ?? '', /row 2 already has/)
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
  assert.equal(lines.length, 582)
  for (const { guidance_url: url } of lines) assert.ok(URL.canParse(url ?? ''))
})

const BILLS = 'www.govinfo.gov'
const HOSTS = [
  BILLS,
  'appropriations.house.gov',
  'clyburn.house.gov',
  'grijalva.house.gov',
  'lynch.house.gov',
  'mills.house.gov',
  'popvox.org',
  'quigley.house.gov',
  'shontelbrown.house.gov',
  'tonko.house.gov',
  'waterwayscouncil.org',
  'www.lgraham.senate.gov',
  'www.porh.psu.edu',
]

test('addresses are of pages that published guidance, never of a whole site, and the place on the page is named', async () => {
  for (const { guidance_url: url, guidance_page: page } of await listCurated()) {
    const { hostname, pathname } = new URL(url ?? '')
    assert.ok(HOSTS.includes(hostname), hostname)
    assert.ok(page !== null && pathname !== '/', url ?? '')
  }
})

const SEVEN = ['AG', 'CJS', 'EW', 'HS', 'INT', 'MCVA', 'THUD']
/**
 * House: ten subcommittees took requests for 2022 and 2023, seven since, and labor, health and education again for 2027.
 * Senate: nine in every year; defense, legislative branch and foreign operations have no account in any list.
 * The cited pages leave out energy and water of the ten of 2022.
 */
const TAKING = [
  [2022, 'house', [...SEVEN.filter((code) => code !== 'EW'), 'DEF', 'FSGG', 'LHHS']],
  [2023, 'house', [...SEVEN, 'DEF', 'FSGG', 'LHHS']],
  [2024, 'house', SEVEN],
  [2025, 'house', SEVEN],
  [2026, 'house', SEVEN],
  [2027, 'house', [...SEVEN, 'LHHS']],
  ...[2023, 2024, 2025, 2026, 2027].map((year) => [year, 'senate', [...SEVEN, 'FSGG', 'LHHS']] as const),
] as const

for (const [year, chamber, codes] of TAKING)
  test(`for ${year} ${codes.length} subcommittees of the ${chamber} have lines, those that took requests`, async () => {
    const lines = (await listCurated()).filter(
      (line) => line.fiscal_year === year && line.chamber === chamber,
    )
    const found = new Set(lines.map(({ subcommittee }) => subcommittee))
    assert.deepEqual([...found].toSorted(), codes.toSorted())
    const named = new Set(
      lines.filter(({ account }) => account !== null).map(({ subcommittee }) => subcommittee),
    )
    // Since 2024 every one of them has accounts as well.
    if (year >= 2024) assert.deepEqual([...named].toSorted(), codes.toSorted())
  })

test('no line is of a year and chamber without a count above', async () => {
  const known = new Set(TAKING.map(([year, chamber]) => `${year} ${chamber}`))
  for (const { fiscal_year: year, chamber } of await listCurated())
    assert.ok(known.has(`${year} ${chamber}`), `${year} ${chamber}`)
})

test('no two lines have one key, which is what the id is made of', async () => {
  const lines = await listCurated()
  assert.equal(new Set(lines.map(({ key }) => JSON.stringify(key))).size, lines.length)
})

test('a line on an enrolled bill cites a bill of its year, with division and heading', async () => {
  const lines = (await listCurated()).filter(({ basis }) => basis === 'statute')
  const bills = Map.groupBy(lines, ({ fiscal_year: year }) => year)
  const citedBy = (year: number) =>
    [
      ...new Set(
        bills.get(year)?.map(({ guidance_url: url }) => /BILLS-(\w+)enr\.htm$/.exec(url ?? '')?.[1]),
      ),
    ].toSorted()
  assert.deepEqual([...bills.keys()].toSorted(), [2024, 2026])
  assert.deepEqual(citedBy(2024), ['118hr2882', '118hr4366'])
  assert.deepEqual(citedBy(2026), ['119hr5371', '119hr6938', '119hr7148'])
  for (const { guidance_url: url, guidance_page: page, account } of lines) {
    assert.equal(URL.parse(url ?? '')?.hostname, BILLS)
    assert.match(
      page ?? '',
      /^enrolled H\.R\. \d+(?: \(Public Law 118-4[27]\))?, division [A-F], (?:heading “.+”|section \d+)$/,
    )
    assert.ok(account !== null)
  }
})

test('a draft names an account, cites an earlier year that has the same line, and says nothing else of its own year', async () => {
  const lines = await listCurated()
  const drafts = lines.filter(({ basis }) => basis === 'crosswalk_draft')
  assert.deepEqual(
    [...new Set(drafts.map(({ fiscal_year: year }) => year))].toSorted(),
    [2024, 2025, 2026, 2027],
  )
  for (const draft of drafts) {
    const year = Number(/^for fiscal year (20\d\d): ./.exec(draft.guidance_page ?? '')?.[1])
    const origin = lines.find(
      ({ key, fiscal_year: of }) => of === year && draft.key.slice(1).join('/') === key.slice(1).join('/'),
    )
    const name = JSON.stringify(draft.key)
    assert.ok(year < Number(draft.fiscal_year), name)
    assert.ok(origin !== undefined && origin.basis !== 'crosswalk_draft', name)
    assert.equal(draft.guidance_page, `for fiscal year ${year}: ${origin.guidance_page ?? ''}`)
    assert.equal(draft.guidance_url, origin.guidance_url)
    assert.deepEqual(draft.label_aliases, origin.label_aliases)
    assert.deepEqual(
      [draft.cost_share, draft.submission_deadline, draft.eligible_recipients, draft.ineligible_uses],
      [null, null, [], []],
    )
    assert.equal(draft.missing['submission_deadline'], 'blank_in_source')
  }
})

test('a line that guidance of the year names is neither a draft nor an enrolled bill beside it', async () => {
  const kinds = Map.groupBy(
    await listCurated(),
    ({ fiscal_year: year, chamber, subcommittee, federal_account_symbol: symbol, program, bureau }) =>
      symbol === null ? null : [year, chamber, subcommittee, symbol, program, bureau].join('/'),
  )
  for (const [name, lines] of kinds) if (name !== null) assert.equal(lines.length, 1, name)
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
  assert.equal(labelsOf('Clean').length, 10)
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
      'AG 2026-03-19',
      'CJS 2026-03-19',
      'EW 2026-03-20',
      'HS 2026-03-20',
      'INT 2026-03-20',
      'LHHS 2026-03-27',
      'MCVA 2026-03-13',
      'THUD 2026-03-27',
    ],
  )
  assert.ok(dated.every((line) => line.fiscal_year === 2027 && line.chamber === 'house'))
})
