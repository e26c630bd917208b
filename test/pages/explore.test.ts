import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Groups } from './testing/groups.ts'
import { openChangedPages, openPages, wordsOf, type ReadPage } from './testing/open-pages.ts'
import { dollars, readRows, title } from './testing/read-tables.ts'

const API = '/api/appropriations/v1'
const pages = await openPages({ after })

const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()
/** Cells of a table without the headings of its rows. */
const readCells = (page: ReadPage, name: string): string[] =>
  readRows(page, name).flatMap(([, ...cells]) => cells)

describe('totals', () => {
  test('are those of the API, each stage separately', async () => {
    const page = await pages.read('/totals?group_by=chamber')
    const { data } = await pages.ask<Groups>(
      `${API}/aggregates?group_by=chamber&stage=request&sort=-amount_sum_of_projects`,
    )
    const shown = readRows(page, 'Requests by chamber')
    assert.deepEqual(
      shown.map(([name, sum]) => [name, sum]),
      data.map(({ group, amount_sum_of_projects: sum }) => [
        group['chamber'] === 'house' ? 'House' : 'Senate',
        dollars(sum),
      ]),
    )
    assert.equal(page.document.querySelectorAll('h2:not(#cite)').length, 3)
  })

  test('of two dimensions stand against each other, and what no source says is a row', async () => {
    const page = await pages.read('/totals?group_by=state&group_by=fiscal_year&measure=rows')
    assert.equal(title(page), 'Records by member’s State and fiscal year')
    const rows = readRows(page, 'Requests: Records by member’s State and fiscal year')
    assert.equal(rows.at(-1)?.[0], 'Not stated')
    assert.ok(page.document.querySelectorAll('td.heat-5').length > 0)
    assert.ok(page.document.querySelector('figure img') !== null)
  })

  test('a table of more groups than one answer of the API holds has all of them, each in its cell', async () => {
    const query = 'group_by=bioguide&group_by=subcommittee&stage=request'
    const page = await pages.read(`/totals?${query}`)
    const rows = readRows(page, 'Requests: Sum of projects by Bioguide id of the member and subcommittee')
    const cells = rows.flatMap(([, , ...each]) => each)
    const { meta } = await pages.ask<{ meta: { total: number } }>(
      '/api/appropriations/v1/aggregates?group_by=bioguide,subcommittee&stage=request&limit=1',
    )
    assert.ok(meta.total > 200 && meta.total <= 1000)
    assert.equal(cells.filter((text) => text !== 'none').length, meta.total)
    assert.doesNotMatch(page.text, /These are the/)
  })

  test('a row has beside its cells what the API says of it as a whole, and stands before those that have less', async () => {
    const page = await pages.read('/totals?group_by=subcommittee&group_by=fiscal_year&stage=request')
    const { data } = await pages.ask<Groups>(
      `${API}/aggregates?group_by=subcommittee&stage=request&sort=-amount_sum_of_projects`,
    )
    const rows = readRows(page, 'Requests: Sum of projects by subcommittee and fiscal year')
    assert.deepEqual(
      rows.map(([code, whole]) => [code, whole]),
      data.map(({ group, amount_sum_of_projects: sum }) => [group['subcommittee'], dollars(sum)]),
    )
  })

  test('a table that has not all groups says which it has, and of every other cell that it is not shown', async () => {
    for (const [dimensions, name, said] of [
      [
        ['bioguide', 'subcommittee'],
        'Requests: Sum of projects by Bioguide id of the member and subcommittee',
        /^These are the \d+ greatest of 1,200 groups\./,
      ],
      [
        ['fiscal_year', 'state'],
        'Requests: Sum of projects by fiscal year and member’s State',
        /^These are the first \d+ of 1,200 groups\./,
      ],
    ] as const) {
      const grouped = `"group_by":${JSON.stringify(['stage', ...dimensions])}`
      const changed = await openChangedPages({ after }, pages.service, (text) =>
        text.includes(grouped) ? text.replace(/"total":\d+/, '"total":1200') : text,
      )
      const page = await changed.read(`/totals?group_by=${dimensions.join('&group_by=')}`)
      const boxes = [...page.document.querySelectorAll('main p.box')].map(wordsOf)
      assert.ok(
        boxes.some((text) => said.test(text)),
        boxes.join(' | '),
      )
      const cells = readCells(page, name)
      assert.ok(cells.includes('not shown'), name)
      assert.ok(!cells.includes('none'), name)
    }
  })

  test('a cell of a chamber and year that no document covers is told from an empty one', async () => {
    const page = await pages.read('/totals?group_by=fiscal_year&group_by=chamber&measure=rows')
    const rows = readRows(page, 'Requests: Records by fiscal year and chamber')
    const heads = [...page.document.querySelectorAll('[aria-label^="Requests:"] thead th')].map((one) =>
      clean(one.textContent),
    )
    const cell = (year: string, chamber: string) =>
      rows.find(([name]) => name === year)?.[heads.indexOf(chamber)]
    assert.equal(cell('2022', 'Senate'), 'not covered')
    assert.equal(cell('2027', 'House'), 'not covered')
    assert.equal(cell('2026', 'House'), '21')
    const bills = await pages.read('/totals?group_by=subcommittee&group_by=fiscal_year&stage=house_bill')
    const cells = readCells(bills, 'In House bills: Sum of projects by subcommittee and fiscal year')
    assert.equal(cells.filter((text) => text === 'not covered').length, 3)
    assert.ok(!cells.includes('none'))
  })

  test('years stand in their order', async () => {
    const { document } = await pages.read('/totals?stage=request')
    const years = [...document.querySelectorAll('section tbody tr > th')].map(
      ({ textContent }) => textContent ?? '',
    )
    assert.ok(years.length > 3)
    assert.deepEqual(years, years.toSorted())
  })

  test('every dimension of the API can be chosen, in rows and in columns', async () => {
    const { document } = await pages.read('/totals')
    for (const id of ['f-rows', 'f-columns'])
      for (const dimension of [
        'fiscal_year',
        'project_state',
        'party',
        'district',
        'funding_line',
        'dataset',
      ])
        assert.ok(document.querySelector(`#${id} option[value="${dimension}"]`) !== null, dimension)
  })

  test('say when groups overlap, in the words of the API', async () => {
    const { meta } = await pages.ask<Groups>(`${API}/aggregates?group_by=stage,project_state`)
    const page = await pages.read('/totals?group_by=project_state')
    assert.equal(page.text.includes('Groups overlap'), meta.groups_note !== null)
  })

  test('lead to the records that they count', async () => {
    const page = await pages.read('/totals?group_by=subcommittee&chamber=house')
    const link = page.document.querySelector('[aria-label="Requests by subcommittee"] tbody a')
    const records = await pages.read(link?.getAttribute('href') ?? '')
    const count = clean(link?.closest('tr')?.children[2]?.textContent)
    assert.match(title(records), new RegExp(`^${count} requests? to the House`))
  })

  test('a measure or dimension that is none is refused by its name', async () => {
    for (const search of ['measure=money', 'group_by=colour', 'group_by=state,party,agency'])
      assert.equal((await pages.read(`/totals?${search}`)).status, 400, search)
  })
})

