import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { FullRecord } from '@rotunda/contract'
import fc from 'fast-check'
import { makeClients } from '../../apps/web/src/ask/clients.ts'
import { readFundingLineNames } from '../../apps/web/src/views/funding-line-names.ts'
import { readMemberNames } from '../../apps/web/src/views/member-names.ts'
import { openPages, wordsOf, type ReadPage } from './testing/open-pages.ts'

const { read, ask, service } = await openPages({ after })
const API = '/api/appropriations/v1'

type Sums = {
  readonly data: readonly {
    readonly group: { readonly state: string | null }
    readonly amount_sum: number | null
  }[]
}
type List = { readonly data: readonly FullRecord[]; readonly meta: { readonly total: number } }

const [bill = assert.fail()] = (
  await ask<List>(`${API}/records?limit=1&stage=house_bill&not_missing=funding_line`)
).data
const [request = assert.fail()] = (await ask<List>(`${API}/records?limit=1&dataset=senate-requests`)).data
const bioguide = request.requestors[0]?.bioguide ?? assert.fail()

const PAGES = [
  { address: `/members/${bioguide}`, filter: `bioguide=${bioguide}` },
  { address: `/states/${request.state ?? ''}`, filter: `state=${request.state ?? ''}` },
  {
    address: `/subcommittees/${request.subcommittee ?? ''}`,
    filter: `subcommittee=${request.subcommittee ?? ''}`,
  },
  {
    address: `/funding-lines/${bill.funding_line?.id ?? ''}`,
    filter: `funding_line=${bill.funding_line?.id ?? ''}`,
  },
  ...(['recipient', 'account'] as const).map((name) => {
    const search = (key: string) => new URLSearchParams({ [key]: bill[name] ?? '' }).toString()
    return { address: `/${name}s?${search('name')}`, filter: search(name) }
  }),
]

for (const { address, filter } of PAGES)
  test(`${address.replace(/[=/][^=/]*$/, '')} has the records of its filter, stage by stage, and leads to them`, async () => {
    const { status, document, headers } = await read(address)
    assert.equal(status, 200)
    const { meta } = await ask<List>(`${API}/records?limit=1&${filter}`)
    const totals = document.querySelector('[aria-label="Totals of this filter"]')
    const rows = [...(totals?.querySelectorAll('tbody tr') ?? [])]
    const counts = rows.map((row) => Number(row.children[2]?.textContent.replaceAll(',', '')))
    assert.equal(
      counts.reduce((one, other) => one + other, 0),
      meta.total,
    )
    assert.ok(document.querySelector(`main a[href="/records?${filter.replaceAll('&', '&amp;')}"]`))
    assert.ok(document.querySelector('main a[href^="/records/"]'))
    assert.match(String(headers['link']), /rel="cite-as"/)
    assert.match(String(headers['link']), /records\.csv\?[^>]+>; rel="alternate"; type="text\/csv"/)
    assert.equal(document.querySelector('meta[name=robots]'), null)
  })

/** Pages of what no record names. */
const findUnnamed = async (): Promise<{ readonly address: string }[]> => {
  const { data: lines } = await ask<{ readonly data: readonly { readonly id: string }[] }>(
    `${API}/funding-lines?limit=200&basis=guidance_document`,
  )
  const named = await Promise.all(
    lines.map(
      async ({ id }) => (await ask<List>(`${API}/records?limit=1&funding_line=${id}`)).meta.total > 0,
    ),
  )
  const line = lines.find((_, index) => named[index] === false) ?? assert.fail('records name every line')
  assert.equal((await ask<List>(`${API}/records?limit=1&state=NV`)).meta.total, 0)
  assert.equal((await ask<List>(`${API}/records?limit=1&subcommittee=LEG`)).meta.total, 0)
  return [`/funding-lines/${line.id}`, '/states/NV', '/subcommittees/LEG'].map((address) => ({ address }))
}

for (const { address } of [...PAGES, ...(await findUnnamed())])
  test(`"Report a mistake" on ${address.replace(/(?<==|\/funding-lines\/).*$/, '…')} leads to a form about it`, async () => {
    const { document } = await read(address)
    const link = [...document.querySelectorAll('main a')].find(
      ({ textContent }) => textContent === 'Report a mistake',
    )
    const { status, document: reported } = await read(link?.getAttribute('href') ?? assert.fail())
    assert.equal(status, 200)
    const form = reported.querySelector('main form')
    assert.ok(form?.querySelector('textarea[name=why]'), 'the form of a report')
    assert.equal(form.querySelector('[name=record]')?.getAttribute('value'), address)
    assert.ok(reported.querySelector(`main a[href="${address}"]`), 'the page it is about')
  })

