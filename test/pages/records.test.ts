import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { openPages, type ReadPage } from './testing/open-pages.ts'
import { listParameters, readIdValues, VALUES } from './testing/record-parameters.ts'

const API = '/api/appropriations/v1/records'

type Rows = {
  readonly data: readonly { readonly id: string }[]
  readonly meta: {
    readonly total: number
    readonly snapshot: string
    readonly totals?: readonly { readonly rows: number }[]
    readonly facets?: Readonly<
      Record<string, readonly { readonly value: string | null; readonly rows: number }[]>
    >
  }
}

const pages = await openPages({ after })

const readTexts = ({ document }: ReadPage, selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim())

const readIds = ({ document }: ReadPage): string[] => {
  const links = [...document.querySelectorAll('[aria-label="Records"] tbody a[href^="/records/"]')]
  return [
    ...new Set(links.map((one) => decodeURIComponent(one.getAttribute('href')?.split('/').at(-1) ?? ''))),
  ]
}

const title = ({ document }: ReadPage): string => document.querySelector('h1')?.textContent ?? ''

const OF_FILES = ['format', 'bom', 'all', 'trailer']
/** The walk is by links, which hold both. */
const OF_WALK = ['offset', 'snapshot']
/** The page always shows what these ask for. */
const ALWAYS = ['totals']

const linkOfJson = ({ document }: ReadPage): string =>
  [...document.querySelectorAll('#export ~ ul a.chip')]
    .find((one) => one.textContent?.startsWith('JSON'))
    ?.getAttribute('href') ?? ''

describe('every parameter of the list', () => {
  test('has a control with a label, or a link of the walk', async () => {
    const page = await pages.read('/records')
    for (const name of listParameters()) {
      if (OF_WALK.includes(name)) {
        const next = page.document.querySelector('a[rel=next]')?.getAttribute('href') ?? ''
        assert.ok(new URLSearchParams(next.split('?')[1]).has(name), name)
        continue
      }
      if (ALWAYS.includes(name)) {
        assert.ok(new URLSearchParams(linkOfJson(page).split('?')[1]).has(name), name)
        continue
      }
      const control = page.document.querySelector(`[name="${name}"]`)
      assert.ok(control !== null, `${name} has no control`)
      const label = page.document.querySelector(`label[for="${control.getAttribute('id') ?? ''}"]`)
      assert.ok((label?.textContent ?? '') !== '', `${name} has no label`)
    }
  })

  test('shows the rows that the API gives for it', async () => {
    const { meta } = await pages.ask<Rows>(`${API}?limit=1`)
    const values: Record<string, string> = {
      ...VALUES,
      ...(await readIdValues(pages)),
      snapshot: meta.snapshot,
    }
    for (const name of listParameters()) {
      const value = values[name] ?? values[name.replace(/^not_/, '')]
      assert.ok(value !== undefined, `no value for ${name}`)
      const asked = `${name}=${encodeURIComponent(value)}`
      const page = await pages.read(`/records?${asked}`)
      if (OF_FILES.includes(name)) {
        assert.equal(page.status, 307)
        assert.equal(page.headers['location'], `${API}?${asked}`)
        continue
      }
      assert.equal(page.status, 200, `${asked}: ${title(page)}`)
      const answer = await pages.ask<Rows>(`${API}?${asked}`)
      assert.deepEqual(
        readIds(page),
        answer.data.map(({ id }) => id),
        asked,
      )
      if (name === 'fields')
        assert.deepEqual(readTexts(page, '[aria-label="Records"] thead th'), ['Id', 'Project', 'Amount'])
      if (name === 'facet') assert.deepEqual(readTexts(page, 'aside h3'), ['Party'])
      if (name === 'facet_limit')
        assert.equal(page.document.querySelectorAll('aside .facet-values')[2]?.children.length, 3)
    }
  })
})

test('its JSON is one answer with the rows, the counts and the totals that it shows', async () => {
  for (const search of ['', '?state=CA&sort=-amount&limit=5', '?facet=party&facet_limit=2&totals=false']) {
    const page = await pages.read(`/records${search}`)
    const { data, meta } = await pages.ask<Rows>(linkOfJson(page))
    assert.deepEqual(
      readIds(page),
      data.map(({ id }) => id),
    )
    assert.deepEqual(
      readTexts(page, 'aside .facet-values .number'),
      Object.values(meta.facets ?? {}).flatMap((values) => values.map(({ rows }) => String(rows))),
    )
    assert.deepEqual(
      readTexts(page, '[aria-label="Totals of this filter"] tbody td:nth-of-type(2)').toSorted(),
      meta.totals?.map(({ rows }) => String(rows)).toSorted(),
    )
  }
})

