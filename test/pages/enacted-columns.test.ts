import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { EnactedProject } from '@rotunda/contract'
import { openPages, wordsOf, type ReadPage } from './testing/open-pages.ts'

const { read, ask, service } = await openPages({ after })

type Projects = { readonly data: readonly EnactedProject[] }
const listProjects = (search: string) => ask<Projects>(`/api/enacted/v1/projects?${search}`)
const [first = assert.fail('the sample has no enacted project')] = (await listProjects('limit=1')).data

const TABLE = '[aria-label="Enacted projects"] tbody'
const showDollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`
const mainOf = ({ document }: ReadPage): string => wordsOf(document.querySelector('main'))
const headingsOf = ({ document }: ReadPage): string[] =>
  [...document.querySelectorAll('[aria-label="Enacted projects"] thead th')].map(wordsOf)
const valuesOf = ({ document }: ReadPage): (string | null)[] =>
  [...document.querySelectorAll('#filters [name=fields]')].map((box) => box.getAttribute('value'))

test('the address chooses the columns, in the order of a project, and every field can be one', async () => {
  // The form of records has other columns.
  await read('/records')
  const page = await read('/enacted?fields=amount&fields=project,act&state=TX')
  assert.deepEqual(headingsOf(page), ['Act', 'Project', 'Amount enacted'])
  assert.deepEqual(valuesOf(await read('/enacted')).toSorted(), Object.keys(first).toSorted())
  assert.deepEqual(valuesOf(page).toSorted(), Object.keys(first).toSorted())
  const chosen = [...page.document.querySelectorAll('#filters [name=fields][checked]')]
  assert.deepEqual(
    chosen.map((box) => box.getAttribute('value')),
    ['act', 'project', 'amount'],
  )
  const { data } = await listProjects('state=TX&limit=50&sort=-fiscal_year')
  const cells = [...page.document.querySelectorAll(`${TABLE} tr`)].map((row) => wordsOf(row.children[2]))
  for (const [at, { amount }] of data.entries())
    if (amount === null) assert.match(cells[at] ?? '', /^Not stated\. \w/)
    else assert.equal(cells[at], showDollars(amount))
  for (const field of Object.keys(first)) {
    const { status, document } = await read(`/enacted?fields=${field}&limit=200`)
    assert.equal(status, 200, field)
    const shown = [...document.querySelectorAll(`${TABLE} th`)].map(wordsOf)
    assert.equal(shown.length, 200, field)
    assert.ok(
      shown.every((text) => text !== '' && !/\[object|undefined|null/.test(text)),
      field,
    )
  }
})

test('a column that is none is refused with what was meant, and with what there is', async () => {
  const { status, document } = await read('/enacted?fields=project,amout')
  assert.equal(status, 400)
  assert.match(wordsOf(document.querySelector('main')), /"fields" must be one of id, .*Did you mean amount\?/)
  assert.ok(document.querySelector('#filters [name=fields][value=amount]') !== null)
})

test('the columns stay with every link of the list and with its files', async () => {
  const page = await read('/enacted?fields=project,amount&fiscal_year=2023&limit=5&sort=amount')
  const linkOf = (selector: string): URLSearchParams => {
    const link = page.document.querySelector(selector) ?? assert.fail(selector)
    return new URL(link.getAttribute('href') ?? '', 'http://page.invalid').searchParams
  }
  for (const selector of [
    'a[rel=next]',
    '[aria-label="Enacted projects"] thead a',
    '[aria-label="Applied filters"] a',
    '.facet-values a',
    '#export ~ ul a[download]',
    'link[type="text/csv"]',
  ])
    assert.equal(linkOf(selector).get('fields'), 'project,amount', selector)
  const next = await read(page.document.querySelector('a[rel=next]')?.getAttribute('href') ?? '')
  assert.deepEqual(headingsOf(next), ['Project', 'Amount enacted ↑'])
  assert.match(mainOf(page), /in its order and its columns/)
  const csv = page.document.querySelector('#export ~ ul a[download]')?.getAttribute('href') ?? ''
  const { payload } = await service.app.inject({ url: csv })
  assert.match(payload, /^\uFEFF?(project,amount|amount,project)\r?\n/)
})

test('the newest year comes first, in the table of totals too, and its Act is said once', async () => {
  const { document } = await read('/enacted')
  const { data: all } = await listProjects('limit=200&sort=-fiscal_year')
  const newest = String(Math.max(...all.map(({ fiscal_year: year }) => year)))
  const rows = [...document.querySelectorAll(`${TABLE} tr`)]
  const years = rows.map((row) => wordsOf([...row.querySelectorAll('td')][3] ?? null))
  assert.ok(years.every((year) => year.startsWith(newest)))
  const acts = new Set(all.slice(0, 50).map(({ act }) => act))
  assert.equal(years.filter((year) => year !== newest).length, acts.size)
  const totals = document.querySelector('[aria-label="Totals by fiscal year"] tbody th')
  assert.equal(wordsOf(totals), newest)
})

test('the hints of the filters are those of enacted projects', async () => {
  const { document } = await read('/enacted')
  const hintOf = (name: string) => wordsOf(document.querySelector(`#f-${name}-hint`))
  assert.deepEqual([hintOf('id'), hintOf('not_id')], ['Such as enp-…', 'Such as enp-…'])
})
