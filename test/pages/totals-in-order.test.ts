import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Groups } from './testing/groups.ts'
import { openPages, wordsOf, type ReadPage } from './testing/open-pages.ts'
import { readRows } from './testing/read-tables.ts'

const API = '/api/appropriations/v1/aggregates'
const pages = await openPages({ after })
const VIEW = 'group_by=recipient&stage=request'
const LIST = 'Requests by recipient'

const namesOf = (page: ReadPage): string[] => readRows(page, LIST).map(([name = '']) => name)

const namesOfApi = async (search: string): Promise<string[]> => {
  const { data } = await pages.ask<Groups>(`${API}?${search}`)
  return data.map(({ group }) => String(group['recipient'] ?? 'Not stated'))
}

describe('totals take what the API takes', () => {
  for (const sort of ['rows', '-amount_median', 'amount_missing,-projects'])
    test(`they stand in the order of sort=${sort}, as the API gives them`, async () => {
      const page = await pages.read(`/totals?${VIEW}&sort=${sort}`)
      assert.deepEqual(namesOf(page), await namesOfApi(`${VIEW}&sort=${sort}&limit=200`))
    })

  test('years that are sorted stand in that order, alone and against States', async () => {
    const { data } = await pages.ask<Groups>(`${API}?group_by=fiscal_year&stage=request&sort=-rows`)
    const years = data.map(({ group }) => String(group['fiscal_year']))
    assert.notDeepEqual(years, years.toSorted())
    for (const other of ['', ',state']) {
      const { document } = await pages.read(`/totals?group_by=fiscal_year${other}&stage=request&sort=-rows`)
      const shown = [...document.querySelectorAll('section[aria-label="Requests"] tbody th')]
      assert.deepEqual(shown.map(wordsOf), years)
    }
  })

  test('limit and offset cut them, with a way to both sides that keeps the snapshot', async () => {
    const page = await pages.read(`/totals?${VIEW}&sort=-rows&limit=50&offset=50`)
    const { meta } = await pages.ask<Groups>(`${API}?${VIEW}`)
    assert.match(page.text, new RegExp(`Rows 51 to 100 of ${meta.total}`))
    assert.deepEqual(namesOf(page), await namesOfApi(`${VIEW}&sort=-rows&limit=50&offset=50`))
    for (const [rel, offset] of [
      ['prev', 0],
      ['next', 100],
    ] as const) {
      const link = page.document.querySelector(`main a[rel=${rel}]`)?.getAttribute('href') ?? ''
      assert.match(link, /snapshot=snap-/)
      assert.deepEqual(
        namesOf(await pages.read(link)),
        await namesOfApi(`${VIEW}&sort=-rows&limit=50&offset=${offset}`),
      )
      assert.ok(page.document.querySelector(`link[rel=${rel}]`) !== null)
    }
  })

  test('the picture, the files and the citation are of the cut and its order', async () => {
    const page = await pages.read(`/totals?${VIEW}&sort=-rows&limit=5&offset=5`)
    const picture = page.document.querySelector('main figure img')?.getAttribute('src') ?? ''
    const { status, text } = await pages.read(picture)
    assert.equal(status, 200)
    for (const name of await namesOfApi(`${VIEW}&sort=-rows&limit=5&offset=5`))
      assert.ok(text.includes(name.slice(0, 20)), name)
    for (const type of ['text/csv', 'application/json']) {
      const twin = page.document.querySelector(`link[rel=alternate][type="${type}"]`)?.getAttribute('href')
      const [first = ''] = namesOf(page)
      assert.ok((await pages.read(twin ?? '')).text.includes(first))
      assert.match(twin ?? '', /sort=-rows.*limit=5.*offset=5/)
    }
    const cited = /<(\S+)>; rel="cite-as"/.exec(page.headers['link'] ?? '')?.[1] ?? ''
    const { data } = await pages.ask<Groups>(new URL(cited).pathname + new URL(cited).search)
    assert.deepEqual(
      data.map(({ group }) => group['recipient']),
      namesOf(page),
    )
  })

  test('a form of files takes all of them along', async () => {
    const { status, headers } = await pages.read(`/totals?${VIEW}&sort=-rows&limit=5&offset=5&format=csv`)
    assert.equal(status, 307)
    assert.match(headers['location'] ?? '', /sort=-rows&limit=5&offset=5&format=csv/)
    const whole = await pages.read(`/totals?${VIEW}&format=csv&all=true`)
    assert.match(whole.headers['location'] ?? '', /all=true/)
  })

  for (const [search, param] of [
    ['group_by=state&sort=amount', 'sort'],
    ['group_by=state&limit=0', 'limit'],
    ['group_by=state&limit=201', 'limit'],
    ['group_by=state&offset=-1', 'offset'],
    ['group_by=state,chamber&limit=5', 'limit'],
    ['group_by=state,chamber&offset=5', 'offset'],
    ['group_by=state&fields=rows', 'fields'],
    ['group_by=state&facet=state', 'facet'],
  ] as const)
    test(`${search} is refused, by the name of ${param}`, async () => {
      const { status, document } = await pages.read(`/totals?${search}`)
      assert.equal(status, 400)
      const label = param === 'sort' ? 'Order' : param
      assert.match(wordsOf(document.querySelector('main')), new RegExp(label, 'i'))
    })

  test('beyond the last one, the way back leads to the last page', async () => {
    const beyond = await pages.read(`/totals?${VIEW}&limit=50&offset=10000`)
    assert.match(beyond.text, /rows end before row 10,001/)
    const back = beyond.document.querySelector('main a[rel=prev]')?.getAttribute('href') ?? ''
    assert.ok(namesOf(await pages.read(back)).length > 0)
  })
})
