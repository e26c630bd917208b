import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinFundingLines, type JoinableLine } from './join-funding-lines.ts'

const aLine = (values: Partial<JoinableLine>): JoinableLine => ({
  kind: 'guidance',
  federal_account_symbol: null,
  federal_account_title: null,
  assistance_listings: [],
  basis: 'guidance_document',
  status: null,
  missing: {},
  ...values,
})
const ACCOUNT = aLine({
  kind: 'federal_account',
  federal_account_symbol: '990-0100',
  federal_account_title: 'Grants, Samples',
  status: 'active, general fund',
})
const aListing = (number: string, status: string) =>
  aLine({ kind: 'assistance_listing', assistance_listings: [{ number, title: `Program ${number}` }], status })
const LISTINGS = [aListing('99.001', 'dedicated'), aListing('99.002', 'not dedicated')]
const GUIDANCE = aLine({
  federal_account_symbol: '990-0100',
  assistance_listings: [
    { number: '99.001', title: null },
    { number: '99.002', title: null },
  ],
  missing: { federal_account_title: 'not_published', status: 'not_published', agency: 'blank_in_source' },
})

test('a guidance line gets the titles of its codes and the mark of its dedicated listing, and no reason for them', () => {
  const { lines, problems } = joinFundingLines([GUIDANCE, ACCOUNT, ...LISTINGS])
  assert.deepEqual(lines[0], {
    ...GUIDANCE,
    federal_account_title: 'Grants, Samples',
    assistance_listings: [
      { number: '99.001', title: 'Program 99.001' },
      { number: '99.002', title: 'Program 99.002' },
    ],
    status: 'dedicated: 99.001',
    missing: { agency: 'blank_in_source' },
  })
  assert.deepEqual(problems, [])
})

test('a line whose listings are not dedicated, or that names none, is not marked', () => {
  const plain = aLine({
    assistance_listings: [{ number: '99.002', title: null }],
    missing: { status: 'not_published' },
  })
  const { lines, problems } = joinFundingLines([plain, ...LISTINGS])
  assert.deepEqual(problems, [])
  assert.equal(lines[0]?.status, null)
  assert.deepEqual(lines[0].missing, { status: 'not_published' })
})

test('a code that no list has stays without a title, with its reason, and is reported', () => {
  const { lines, problems } = joinFundingLines([GUIDANCE, LISTINGS[0] ?? GUIDANCE])
  const [line] = lines
  assert.equal(line?.federal_account_title, null)
  assert.equal(line.missing['federal_account_title'], 'not_published')
  assert.deepEqual(
    line.assistance_listings.map(({ title }) => title),
    ['Program 99.001', null],
  )
  assert.deepEqual(problems, [
    { line, field: 'federal_account_symbol', code: '990-0100' },
    { line, field: 'assistance_listings', code: '99.002' },
  ])
})

test('the titles that guidance has itself are those of no list, and go', () => {
  const told = aLine({
    federal_account_symbol: '990-0100',
    federal_account_title: 'VanishedFacts elsewhere',
    assistance_listings: [{ number: '99.001', title: 'VanishedFacts elsewhere' }],
  })
  const { lines, problems } = joinFundingLines([told])
  assert.equal(lines[0]?.federal_account_title, null)
  assert.deepEqual(lines[0].assistance_listings, [{ number: '99.001', title: null }])
  assert.equal(problems.length, 2)
})

test('a line that was carried over is a draft, dedicated or not; one that a bill names is none', () => {
  const statusOf = (values: Partial<JoinableLine>) => {
    const line = aLine({ missing: { status: 'not_published' }, ...values })
    const joined = joinFundingLines([line, ...LISTINGS])
    assert.deepEqual(joinFundingLines(joined.lines), joined)
    const [{ status, missing } = line] = joined.lines
    assert.equal('status' in missing, status === null)
    return status
  }
  const assistance_listings = [{ number: '99.001', title: null }]
  assert.equal(statusOf({ basis: 'crosswalk_draft' }), 'draft')
  assert.equal(statusOf({ basis: 'crosswalk_draft', assistance_listings }), 'draft; dedicated: 99.001')
  assert.equal(statusOf({ basis: 'statute', assistance_listings }), 'dedicated: 99.001')
  assert.equal(statusOf({ basis: 'statute' }), null)
})

test('codes themselves are left as they are, and every line keeps its place', () => {
  const lines = [ACCOUNT, GUIDANCE, ...LISTINGS]
  const joined = joinFundingLines(lines).lines
  assert.deepEqual([joined[0], ...joined.slice(2)], [ACCOUNT, ...LISTINGS])
})

test('joining twice is the same as once', () => {
  const once = joinFundingLines([GUIDANCE, ACCOUNT, ...LISTINGS])
  assert.deepEqual(joinFundingLines(once.lines), once)
})