test('a record leads to what it is of, and each of those leads back to records', async () => {
  const { document } = await read(`/records/${bill.id}`)
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '')
  const wanted = PAGES.slice(3).map(({ address }) => address)
  for (const address of wanted) assert.ok(links.includes(address), address)
})

const LISTS = ['/members', '/states', '/recipients', '/accounts', '/subcommittees', '/funding-lines']

for (const path of LISTS)
  test(`${path} lists them, and every link on it leads to a page`, async () => {
    const { status, document } = await read(path)
    assert.equal(status, 200)
    const links = [...document.querySelectorAll('main tbody th a')].map(
      (link) => link.getAttribute('href') ?? '',
    )
    assert.ok(links.length > 0)
    for (const link of links.slice(0, 3)) assert.equal((await read(link)).status, 200, link)
  })

/** Links within the service, two of those that differ in values alone. */
const listLinks = ({ document }: ReadPage): string[] => {
  const addresses = [...document.querySelectorAll('a[href^="/"]')].map(
    (link) => link.getAttribute('href') ?? '',
  )
  return [...Map.groupBy(new Set(addresses), shapeOf).values()].flatMap((same) => same.slice(0, 2))
}

const shapeOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://page.invalid')
  const values = [...searchParams].map(([name, value]) =>
    ['kind', 'group_by'].includes(name) ? [name, value] : [name],
  )
  return [pathname.replace(/(?<=\/.+\/)[^/]+$/, '…'), ...values].join()
}

test('two links of each shape on every list and page lead to what is there', async () => {
  const pages = await Promise.all([...LISTS, ...PAGES.map(({ address }) => address)].map((one) => read(one)))
  const broken: string[] = []
  for (const link of new Set(pages.flatMap(listLinks))) {
    const { status } = await read(link)
    if (status >= 400) broken.push(`${link}: ${status}`)
  }
  assert.deepEqual(broken, [])
})

test('a member and a State lead to a comparison in which they are chosen', async () => {
  for (const [address, key] of [
    [`/members/${bioguide}`, bioguide],
    ['/states/AL', 'AL'],
  ] as const) {
    const { document } = await read(address)
    const link = document.querySelector('main a[href^="/compare?"]')?.getAttribute('href')
    const comparison = await read(link ?? assert.fail(address))
    const chosen = comparison.document.querySelector('select[name=a] option[selected]')
    assert.equal(chosen?.getAttribute('value'), key)
  }
})

test('all funding lines are listed by name, page by page and by words, with the records that name each', async () => {
  const { document, headers } = await read('/funding-lines')
  const { meta } = await ask<List>(`${API}/funding-lines?limit=1`)
  assert.match(document.querySelector('main .lead')?.textContent ?? '', new RegExp(`^${meta.total} lines`))
  const countOf = async (filter: string): Promise<number> =>
    (await ask<List>(`${API}/funding-lines?limit=1&${filter}`)).meta.total
  const [named, bills, drafts] = [
    await countOf('basis=guidance_document'),
    await countOf('basis=statute'),
    await countOf('basis=crosswalk_draft'),
  ]
  const lead = document.querySelector('main .lead')?.textContent ?? ''
  for (const said of [
    `${named} named in a document on requests`,
    `${bills} named in an enrolled bill, which does not say`,
    `${drafts} in drafts`,
    `${await countOf('not_kind=guidance')} entries of the code systems`,
  ])
    assert.ok(lead.includes(said), said)
  const bases = [...document.querySelectorAll('main tbody tr')].map((row) => row.textContent ?? '')
  assert.ok(bases.every((text) => /a guidance document|an enrolled bill|a draft|a code system/.test(text)))
  assert.match(String(headers['link']), /funding-lines\.csv>; rel="alternate"/)
  const next = document.querySelector('a[rel=next]')?.getAttribute('href') ?? assert.fail()
  assert.equal((await read(next)).status, 200)
  const id = bill.funding_line?.id ?? assert.fail()
  const found = await read(`/funding-lines?q=${encodeURIComponent(bill.agency ?? '')}`)
  const rows = [...found.document.querySelectorAll('main tbody tr')]
  const row = rows.find((one) => one.querySelector('th a')?.getAttribute('href') === `/funding-lines/${id}`)
  assert.doesNotMatch(row?.querySelector('th a')?.textContent ?? 'fl-', /fl-/)
  assert.equal(row?.querySelector('td a')?.getAttribute('href'), `/records?funding_line=${id}`)
  assert.match((await read('/funding-lines?q=unicornspaceport')).text, /No line has these words/)
  assert.equal((await read('/funding-lines?q=')).headers['location'], '/funding-lines')
})

