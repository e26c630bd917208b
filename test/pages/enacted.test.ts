import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  ENACTED_FILTERS,
  type EnactedAggregate,
  type EnactedMeta,
  type EnactedProject,
} from '@rotunda/contract'
import { compileTexts } from './testing/compile-texts.ts'
import { openChangedPages, openPages, wordsOf, type ReadPage } from './testing/open-pages.ts'

const { read, ask, service } = await openPages({ after })
const API = '/api/enacted/v1'

type Totals = { readonly data: readonly EnactedAggregate[] }
type Projects = { readonly data: readonly EnactedProject[]; readonly meta: EnactedMeta }

/** Projects in the order of the page, which shows the newest year first. */
const listProjects = (search: string) =>
  ask<Projects>(`${API}/projects?${search.includes('sort=') ? search : `${search}&sort=-fiscal_year`}`)
const { data: all, meta } = await listProjects('limit=200')
const [first = assert.fail('the sample has no enacted project')] = all

const named = all.flatMap(({ requestors }) => requestors).find(({ bioguide }) => bioguide !== null)

const TABLE = '[aria-label="Enacted projects"] tbody'
const idsOf = ({ document }: ReadPage): string[] =>
  [...document.querySelectorAll(`${TABLE} th a`)].map((link) =>
    (link.getAttribute('href') ?? '').replace('/enacted/', ''),
  )