describe('every figure', () => {
  test('has its numbers, its CSV and its source', async () => {
    for (const path of [
      '/totals',
      '/totals?group_by=subcommittee,state&stage=request',
      '/compare?kind=state&a=CA&b=TX',
      '/map',
      '/states/TX',
    ]) {
      const { document } = await pages.read(path)
      const figures = [...document.querySelectorAll('main figure')]
      assert.ok(figures.length > 0, path)
      for (const figure of figures) {
        assert.ok(figure.querySelector('table, details[data-numbers]') !== null, `${path} has no numbers`)
        const source = figure.querySelector('.source-line')
        const csv = source?.querySelector('a[href*="aggregates.csv"]')?.getAttribute('href') ?? ''
        assert.equal((await pages.service.app.inject(csv)).statusCode, 200, `${path}: ${csv}`)
        assert.notEqual(clean(source?.textContent), 'CSV')
        const numbers = figure.querySelector('details[data-numbers]')?.getAttribute('data-numbers')
        if (typeof numbers === 'string')
          assert.ok((await pages.read(numbers)).document.querySelector('main section > .table-frame table'))
      }
    }
  })
})

type Lines = {
  readonly data: readonly {
    readonly id: string
    readonly funding_line: { readonly id: string }
    readonly evidence: readonly { readonly source: string }[]
  }[]
}

type Facets = {
  readonly meta: { readonly facets: { readonly recipient: readonly { readonly value: string | null }[] } }
}

