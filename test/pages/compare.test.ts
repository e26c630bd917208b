import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Groups } from './testing/groups.ts'
import { openPages } from './testing/open-pages.ts'
import { dollars, readRows, title } from './testing/read-tables.ts'

const API = '/api/appropriations/v1'
const pages = await openPages({ after })

const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

describe('the comparison', () => {
  test('puts two States side by side over the years, each stage separately, and can be cited', async () => {
    const page = await pages.read('/compare?kind=state&a=AL&b=CA')
    assert.equal(title(page), 'Alabama and California side by side')
    const { data } = await pages.ask<Groups>(`${API}/aggregates?state=CA&stage=request&fiscal_year=2023`)
    const year = readRows(page, 'Requests by fiscal year').find(([name]) => name === '2023')
    assert.equal(year?.[2], dollars(data[0]?.amount_sum_of_projects))
    assert.match(
      clean(page.document.querySelector('#cite')?.parentElement?.textContent),
      /releases\/[0-9a-f]{64}\/aggregates\?state=AL&state=CA&group_by=state%2Cfiscal_year/,
    )
    const chart = await pages.read(page.document.querySelector('figure img')?.getAttribute('src') ?? '')
    assert.equal(chart.headers['content-type'], 'image/svg+xml')
  })

  test('a year that no document covers is told from one in which nobody asked', async () => {
    const page = await pages.read('/compare?kind=year&a=2026&b=2030')
    for (const stage of ['Requests', 'In House bills']) {
      const [asked = [], uncovered = []] = readRows(page, `${stage} in all`)
      assert.ok(!asked.includes('not covered'), stage)
      assert.deepEqual(new Set(uncovered.slice(1)), new Set(['not covered']), stage)
    }
  })

  test('names members as the records do, and compares years by subcommittee', async () => {
    const members = await pages.read('/compare?kind=member&a=zz20509&b=ZZ20510')
    assert.match(title(members), /^Demonstrado, Rosemary and /)
    const years = await pages.read('/compare?kind=year&a=2025&b=2026')
    assert.equal(title(years), 'Fiscal year 2025 and fiscal year 2026 side by side')
    // The sides are the filter of States: another one would be neither asked for nor true.
    const filtered = await pages.read('/compare?kind=state&a=AL&b=CA&state=TX&party=D')
    assert.equal(title(filtered), 'Alabama and California side by side where party is Democratic')
    assert.ok(readRows(years, 'Requests by subcommittee').length > 3)
  })

  test('lists members by surname, each with chamber and State, as the list of members sorts them', async () => {
    const { document } = await pages.read('/compare?kind=member&a=ZZ20509&b=ZZ20510')
    const options = [...document.querySelectorAll('select[name=a] option')].slice(1)
    const names = options.map((option) => clean(option.textContent))
    for (const name of ['Demonstrado, Meadow (House, PA)', 'De la Muestra, Alder (Senate, WY)'])
      assert.ok(names.includes(name), name)
    for (const name of names) assert.match(name, /^[^()]+ \((House|Senate)(, [A-Z]{2})?\)( [A-Z]+\d+)?$/)
    const members = await pages.read('/members')
    const links = [...members.document.querySelectorAll('main tbody th a')]
    const listed = new Set(links.map((link) => link.getAttribute('href')?.split('/').at(-1)))
    assert.deepEqual(
      options.map((option) => option.getAttribute('value')),
      [...listed],
    )
    const heading = document.querySelector('[aria-label=Requests] thead th')
    assert.equal(clean(heading?.textContent), 'Member')
  })

  test('shows an example before two are chosen, which leads to a comparison', async () => {
    for (const search of ['', '?kind=member', '?kind=year']) {
      const { document } = await pages.read(`/compare${search}`)
      const example = document.querySelector('form ~ p a[href^="/compare?"]') ?? assert.fail(search)
      const page = await pages.read(example.getAttribute('href') ?? '')
      assert.match(title(page), /side by side/)
      assert.equal(page.document.querySelector('form ~ p a[href^="/compare?kind"]'), null)
      assert.ok(page.document.querySelector('main section table') !== null)
      assert.doesNotMatch(page.text, /Not the same documents/)
    }
  })

  test('has the newest two years with the same coverage as its example', async () => {
    const { document } = await pages.read('/compare?kind=year')
    // 2027 has requests of the Senate alone, and 2025 has no House bill.
    assert.equal(clean(document.querySelector('form ~ p')?.textContent), 'For example: 2024 and 2026')
  })

  test('a kind that is none, and a value that is none, are refused', async () => {
    assert.equal((await pages.read('/compare?kind=party')).status, 400)
    assert.equal((await pages.read('/compare?kind=state&a=ZZ&b=AL')).status, 400)
    assert.match((await pages.read('/compare?b=XX')).text, /<code>b<\/code>|“b”|parameter b/)
  })
})

describe('the comparison, of what is not here', () => {
  test('years are compared with a word on chambers and bills that one of them lacks', async () => {
    const bills = readRows(
      await pages.read('/compare?kind=year&a=2024&b=2026'),
      'In House bills by subcommittee',
    )
    assert.equal(bills.length, 3)
    for (const [, , , ...cells] of bills) assert.ok(!cells.includes('none'))
    for (const cells of bills) assert.equal(cells.filter((text) => text === 'not covered').length, 2)
    const { document } = await pages.read('/compare?kind=year&a=2026&b=2027')
    const warning = document.querySelector('p.box:has(~ figure)')
    assert.match(
      clean(warning?.textContent),
      /has requests of fiscal year 2026 from the House and the Senate, and of fiscal year 2027 from the Senate alone/,
    )
    const same = await pages.read('/compare?kind=year&a=2025&b=2026&stage=request')
    assert.doesNotMatch(same.text, /Not the same documents/)
  })

  test('a year of which no document of the chamber of a member is here is not covered', async () => {
    const { data } = await pages.ask<Groups>(
      `${API}/aggregates?group_by=bioguide&chamber=senate&fiscal_year=2027`,
    )
    const senator = String(data.find(({ group }) => group['bioguide'] !== null)?.group['bioguide'])
    const house = await pages.ask<Groups>(
      `${API}/aggregates?group_by=bioguide&chamber=house&fiscal_year=2022`,
    )
    const member = String(house.data.find(({ group }) => group['bioguide'] !== null)?.group['bioguide'])
    const page = await pages.read(`/compare?kind=member&a=${senator}&b=${member}`)
    const year = readRows(page, 'Requests by fiscal year').find(([name]) => name === '2022') ?? []
    assert.equal(year[1], 'not covered')
    assert.notEqual(year[2], 'not covered')
    const bills = page.document.querySelector('[aria-label="In House bills"] p')
    assert.match(clean(bills?.textContent), /^[^:]+: not covered\./)
  })

  test('of States, records that have none are said to be on neither side', async () => {
    const page = await pages.read('/compare?kind=state&a=AL&b=CA')
    const box = page.document.querySelector('[aria-label="In House bills"] p.box')
    assert.match(clean(box?.textContent), /^33 projects in House bills name no member’s State/)
    const records = await pages.read(box?.querySelector('a')?.getAttribute('href') ?? '')
    assert.match(title(records), /^33 projects/)
  })
})