const mainOf = ({ document }: ReadPage): string => wordsOf(document.querySelector('main'))
const showDollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`

test('the list says in plain words that enacted is not spent, and has the rows of the API page by page', async () => {
  const page = await read('/enacted')
  assert.equal(page.status, 200)
  assert.match(mainOf(page), /Congress set this amount aside\. It does not show what was spent\./)
  assert.deepEqual(
    idsOf(page),
    all.slice(0, 50).map(({ id }) => id),
  )
  const next = await read(page.document.querySelector('a[rel=next]')?.getAttribute('href') ?? '')
  assert.deepEqual(
    idsOf(next),
    all.slice(50, 100).map(({ id }) => id),
  )
  assert.match(wordsOf(next.document.querySelector('title')), /, rows 51 to 100 – Rotunda$/)
})

for (const search of [
  'fiscal_year=2024',
  'subcommittee=THUD',
  'agency_code=EPA',
  'state=TX&sort=-amount',
  'origination=senate',
  `bioguide=${named?.bioguide ?? ''}`,
  'q=county',
  'not_state=TX&limit=20',
  'counted=true&not_agency_code=USDA,EPA&limit=20',
])
  test(`the filter ${search} selects the rows and totals of the API, and can be removed`, async () => {
    const page = await read(`/enacted?${search}`)
    const { data, meta } = await listProjects(search.includes('limit') ? search : `${search}&limit=50`)
    assert.ok(data.length > 0)
    assert.deepEqual(
      idsOf(page),
      data.map(({ id }) => id),
    )
    const filter = search.replace(/&(sort|limit)=[^&]*/g, '')
    const totals = await ask<{ readonly data: readonly EnactedAggregate[] }>(`${API}/aggregates?${filter}`)
    const shown = [...page.document.querySelectorAll('[aria-label="Totals by fiscal year"] tbody tr')]
    assert.deepEqual(
      shown.map((row) => [...row.querySelectorAll('th, td')].slice(0, 3).map(wordsOf)),
      totals.data
        .toReversed()
        .map(({ group, rows, amount_sum: sum }) => [
          String(group['fiscal_year']),
          String(rows),
          sum === null ? 'not known' : showDollars(sum),
        ]),
    )
    assert.equal(
      totals.data.reduce((sum, { rows }) => sum + rows, 0),
      meta.total,
    )
    const valuesOf = (params: URLSearchParams) =>
      [...params].flatMap(([name, value]) => value.split(',').map((one) => `${name}=${one}`))
    const chosen = valuesOf(new URLSearchParams(search))
    const kept = chosen.filter((one) => /^(sort|limit)=/.test(one))
    const chips = [...page.document.querySelectorAll('[aria-label="Applied filters"] a')]
    const left = chips.map((chip) =>
      valuesOf(new URL(chip.getAttribute('href') ?? '', 'http://page.invalid').searchParams),
    )
    const every = chosen.filter((one) => !kept.includes(one))
    assert.deepEqual(
      left
        .slice(0, every.length)
        .map((values) => chosen.filter((one) => !values.includes(one)))
        .flat()
        .toSorted(),
      every.toSorted(),
    )
    assert.deepEqual(left.slice(every.length), every.length === 1 ? [] : [kept])
  })

test('the page says how many rows the rule of GAO counts, where it does not count all', async (t) => {
  const { data } = await ask<Totals>(`${API}/aggregates`)
  const rows = data.reduce((sum, group) => sum + group.rows, 0)
  const less = (group: EnactedAggregate) => ({ ...group, rows_counted: group.rows - 2 })
  const { read: readLess } = await openChangedPages(t, service, (text, path) =>
    path.endsWith('/aggregates')
      ? JSON.stringify({ ...(JSON.parse(text) as Totals), data: data.map(less) })
      : text,
  )
  const said = `GAO’s rule counts ${rows - 2 * data.length} of these ${rows} rows`
  const { document } = await readLess('/enacted')
  const table = document.querySelector('[aria-label="Totals by fiscal year"]')
  assert.ok(wordsOf(table).includes(said), wordsOf(table))
  assert.ok(document.querySelector('meta[name=description]')?.getAttribute('content')?.includes(said))
  const shown = [...(table?.querySelectorAll('tbody tr') ?? [])]
  assert.deepEqual(
    shown.map((row) => [...row.querySelectorAll('td')].slice(0, 3).map(wordsOf)),
    data
      .toReversed()
      .map((group) => [group.rows, group.amount_sum ?? 0, group.rows - 2])
      .map(([all = 0, sum = 0, counted = 0]) => [String(all), showDollars(sum), String(counted)]),
  )
  const chart = /GAO’s rule counts fewer projects/
  assert.match(wordsOf(document.querySelector('figure figcaption')), chart)
  assert.doesNotMatch(mainOf(await read('/enacted')), new RegExp(`of these ${rows} rows|${chart.source}`))
})

test('the form keeps what the address has, also filters without a control', async () => {
  const { document } = await read('/enacted?not_state=TX&fiscal_year=2024&origination=house,senate')
  assert.equal(document.querySelector('#f-not_state option[selected]')?.getAttribute('value'), 'TX')
  assert.equal(document.querySelector('#f-fiscal_year')?.getAttribute('value'), '2024')
  assert.equal(document.querySelectorAll('#f-origination option[selected]').length, 2)
  const { headers } = await read('/enacted?state=&q=county&origination=')
  assert.equal(headers['location'], '/enacted?q=county')
})

test('each count beside the filters is that of the API, and its link chooses these projects', async () => {
  const page = await read('/enacted?fiscal_year=2023&limit=5')
  const facet = 'facet=subcommittee,agency_code,state,origination&facet_limit=8'
  const { meta } = await listProjects(`fiscal_year=2023&limit=1&${facet}`)
  const counted = Object.entries(meta.facets ?? {}).flatMap(([name, values]) =>
    values.flatMap(({ value, rows }) => (value === null ? [] : [{ name, value: String(value), rows }])),
  )
  assert.ok(counted.length > 20)
  for (const { name, value, rows } of counted) {
    const link = page.document.querySelector(
      `.facet-values a[href="/enacted?fiscal_year=2023&limit=5&${name}=${value}"]`,
    )
    const item = link?.closest('li') ?? assert.fail(`${name}=${value}`)
    assert.equal(wordsOf(item.querySelector('.number')), String(rows))
    assert.ok(item.querySelector('a.leave-out') !== null)
  }
  const { name, value, rows } = counted[0] ?? assert.fail()
  const chosen = await read(`/enacted?fiscal_year=2023&limit=200&${name}=${value}`)
  assert.equal(idsOf(chosen).length, rows)
  assert.match(wordsOf(page.document.querySelector('aside')), /Chamber of origin Senate/)
})

test('a project without a value is counted, and leaving out every value is said as such', async () => {
  const page = await read('/enacted?not_origination=house,senate,both')
  assert.match(mainOf(page), /Chamber of origin: not stated/)
  const { document } = await read('/enacted?facet=bioguide')
  assert.match(wordsOf(document.querySelector('aside')), /Bioguide id of a requestor Not identified \d+/)
})

test('every filter of the API, the order, the columns and the page size have a control', async () => {
  const { document } = await read('/enacted')
  const names = new Set(
    [...document.querySelectorAll('[form=filters][name], #filters [name]')].map((one) =>
      one.getAttribute('name'),
    ),
  )
  assert.deepEqual(
    [...Object.keys(ENACTED_FILTERS), 'sort', 'limit', 'fields'].filter((name) => !names.has(name)),
    [],
  )
})

test('an empty result says that a project may be enacted and not be here', async () => {
  const page = await read('/enacted?q=nothing-is-called-so')
  assert.equal(page.status, 200)
  assert.match(mainOf(page), /Nothing matches\..*may be enacted and not be here/)
  assert.equal(idsOf(page).length, 0)
})

for (const [search, param] of [
  ['state=Texas', 'state'],
  ['fiscal_year=1999', 'fiscal_year'],
  ['sort=price', 'sort'],
  ['bioguide=%3Cscript%3E', 'bioguide'],
] as const)
  test(`the refused value ${search} is marked in the form`, async () => {
    const { status, document, text } = await read(`/enacted?${search}`)
    assert.equal(status, 400)
    assert.equal(document.querySelector(`#f-${param}`)?.getAttribute('aria-invalid'), 'true')
    const words = wordsOf(document.querySelector('main'))
    assert.doesNotMatch(words, /Member’s State/)
    assert.match(words, /or search the enacted projects\./)
    assert.ok(document.querySelector('main p a[href="/enacted"]') !== null)
    assert.ok(!text.includes('<script>alert') && !text.includes('value="<'))
  })