describe('the search', () => {
  const groups = (page: ReadPage) =>
    [...page.document.querySelectorAll('main section h2')].map((one) => clean(one.textContent))

  test('finds records, lines, members, States and regulations, each with the way to all of them', async () => {
    assert.deepEqual(groups(await pages.read('/search?q=water')), [
      'Committees',
      'Recipients',
      'Accounts',
      'Records',
      'Enacted projects',
      'Awards',
      'Funding lines',
      'Documentation',
    ])
    assert.ok(groups(await pages.read('/search?q=alabama')).includes('States'))
    const member = await pages.read('/search?q=demonstrado')
    assert.equal(member.document.querySelector('.found a')?.getAttribute('href'), '/members/ZZ20509')
    const docket = await pages.read('/search?q=chimneys')
    assert.match(
      docket.document.querySelector('.found a')?.getAttribute('href') ?? '',
      /^\/regulations\/document\?docket=EPA-/,
    )
    const all = (await pages.read('/search?q=water')).document.querySelector('a[href="/records?q=water"]')
    assert.equal(clean(all?.textContent), 'All 36 results in Records')
  })

  const firstFound = async (words: string) => {
    const page = await pages.read(`/search?q=${encodeURIComponent(words)}`)
    const address = page.document.querySelector('.found a')?.getAttribute('href') ?? ''
    assert.equal((await pages.read(address)).status, 200, `${words}: ${address}`)
    return address
  }

  test('an id leads straight to what has it', async () => {
    const { data } = await pages.ask<Lines>(`${API}/records?not_missing=funding_line&limit=1`)
    const [{ id, funding_line: line, evidence } = assert.fail()] = data
    assert.equal(await firstFound(id), `/records/${id}`)
    assert.equal(await firstFound(line.id.toUpperCase()), `/funding-lines/${line.id}`)
    assert.match(await firstFound(evidence[0]?.source ?? ''), /^\/datasets#house-projects$/)
    assert.equal(await firstFound('MT-01'), '/records?district=MT-01')
    assert.equal(await firstFound('zz20509'), '/members/ZZ20509')
  })

  test('finds accounts, recipients and the documentation by their words', async () => {
    assert.equal(await firstFound('Byrne'), '/accounts?name=Byrne+Discretionary+Grants')
    assert.match(await firstFound('otterford'), /^\/recipients\?name=/)
    for (const word of ['verify', 'docket', 'guidance'])
      assert.ok(groups(await pages.read(`/search?q=${word}`)).includes('Documentation'), word)
  })

  test('finds words by their beginnings, and nothing inside of words', async () => {
    const { document } = await pages.read('/search?q=epa')
    const found = [...document.querySelectorAll('.found li')].map((one) => clean(one.textContent))
    const dockets = found.filter((text) => text.includes('comments close'))
    assert.ok(dockets.length > 0)
    for (const text of dockets) assert.match(text, /\bepa/i)
    assert.equal(await firstFound('alab'), '/states/AL')
  })

  const recipientsOf = async (words: string, holds: (name: string) => boolean): Promise<number> => {
    const search = new URLSearchParams({ q: words, facet: 'recipient', facet_limit: '1000', limit: '1' })
    const { meta } = await pages.ask<Facets>(`${API}/records?${search.toString()}`)
    return meta.facets.recipient.filter(({ value }) => value !== null && holds(value)).length
  }

  test('counts the recipients that hold the words, and takes the signs of the search of records', async () => {
    for (const [words, holds] of [
      ['Sample', /\bsample/i],
      ['water OR levee', /\b(water|levee)/i],
      ['county -water', /^(?=.*\bcounty)(?!.*\bwater\b)/i],
      ['"county water district"', /\bcounty water district\b/i],
    ] as const) {
      const { document } = await pages.read(`/search?q=${encodeURIComponent(words)}`)
      const count = await recipientsOf(words, (name) => holds.test(name))
      assert.ok(count > 0, words)
      assert.match(
        clean(document.querySelector('main')?.textContent),
        new RegExp(`Recipients ${count} `),
        words,
      )
    }
  })

  test('says what to try where nothing is found', async () => {
    assert.match((await pages.read('/search?q=unicornspaceport')).text, /Nothing is found/)
  })
})

describe('the front page', () => {
  test('tells what there is of each stage, what is new, what is covered, and where to start', async () => {
    const page = await pages.read('/')
    const cards = [...page.document.querySelectorAll('[aria-label=Stages] .figure-number')].map((one) =>
      clean(one.textContent),
    )
    assert.deepEqual(cards, ['564 requests', '36 projects in House bills'])
    const single = await openChangedPages({ after }, pages.service, (text, path) =>
      path.endsWith('/aggregates') ? text.replace(/"projects":\d+/g, '"projects":1') : text,
    )
    const stages = (await single.read('/')).document.querySelector('[aria-label=Stages]')
    assert.match(clean(stages?.textContent), /\b1 distinct project,/)
    assert.equal(page.document.querySelectorAll('#start ~ ul > li').length, 4)
    assert.equal(page.document.querySelectorAll('#new ~ ul.found > li').length, 5)
    const covered = readRows(page, 'Coverage')
    assert.ok(
      covered.some(
        ([stage, chamber, years]) =>
          stage === 'Requests' && chamber === 'Senate' && years?.includes('2027 (92)'),
      ),
    )
    assert.match(page.text, /Senate bill-inclusion tables are not included/)
  })
})
