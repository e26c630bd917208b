import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { DuckDBInstance } from '@duckdb/node-api'
import type { Browser, Page } from 'playwright-core'
import { openTestService, type TestService } from '../../apps/service/src/bin/testing.ts'
import { patience, WAIT_MILLISECONDS } from '../../apps/service/src/platform/testing.ts'
import { QUESTIONS } from '../../apps/web/src/pages/sql/questions.ts'
import type { Groups } from './testing/groups.ts'
import { browserIsMissing, openBrowser } from './testing/open-browser.ts'

describe('/sql in Chromium', { skip: browserIsMissing() }, () => {
  let service: TestService
  let browser: Browser
  let page: Page
  let base: string
  const faults: string[] = []

  before(async () => {
    service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
    base = await service.app.listen({ port: 0, host: '127.0.0.1' })
    browser = await openBrowser()
    page = await browser.newPage()
    page.setDefaultTimeout(WAIT_MILLISECONDS)
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('request', (request) => {
      if (!request.url().startsWith(base)) faults.push(`asked of others: ${request.url()}`)
    })
    await page.goto(`${base}/sql`)
  })
  after(async () => {
    await browser.close()
    await service.close()
  })

  let asked = 0
  const ask = async (sql: string): Promise<string> => {
    asked += 1
    await page.fill('#query', sql)
    await page.click('#sql button[type=submit]')
    await page.waitForSelector(`#sql[data-done="${asked}"]`)
    return (await page.textContent('#sql-state')) ?? ''
  }
  const readViews = async (): Promise<string[]> =>
    // As the page writes them for its own script.
    JSON.parse((await page.getAttribute('#sql', 'data-views')) ?? '') as string[]
  // The caller names what the description of the API says of this path.
  const askApi = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${base}/api/appropriations/v1/${path}`, { signal: patience() })
    return (await answer.json()) as Answer
  }
  const readGroups = async (search: string): Promise<Groups['data']> =>
    (await askApi<Groups>(`aggregates?${search}`)).data
  const sqlOf = (title: RegExp): string =>
    QUESTIONS.find((one) => title.test(one.title))?.sql ?? assert.fail()
  const readRows = (): Promise<string[][]> =>
    page.$$eval('#sql-result tbody tr', (rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)),
    )

  test('each question gives what DuckDB gives for the same files', async () => {
    const native = await openNative(service.settings.ROTUNDA_DATA, await readViews())
    for (const { title, sql } of QUESTIONS) {
      assert.match(await ask(sql), /^\d+ rows?, in |^the first 1000 rows/, title)
      const inBrowser = (await readRows()).map((row) => row.map(normalise).join('|'))
      assert.deepEqual(inBrowser.toSorted(), (await native(sql)).toSorted(), title)
      assert.ok(inBrowser.length > 0, title)
    }
    assert.deepEqual(faults, [])
  })

  test('the first question gives the sums of the pages, in which each project counts once', async () => {
    await ask(QUESTIONS[0]?.sql ?? '')
    const groups = await readGroups('group_by=fiscal_year')
    const sums = groups.map(({ group, projects, amount_sum_of_projects: sum }) => [
      String(group['fiscal_year']),
      group['stage'],
      String(projects),
      String(sum),
    ])
    assert.deepEqual((await readRows()).toSorted(), sums.toSorted())
    assert.ok(groups.some(({ rows, projects }) => rows > projects))
  })

  test('the question on recipients gives their sums of projects', async () => {
    assert.match(await ask(QUESTIONS[1]?.sql ?? ''), /^25 rows, in/)
    const groups = await readGroups('group_by=recipient&stage=request&limit=200&sort=-projects')
    const shown = await readRows()
    assert.equal(shown.length, 25)
    for (const [recipient, projects, dollars] of shown) {
      const group = groups.find((one) => one.group['recipient'] === recipient)
      assert.deepEqual([projects, dollars], [String(group?.projects), String(group?.amount_sum_of_projects)])
    }
  })

  test('the question on members gives the sums of both chambers in one year', async () => {
    await ask(sqlOf(/^Who asked for the most/))
    const shown = await readRows()
    const years = await readGroups('group_by=fiscal_year,chamber&stage=request')
    const newest = years
      .map(({ group }) => Number(group['fiscal_year']))
      .filter((year, index, all) => all.indexOf(year) !== index)
      .reduce((one, other) => Math.max(one, other))
    const groups = await readGroups(
      `group_by=member,chamber&stage=request&fiscal_year=${newest}&limit=200&sort=-amount_sum_of_projects`,
    )
    for (const [chamber, member, projects, dollars] of shown) {
      const group = groups.find((one) => one.group['member'] === member && one.group['chamber'] === chamber)
      assert.deepEqual(
        [projects, dollars],
        [String(group?.projects), String(group?.amount_sum_of_projects ?? '')],
        member ?? '',
      )
    }
    assert.deepEqual(new Set(shown.map(([chamber]) => chamber)), new Set(['house', 'senate']))
  })

  test('the largest request of each State is the one that the filter of the State finds', async () => {
    await ask(sqlOf(/largest request by members of each State/))
    const shown = await readRows()
    const states = (await readGroups('group_by=state&stage=request&limit=200')).flatMap(
      ({ group, ...sums }) =>
        group['state'] === null || sums.amount_sum_of_projects === null ? [] : [String(group['state'])],
    )
    assert.deepEqual(shown.map(([state]) => state).toSorted(), states.toSorted())
    for (const [state = '', , , , amount] of shown) {
      const { data } = await askApi<{ data: { amount: number }[] }>(
        `records?state=${state}&stage=request&sort=-amount&limit=1`,
      )
      assert.equal(amount, String(data[0]?.amount), state)
    }
  })

  test('requests for water are requests alone, and all of them', async () => {
    await ask(sqlOf(/requests about water/))
    const found: string[] = []
    for (let offset: number | null = 0; offset !== null;) {
      const page: Texts = await askApi<Texts>(`records?stage=request&limit=200&offset=${offset}`)
      found.push(
        ...page.data
          .filter(({ title, purpose }) => /water/i.test(`${title ?? ''} ${purpose ?? ''}`))
          .map(({ id }) => id),
      )
      offset = page.meta.next_offset
    }
    assert.deepEqual((await readRows()).map(([id = '']) => id).toSorted(), found.toSorted())
  })

  test('what takes requests is what guidance of that year says, and no draft', async () => {
    await ask(sqlOf(/^For which subcommittees and accounts/))
    const shown = await readRows()
    const { meta } = await askApi<{ meta: { total: number } }>(
      `funding-lines?basis=guidance_document&fiscal_year=${shown[0]?.[0] ?? ''}&limit=1`,
    )
    assert.equal(shown.length, meta.total)
    const all = await askApi<{ meta: { total: number } }>(
      `funding-lines?fiscal_year=${shown[0]?.[0] ?? ''}&limit=1`,
    )
    assert.ok(meta.total < all.meta.total)
  })

  test('a fault is said of the field, in lines as DuckDB points at its place, until the next answer', async () => {
    const said = await ask('select fiscal_year,\n  recipiant from records')
    assert.match(said, /\n *LINE 2: +recipiant from records\n +\^/)
    assert.equal(await page.getAttribute('#query', 'aria-invalid'), 'true')
    assert.equal(await page.getAttribute('#query', 'aria-describedby'), 'query-hint sql-state')
    assert.equal(
      await page.evaluate(`getComputedStyle(document.getElementById('sql-state')).whiteSpace`),
      'pre-wrap',
    )
    await ask('select stage, count(*) as records from records group by stage')
    assert.equal(await page.getAttribute('#query', 'aria-invalid'), 'false')
    const ends = await page.$$eval('#sql-result th', (heads) => heads.map(({ className }) => className))
    assert.deepEqual(ends, ['', 'number'])
  })

  test('a question that is none is answered with what DuckDB says, and the next one runs', async () => {
    const said = await ask('selec 1')
    assert.match(said, /^DuckDB says:\s.*syntax error/is)
    assert.doesNotMatch(said, /copy/i)
    assert.match(await ask('select 1 as one'), /^1 row, in/)
  })

  test('a question may end with a note, and say what tables and columns there are', async () => {
    assert.match(await ask('select \'a, "b"\' as text; -- a note'), /^1 row, in/)
    assert.deepEqual(await readRows(), [['a, "b"']])
    assert.match(await ask('select 2 as a -- a note'), /^1 row, in/)
    assert.deepEqual(await readRows(), [['2']])
    await ask('show tables')
    assert.ok((await readRows()).flat().includes('funding_guidance'))
    for (const statement of ['describe records', 'summarize select amount from records']) {
      assert.match(await ask(statement), /^\d+ rows?, in/, statement)
      assert.ok(
        (await readRows()).some(([column]) => column === 'amount'),
        statement,
      )
      assert.equal(await page.isEnabled('#sql-csv'), true)
    }
  })

  test('numbers and days are as DuckDB writes them, with notes and a semicolon or without', async () => {
    const values = "12.50::decimal(9,2) as a, sum(1::bigint) as b, date '2026-01-02' as c"
    const expected = [['12.50', '1', '2026-01-02']]
    for (const sql of [
      `select ${values}`,
      `select ${values}; -- a note`,
      `-- a note\nselect ${values};\n-- more`,
      `select ${values} where 'a; -- b' > ''`,
    ]) {
      assert.match(await ask(sql), /^1 row, in/, sql)
      assert.deepEqual(await readRows(), expected, sql)
    }
    // A line of many dashes takes no longer to read than any other.
    for (const between of [' ', ` ${'-'.repeat(200)}\n`])
      assert.match(await ask(`select 1;${between}select ${values}`), /multiple statements at once/)
  })

  test('that nothing was asked is said in words', async () => {
    for (const nothing of ['', ' \n']) assert.match(await ask(nothing), /^There is no query to run/)
    assert.equal(await page.isEnabled('#sql-csv'), false)
    assert.match(await ask('select 1 as one where false'), /^0 rows, in/)
  })

  test('a link that holds a question is followed to its answer', async () => {
    await page.goto(`${base}/sql?${new URLSearchParams({ query: "select '<b>x</b>' as text" }).toString()}`)
    await page.waitForSelector('#sql[data-done="1"]')
    assert.deepEqual(await readRows(), [['<b>x</b>']])
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#sql-csv')])
    assert.equal(download.suggestedFilename(), 'rotunda-result.csv')
    assert.equal(readFileSync(await download.path(), 'utf8'), 'text\n<b>x</b>\n')
  })
})

type Texts = {
  readonly data: readonly {
    readonly id: string
    readonly title: string | null
    readonly purpose: string | null
  }[]
  readonly meta: { readonly next_offset: number | null }
}

/** Numbers as both write them: a version may write 1.0 where another one writes 1. */
const normalise = (text: string): string =>
  /^-?\d+(\.\d+)?$/.test(text) ? String(Number(text)) : text.replace(/(\d{2}:\d{2}:\d{2}).*$/, '$1')

/** The views of the page over the same files, opened by the newest DuckDB. */
const openNative = async (
  directory: string,
  views: readonly string[],
): Promise<(sql: string) => Promise<string[]>> => {
  const connection = await (await DuckDBInstance.create()).connect()
  await connection.run(`set timezone = 'UTC'`)
  for (const view of views) await connection.run(readFolder(directory, view))
  return async (sql) => {
    const rows = (await connection.runAndReadAll(sql)).getRows()
    return rows.map((row) => row.map((value) => normalise(value === null ? '' : String(value))).join('|'))
  }
}

/** The view over the files in the folder of its collection. */
const readFolder = (directory: string, view: string): string => {
  const [, schema] = /^create view (\w+)\./.exec(view) ?? []
  const folder = schema === undefined ? 'releases' : `releases/${schema.replaceAll('_', '-')}`
  return view.replace(/read_parquet\('[^']*\/downloads\//, `read_parquet('${directory}/${folder}/`)
}