describe('the heading', () => {
  test('says in words what is shown, and counts each stage separately', async () => {
    const heading = async (search: string) => title(await pages.read(`/records?${search}`))
    assert.equal(await heading(''), '564 requests and 36 projects in House bills')
    assert.match(
      await heading('stage=request&chamber=house&fiscal_year=2026&state=CA'),
      /^(\d+|No) requests? to the House for fiscal year 2026 where member’s State is California$/,
    )
    assert.match(
      await heading('state=AL&state=CA&not_subcommittee=EW&q=water&amount_min=1000'),
      /where member’s State is Alabama or California, subcommittee is not Energy and Water.+, the text has “water” and the amount is at least \$1,000$/,
    )
  })
})

describe('filters', () => {
  test('stand as chips, each a link to the same question without it', async () => {
    const page = await pages.read('/records?state=AL&state=CA&not_party=R&sort=-amount')
    const chips = [...page.document.querySelectorAll('[aria-label="Applied filters"] a')]
    assert.deepEqual(
      chips.map((one) => [(one.textContent ?? '').replace(/\s+/g, ' ').trim(), one.getAttribute('href')]),
      [
        ['Remove Member’s State: Alabama ✕', '/records?not_party=R&sort=-amount&state=CA'],
        ['Remove Member’s State: California ✕', '/records?not_party=R&sort=-amount&state=AL'],
        ['Remove Party is not: Republican ✕', '/records?state=AL&state=CA&sort=-amount'],
        ['Remove all filters', '/records?sort=-amount'],
      ],
    )
  })

  test('of a long list are all named, and the first ones can be taken away by a link', async () => {
    const values = Array.from({ length: 90 }, (_, index) => `sr-2026-${index}`)
    const page = await pages.read(`/records?not_id=${values.join()}`)
    const chips = [...page.document.querySelectorAll('[aria-label="Applied filters"] li')]
    assert.equal(chips.length, values.length + 1)
    for (const [index, value] of values.entries()) {
      assert.ok(chips[index]?.textContent?.includes(value))
      assert.equal(chips[index].querySelector('a') !== null, index < 40, value)
    }
  })

  test('stay in the form, several values of one as well', async () => {
    const { document } = await pages.read('/records?state=AL,CA&recipient=A, B&recipient=C&not_state=TX')
    const chosen = [...document.querySelectorAll('select[name=state] option[selected]')]
    assert.deepEqual(
      chosen.map((one) => one.getAttribute('value')),
      ['AL', 'CA'],
    )
    const recipients = [...document.querySelectorAll('input[name=recipient]')]
    assert.deepEqual(
      recipients.map((one) => one.getAttribute('value')),
      ['A, B', 'C'],
    )
    assert.equal(document.querySelector('[name=not_state] option[selected]')?.getAttribute('value'), 'TX')
  })

  test('that the API does not know are refused by it, with what was meant', async () => {
    const page = await pages.read('/records?sate=AL')
    assert.equal(page.status, 400)
    assert.match(page.text, /Did you mean <a href="\/records\?state=AL">/)
  })

  test('an address with empty parameters leads to the one without them', async () => {
    const page = await pages.read('/records?q=&state=AL&member=')
    assert.deepEqual([page.status, page.headers['location']], [302, '/records?state=AL'])
  })
})

/** The counts of what no source says that lead somewhere. */
const listAbsent = async (path: string) => {
  const { document } = await pages.read(path)
  return [...document.querySelectorAll('.facet-values a:not([aria-current]):has(em)')].map((link) => ({
    title: link.closest('ul')?.previousElementSibling?.textContent ?? '',
    search: link.getAttribute('href')?.split('?')[1] ?? '',
    rows: Number(link.closest('li')?.querySelector('.number')?.textContent),
  }))
}

