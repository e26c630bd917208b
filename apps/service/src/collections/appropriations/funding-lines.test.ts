import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '../../platform/index.ts'
import type { Filters, OpenTable } from '../../tables/index.ts'
import { sortByDefault } from '../../tables/testing.ts'
import { FUNDING_LINES } from './funding-lines.ts'
import { makeFundingLine, makeTestLines } from './testing.ts'

const LINES = [
  makeFundingLine({ id: 'listing', kind: 'assistance_listing', ...code(null, '99.202') }),
  makeFundingLine({ id: 'account-2', kind: 'federal_account', ...code('999-0200', null) }),
  makeFundingLine({ id: 'account-1', kind: 'federal_account', ...code('999-0103', null) }),
  makeFundingLine({ id: 'old', fiscal_year: 2024 }),
  makeFundingLine({ id: 'senate', account: 'Sample Wells', label_aliases: ['Pozos de Ejemplo'] }),
  makeFundingLine({ id: 'house', chamber: 'house', subcommittee: 'AG', agency: 'Agencia Única' }),
]

function code(symbol: string | null, number: string | null) {
  return {
    fiscal_year: null,
    chamber: null,
    subcommittee: null,
    account: symbol === null ? null : `Account ${symbol}`,
    federal_account_symbol: symbol,
    federal_account_title: symbol === null ? null : `Title ${symbol}`,
    assistance_listings: number === null ? [] : [{ number, title: 'Sample Program' }],
  }
}

const readIds = (table: OpenTable, filters: Filters): string[] => {
  const selection = table.select(filters)
  const rows = table.readRows(selection.take(0, selection.total), ',')
  return JSON.parse(`[${Buffer.from(rows).toString()}]`).map(({ id }: { id: string }) => id)
}

const listIds = async (filters: Filters) => {
  const lines = await makeTestLines(LINES)
  try {
    return readIds(lines, filters)
  } finally {
    lines.close()
  }
}

test('guidance comes first, the newest year first, then accounts by symbol, then listings by number', async () => {
  assert.deepEqual(await listIds({}), ['house', 'senate', 'old', 'account-1', 'account-2', 'listing'])
})

test('lines are chosen and sorted by when they changed, and one without a date has not changed since any', async () => {
  const lines = await makeTestLines([
    makeFundingLine({ id: 'old', changed_at: '2026-05-01T12:00:00.000Z' }),
    makeFundingLine({ id: 'new', changed_at: '2026-06-01T12:00:00.000Z' }),
    makeFundingLine({ id: 'undated', first_seen_at: null, changed_at: null }),
  ])
  try {
    assert.deepEqual(readIds(lines, { changed_since: '2026-05-02' }), ['new'])
    assert.deepEqual(readIds(lines, { changed_since: '2026-05-01T12:00:00Z' }).toSorted(), ['new', 'old'])
    const rows = lines.readRows(lines.select({}, ['-changed_at']).take(0, 3), ',')
    const sorted: readonly { id: string }[] = JSON.parse(`[${Buffer.from(rows).toString()}]`)
    assert.deepEqual(
      sorted.map(({ id }) => id),
      ['new', 'old', 'undated'],
    )
  } finally {
    lines.close()
  }
})

test('guidance of a year comes by chamber, subcommittee, account and program, codes by their number, and equals by id', () => {
  const listings = (...numbers: readonly string[]) => numbers.map((number) => ({ number, title: null }))
  const wells = { account: 'Wells', program: 'Zinc', federal_account_symbol: '999-0103' }
  const inOrder = [
    makeFundingLine({ id: '9', chamber: 'house', subcommittee: 'THUD' }),
    makeFundingLine({ id: '8', subcommittee: 'AG', account: 'Zinc' }),
    makeFundingLine({ id: '7', ...wells, program: null }),
    makeFundingLine({ id: '6', ...wells, account: 'WELLS', federal_account_symbol: '999-0101' }),
    makeFundingLine({ id: '5', ...wells, assistance_listings: listings('99.201', '99.999') }),
    makeFundingLine({ id: '3', ...wells, assistance_listings: listings('99.202', '99.100') }),
    makeFundingLine({ id: '4', ...wells, assistance_listings: listings('99.202') }),
    makeFundingLine({ id: '2', ...wells, account: 'Wells and mains', program: null }),
    makeFundingLine({ id: '12', kind: 'federal_account', ...code('999-0103', null), account: 'Wells' }),
    makeFundingLine({ id: '11', kind: 'federal_account', ...code('999-0200', null), account: 'Mains' }),
    makeFundingLine({ id: '1', kind: 'assistance_listing', ...code(null, '99.201') }),
    makeFundingLine({ id: '0', kind: 'assistance_listing', ...code(null, '99.202') }),
  ]
  assert.deepEqual(
    sortByDefault(FUNDING_LINES, inOrder.toReversed()).map(({ id }) => id),
    inOrder.map(({ id }) => id),
  )
})

test('lines are found by what they rest on, and codes rest on nothing', async () => {
  const lines = [
    makeFundingLine({ id: 'guided' }),
    makeFundingLine({ id: 'enacted', basis: 'statute' }),
    makeFundingLine({ id: 'carried', basis: 'crosswalk_draft' }),
    makeFundingLine({ id: 'code', kind: 'federal_account', basis: null }),
  ]
  const table = await makeTestLines(lines)
  const idsBy = (...basis: string[]) => readIds(table, { basis })
  assert.deepEqual(idsBy('statute'), ['enacted'])
  assert.deepEqual(idsBy('guidance_document', 'crosswalk_draft').toSorted(), ['carried', 'guided'])
  table.close()
})

test('each filter narrows, and the values of one widen', async () => {
  assert.deepEqual(await listIds({ kind: ['federal_account', 'assistance_listing'] }), [
    'account-1',
    'account-2',
    'listing',
  ])
  assert.deepEqual(await listIds({ chamber: ['house'], fiscal_year: [2026] }), ['house'])
  assert.deepEqual(await listIds({ chamber: ['house'], fiscal_year: [2024] }), [])
  assert.deepEqual(await listIds({ id: ['OLD', 'none'] }), ['old'])
  assert.deepEqual(await listIds({ subcommittee: ['AG', 'INT'], fiscal_year: [2024] }), ['old'])
})

test('an agency and an account are known in any case and without accents; an account also by its symbol', async () => {
  assert.deepEqual(await listIds({ agency: ['AGENCIA unica'] }), ['house'])
  assert.deepEqual(await listIds({ account: ['sample  wells'] }), ['senate'])
  assert.deepEqual(await listIds({ account: ['999-0200'] }), ['account-2'])
  assert.deepEqual(await listIds({ account: ['title 999-0200'] }), ['account-2'])
})

test('an agency or account of no line is refused with the one that was probably meant', async () => {
  await assert.rejects(
    listIds({ account: ['Sampel Wells'] }),
    (cause) => cause instanceof Refusal && cause.param === 'account' && cause.didYouMean === 'Sample Wells',
  )
})

test('q looks into names, aliases, symbols and listings', async () => {
  assert.deepEqual(await listIds({ q: 'pozos' }), ['senate'])
  assert.deepEqual(await listIds({ q: '"999-0200"' }), ['account-2'])
  assert.deepEqual(await listIds({ q: 'progr* 99.202' }), ['listing'])
  assert.deepEqual(await listIds({ q: 'unica grants' }), ['house'])
})
