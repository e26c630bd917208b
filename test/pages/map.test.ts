import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Groups } from './testing/groups.ts'
import { openChangedPages, openPages, wordsOf } from './testing/open-pages.ts'
import { dollars, readRows, title } from './testing/read-tables.ts'

const API = '/api/appropriations/v1'
/** A map whose address names no year shows one. */
const EVERY_YEAR = 'fiscal_year=2022,2023,2024,2025,2026,2027'
const pages = await openPages({ after })

const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

describe('the map', () => {
  test('names each value once, and counts a single district as one', async () => {
    const page = await pages.read('/map?state=AL&state=AL&fiscal_year=2026,2026')
    assert.doesNotMatch(page.text, /Alabama or Alabama|2026 and 2026|fiscal years/)
    const chips = [...page.document.querySelectorAll('.chips a')].map((one) => clean(one.textContent))
    assert.equal(chips.filter((text) => /Alabama/.test(text)).length, 1)
    const { text } = await pages.read('/map')
    assert.match(text, /Wyoming: its one district has (a|no) request</)
  })

  test('has every State, DC and the territories, each leading to its page, with its value in words', async () => {
    const { document } = await pages.read(`/map?${EVERY_YEAR}`)
    const map = document.querySelector('svg.map')
    const links = [...(map?.querySelectorAll('a') ?? [])].map((one) => one.getAttribute('href'))
    assert.equal(new Set(links).size, 56)
    for (const code of ['AL', 'DC', 'PR', 'AS']) assert.ok(links.includes(`/states/${code}`), code)
    assert.match(
      map?.querySelector('a[href="/states/CA"]')?.querySelector('title')?.textContent ?? '',
      /^California: \$530,129,996$/,
    )
  })

  test('per resident divides by the census that it names', async () => {
    const page = await pages.read(`/map?measure=amount_per_resident&stage=request&${EVERY_YEAR}`)
    assert.match(title(page), /2020 Census/)
    const california = readRows(page, 'States').find(([name]) => name === 'California')
    // 530,129,996 dollars by 39,538,223 residents.
    assert.deepEqual([california?.[4], california?.[5]], ['39,538,223', '$13.41'])
  })

  test('says of a State whose amounts nobody knows that no amount is known, and of another that there is none', async () => {
    const { data } = await pages.ask<Groups>(`${API}/aggregates?group_by=state&stage=request&missing=amount`)
    const known = new Set(data.map(({ group }) => group['state']))
    const page = await pages.read(
      `/map?stage=request&missing=amount&measure=amount_per_resident&${EVERY_YEAR}`,
    )
    for (const link of page.document.querySelectorAll('svg.map:not(.tiles) a')) {
      const isAsked = known.has(link.getAttribute('href')?.split('/').at(-1) ?? '')
      assert.match(link.textContent ?? '', isAsked ? /: no amount known/ : /: none/)
    }
    const cells = readRows(page, 'States').filter(([name]) => name !== 'Not stated')
    assert.ok(cells.length > 0)
    for (const [, , , , , perResident] of cells) assert.equal(perResident, 'no amount known')
  })

  test('says above how many records have no State of a member, with the way to them', async () => {
    const page = await pages.read(`/map?stage=house_bill&${EVERY_YEAR}`)
    const box = [...page.document.querySelectorAll('main p.box')].find((one) =>
      wordsOf(one).startsWith('Not on the map'),
    )
    const { data } = await pages.ask<Groups>(`${API}/aggregates?group_by=state&stage=house_bill`)
    const sum = data.find(({ group }) => group['state'] === null)?.amount_sum_of_projects
    assert.match(wordsOf(box), /33 of 36 records/)
    assert.ok(wordsOf(box).includes(dollars(sum)))
    const records = await pages.read(box?.querySelector('a')?.getAttribute('href') ?? '')
    assert.match(title(records), /^33 projects in House bills .*where member’s State is not stated$/)
    assert.doesNotMatch((await pages.read('/map?stage=house_bill&state=AL')).text, /Not on the map/)
  })

  test('comes before its filters, which a phone folds', async () => {
    const { document } = await pages.read('/map')
    assert.ok(document.querySelector('figure:has(svg.map) ~ details.folded-form form') !== null)
    assert.equal(document.querySelector('details.folded-form ~ figure:has(svg.map:not(.tiles))'), null)
  })

  test('draws nothing where nothing matches, and says so', async () => {
    const page = await pages.read('/map?q=unicornspaceport')
    assert.match(page.text, /Nothing matches\./)
    assert.equal(page.document.querySelector('svg.map'), null)
    assert.ok(page.document.querySelector('details.folded-form form') !== null)
    assert.match((await pages.read('/map?fiscal_year=2001')).text, /Not covered\./)
  })

  test('names under the districts what their tiles show', async () => {
    const caption = async (search: string) => {
      const { document } = await pages.read(`/map?${search}`)
      return clean([...document.querySelectorAll('figcaption')].at(-1)?.textContent)
    }
    assert.match(await caption('measure=amount_per_resident'), /^Sum of projects by House district/)
    assert.match(await caption('measure=projects'), /^Projects by House district/)
  })

  test('has a tile for each of the 441 seats, and the numbers beside them', async () => {
    const page = await pages.read(`/map?stage=request&${EVERY_YEAR}`)
    assert.ok(page.document.querySelectorAll('svg.tiles rect').length >= 441)
    const montana = readRows(page, 'Districts').find(([code]) => code === 'MT-01')
    const { data } = await pages.ask<Groups>(
      `${API}/aggregates?group_by=district&stage=request&district=MT-01`,
    )
    const sum = data.find(({ group }) => group['district'] === 'MT-01')?.amount_sum_of_projects
    assert.equal(montana?.[1], dollars(sum))
  })
})

