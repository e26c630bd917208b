import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { openPages, type PageElement, type ReadPage } from './testing/open-pages.ts'

const pages = await openPages({ after })

describe('charts', () => {
  test('of all records have their numbers in the figure, and those of a filter are read when they are opened', async () => {
    const { document } = await pages.read('/records')
    const figures = [...document.querySelectorAll('main figure')]
    assert.equal(figures.length, 2)
    for (const [index, dimension] of ['fiscal_year', 'state'].entries()) {
      const figure = figures[index] ?? assert.fail()
      const groups = await pages.ask<{ data: readonly { amount_sum_of_projects: number | null }[] }>(
        `/api/appropriations/v1/aggregates?group_by=${dimension}&limit=200`,
      )
      const shown = [...figure.querySelectorAll('tbody td')].map((cell) => cell.textContent ?? '')
      const sums = groups.data.map(({ amount_sum_of_projects: sum }) =>
        sum === null ? 'no amount known' : `$${sum.toLocaleString('en-US')}`,
      )
      const stated = shown.filter((text) => text !== 'none' && text !== 'not covered')
      assert.deepEqual(stated.toSorted(), sums.toSorted())
      assert.match(figure.textContent ?? '', /Source: .+CSV/s)
    }
    const filtered = await pages.read('/records?state=CA')
    assert.equal(filtered.document.querySelectorAll('main figure').length, 1)
    for (const figure of filtered.document.querySelectorAll('main figure')) {
      const address = figure.querySelector('details')?.getAttribute('data-numbers') ?? ''
      assert.equal(figure.querySelector('details a')?.getAttribute('href'), address)
      assert.ok((await pages.read(address)).document.querySelector('main section > .table-frame table'))
    }
  })

  test('draw no stage of which there is nothing, and say so', async () => {
    const { document, text } = await pages.read('/records?state=CA')
    assert.equal(document.querySelector('figure img')?.getAttribute('height'), '230')
    assert.match(text, /Not drawn, because there are no records: projects in House bills/)
  })

  test('have an address of their own, and the size that the page keeps free for them', async () => {
    const { document } = await pages.read('/records?party=R&stage=request')
    const images = [...document.querySelectorAll('figure img')]
    assert.equal(images.length, 2)
    for (const image of images) {
      const picture = await pages.read(image.getAttribute('src') ?? '')
      assert.equal(picture.headers['content-type'], 'image/svg+xml')
      for (const side of ['width', 'height'])
        assert.equal(picture.document.documentElement.getAttribute(side), image.getAttribute(side))
      assert.ok((image.getAttribute('alt') ?? '') !== '')
    }
    for (const link of document.querySelectorAll('figure p a')) {
      const answer = await pages.read(link.getAttribute('href') ?? '')
      assert.equal(answer.status, 200, link.getAttribute('href') ?? '')
    }
  })

  for (const [path, query] of [
    ['/charts/totals.svg', 'group_by=fiscal_year'],
    ['/charts/totals.svg', 'group_by=fiscal_year&width=narrow'],
    ['/charts/years.svg', ''],
    ['/charts/states.svg', ''],
    ['/charts/states.svg', 'width=narrow'],
    ['/charts/compare.svg', 'kind=year&a=2024&b=2026'],
  ] as const)
    test(`have one scale for all of their panels: ${path}?${query}`, async () => {
      const { document } = await pages.read(`${path}?${query}`)
      const panels = listPanels(document).map(readLongest)
      const dimension = path.includes('states') ? 'state' : 'fiscal_year'
      const grouped = path.includes('compare')
        ? 'group_by=fiscal_year,subcommittee&fiscal_year=2024,2026'
        : `group_by=${dimension}`
      const greatest = await Promise.all(
        ['request', 'house_bill'].map(async (stage) => {
          const { data } = await pages.ask<Sums>(
            `/api/appropriations/v1/aggregates?${grouped}&stage=${stage}&limit=200`,
          )
          return Math.max(...data.map(({ amount_sum_of_projects: sum }) => sum ?? 0))
        }),
      )
      const [long = 0, short = 0] = panels
      const [more = 0, less = 0] = greatest
      assert.ok(Math.abs(short / long - less / more) < 0.02, `${panels.join()} of ${greatest.join()}`)
    })

  test('are as high as their bars, panel by panel', async () => {
    const { document } = await pages.read('/charts/totals.svg?group_by=fiscal_year')
    const bars = listPanels(document).map((panel) => panel.querySelectorAll('g[aria-label=bar] rect').length)
    assert.deepEqual(bars, [6, 2])
    const second = listPanels(document)[1]?.getAttribute('transform') ?? ''
    const height = Number(document.documentElement.getAttribute('height'))
    const left = height - Number(/ (\d+)\)/.exec(second)?.[1])
    assert.ok(left < height / 2, `${left} of ${height} px for two bars`)
  })

  test('come before their tables, and none has a single bar', async () => {
    for (const path of ['/totals', '/compare?kind=state&a=CA&b=TX']) {
      const { document } = await pages.read(path)
      const [first] = document.querySelectorAll('main figure, main section table')
      assert.ok(first?.querySelector('figcaption') !== null, path)
    }
    for (const path of ['/totals?fiscal_year=2027', '/records?fiscal_year=2027&state=CA'])
      assert.ok((await pages.read(path)).document.querySelector('main figure') === null, path)
    // Counts of other values do not say of how many years and States the records are.
    for (const [path, count] of [
      ['/records?facet=party&bioguide=ZZ20509', 0],
      ['/records?facet=party&stage=request', 2],
    ] as const)
      assert.equal((await pages.read(path)).document.querySelectorAll('main figure').length, count, path)
  })

  test('of States rank those that have anything where most have nothing', async () => {
    const readLabels = async (search: string) => {
      const { document } = await pages.read(`/charts/states.svg?${search}`)
      const ticks = [...document.querySelectorAll('[aria-label^="x-axis tick label"] text')]
      return ticks.map((tick) => tick.textContent)
    }
    const { data } = await pages.ask<Sums>(
      '/api/appropriations/v1/aggregates?group_by=state&fiscal_year=2022&stage=request&sort=-amount_sum_of_projects&limit=200',
    )
    const ranked = data
      .filter(({ amount_sum_of_projects: sum }) => sum !== null)
      .map(({ group }) => group.state)
    assert.ok(ranked.length > 3 && ranked.length < 28)
    assert.deepEqual(await readLabels('fiscal_year=2022&stage=request'), [
      ...ranked.filter((state) => state !== null),
      ...(ranked.includes(null) ? ['not stated'] : []),
    ])
    assert.ok((await readLabels('stage=request')).length >= 56)
  })
})

type Sums = {
  readonly data: readonly {
    readonly group: { readonly state: string | null }
    readonly amount_sum_of_projects: number | null
  }[]
}

/** A panel holds a picture of its own, with groups of its own. */
const listPanels = (document: ReadPage['document']): PageElement[] => [
  ...document.querySelectorAll('svg[role=img] > g'),
]

/** The longest side of a bar in the direction in which bars grow: that in which they differ. */
const readLongest = (panel: PageElement): number => {
  const bars = [...panel.querySelectorAll('g[aria-label=bar] rect')]
  const sides = (['width', 'height'] as const).map((side) =>
    bars.map((bar) => Number(bar.getAttribute(side))),
  )
  const [widths = [], heights = []] = sides
  const isLying = new Set(heights.map((height) => height.toFixed(3))).size === 1
  return Math.max(...(isLying ? widths : heights))
}
