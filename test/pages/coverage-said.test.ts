import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { FullRecord } from '@rotunda/contract'
import { openPages, wordsOf, type ReadPage } from './testing/open-pages.ts'
import { readRows } from './testing/read-tables.ts'

const { read, ask } = await openPages({ after })

const findMember = async (chamber: string): Promise<string> => {
  const { data } = await ask<{ data: readonly FullRecord[] }>(
    `/api/appropriations/v1/records?stage=request&chamber=${chamber}&limit=200`,
  )
  const ids = data.flatMap(({ requestors }) => requestors.map(({ bioguide }) => bioguide))
  return ids.find((id) => id !== null) ?? assert.fail(`no member of the ${chamber} is identified`)
}

const [representative, senator] = [await findMember('house'), await findMember('senate')]

/** Cells of a row by their years. */
const readYears = (page: ReadPage, name: string, heading: RegExp): Map<string, string | undefined> => {
  const heads = [...page.document.querySelectorAll(`[aria-label="${name}"] thead th`)].map(wordsOf)
  const cells = readRows(page, name).find(([first = '']) => heading.test(first))
  return new Map(heads.map((head, index) => [head, cells?.[index]]))
}

test('a year of which only documents of the other chamber are here is not covered for a member', async () => {
  for (const address of ['bioguide&group_by=fiscal_year', 'fiscal_year&group_by=bioguide']) {
    const page = await read(`/totals?group_by=${address}&stage=request&bioguide=${representative},${senator}`)
    const [rows, columns] = address.startsWith('bioguide')
      ? ['Bioguide id of the member', 'fiscal year']
      : ['fiscal year', 'Bioguide id of the member']
    const name = `Requests: Sum of projects by ${rows} and ${columns}`
    const heads = [...page.document.querySelectorAll(`[aria-label="${name}"] thead th`)].map(wordsOf)
    const cellOf = (member: string, year: string): string | undefined => {
      const isRow = address.startsWith('bioguide')
      const row = readRows(page, name).find(([first = '']) => first.endsWith(isRow ? member : year))
      return row?.[heads.findIndex((head) => head.endsWith(isRow ? year : member))]
    }
    assert.equal(cellOf(representative, '2027'), 'not covered', address)
    assert.notEqual(cellOf(senator, '2027'), 'not covered', address)
    if (heads.includes('2022')) assert.equal(cellOf(senator, '2022'), 'not covered', address)
  }
})

test('an empty year of a State says of which chamber alone documents are here', async () => {
  const page = await read('/totals?group_by=state&group_by=fiscal_year&stage=request&measure=rows')
  const name = 'Requests: Records by member’s State and fiscal year'
  const texts = readRows(page, name).map(([state]) => readYears(page, name, new RegExp(`^${state ?? ''}$`)))
  const absent = (year: string): Set<string> =>
    new Set(texts.map((of) => of.get(year) ?? '').filter((text) => !/^\d+$/.test(text)))
  assert.deepEqual(absent('2022'), new Set(['none (House only)']))
  assert.deepEqual(absent('2027'), new Set(['none (Senate only)']))
  for (const text of absent('2026')) assert.equal(text, 'none')
})

test('a year that one of two compared States has nothing in says of which chamber alone documents are here', async () => {
  const { data } = await ask<{ data: readonly { group: { state: string | null; fiscal_year: number } }[] }>(
    '/api/appropriations/v1/aggregates?stage=request&group_by=state,fiscal_year&limit=200',
  )
  const statesOf = (year: number): (string | null)[] =>
    data.filter(({ group }) => group.fiscal_year === year).map(({ group }) => group.state)
  const states = new Set(data.map(({ group }) => group.state).filter((state) => state !== null))
  for (const [year, said] of [
    [2022, 'none (House only)'],
    [2027, 'none (Senate only)'],
  ] as const) {
    const has = statesOf(year).find((state) => state !== null)
    const lacks = [...states].find((state) => !statesOf(year).includes(state))
    const page = await read(`/compare?kind=state&a=${has ?? ''}&b=${lacks ?? ''}&stage=request`)
    const row = readRows(page, 'Requests by fiscal year').find(([first]) => first === String(year))
    assert.deepEqual([row?.[2], row?.[4]], [said, said])
  }
})

test('a year of a district is one of the House', async () => {
  const page = await read('/totals?group_by=district&group_by=fiscal_year&stage=request&measure=rows')
  const name = 'Requests: Records by district and fiscal year'
  const cells = readRows(page, name)
    .filter(([first]) => first !== 'Not stated')
    .map(([district]) => readYears(page, name, new RegExp(`^${district ?? ''}$`)).get('2027'))
  assert.deepEqual(new Set(cells), new Set(['not covered']))
})

const BY_YEAR = [
  '/records',
  '/records?state=AL&amount_min=1',
  '/totals',
  '/totals?group_by=fiscal_year&group_by=chamber',
]

test('a chart by year says of which chambers documents of each year are here', async () => {
  for (const address of BY_YEAR) {
    const { document } = await read(address)
    const caption = wordsOf(document.querySelector('figcaption'))
    assert.match(
      caption,
      /Requests, 2022: House only; 2023 to 2026: House and Senate; 2027: Senate only\./,
      address,
    )
  }
  const { document } = await read('/states/AL')
  assert.match(
    wordsOf(document.querySelector('main')),
    /Requests are here for 2022: House only; 2023 to 2026: House and Senate; 2027: Senate only\./,
  )
  const bills = wordsOf((await read('/totals?stage=house_bill')).document.querySelector('figcaption'))
  assert.match(bills, /Projects in House bills, 2024: [A-Z]+; 2026: [A-Z]+ and [A-Z]+\.$/)
})

test('a chart by year of documents that are all alike says nothing of them', async () => {
  for (const address of ['/records?chamber=senate', '/totals?chamber=house&stage=request']) {
    const { document } = await read(address)
    assert.doesNotMatch(wordsOf(document.querySelector('figcaption')), /covered/, address)
  }
})

test('rows that a document holds more than once are said to be counted each time', async () => {
  const said = async (address: string): Promise<string> => {
    const { document } = await read(address)
    const boxes = [...document.querySelectorAll('main p.box')].map(wordsOf)
    return boxes.find((text) => text.startsWith('Identical rows.')) ?? ''
  }
  const bills = '/records?stage=house_bill&fiscal_year=2024'
  for (const address of [bills, `${bills}&fields=title`])
    assert.match(await said(address), /^Identical rows\. 2 of these rows appear more than once/, address)
  assert.match(
    await said(`${bills}&limit=3&sort=-amount`),
    /^(?:Identical rows\. \d of the rows shown here.+)?$/,
  )
  const { data } = await ask<{ data: readonly FullRecord[] }>('/api/appropriations/v1/records?limit=200')
  const others = data.filter(({ flags }) => !flags.includes('identical_rows')).slice(0, 5)
  assert.equal(await said(`/records?id=${others.map(({ id }) => id).join()}`), '')
  assert.match((await read('/totals')).text, /repeats word for word is counted each time/)
})