for (const search of ['stat=TX', 'fields=colour', 'format=csv', 'snapshot=snap-of-no-release', '__proto__=x'])
  test(`the address with ${search} is refused with a way on`, async () => {
    const { status, document } = await read(`/enacted?${search}`)
    assert.ok(status === 400 || status === 409, String(status))
    assert.ok(document.querySelector('main a[href^="/"]') !== null)
  })

test('the other formats of the page have its rows', async () => {
  const search = 'state=TX&sort=-amount&limit=7'
  const page = await read(`/enacted?${search}`)
  const links = [...page.document.querySelectorAll('link[rel=alternate]')].map((link) => ({
    type: link.getAttribute('type'),
    address: link.getAttribute('href') ?? '',
  }))
  const bodyOf = async (type: string) => {
    const { address } = links.find((link) => link.type === type) ?? assert.fail(type)
    return (await service.app.inject({ url: address })).payload
  }
  const expected = idsOf(page)
  assert.equal(expected.length, 7)
  const json = JSON.parse(await bodyOf('application/json')) as Projects
  assert.deepEqual(
    json.data.map(({ id }) => id),
    expected,
  )
  const lines = (await bodyOf('application/x-ndjson')).trim().split('\n')
  assert.deepEqual(
    lines.map((line) => (JSON.parse(line) as EnactedProject).id),
    expected,
  )
  assert.deepEqual((await bodyOf('text/csv')).match(/^(?:\uFEFF)?enp-\w+/gm), expected)
  for (const ending of ['csv', 'ndjson', 'json']) {
    const { status, headers } = await read(`/enacted.${ending}?${search}`)
    assert.equal(status, 307)
    assert.ok(headers['location']?.startsWith(`${API}/projects`))
  }
})

test('each file of a list, also Excel and Parquet, is that of the view and is answered', async () => {
  const { document } = await read(`/enacted?state=TX&sort=-amount&limit=2&snapshot=${meta.snapshot}`)
  const links = [...document.querySelectorAll('#export ~ ul a[download]')].map(
    (link) => link.getAttribute('href') ?? '',
  )
  const endings = links.map((address) => /projects\.(\w+)\?/.exec(address)?.[1])
  assert.deepEqual(endings, ['csv', 'xlsx', 'ndjson', 'parquet'])
  for (const [index, start] of ['', 'PK', '{', 'PAR1'].entries()) {
    const address = links[index] ?? assert.fail()
    assert.match(address, new RegExp(`state=TX&sort=-amount&snapshot=${meta.snapshot}&all=true$`))
    const { statusCode, rawPayload } = await service.app.inject({ url: address })
    assert.equal(statusCode, 200, address)
    assert.ok(rawPayload.toString('latin1').startsWith(start), address)
  }
})