test('the banner of a sample says what in it is invented, and what is real', async () => {
  const { data } = await ask<{ data: readonly { kind: string; coverage: readonly string[] }[] }>(
    `${API}/funding-lines?limit=200`,
  )
  for (const { kind, coverage } of data)
    assert.equal(coverage.includes('sample_data'), kind !== 'guidance', kind)
  for (const address of ['/', '/records', '/funding-lines']) {
    const said = (await read(address)).document.querySelector('[aria-label="Sample data"]')?.textContent ?? ''
    assert.match(
      said,
      /^Sample data: invented\. What is real\?\s+Invented here: the requests and the projects in bills \(no member, .+ is real\)/,
    )
    assert.match(said, /Funding guidance is real/)
    assert.doesNotMatch(said, /all data in it is invented/)
  }
})

test('a subcommittee leads to the lines that documents on requests name, and to no draft', async () => {
  const { document } = await read('/subcommittees/INT')
  const link = document.querySelector(`a[href^="${API}/funding-lines"]`)?.getAttribute('href') ?? ''
  const { data } = await ask<{ data: readonly { basis: string }[] }>(link)
  assert.ok(data.length > 0)
  for (const { basis } of data) assert.equal(basis, 'guidance_document')
})

test('a record, its account and the totals name its funding line and its members, with the ids beside', async () => {
  const id = bill.funding_line?.id ?? assert.fail()
  const name = (await read(`/funding-lines/${id}`)).document.querySelector('h1')?.textContent
  for (const address of [
    `/records/${bill.id}`,
    '/totals?group_by=funding_line',
    `/accounts?${new URLSearchParams({ name: bill.account ?? '' }).toString()}`,
  ]) {
    const { document, text } = await read(address)
    assert.ok(
      [...document.querySelectorAll('main a')].some(({ textContent }) => textContent === name),
      address,
    )
    assert.ok(text.includes(id))
  }
  const members = await read('/totals?group_by=bioguide,subcommittee')
  const cells = [...members.document.querySelectorAll('main tbody th')].map(({ textContent }) => textContent)
  assert.ok(cells.some((cell) => /^Demonstrado, Rosemary \(..\) ZZ20509$/.test(cell ?? '')))
  assert.ok(!cells.some((cell) => /^ZZ\d+$/.test(cell ?? '')))
})

test('names are found by more ids than one question takes', async () => {
  const fetch = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    return new Response((await service.app.inject({ url: pathname + search })).payload)
  }
  const clients = makeClients(fetch, { address: '127.0.0.1' })
  const ids = Array.from({ length: 150 }, (_, index) => `${index}`)
  const line = bill.funding_line?.id ?? assert.fail()
  assert.deepEqual([...(await readFundingLineNames(clients, [...ids, line])).keys()], [line])
  assert.ok((await readMemberNames(clients, [...ids, bioguide])).has(bioguide))
})

test('every member is listed by a name, under the letter of the surname, with the id beside it', async () => {
  const { document } = await read('/members')
  const listed = [...document.querySelectorAll('main section')].flatMap((section) =>
    [...section.querySelectorAll('tbody th')].flatMap((cell) => {
      const [name, id] = [cell.querySelector('a'), cell.querySelector('small')].map(
        (one) => one?.textContent ?? '',
      )
      return id === ''
        ? []
        : [{ letter: section.querySelector('h2')?.textContent, name: name ?? '', id: id ?? '' }]
    }),
  )
  const { meta } = await ask<List>(`${API}/aggregates?group_by=bioguide&not_missing=title&limit=1`)
  assert.ok(listed.length >= meta.total - 2, `${listed.length} of ${meta.total}`)
  for (const { letter = '', name, id } of listed) {
    assert.doesNotMatch(name, /^[A-Z]{1,2}\d+/, id)
    assert.match(name, new RegExp(name.includes(',') ? `^${letter}` : `(^| )${letter}`), name)
  }
  assert.ok(listed.some(({ letter, name }) => letter === 'S' && name === 'Specimenson, Alder (TX)'))
  const letters = listed.map(({ letter }) => letter ?? '')
  assert.deepEqual(letters, letters.toSorted())
})

test('a page of a State names its members, and draws no stage of which nothing is known', async () => {
  const { document, text } = await read('/states/TX')
  for (const link of document.querySelectorAll('tbody a[href^="/members/"]'))
    assert.doesNotMatch(link.textContent ?? '', /^[A-Z]{1,2}\d+/)
  const image = document.querySelector('figure img[src*="/charts/years.svg"]')
  assert.match(image?.getAttribute('src') ?? '', /stage=request/)
  assert.equal(image?.getAttribute('height'), '230')
  assert.match(text, /Not drawn, because there are no records: projects in House bills/)
})