describe('a map whose address names no year', () => {
  test('opens on the newest in which both chambers have published requests, and says so', async () => {
    const page = await pages.read('/map')
    assert.match(title(page), /for fiscal year 2026$/)
    assert.match(page.text, /This is fiscal year 2026, the newest with published requests from both chambers/)
    const named = await pages.read('/map?fiscal_year=2026')
    assert.doesNotMatch(named.text, /This is fiscal year/)
    assert.deepEqual(readRows(page, 'States'), readRows(named, 'States'))
    const { data } = await pages.ask<Groups>(
      `${API}/aggregates?group_by=state&stage=request&fiscal_year=2026&limit=200`,
    )
    assert.deepEqual(
      readRows(page, 'States')
        .map(([, sum]) => sum)
        .toSorted(),
      data
        .map(({ amount_sum_of_projects: sum }) => (sum === null ? 'no amount known' : dollars(sum)))
        .toSorted(),
    )
  })

  test('has the year in its form, its files, its citation and its pictures', async () => {
    const { document, headers } = await pages.read('/map')
    assert.equal(document.querySelector('#f-fiscal_year')?.getAttribute('value'), '2026')
    const links = [...document.querySelectorAll('main a[href*="aggregates"], link[rel=alternate]')]
    const addresses = links
      .map((link) => link.getAttribute('href') ?? '')
      .filter((one) => /aggregates/.test(one))
    assert.ok(addresses.length >= 4, addresses.join())
    for (const address of addresses) assert.match(address, /[?&]fiscal_year=2026(&|$)/)
    assert.match(headers['link'] ?? '', /aggregates\?[^>]*fiscal_year=2026[^>]*>; rel="cite-as"/)
    const link = document.querySelector('link[type="application/json+oembed"]')?.getAttribute('href') ?? ''
    const { pathname, search } = new URL(link)
    assert.match((await pages.read(pathname + search)).text, /fiscal_year=2026/)
  })

  test('opens on the newest where no year has both chambers, and leaves years that are chosen as they are', async () => {
    for (const [search, year] of [
      ['chamber=senate', '2027'],
      ['chamber=house', '2026'],
      ['stage=house_bill', '2026'],
    ] as const) {
      const page = await pages.read(`/map?${search}`)
      assert.match(title(page), new RegExp(`fiscal year ${year}`), search)
      assert.match(
        page.text,
        new RegExp(`This is fiscal year ${year}, the newest with documents here`),
        search,
      )
    }
    for (const search of ['fiscal_year=2027', 'not_fiscal_year=2026'])
      assert.doesNotMatch((await pages.read(`/map?${search}`)).text, /This is fiscal year/, search)
  })

  test('names each year with its records and the chamber that it lacks, and all of them together', async () => {
    const { document } = await pages.read('/map')
    const years = [...document.querySelectorAll('nav[aria-label="Fiscal year"] a')].map(wordsOf)
    const { data } = await pages.ask<Groups>(`${API}/aggregates?group_by=fiscal_year&stage=request`)
    assert.deepEqual(
      years.slice(0, -1).map((text) => /^(\d{4}).* (\d+)$/.exec(text)?.slice(1)),
      data.map(({ group, rows }) => [String(group['fiscal_year']), String(rows)]),
    )
    assert.match(years[0] ?? '', /House only/)
    assert.match(years.at(-2) ?? '', /Senate only/)
    const all = document.querySelector('nav[aria-label="Fiscal year"] li:last-child a')?.getAttribute('href')
    assert.match(title(await pages.read(all ?? '')), /fiscal years 2022, .+ and 2027$/)
  })
})