test('the calls of a list name its filter, and that of the client compiles', async () => {
  const callsOf = async (search: string) =>
    [...(await read(`/enacted?${search}`)).document.querySelectorAll('#export ~ details pre')].map(
      (pre) => pre.textContent ?? '',
    )
  const calls = await callsOf(`state=TX,UT&fiscal_year=2023&amount_min=1000&snapshot=${meta.snapshot}`)
  assert.equal(calls.length, 5)
  for (const call of calls) assert.match(call, /TX/)
  for (const call of calls) assert.match(call, /snapshot=snap-|release: '[0-9a-f]{64}'/)
  const clients = [
    calls,
    await callsOf('not_origination=house&counted=true&sort=-amount&fields=id,amount'),
    await callsOf(''),
  ]
  const [, client] = await callsOf(`requestor=${encodeURIComponent(named?.name ?? '')}&requestor=Doe,%20Jane`)
  assert.ok(client?.includes(`"Doe, Jane"`), client)
  assert.deepEqual(compileTexts(clients.map((texts) => texts[1] ?? assert.fail())), [])
})

test('the citation of a list is the address of its release, which gives the same rows', async () => {
  const { text } = await read('/enacted.csl.json?state=TX')
  const [cited] = JSON.parse(text) as readonly { readonly URL: string }[]
  const { pathname, search } = new URL(cited?.URL ?? assert.fail(text))
  const { data } = await ask<Projects>(pathname + search)
  const { data: now } = await ask<Projects>(`${API}/projects?state=TX`)
  assert.deepEqual(
    data.map(({ id }) => id),
    now.map(({ id }) => id),
  )
})

test('a project has every field, its printed text, its sources with their digests, and its limits', async () => {
  const chosen = [
    first,
    all.find(({ flags }) => flags.length > 0) ?? assert.fail('no flag'),
    all.find(({ amount }) => amount === null) ?? assert.fail('every amount is known'),
    all.find(({ act }) => act !== null) ?? assert.fail('no Act is named'),
    all.find(({ requestors }) => requestors.length > 1) ?? assert.fail('no project has two requestors'),
  ]
  for (const row of chosen) {
    const page = await read(`/enacted/${row.id}`)
    assert.equal(page.status, 200)
    assert.equal(wordsOf(page.document.querySelector('h1')), row.project)
    const words = mainOf(page)
    for (const [field, value] of Object.entries(row))
      if (field.endsWith('_as_published') && typeof value === 'string')
        assert.ok(words.includes(`(printed as “${value.replace(/\s+/g, ' ').trim()}”)`), field)
    for (const text of [row.recipient, row.agency, row.account, row.location, row.act])
      if (text !== null) assert.ok(words.includes(text.replace(/\s+/g, ' ')), text)
    if (row.amount !== null) assert.ok(words.includes(showDollars(row.amount)))
    else assert.match(words, /Amount enacted ?Not stated\./)
    for (const { locator, source_id: digest } of row.sources) {
      assert.ok(words.includes(locator))
      assert.ok(page.document.querySelector(`a[href="/sources/${digest}"]`) !== null)
    }
    assert.match(words, /What the data does not say/)
    assert.match(words, /Whether the amount was obligated or paid/)
  }
})

