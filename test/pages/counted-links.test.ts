import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { DIMENSIONS, type FullRecord } from '@rotunda/contract'
import { openPages, wordsOf, type PageElement, type ReadPage } from './testing/open-pages.ts'

const { read, ask } = await openPages({ after })
const API = '/api/appropriations/v1'

type List = { readonly data: readonly FullRecord[] }
const listRecords = async (filter: string): Promise<readonly FullRecord[]> =>
  (await ask<List>(`${API}/records?limit=200&${filter}`)).data

type Counted = { readonly address: string; readonly count: number; readonly beside: string }

const toNumber = (text: string): number => Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', ''))
const hrefOf = (link: PageElement): string => link.getAttribute('href') ?? ''

/** Links to records that are counts themselves, and those that have a count of records beside them. */
const listCounted = ({ document }: ReadPage): Counted[] =>
  listLinks(document).filter(({ address, count }) => address.startsWith('/records') && !Number.isNaN(count))

const listLinks = (document: ReadPage['document']): Counted[] => [
  ...[
    ...document.querySelectorAll('td.number a, aside.box a, aside .box a[href^="/records?project_state"]'),
  ].map((link) => ({ address: hrefOf(link), count: toNumber(wordsOf(link)), beside: wordsOf(link) })),
  ...[...document.querySelectorAll('main tbody tr')].flatMap(readRowLink),
  ...[...document.querySelectorAll('.facet-values li')].flatMap((item) => {
    const link = item.querySelector('a:not(.leave-out):not([aria-current])')
    const count = toNumber(wordsOf(item.querySelector('.number')))
    return link === null ? [] : [{ address: hrefOf(link), count, beside: wordsOf(link) }]
  }),
  ...[...document.querySelectorAll('a.tab:has(span)')].map((link) => ({
    address: hrefOf(link),
    count: toNumber(wordsOf(link.querySelector('span'))),
    beside: wordsOf(link),
  })),
]

/** A heading of a row that leads to records, with what the row counts. */
const readRowLink = (row: PageElement): Counted[] => {
  const link = row.querySelector('th a[href^="/records?"]')
  const titles = [...(row.parentElement?.parentElement?.querySelectorAll('thead th') ?? [])].map(wordsOf)
  const place = titles.indexOf('Records')
  const cell = [...row.querySelectorAll('th, td')][place]
  if (link === null || cell === undefined) return []
  return [{ address: hrefOf(link), count: toNumber(wordsOf(cell)), beside: wordsOf(link) }]
}

/** The records of each stage that a page of records says it has. */
const readTotal = ({ document }: ReadPage): number =>
  [...document.querySelectorAll('[aria-label="Totals of this filter"] tbody tr')]
    .map((row) => toNumber(wordsOf(row.querySelectorAll('td')[1] ?? null)))
    .reduce((one, other) => one + other, 0)

/** As many of a page are followed: those with other counts tell more than those with the same. */
const FOLLOWED = 6

const choose = (counted: readonly Counted[]): readonly Counted[] =>
  [...new Map(counted.map((one) => [one.count, one])).values(), ...counted].slice(0, FOLLOWED)

const listWrong = async (path: string): Promise<{ readonly links: number; readonly wrong: string[] }> => {
  const page = await read(path)
  assert.equal(page.status, 200, path)
  const counted = listCounted(page)
  const wrong: string[] = []
  for (const { address, count, beside } of choose(counted)) {
    const total = readTotal(await read(`${address}&limit=1`))
    if (total !== count) wrong.push(`${path}: ${beside} is ${count}, but ${address} has ${total}`)
  }
  return { links: counted.length, wrong }
}

const bills = await listRecords('stage=house_bill')
const [bill = assert.fail()] = bills.filter(({ funding_line: line }) => line !== null)
const [request = assert.fail()] = await listRecords('dataset=senate-requests')
const state = request.state ?? assert.fail()
// Counted under each of two members, of whom a filter names one.
const shared =
  bills.find(({ requestors: [one, other] }) => one && other && one.name !== other.name) ??
  assert.fail('no record is of two members')
const member = new URLSearchParams({ member: shared.requestors[0]?.name ?? '' }).toString()

const ENTITIES = [
  `/members/${request.requestors[0]?.bioguide ?? ''}`,
  `/states/${state}`,
  `/subcommittees/${request.subcommittee ?? ''}`,
  `/funding-lines/${bill.funding_line?.id ?? ''}`,
  `/recipients?${new URLSearchParams({ name: request.recipient ?? '' }).toString()}`,
  `/accounts?${new URLSearchParams({ name: bill.account ?? '' }).toString()}`,
]
const EVERY = DIMENSIONS.map((name) => `facet=${name}`).join('&')
const PAGES = [
  ...ENTITIES,
  '/members',
  '/states',
  '/recipients',
  '/accounts',
  '/subcommittees',
  '/records',
  `/records?${EVERY}&facet_limit=20`,
  `/records?${EVERY}&${member}&stage=house_bill`,
  `/records?${EVERY}&not_fiscal_year=2026&chamber=house`,
  ...DIMENSIONS.filter((name) => name !== 'stage').map((name) => `/totals?group_by=${name}`),
  `/totals?group_by=member&${member}`,
  `/totals?group_by=district&chamber=house&not_stage=house_bill`,
  '/totals?group_by=chamber&not_stage=house_bill&fiscal_year=2024,2026',
  '/map',
  '/map?chamber=house&fiscal_year=2026',
  `/compare?kind=state&a=${state}&b=CA`,
]

test('a count of records leads to exactly the records that it counts', async () => {
  const wrong: string[] = []
  for (const path of PAGES) {
    const found = await listWrong(path)
    assert.ok(found.links > 0, `${path} has no count that leads anywhere`)
    wrong.push(...found.wrong)
  }
  assert.deepEqual(wrong, [])
})

test('each group of an entity leads to the records of both, stage by stage', async () => {
  for (const path of ENTITIES) {
    const { document } = await read(path)
    for (const row of document.querySelectorAll('.columns section:has(.source-line) tbody tr:has(th a)'))
      assert.match(
        row.querySelector('td.number a')?.getAttribute('href') ?? '',
        /^\/records\?.+&.+/,
        wordsOf(row),
      )
  }
})