describe('what a map shows', () => {
  test('has round numbers in its legend', async () => {
    for (const [measure, round] of [
      [
        'amount_sum_of_projects',
        /^(?:none, or no amount known|(?:up to |over |\$[\d.]+[KM] to )\$(?:1|2\.5|5|7\.5|10|25|50|75|100|250|500|750)[KMB])$/,
      ],
      ['projects', /^(?:none|(?:up to |over |\d+ to )?\d+ projects?)$/],
    ] as const) {
      const { document } = await pages.read(`/map?measure=${measure}&${EVERY_YEAR}`)
      const steps = [...(document.querySelector('.legend')?.querySelectorAll('li') ?? [])].map(wordsOf)
      assert.ok(steps.length > 3)
      for (const step of steps) assert.match(step, round)
    }
  })

  test('shades each State by the step that the legend names', async () => {
    const { document } = await pages.read(`/map?${EVERY_YEAR}`)
    const bounds = new Map(
      [...(document.querySelector('.legend')?.querySelectorAll('li') ?? [])].map((step) => [
        /heat-\d/.exec(step.querySelector('.swatch')?.getAttribute('class') ?? '')?.[0],
        [...wordsOf(step).matchAll(/\$([\d.]+)([KMB])/g)].map(
          ([, number, unit]) => Number(number) * { K: 1e3, M: 1e6, B: 1e9 }[unit as 'K' | 'M' | 'B'], // As matched.
        ),
      ]),
    )
    for (const link of document.querySelectorAll('svg.map:not(.tiles) a')) {
      const sum = Number(/: \$([\d,]+)/.exec(link.textContent ?? '')?.[1]?.replaceAll(',', '') ?? 0)
      const shade = /heat-\d/.exec(link.querySelector('path, circle')?.getAttribute('class') ?? '')?.[0]
      const ends = bounds.get(shade)
      assert.ok(ends !== undefined, shade ?? 'no shade')
      if (shade === 'heat-0') assert.equal(sum, 0)
      else if (shade === 'heat-5') assert.ok(sum > (ends[0] ?? Infinity), link.textContent ?? '')
      else
        assert.ok(
          sum <= (ends.at(-1) ?? 0) && (ends.length === 1 || sum > (ends[0] ?? 0)),
          link.textContent ?? '',
        )
    }
  })

  test('folds districts away where fewer than a fifth have anything', async () => {
    const { document } = await pages.read('/map')
    const folded = document.querySelector('details.folded') ?? assert.fail()
    assert.match(wordsOf(folded.querySelector('summary')), /^By House district: \d+ of 441 have requests$/)
    assert.ok(folded.querySelector('svg.tiles') !== null)
    const full = await openChangedPages({ after }, pages.service, (text) =>
      /"group_by":\["stage","district"\]/.test(text) || text.includes('"district":')
        ? fillDistricts(text)
        : text,
    )
    const open = await full.read('/map')
    assert.equal(open.document.querySelector('details.folded'), null)
    assert.ok(open.document.querySelector('svg.tiles') !== null)
  })
})

/** As if each district of the first hundred of California had a request. */
const fillDistricts = (text: string): string => {
  const { data, meta } = JSON.parse(text)
  const [first] = data
  if (first?.group.district === undefined) return text
  const many = ['CA', 'TX', 'NY', 'FL'].flatMap((state) =>
    Array.from({ length: 26 }, (_, at) => ({
      ...first,
      group: { ...first.group, district: `${state}-${String(at + 1).padStart(2, '0')}` },
    })),
  )
  return JSON.stringify({ data: many, meta: { ...meta, total: many.length, next_offset: null } })
}