test('each link of a requestor is answered, on the list and on the page of a project', async () => {
  const idsOfRequestors = all.flatMap(({ requestors }) =>
    requestors.flatMap(({ bioguide }) => bioguide ?? []),
  )
  const states = await Promise.all(
    [...new Set(idsOfRequestors)].map(async (id) => [id, (await read(`/members/${id}`)).status] as const),
  )
  const withPage = states.find(([, status]) => status === 200)?.[0] ?? assert.fail('no member has a page')
  const withoutPage =
    states.find(([, status]) => status === 404)?.[0] ?? assert.fail('each member has a page')
  for (const bioguide of [withPage, withoutPage]) {
    const list = await read(`/enacted?bioguide=${bioguide}`)
    assert.equal(list.document.querySelector(`${TABLE} td a[href^="/members/"]`), null)
    assert.ok(list.document.querySelector(`${TABLE} td a[href="/enacted?bioguide=${bioguide}"]`) !== null)
    const { document } = await read(`/enacted/${idsOf(list)[0] ?? ''}`)
    const link = document.querySelector(`main a[href="/members/${bioguide}"]`)
    assert.equal(link !== null, bioguide === withPage, bioguide)
  }
})

for (const id of ['enp-0000000000000000', 'x'.repeat(150), '%3Cscript%3E', '__proto__', '..%2F..'])
  test(`the unknown id ${id.slice(0, 20)} is a 404 with a way out`, async () => {
    const { status, document, text } = await read(`/enacted/${id}`)
    assert.equal(status, 404)
    assert.ok(document.querySelector('main a[href="/enacted"]') !== null)
    assert.equal(document.querySelector('main form')?.getAttribute('action'), '/enacted')
    assert.ok(!text.includes('<script>'))
  })

test('the page of a project leads to the form that reports a mistake in it', async () => {
  const { document } = await read(`/enacted/${first.id}`)
  const link = document.querySelector('main a[href^="/corrections/new"]')
  assert.equal(link?.getAttribute('rel'), 'nofollow')
  const form = await read(link.getAttribute('href') ?? '')
  assert.equal(form.status, 200)
  assert.ok(mainOf(form).includes(first.project), mainOf(form).slice(0, 300))
  assert.ok(form.document.querySelector(`main a[href="/enacted/${first.id}"]`))
})

test('the page of a project takes a snapshot alone, and its JSON is the answer of the API', async () => {
  assert.equal((await read(`/enacted/${first.id}?snapshot=${meta.snapshot}`)).status, 200)
  assert.equal((await read(`/enacted/${first.id}?snapshot=snap-of-no-release`)).status, 409)
  assert.equal((await read(`/enacted/${first.id}?state=TX`)).status, 400)
  const { headers } = await read(`/enacted/${first.id}.json`)
  const { data } = await ask<Projects>(headers['location'] ?? '')
  assert.deepEqual(data, [first])
})

test('structured data names the dataset as its own page does, and the documents of a project', async () => {
  const structuredOf = async (address: string): Promise<Record<string, unknown>> => {
    const { document } = await read(address)
    const script = document.querySelector('script[type="application/ld+json"]')
    return JSON.parse(script?.textContent ?? '{}') as Record<string, unknown>
  }
  const { name, url, '@id': id } = await structuredOf('/datasets/enacted-projects')
  const list = await structuredOf('/enacted?state=TX')
  const project = await structuredOf(`/enacted/${first.id}`)
  assert.deepEqual([list['@type'], project['@type']], ['CollectionPage', 'CreativeWork'])
  assert.match(String(list['url']), /\/enacted\?state=TX$/)
  assert.match(String(list['description']), /^\d+ enacted projects?, .*It does not show what was spent\.$/)
  for (const dataset of [list['about'], project['isPartOf']]) {
    const named = dataset as Record<string, string>
    assert.deepEqual([named['name'], named['url'], named['@id']], [name, url, id])
    assert.match(named['description'] ?? '', /nothing about obligations or payments/)
  }
  assert.deepEqual([project['identifier'], project['dateModified']], [first.id, first.last_changed_at])
  assert.deepEqual(
    project['isBasedOn'],
    first.sources.map(({ url, source_id: sha256 }) => ({ '@type': 'DigitalDocument', url, sha256 })),
  )
  // A publisher of such a table may be no part of the government.
  assert.deepEqual(
    project['publisher'],
    first.sources.map(({ publisher }) => ({ '@type': 'Organization', name: publisher })),
  )
  const { pathname, search } = new URL(String(project['sameAs']))
  assert.deepEqual((await ask<Projects>(pathname + search)).data, [first])
})