describe('counts', () => {
  test('hold what no source says, and lead to the rows that they count', async () => {
    const page = await pages.read('/records?facet=agency,state')
    assert.ok(readTexts(page, '.facet-values li').some((text) => /^Not stated 564$/.test(text)))
    const missing = await pages.ask<Rows>(`${API}?missing=agency`)
    assert.equal(missing.meta.total, 564)
    const links = [...page.document.querySelectorAll('.facet-values a:not(.leave-out)')]
    for (const link of links.slice(0, 4)) {
      const search = link.getAttribute('href')?.split('?')[1] ?? ''
      const { meta } = await pages.ask<Rows>(`${API}?${search}&limit=1`)
      assert.equal(link.closest('li')?.querySelector('.number')?.textContent, String(meta.total), search)
    }
  })

  test('a count of rows without a value leads to exactly these rows, if it leads anywhere', async () => {
    const every = 'facet=state,project_state,subcommittee,agency,account,bioguide,party,district,recipient'
    const linked = new Set<string>()
    for (const filter of ['chamber=house', 'stage=house_bill', 'missing=amount', 'not_party=D&q=water'])
      for (const link of await listAbsent(`/records?${every}&${filter}`)) {
        const { meta } = await pages.ask<Rows>(`${API}?${link.search}&limit=1`)
        assert.equal(meta.total, link.rows, link.search)
        linked.add(link.title)
      }
    for (const one of ['Member’s State', 'Party', 'Agency']) assert.ok(linked.has(one), one)
  })

  test('a count of rows without a value, once chosen, is named in words', async () => {
    const [link] = await listAbsent('/records?facet=state')
    const page = await pages.read(`/records?${link?.search ?? ''}`)
    assert.match(title(page), /where member’s State is not stated$/)
    assert.deepEqual(readTexts(page, '[aria-label="Applied filters"] a'), [
      'Remove Member’s State: not stated ✕',
    ])
    assert.match(readTexts(page, '.facet-values a[aria-current]').join(), /^Not stated ✕/)
  })

  test('a value that is chosen lets itself go', async () => {
    const { document } = await pages.read('/records?state=CA')
    const chosen = document.querySelector('.facet-values a[aria-current][href="/records"]')
    assert.match(chosen?.textContent ?? '', /^California/)
  })
})

describe('stages', () => {
  test('are chosen by tabs that keep every other filter, and are never summed', async () => {
    const page = await pages.read('/records?state=AL&offset=0')
    assert.deepEqual(readTexts(page, '[aria-label=Stage] a'), [
      'Each stage',
      'Requests 12',
      'In House bills 1',
    ])
    const bills = page.document.querySelectorAll('[aria-label=Stage] a')[2]
    assert.equal(bills?.getAttribute('href'), '/records?state=AL&stage=house_bill')
    const totals = readTexts(page, '[aria-label="Totals of this filter"] tbody th')
    assert.deepEqual(totals, ['Requests', 'In House bills'])
  })
})

describe('rows', () => {
  test('are sorted by links, and only the sorted column says so', async () => {
    const { document } = await pages.read('/records?sort=-amount&state=CA')
    const sorted = [...document.querySelectorAll('th[aria-sort]')]
    assert.deepEqual(
      sorted.map((one) => [one.getAttribute('aria-sort'), one.querySelector('a')?.getAttribute('href')]),
      [['descending', '/records?state=CA']],
    )
  })

  test('are walked within one snapshot, and both directions say where', async () => {
    const first = await pages.read('/records?limit=50')
    const next = first.document.querySelector('a[rel=next]')?.getAttribute('href') ?? ''
    const second = await pages.read(next)
    assert.match(second.text, /Rows 51 to 100 of 600/)
    assert.match(next, /snapshot=snap-/)
    assert.ok(second.document.querySelector('a[rel=prev]') !== null)
    assert.ok(second.document.querySelector('link[rel=prev]') !== null)
    const replaced = await pages.read('/records?snapshot=snap-00000000000000000000')
    assert.equal(replaced.status, 409)
  })

  test('beyond the last one, the way back leads to the last page', async () => {
    for (const offset of ['600', '10000']) {
      const beyond = await pages.read(`/records?limit=50&offset=${offset}`)
      assert.match(beyond.text, /the 600 rows end before row/)
      const back = beyond.document.querySelector('a[rel=prev]')
      assert.equal(back?.textContent, '← Last page')
      assert.match((await pages.read(back.getAttribute('href') ?? '')).text, /Rows 551 to 600 of 600/)
    }
  })

  test('say in words why a value is absent', async () => {
    const page = await pages.read('/records?missing=recipient&fields=id,recipient,amount,title&limit=1')
    assert.match(
      readTexts(page, '[aria-label="Records"] tbody td, [aria-label="Records"] tbody th').join(' '),
      /blank in the source/,
    )
  })
})

