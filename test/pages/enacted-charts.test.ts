import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { EnactedAggregate, EnactedMeta } from '@rotunda/contract'
import { openPages, wordsOf } from './testing/open-pages.ts'

const { read, ask } = await openPages({ after })
const API = '/api/enacted/v1'
type Totals = { readonly data: readonly EnactedAggregate[]; readonly meta: EnactedMeta }
const { meta } = await ask<Totals>(`${API}/aggregates`)

const listFigures = async (search: string) => {
  const { status, document } = await read(`/enacted?${search}`)
  assert.equal(status, 200)
  return [...document.querySelectorAll('main figure')]
}

test('several years have one chart, by year, which says that years are not added', async () => {
  const [figure, ...others] = await listFigures('')
  assert.equal(others.length, 0)
  assert.match(
    wordsOf(figure ?? null),
    /counted by different rules: do not add them.*does not show what was spent/,
  )
  assert.ok(
    figure?.querySelector('img')?.getAttribute('src')?.startsWith('/charts/enacted.svg?by=fiscal_year'),
  )
})

test('one year has charts by State, by subcommittee and by agency with the numbers of the API', async () => {
  const figures = await listFigures('fiscal_year=2024')
  assert.equal(figures.length, 3)
  for (const [at, by] of ['state', 'subcommittee', 'agency_code'].entries()) {
    const { data } = await ask<Totals>(
      `${API}/aggregates?fiscal_year=2024&group_by=${by}&sort=-amount_sum&limit=200`,
    )
    const rows = [...(figures[at]?.querySelectorAll('tbody tr') ?? [])]
    assert.deepEqual(
      rows.map((row) => [...row.querySelectorAll('td')].map(wordsOf)),
      data.map(({ rows, rows_counted: counted, amount_sum: sum }) => [
        String(rows),
        String(counted),
        sum === null ? 'not known' : `$${sum.toLocaleString('en-US')}`,
      ]),
    )
  }
  assert.match(wordsOf(figures[0] ?? null), /A project in several States is counted in each/)
})

test('each picture has the size that the page keeps for it, its bars and the snapshot of the page', async () => {
  for (const search of ['', 'fiscal_year=2024', `fiscal_year=2024&snapshot=${meta.snapshot}`])
    for (const figure of await listFigures(search)) {
      const image = figure.querySelector('img') ?? assert.fail()
      const source = image.getAttribute('src') ?? ''
      assert.equal(source.includes(`snapshot=${meta.snapshot}`), search.includes('snapshot'))
      const narrow = figure.querySelector('source') ?? assert.fail()
      for (const [address, from] of [
        [source, image],
        [narrow.getAttribute('srcset') ?? '', narrow],
      ] as const) {
        const { status, headers, document } = await read(address)
        assert.deepEqual([status, headers['content-type']], [200, 'image/svg+xml'], address)
        for (const side of ['width', 'height'])
          assert.equal(document.documentElement.getAttribute(side), from.getAttribute(side), address)
        assert.ok(document.querySelectorAll('g[aria-label=bar] rect').length > 1, address)
      }
      const csv = [...figure.querySelectorAll('a')].find((link) => wordsOf(link) === 'CSV')
      const answer = await read(csv?.getAttribute('href') ?? '')
      assert.match(answer.headers['content-type'] ?? '', /^text\/csv/)
    }
})

test('nothing is drawn of one bar, and beside the first rows alone', async () => {
  assert.equal((await listFigures('fiscal_year=2024&state=TX&subcommittee=AG&limit=1')).length, 0)
  assert.equal((await listFigures('limit=5&offset=5')).length, 0)
})

for (const [search, words] of [
  ['by=state', /different rules.*“fiscal_year”/],
  ['by=colour', /takes one of fiscal_year, state, subcommittee, agency_code/],
  ['colour=red', /There is no parameter "colour"/],
  ['state=Texas', /State of the project/],
] as const)
  test(`a chart with ${search} is refused with a way on`, async () => {
    const { status, document } = await read(`/charts/enacted.svg?${search}`)
    assert.equal(status, 400)
    assert.match(wordsOf(document.querySelector('main')), words)
  })