test('a stage without a chart is said to have no record, or no amount', async () => {
  const { data } = await ask<Sums>(`${API}/aggregates?stage=house_bill&group_by=state`)
  const unknown = data.find(({ group, amount_sum: sum }) => group.state !== null && sum === null)
  const { text } = await read(`/states/${unknown?.group.state ?? assert.fail()}`)
  assert.match(text, /Not drawn, because no amount is known: projects in House bills/)
  const { text: compared } = await read('/compare?kind=state&a=TX&b=CA')
  assert.match(compared, /Not drawn, because there are no records: projects in House bills/)
})

test('a State without a record is said to be that of no member, beside the projects in it', async () => {
  for (const code of ['NV', 'ND']) {
    const { document } = await read(`/states/${code}`)
    for (const part of ['main .lead', 'main .box'])
      assert.match(
        document.querySelector(part)?.textContent ?? '',
        /No record (?:in|of) the current release names this State as that of a member\./,
      )
  }
  assert.match(
    (await read('/states/NV')).document.querySelector('main aside')?.textContent ?? '',
    /in this State.+: \d+ requests?/s,
  )
})

test('records of a member who was not identified are not said to name nobody', async () => {
  const addresses = [
    '/members',
    '/totals?group_by=bioguide',
    `/accounts?name=${encodeURIComponent(bill.account ?? '')}`,
  ]
  for (const address of addresses) {
    const { document } = await read(address)
    const heads = [...document.querySelectorAll('main tbody th')].map((one) => one.textContent?.toLowerCase())
    assert.ok(heads.includes('not identified'), address)
  }
  const { text } = await read('/members')
  assert.doesNotMatch(text, /not stated/i)
  assert.match(text, /or no list of members was loaded for the year/)
})

test('a page without records says so, and leads on in place of an empty table', async () => {
  const { data } = await ask<List>(`${API}/funding-lines?kind=assistance_listing&limit=1`)
  for (const address of ['/states/DC', '/states/ND', `/funding-lines/${data[0]?.id ?? ''}`]) {
    const { status, document } = await read(address)
    assert.equal(status, 200)
    assert.match(document.querySelector('main .lead')?.textContent ?? '', /^No record in the current release/)
    assert.equal(document.querySelector('main table'), null)
    assert.equal(document.querySelector('main .lead a'), null)
    assert.ok(document.querySelector('main a[href="/datasets"]'))
  }
})

test('a key in another case or form leads to the one address', async () => {
  const moved = [
    [`/members/${bioguide.toLowerCase()}`, `/members/${bioguide}`],
    ['/states/al', '/states/AL'],
    ['/states/Kansas', '/states/KS'],
    ['/states/new%20york', '/states/NY'],
    ['/subcommittees/int', '/subcommittees/INT'],
    ['/recipients/Some%20Town', '/recipients?name=Some+Town'],
  ]
  for (const [from = '', to] of moved) {
    const { status, headers } = await read(from)
    assert.deepEqual([status, headers['location']], [308, to])
  }
})

test('for any key, the page is there or says that it is not', async () => {
  const kinds = fc.constantFrom(
    '/members/',
    '/states/',
    '/subcommittees/',
    '/funding-lines/',
    '/recipients?name=',
    '/accounts?name=',
  )
  const keys = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom('__proto__', 'constructor', '%', '../..', '<b>'),
  )
  await fc.assert(
    fc.asyncProperty(kinds, keys, async (kind, key) => {
      const { status } = await read(kind + encodeURIComponent(key))
      assert.ok([200, 308, 400, 404].includes(status), `${kind}${key}: ${status}`)
    }),
    { numRuns: 60 },
  )
})

test('a parameter that the page does not take is refused by name', async () => {
  for (const path of ['/states/AL?colour=red', '/members?colour=red', '/recipients?colour=red']) {
    const { status, text } = await read(path)
    assert.equal(status, 400)
    assert.match(text, /does not take the parameter “colour”/)
  }
})

test('a member is named as people are, with party, chamber and State, and no column repeats the name', async () => {
  const { document, text } = await read('/members/ZZ20509')
  assert.equal(wordsOf(document.querySelector('h1')), 'Rosemary Demonstrado')
  assert.match(wordsOf(document.querySelector('main .lead')), /^Republican, Senate, California\. 22 requests/)
  const heads = [...document.querySelectorAll('[aria-label=Records] thead th')].map(wordsOf)
  assert.deepEqual(heads, ['Project', 'Recipient', 'Year', 'Stage', 'Subcommittee', 'Amount'])
  assert.match(text, /All records are of fiscal year 2027\./)
  assert.match(
    wordsOf((await read('/states/CA')).document.querySelector('[aria-label=Records] thead')),
    /Asked for by/,
  )
})
