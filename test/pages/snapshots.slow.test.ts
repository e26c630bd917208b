import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import type { Catalog, Downloads, Preview } from '@rotunda/contract'
import { runTool } from '../../apps/service/src/releases/testing.ts'
import { COLLECTIONS } from '../../apps/service/src/wiring/collections.ts'
import { openPages, wordsOf } from './testing/open-pages.ts'
import { parseAtom } from './testing/parse-atom.ts'
import { readCitation } from './testing/read-citation.ts'

const NAMES = COLLECTIONS.flatMap(({ collection }) =>
  collection.snapshot === undefined ? [] : [collection.name],
)

type Rows = readonly Readonly<Record<string, unknown>>[]

/** Collections that have no API by the contract. */
const WITHOUT_API = ['lobbying-filings', 'foreign-agents'].filter((name) => NAMES.includes(name))

/** Tells of each column its rows, its values, and the sum of numbers or of the lengths of texts. */
const TELL_COLUMNS = `for (name in names(rows)) {
  column <- rows[[name]]
  sizes <- if (is.numeric(column)) column else nchar(column)
  cat(name, length(column), sum(!is.na(column)), sprintf('%.2f\\n', sum(sizes[!is.na(column)])))
}
`

const lengthOf = (value: unknown): number =>
  [...(typeof value === 'string' ? value : JSON.stringify(value))].length

