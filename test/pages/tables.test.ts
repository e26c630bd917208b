import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type {
  Downloads,
  AwardTransaction,
  ForeignAgentChange,
  LobbyingActivity,
  Preview,
  SpendingAward,
} from '@rotunda/contract'
import { openPages, wordsOf, type PageElement, type ReadPage } from './testing/open-pages.ts'

describe('tables of the collections that are published as files', async () => {
  const { read, ask, service } = await openPages({ after })
  const { data } = await ask<Downloads>('/downloads')

  const readFile = <File>(collection: string, name: string): Promise<File> => {
    const release = data.find((one) => one.collection === collection && one.current)
    const file = release?.files.find((one) => one.name === `data/${name}.json`) ?? assert.fail(name)
    return ask<File>(file.url)
  }
  const readRows = ({ document }: ReadPage): string[][] =>
    [...document.querySelectorAll('.table-frame tbody tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map(wordsOf),
    )
  const countRows = ({ document }: ReadPage): number =>
    Number(
      /^([\d,]+) rows?\./.exec(wordsOf(document.querySelector('.with-side p')))?.[1]?.replaceAll(',', ''),
    )
  const addressOf = (element: PageElement): string => element.getAttribute('href') ?? ''

  test('who lobbied on an issue in a quarter is one view, with the rows of the file', async () => {
    const activities = await readFile<readonly LobbyingActivity[]>('lobbying-filings', 'activities')
    const { issue_name: issue, year, period } = activities[0] ?? assert.fail()
    const search = new URLSearchParams({ issue_name: issue, year: String(year), period, limit: '200' })
    const page = await read(`/datasets/lobbying-filings/activities?${search.toString()}`)
    const expected = activities.filter(
      (row) => row.issue_name === issue && row.year === year && row.period === period,
    )
    assert.equal(page.status, 200)
    assert.equal(countRows(page), expected.length)
    assert.deepEqual(
      readRows(page).map(([registrant, client]) => [registrant, client]),
      expected.map((row) => [row.registrant_name, row.client_name]),
    )
    const headings = [...page.document.querySelectorAll('thead th')].map(wordsOf)
    assert.deepEqual(headings.slice(0, 5), ['Registrant', 'Client', 'Issue', 'Year', 'Period'])
  })

  for (const collection of ['lobbying-filings', 'foreign-agents', 'award-spending'])
    test(`every count of the tables of ${collection} leads to as many rows`, async () => {
      const { datasets } = await readFile<Preview>(collection, 'preview')
      const browsed = datasets.filter(({ first }) => first.length > 0)
      assert.ok(browsed.length > 2)
      for (const { dataset, rows } of browsed) {
        const page = await read(`/datasets/${collection}/${dataset}`)
        assert.equal(countRows(page), rows, dataset)
        for (const list of page.document.querySelectorAll('.facet-values')) {
          const [value] = list.querySelectorAll('li')
          const [link] = value?.querySelectorAll('a') ?? []
          if (value === undefined || link === undefined) continue
          const counted = Number(wordsOf(value.querySelector('.number')).replaceAll(',', ''))
          assert.equal(countRows(await read(addressOf(link))), counted, addressOf(link))
        }
      }
    })

  test('a page leads to the next one, and an order turns the rows round', async () => {
    const path = '/datasets/lobbying-filings/summary-by-issue-quarter'
    const first = await read(`${path}?limit=3`)
    const next = await read(addressOf(first.document.querySelector('a[rel=next]') ?? assert.fail()))
    const both = await read(`${path}?limit=6`)
    assert.deepEqual([...readRows(first), ...readRows(next)], readRows(both))
    const [up, down] = [await read(`${path}?sort=issue_name`), await read(`${path}?sort=-issue_name`)]
    const names = (page: ReadPage) => readRows(page).map(([name]) => name)
    assert.deepEqual(names(up), names(up).toSorted())
    assert.equal(names(down)[0], names(await read(`${path}?sort=issue_name&limit=200`)).at(-1))
  })

  test('a page of an older release leads to the first page of its view', async () => {
    const { status, headers } = await read(
      '/datasets/lobbying-filings/activities?year=2025&offset=50&snapshot=old',
    )
    assert.equal(status, 302)
    assert.equal(headers['location'], '/datasets/lobbying-filings/activities?year=2025')
  })

  test('unknown filters, orders and columns are refused by name, and so are names of persons', async () => {
    for (const [search, name] of [
      ['registrant_name=A', 'registrant_name'],
      ['q=A', 'q'],
      ['sort=client_name', 'client_name'],
      ['fields=lobbyist', 'fields'],
      ['limit=900', 'limit'],
      ['facet=client_name', 'client_name'],
    ] as const) {
      const page = await read(`/datasets/lobbying-filings/activities?${search}`)
      assert.equal(page.status, 400, search)
      assert.ok(wordsOf(page.document.querySelector('main')).includes(name), search)
    }
  })

  test('money has its cents, and money that no source reports is said to be so', async () => {
    const path = '/datasets/award-spending/transactions'
    const transactions = await readFile<readonly AwardTransaction[]>('award-spending', 'transactions')
    const odd =
      transactions.find(({ obligated: { cents } }) => cents !== null && cents % 100 !== 0) ?? assert.fail()
    const [[written] = []] = readRows(await read(`${path}?id=${odd.id}&fields=obligated_cents`))
    assert.equal(Number(written?.replaceAll(/[$,]/g, '')), (odd.obligated.cents ?? 0) / 100)
    const quarter = await read('/datasets/lobbying-filings/filings?fields=income_cents&limit=200')
    const cells = readRows(quarter).flat()
    assert.ok(cells.includes('not reported'))
    for (const cell of cells) assert.match(cell, /^(?:not reported|\$[\d,]+)$/)
    assert.match(
      wordsOf(quarter.document.querySelector('caption')),
      /“Order, columns and counts” under Filters/,
    )
    assert.ok(
      [...quarter.document.querySelectorAll('summary')].map(wordsOf).includes('Order, columns and counts'),
    )
  })

  test('a page of rows says first what the table is, then what its data does not show', async () => {
    for (const collection of ['lobbying-filings', 'foreign-agents', 'award-spending']) {
      const { datasets, purpose, caution } = await readFile<Preview>(collection, 'preview')
      const { dataset, title } = datasets.find(({ first }) => first.length > 0) ?? assert.fail()
      const { document } = await read(`/datasets/${collection}/${dataset}`)
      const lead = document.querySelector('main .lead')
      assert.equal(wordsOf(lead), `${title}. ${purpose}`)
      assert.equal(wordsOf(lead?.nextElementSibling ?? null), caution)
    }
  })

  test('columns and filters have titles in words', async () => {
    for (const [table, column, title] of [
      ['award-spending/awards', 'account_outlaid_cents', 'Paid, by account data'],
      ['award-spending/awards', 'place_of_performance_state', 'State of the work'],
      ['award-spending/awards', 'recipient_uei', 'UEI of the recipient'],
      ['lobbying-filings/filings', 'posted_on_eastern', 'Posted on'],
      ['lobbying-filings/activities', 'entities_scope', 'Scope of the named bodies'],
    ] as const) {
      const { document } = await read(`/datasets/${table}?fields=${column}`)
      assert.equal(wordsOf(document.querySelector('thead th')), title)
    }
    const { document } = await read('/datasets/lobbying-filings/filings?supersession=superseded')
    const labels = [...document.querySelectorAll('aside label')].map(wordsOf)
    for (const label of ['Kind of filing', 'Newer report', 'Notes', 'Filing'])
      assert.ok(labels.includes(label), label)
  })

  test('a parameter with one value is refused when it is repeated', async () => {
    for (const name of ['amount_min', 'limit', 'offset']) {
      const page = await read(`/datasets/award-spending/awards?${name}=5&${name}=7`)
      assert.equal(page.status, 400, name)
      assert.match(wordsOf(page.document.querySelector('main')), /takes one value\. Give it once\./, name)
    }
  })

  test('a file of a view names its release, and is never of another release or of one page', async () => {
    const { snapshot } =
      data.find((one) => one.collection === 'award-spending' && one.current) ?? assert.fail()
    const path = '/datasets/award-spending/awards.csv'
    const file = await read(`${path}?state=TX&snapshot=${snapshot}`)
    assert.equal(file.status, 200)
    assert.equal(file.headers['rotunda-snapshot'], snapshot)
    const stale = await read(`${path}?state=TX&snapshot=old`)
    assert.equal(stale.status, 302)
    assert.equal(stale.headers['location'], `${path}?state=TX`)
    for (const search of ['fields=id', 'limit=5', 'offset=50']) {
      const { status, document } = await read(`${path}?${search}`)
      assert.equal(status, 400, search)
      assert.match(wordsOf(document.querySelector('main')), /Leave it out: a file has all rows/, search)
    }
  })

  test('awards of a State are a file with the rows of the page and the columns of the whole file', async () => {
    const awards = await readFile<readonly SpendingAward[]>('award-spending', 'awards')
    const { state } = awards[0]?.place_of_performance ?? assert.fail()
    const page = await read(`/datasets/award-spending/awards?state=${state ?? ''}`)
    const link = [...page.document.querySelectorAll('a[download]')].find(
      (one) => wordsOf(one) === 'CSV of these rows',
    )
    const { payload } = await service.app.inject({ url: addressOf(link ?? assert.fail()), headers: {} })
    const whole = data.find((one) => one.collection === 'award-spending' && one.current)?.files
    const { url } = whole?.find(({ name }) => name === 'data/awards.csv') ?? assert.fail()
    const all = (await service.app.inject({ url, headers: {} })).payload.split('\n')
    const ids = new Set(awards.filter((row) => row.place_of_performance.state === state).map(({ id }) => id))
    assert.ok(ids.size > 0 && ids.size < awards.length)
    assert.deepEqual(payload.split('\n'), [
      all[0],
      ...all.slice(1).filter((line) => ids.has(line.split(',')[0] ?? '')),
      '',
    ])
  })

  test('rows of persons have no page, and a change of such a row shows its id alone', async () => {
    for (const path of [
      'lobbying-filings/lobbyists',
      'lobbying-filings/convictions',
      'foreign-agents/fara-short-forms',
    ])
      assert.equal((await read(`/datasets/${path}`)).status, 404, path)
    const changes = await readFile<readonly ForeignAgentChange[]>('foreign-agents', 'fara-changes')
    const hidden = changes.filter(({ dataset }) => /short-forms|documents/.test(dataset))
    const page = await read('/datasets/foreign-agents/fara-changes?limit=200')
    const shown = readRows(page).filter((cells) => /in the files alone/.test(cells.join()))
    assert.equal(shown.length, hidden.length)
  })
})