describe('what is taken away', () => {
  test('is exactly this view, in each form and by each call', async () => {
    const { document, text } = await pages.read('/records?state=CA&sort=-amount&fields=id,amount&limit=5')
    const csv = document.querySelector(`a[href^="${API}.csv?"][download]`)?.getAttribute('href') ?? ''
    assert.equal(csv, `${API}.csv?state=CA&sort=-amount&fields=id%2Camount&all=true`)
    const file = await pages.service.app.inject(csv)
    assert.equal(file.payload.trim().split('\n').length, 1 + 59)
    assert.equal(file.payload.split(/\r?\n/)[0], 'id,amount')
    for (const tool of [
      'curl -fsS',
      'pd.read_csv',
      'readr::read_csv',
      'read_parquet',
      'makeAppropriationsClient',
    ])
      assert.ok(text.includes(tool), tool)
    // One missing amount would turn all others into fractions.
    assert.match(text, /amount(&quot;|"|&#34;): ?(&quot;|"|&#34;)Int64/)
  })

  test('the address of the page with an ending is the answer of the API', async () => {
    for (const [ending, location] of [
      ['csv', `${API}.csv?state=CA`],
      ['ndjson', `${API}.ndjson?state=CA`],
      ['json', `${API}?state=CA&format=json`],
    ]) {
      const page = await pages.read(`/records.${ending ?? ''}?state=CA`)
      assert.deepEqual([page.status, page.headers['location']], [307, location])
    }
    assert.match(
      (await pages.read('/records?state=CA')).headers['link'] ?? '',
      /records\.csv\?state=CA>; rel="alternate"/,
    )
  })

  test('a page with counts has alternates that all answer: only JSON has a place for counts', async () => {
    const { document } = await pages.read('/records?state=CA&facet=subcommittee&facet_limit=1000&limit=5')
    const links = [...document.querySelectorAll('head link[rel=alternate][href^="/api/"]')]
    assert.equal(links.length, 3)
    for (const link of links) {
      const address = link.getAttribute('href') ?? ''
      assert.equal((await pages.read(address)).status, 200, address)
    }
  })
})

describe('no rows', () => {
  test('what nothing matches is told from what is not covered', async () => {
    assert.match((await pages.read('/records?q=unicornspaceport')).text, /Nothing matches\./)
    assert.match((await pages.read('/records?fiscal_year=2001')).text, /Not covered\./)
    assert.match((await pages.read('/records?stage=house_bill&chamber=senate')).text, /Not covered\./)
  })

  test('every filter of documents tells what is not covered, in records as on the map', async () => {
    for (const address of [
      '/records?fiscal_year=2022&not_chamber=house',
      '/records?fiscal_year=2022&dataset=senate-requests',
      '/records?fiscal_year=2027&dataset=house-projects',
      '/records?fiscal_year=2027&not_dataset=senate-requests',
      '/records?fiscal_year=2026&stage=house_bill&subcommittee=DEF',
      '/records?not_fiscal_year=2022,2023,2024,2025,2026,2027',
      '/map?fiscal_year=2022&not_chamber=house',
    ]) {
      const { text } = await pages.read(address)
      assert.match(text, /Not covered\./, address)
      assert.doesNotMatch(text, /are here, and no record/, address)
    }
  })

  test('documents are said to be here only where the filters tell that all of them are', async () => {
    for (const address of [
      '/records?fiscal_year=2027&district=AL-01',
      '/records?fiscal_year=2027&bioguide=ZZ20001',
      '/records?fiscal_year=2022&q=unicornspaceport',
      '/records?fiscal_year=2026&stage=house_bill&q=unicornspaceport',
      '/records?fiscal_year=2026&subcommittee=CJS,DEF&q=unicornspaceport',
    ]) {
      const { text } = await pages.read(address)
      assert.match(text, /Nothing matches\. ?<\/strong> No record here matches all filters/, address)
      assert.match(text, /<a href="\/datasets">What is covered/, address)
    }
    for (const address of [
      '/records?fiscal_year=2026&stage=request&q=unicornspaceport',
      '/records?fiscal_year=2022&chamber=house&stage=request&q=unicornspaceport',
      '/records?fiscal_year=2026&subcommittee=CJS,INT&q=unicornspaceport',
      '/records?fiscal_year=2027&dataset=senate-requests&q=unicornspaceport',
    ])
      assert.match((await pages.read(address)).text, /are here, and none has a record that matches/, address)
  })
})