describe('collections that are published as files', async () => {
  const { read, ask, service } = await openPages({ after })
  const { data } = await ask<Downloads>('/downloads')

  const findFile = (name: string, file: string): string => {
    const current = data.find((one) => one.collection === name && one.current)
    return current?.files.find((one) => one.name === `data/${file}`)?.url ?? assert.fail(file)
  }

  test('a collection that is not there has no newest file, and the refusal names the collections', async () => {
    const { statusCode, payload } = await service.app.inject({
      url: '/downloads/boats/latest/data/boats.csv',
      headers: {},
    })
    assert.equal(statusCode, 404)
    assert.match(payload, /There is no such collection/)
    assert.match(payload, /lobbying-filings/)
  })

  test('the page of a dataset of records has lines that load its newest file, and the feed of its releases', async () => {
    const { document } = await read('/datasets/senate-requests')
    const lines = document.querySelector('pre[aria-label=DuckDB]')?.textContent ?? ''
    const [, address = ''] = /http:\/\/[^/]+(\/downloads\/appropriations\/latest\/[^']+)/.exec(lines) ?? []
    const { statusCode, headers } = await service.app.inject({ url: address, headers: {} })
    assert.deepEqual(
      [statusCode, headers.location],
      [302, findFile('appropriations', 'senate-requests.parquet')],
    )
    const feed = document.querySelector('main a[href$="/releases.atom"]')?.getAttribute('href') ?? ''
    assert.equal((await read(feed)).status, 200)
  })

  test('the page of datasets leads to each of them', async () => {
    const { document } = await read('/datasets')
    const links = [...document.querySelectorAll('section[aria-labelledby=files-alone] > ul > li > a')]
    assert.deepEqual(
      links.map((link) => link.getAttribute('href')),
      NAMES.map((name) => `/datasets/${name}`),
    )
  })

  for (const name of NAMES) {
    const current = data.find((one) => one.collection === name && one.current)
    const file = current?.files.find((one) => one.name === 'data/preview.json')

    test(`the page of ${name} has its limits, its tables with their files, and the lines that load one`, async () => {
      assert.ok(file !== undefined)
      const preview = await ask<Preview>(file.url)
      const { status, document, text } = await read(`/datasets/${name}`)
      assert.equal(status, 200)
      assert.equal(wordsOf(document.querySelector('h1')), preview.title)
      const words = wordsOf(document.querySelector('main'))
      for (const claim of preview.never_claim) assert.ok(words.includes(claim), claim)
      assert.ok(preview.statement !== null && words.includes(preview.statement))
      assert.deepEqual(
        [...document.querySelectorAll('h3[id]')].map(({ id }) => id),
        [true, false].flatMap((hasRows) =>
          preview.datasets.filter(({ rows }) => rows > 0 === hasRows).map(({ dataset }) => dataset),
        ),
      )
      for (const { dataset } of preview.datasets)
        for (const form of ['csv', 'json', 'parquet'])
          assert.ok(text.includes(`/data/${dataset}.${form}"`), `${dataset}.${form}`)
      for (const tool of ['DuckDB', 'pandas', 'R', 'Excel'])
        assert.ok(
          [...document.querySelectorAll('h3')].some((one) => wordsOf(one).startsWith(tool)),
          tool,
        )
      for (const column of Object.values(preview.cells_withheld).flat()) assert.ok(words.includes(column))
    })

    test(`the lines for R load a table of ${name} with the values of its JSON`, async (t) => {
      const { document } = await read(`/datasets/${name}`)
      const lines = document.querySelector('pre[aria-label=R]')?.textContent ?? ''
      const [, address = ''] = /'http:\/\/[^/]+(\/[^']+)\.csv'/.exec(lines) ?? []
      const folder = mkdtempSync(join(tmpdir(), 'rotunda-r-'))
      t.after(() => {
        rmSync(folder, { recursive: true })
      })
      const { headers } = await service.app.inject({ url: `${address}.csv`, headers: {} })
      const { rawPayload } = await service.app.inject(String(headers.location))
      writeFileSync(join(folder, 'table.csv'), rawPayload)
      writeFileSync(join(folder, 'load.R'), `${lines.replace(/'http[^']+'/, "'table.csv'")}\n${TELL_COLUMNS}`)
      const told = runTool(folder, 'Rscript', 'load.R')
      if (told === undefined) return t.skip('this machine has no R')
      const rows = await ask<Rows>(String(headers.location).replace(/csv$/, 'json'))
      const columns = Object.keys(rows[0] ?? {}).filter((column) =>
        rows.every((row) => row[column] === null || typeof row[column] !== 'object'),
      )
      assert.ok(columns.length > 3)
      const found = new Map(
        told
          .trim()
          .split('\n')
          .map((line) => [line.split(' ')[0], line]),
      )
      for (const column of columns) {
        const values = rows.flatMap((row) => row[column] ?? [])
        const isNumber = values.length > 0 && values.every((value) => typeof value === 'number')
        const sum = values.reduce<number>((all, one) => all + (isNumber ? Number(one) : lengthOf(one)), 0)
        assert.equal(found.get(column), `${column} ${rows.length} ${values.length} ${sum.toFixed(2)}`)
      }
    })

    test(`the page of ${name} says what it is for, and then shows its figures before anything else`, async () => {
      const { purpose, figures = [] } = await ask<Preview>(file?.url ?? assert.fail(name))
      const { document } = await read(`/datasets/${name}`)
      assert.equal(wordsOf(document.querySelector('main .lead')), purpose)
      assert.match(wordsOf(document.querySelector('.sample-banner summary')), /^Sample data: invented\./)
      const titles = [...document.querySelectorAll('main section.bars')].map((one) =>
        one.getAttribute('aria-label'),
      )
      assert.deepEqual(
        titles,
        figures.map(({ title }) => title),
      )
      assert.ok(titles.length > 0)
      const after = document.querySelector('main section.bars ~ h2')
      assert.equal(wordsOf(after), 'What you must not conclude')
    })

    test(`the newest files of ${name} have an address that leads to its current release`, async () => {
      assert.ok(current !== undefined && file !== undefined)
      for (const method of ['GET', 'HEAD'] as const) {
        const url = `/downloads/${name}/latest/data/preview.json`
        const { statusCode, headers } = await service.app.inject({ method, url, headers: {} })
        assert.deepEqual([statusCode, headers.location], [302, file.url])
        assert.equal(headers['cache-control'], 'no-store')
      }
    })

    test(`the releases of ${name} are a feed, which its page names`, async () => {
      const address = `/feeds/datasets/${name}/releases.atom`
      const { document } = await read(`/datasets/${name}`)
      assert.ok(document.querySelector(`link[href$="${address}"]`) !== null)
      assert.ok(document.querySelector(`main a[href="${address}"]`) !== null)
      const links = parseAtom((await read(address)).text).texts('a:entry/a:link/@href')
      assert.ok(links.some((link) => link.endsWith(`/releases/${current?.id}`)))
      assert.equal(links.length, data.filter(({ collection }) => collection === name).length)
    })

    test(`citations of ${name} and of its release have the day of retrieval, and the notice if there is one`, async () => {
      assert.ok(current !== undefined && file !== undefined)
      const { newest_document_at: at, notice, publishers, title } = await ask<Preview>(file.url)
      for (const path of [`/datasets/${name}`, `/releases/${current.id}`]) {
        const page = await read(path)
        const { text, bibtex, csl, ris } = readCitation(page)
        assert.deepEqual(csl, ris)
        assert.deepEqual(bibtex, csl)
        assert.deepEqual(csl.bodies, publishers)
        assert.ok(csl.title.endsWith(title))
        assert.ok(csl.origin.includes(`newest document retrieved ${at.slice(0, 10)}`), csl.origin)
        assert.ok(text.includes(csl.origin) && text.includes(csl.address))
        if (notice !== undefined) assert.ok(`${csl.origin}.`.endsWith(notice), csl.origin)
        const bibtexFile = await read(`${path}.bib`)
        assert.equal(bibtexFile.status, 200)
        assert.ok(bibtexFile.text.includes(current.id))
      }
    })

    test(`the catalog has every dataset of ${name}`, async () => {
      assert.ok(current !== undefined && file !== undefined)
      const { datasets } = await ask<Preview>(file.url)
      const { dataset: listed } = await ask<Catalog>('/data.json')
      const ids = listed.map(({ '@id': id }) => id)
      for (const { dataset } of datasets)
        assert.ok(
          ids.some((id) => id.endsWith(`#${current.id}/${dataset}`)),
          dataset,
        )
      for (const one of listed.filter(({ '@id': id }) => id.includes(current.id))) {
        assert.ok(one.landingPage !== undefined)
        const { pathname, hash } = new URL(one.landingPage['@id'])
        const { document } = await read(pathname)
        assert.ok(document.querySelector(`[id="${hash.slice(1)}"]`) !== null, hash)
        const isIrregular = name === 'enacted-projects'
        assert.match(one.accrualPeriodicity ?? '', isIrregular ? /^irregular$/ : /^R\/P1[WM]$/)
      }
    })
  }

  test('the figures of lobbying are the sums of the rows, and the current quarter is the last line', async () => {
    const { figures = [] } = await ask<Preview>(findFile('lobbying-filings', 'preview.json'))
    const rows = await ask<Rows>(findFile('lobbying-filings', 'summary-by-registrant-client-quarter.json'))
    const [money, issues] = figures
    const sums = rows.reduce<readonly number[]>(
      ([income = 0, expenses = 0], row) => [
        income + Number(row['income_cents'] ?? 0),
        expenses + Number(row['expenses_cents'] ?? 0),
      ],
      [],
    )
    assert.deepEqual(
      [0, 1].map((at) =>
        money?.groups.reduce((sum, { values }) => sum + Math.round((values[at] ?? 0) * 100), 0),
      ),
      sums,
    )
    assert.match(money?.groups.at(-1)?.group ?? '', /^\d{4}, October to December$/)
    const counts = issues?.groups.map(({ values: [count] }) => count ?? 0) ?? []
    assert.ok(counts.length > 1)
    assert.deepEqual(
      counts,
      counts.toSorted((one, other) => other - one),
    )
  })

  test('the figure of foreign agents counts the principals whose registration is open', async () => {
    const { figures = [] } = await ask<Preview>(findFile('foreign-agents', 'preview.json'))
    const rows = await ask<Rows>(findFile('foreign-agents', `${figures[0]?.dataset}.json`))
    const open = rows.filter(({ status }) => status === 'open')
    assert.ok(open.length > 0 && open.length < rows.length)
    for (const { group, values } of figures[0]?.groups ?? [])
      assert.deepEqual(values, [open.filter(({ country }) => country === group).length], String(group))
  })

  test('the figure of enacted projects has each fiscal year apart, and a project in each of its States', async () => {
    const { figures = [] } = await ask<Preview>(findFile('enacted-projects', 'preview.json'))
    const rows = await ask<Rows>(findFile('enacted-projects', 'projects.json'))
    const { series, groups } = figures.find(({ heading }) => heading === 'State') ?? assert.fail()
    const inTexas = rows.filter(
      ({ states, counted, amount }) =>
        counted === true && amount !== null && Array.isArray(states) && states.includes('TX'),
    )
    const sums = series.map((year) => {
      const amounts = inTexas
        .filter(({ fiscal_year: of }) => String(of) === year)
        .map(({ amount }) => Number(amount))
      return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0)
    })
    assert.ok(series.length > 2 && sums.some((sum) => sum !== null))
    assert.deepEqual(groups.find(({ group }) => group === 'TX')?.values, sums)
    const { document } = await read('/datasets/enacted-projects')
    assert.match(
      wordsOf(document.querySelector('main section.bars[aria-label="Enacted by State and fiscal year"]')),
      /Texas/,
    )
  })

  test('the notice of the Senate’s office is in citations, pages and bundle of the lobbying filings', async () => {
    const notice = /Senate Office of Public Records cannot vouch for the data or analyses derived/
    const release = data.find((one) => one.collection === 'lobbying-filings' && one.current) ?? assert.fail()
    for (const path of ['/datasets', '/datasets/lobbying-filings', `/releases/${release.id}`])
      assert.match((await read(path)).text, notice, path)
    assert.match(readCitation(await read('/datasets/lobbying-filings')).csl.origin, notice)
    for (const name of ['data/LICENSE-NOTES.md', 'data/coverage.json', 'data/datapackage.json']) {
      const file = release.files.find((one) => one.name === name) ?? assert.fail(name)
      const { payload } = await service.app.inject({ url: file.url, headers: {} })
      assert.match(payload, notice, name)
      assert.match(payload, /read on \d{4}-\d\d-\d\d/, name)
    }
  })

  test('changes of foreign agents are a feed, newest first', async () => {
    const { text, status } = await read('/feeds/datasets/foreign-agents/changes.atom')
    assert.equal(status, 200)
    const days = parseAtom(text).texts('a:entry/a:updated')
    assert.ok(days.length > 0)
    assert.deepEqual(days, days.toSorted().reverse())
    assert.equal((await read('/feeds/datasets/lobbying-filings/changes.atom')).status, 404)
  })

  test('no preview has rows of short forms, of lobbyists or of convictions', async () => {
    for (const name of WITHOUT_API) {
      const current = data.find((one) => one.collection === name && one.current)
      const file = current?.files.find((one) => one.name === 'data/preview.json')
      const { datasets } = await ask<Preview>(file?.url ?? assert.fail(name))
      const shown = datasets.filter(({ first }) => first.length > 0).map(({ dataset }) => dataset)
      const ofLobbyists = [
        'lobbyists',
        'activity-lobbyists',
        'convictions',
        'contribution-reports',
        'contribution-items',
        'house-filings',
        'house-filing-lobbyists',
        'house-contribution-reports',
        'house-contributions',
        'house-activity-lobbyists',
        'senate-filings',
        'senate-filing-lobbyists',
      ]
      for (const dataset of ['fara-short-forms', ...ofLobbyists]) assert.ok(!shown.includes(dataset), dataset)
      assert.ok(shown.length > 0)
    }
  })

  for (const name of WITHOUT_API)
    test(`no API has rows of ${name}`, async () => {
      const { service: services } = await ask<Catalog>('/data.json')
      for (const { '@id': id } of services) assert.ok(!id.includes(name))
      const paths = [`/api/${name}`, `/api/${name}/v1`, `/api/openapi/${name}.json`]
      const datasets = COLLECTIONS.find(({ collection }) => collection.name === name)?.collection.datasets
      const all = [...paths, ...Object.keys(datasets ?? {}).map((dataset) => `/api/${name}/${dataset}`)]
      for (const path of all)
        assert.equal((await service.app.inject({ url: path, headers: {} })).statusCode, 404, path)
    })

  for (const name of WITHOUT_API)
    test(`pages of the rows of ${name} give programs no rows`, async () => {
      const datasets = COLLECTIONS.find(({ collection }) => collection.name === name)?.collection.datasets
      for (const dataset of Object.keys(datasets ?? {})) {
        const page = `/datasets/${name}/${dataset}`
        const forms = ['json', 'csv', 'ndjson', 'atom', 'parquet', 'xlsx']
        for (const url of forms.flatMap((form) => [`${page}.${form}`, `${page}?format=${form}`])) {
          const { statusCode, headers } = await service.app.inject({ url, headers: {} })
          assert.ok(statusCode === 404 || statusCode === 400, `${url} ${statusCode}`)
          assert.match(String(headers['content-type']), /^(?:text\/html|application\/problem\+json)/, url)
        }
        for (const accept of [
          'application/json',
          'text/csv',
          'application/x-ndjson',
          'application/atom+xml',
        ]) {
          const { headers } = await service.app.inject({ url: page, headers: { accept } })
          assert.match(String(headers['content-type']), /^(?:text\/html|application\/problem\+json)/, accept)
          assert.doesNotMatch(
            String(headers['link'] ?? ''),
            /type="(?:application\/json|text\/csv|application\/x-ndjson|application\/atom)/,
          )
        }
      }
    })
})
