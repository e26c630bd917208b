import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { RecordWithRelations } from '@rotunda/contract'
import fc from 'fast-check'
import { openTestService } from '../../apps/service/src/bin/testing.ts'
import { lookAt, openChangedPages, openPages, wordsOf } from './testing/open-pages.ts'

const { service, read, ask } = await openPages({ after })

/** The page once the rows around its record have been read: until then it asks for itself again. */
const readWhole = async (address: string, from = read): Promise<Awaited<ReturnType<typeof read>>> => {
  const page = await from(address)
  return page.text.includes('still being read') ? readWhole(address, from) : page
}

type List = { readonly data: readonly RecordWithRelations[] }
const API = '/api/appropriations/v1'

const findOne = async (filter: string): Promise<RecordWithRelations> => {
  const listed = await ask<List>(`${API}/records?limit=1&${filter}`)
  const { data } = await ask<List>(`${API}/record?id=${listed.data[0]?.id ?? ''}`)
  const record = data[0] ?? assert.fail(`no record where ${filter}`)
  // A page does not wait for the first reading of a document, which starts a thread; the API does.
  await ask(`${API}/surroundings?id=${record.id}`)
  return record
}

for (const filter of ['dataset=senate-requests', 'dataset=house-projects&stage=request', 'stage=house_bill'])
  test(`a record (${filter}) is shown down to the row of its document`, async () => {
    const record = await findOne(filter)
    const { status, document, headers } = await readWhole(`/records/${record.id}`)
    assert.equal(status, 200)
    const [evidence] = record.evidence
    assert.ok(evidence)
    const text = document.querySelector('main')?.textContent ?? ''
    for (const said of [record.id, evidence.publisher, evidence.url, evidence.source])
      assert.ok(text.includes(said), said)
    const asked = document.querySelector('tr.is-marked')
    assert.match(asked?.textContent ?? '', /this row/)
    const cells = [...(asked?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)
    assert.deepEqual(cells, Object.values(evidence.cells))
    assert.ok(document.querySelectorAll('tr.is-marked ~ tr, tr:has(~ tr.is-marked)').length > 0)
    assert.ok(document.querySelector(`a[href="/sources/${evidence.source}"][download]`))
    assert.match(
      document.querySelector('.stage-line')?.textContent ?? '',
      /not an appropriation|not an enacted appropriation/,
    )
    assert.match(String(headers['link']), /releases\/[0-9a-f]{64}\/record\?id=[^>]+>; rel="cite-as"/)
  })

test('a record that goes on in a second line shows that line among the rows around it, too', async () => {
  const { data } = await ask<List>(`${API}/records?limit=200&stage=house_bill`)
  const long = data.find(({ evidence }) => evidence.length > 1) ?? assert.fail()
  const { id, evidence } = await findOne(`id=${long.id}`)
  for (const index of evidence.keys()) await ask(`${API}/surroundings?id=${id}&evidence=${index}`)
  const { document } = await readWhole(`/records/${id}`)
  const articles = [...document.querySelectorAll('article.evidence')]
  assert.equal(articles.length, evidence.length)
  for (const [index, article] of articles.entries()) {
    const cells = [...article.querySelectorAll('tr.is-marked td')].map((cell) => cell.textContent)
    assert.deepEqual(cells, Object.values(evidence[index]?.cells ?? {}))
    assert.equal(article.querySelector('a[href*="/surroundings"]'), null)
  }
})

test('no copy is offered of a document that is not in the archive', async (t) => {
  // One of its own, whose archive may be damaged.
  const own = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
  t.after(() => own.close())
  const pages = lookAt(own)
  const { data } = await pages.ask<List>(`${API}/records?limit=1&stage=house_bill`)
  const { id, evidence } = data[0] ?? assert.fail()
  const source = evidence[0]?.source ?? assert.fail()
  const objects = join(own.settings.ROTUNDA_DATA, 'sources/objects')
  rmSync(join(objects, source.slice(0, 2), source))
  await pages.ask(`${API}/surroundings?id=${id}`)
  const { text, document } = await readWhole(`/records/${id}`, pages.read)
  assert.match(text, /the archive of this service is missing or damaged/)
  assert.match(text, /This service does not offer a copy of this document/)
  assert.equal(document.querySelector('a[href^="/sources/"]'), null)
})

test('fields without a value say why, and none shows a 0 or a dash in its place', async () => {
  const record = await findOne('missing=amount')
  const { document } = await read(`/records/${record.id}`)
  const facts = document.querySelector('dl.facts')?.textContent ?? ''
  assert.match(facts, /Not stated\. The (cell|source)/)
  assert.doesNotMatch(facts, /\$0\b/)
})

test('the row of the source comes before what was made of it, and fields without a column are folded away', async () => {
  const record = await findOne('dataset=senate-requests')
  const { document } = await read(`/records/${record.id}`)
  const [first] = document.querySelectorAll('main section h2')
  assert.equal(wordsOf(first), 'The row in the source')
  const row = document.querySelector('#source-row ~ dl') ?? assert.fail()
  assert.deepEqual(
    [...row.querySelectorAll('dd')].map((cell) => cell.textContent),
    Object.values(record.evidence[0]?.cells ?? {}).map((cell) => (cell === '' ? 'blank' : cell)),
  )
  const absent = Object.entries(record.missing).filter(([, reason]) => reason === 'not_published')
  assert.ok(absent.length > 0)
  const [shown, folded] = ['#facts ~ dl.facts', '#facts ~ details dl.facts'].map((selector) =>
    wordsOf(document.querySelector(selector)),
  )
  assert.doesNotMatch(shown ?? '', /no such column/)
  assert.equal(folded?.match(/no such column/g)?.length, absent.filter(([field]) => field !== 'state').length)
})

test('neighbours, cells as printed, history and the part for programs are folded, with all their facts', async () => {
  const record = await findOne('stage=house_bill')
  const { document } = await readWhole(`/records/${record.id}`)
  const folded = [...document.querySelectorAll('main details:not([open])')].map((one) => ({
    summary: wordsOf(one.querySelector('summary')),
    words: wordsOf(one),
  }))
  const [first = assert.fail()] = record.evidence
  for (const [summary, ...facts] of [
    ['The row with its neighbours', 'this row', ...Object.values(first.cells)],
    ['The cells as printed', ...Object.entries(first.cells).flat()],
    ['History', 'First seen in a document', 'Shown on this page'],
    ['For programs', 'This record as JSON', 'curl -fsS', `${API}/record?id=${record.id}`],
  ] as const) {
    const { words } = folded.find((one) => one.summary === summary) ?? assert.fail(`${summary} is not folded`)
    for (const fact of facts)
      assert.ok(words.includes(fact.replace(/\s+/g, ' ').trim()), `${summary}: ${fact}`)
  }
  const { document: project } = await read('/enacted')
  const address = project.querySelector('tbody a[href^="/enacted/enp-"]')?.getAttribute('href') ?? ''
  const box = (await read(address)).document.querySelector('aside details:not([open]) #call')
  assert.equal(wordsOf(box), 'For programs')
})

test('a record leads to the form of a report about it, in the release that is read', async () => {
  const { id } = await findOne('dataset=senate-requests')
  const linkOf = async (address: string) => {
    const { document } = await read(address)
    const link = document.querySelector('#corrections ~ p a')
    assert.equal(link?.textContent, 'Report a mistake')
    return link.getAttribute('href')
  }
  const reported = (address: string) =>
    `/corrections/new?${new URLSearchParams({ record: address }).toString()}`
  assert.equal(await linkOf(`/records/${id}`), reported(`/records/${id}`))
  const { snapshot } = (await ask<{ readonly meta: { readonly snapshot: string } }>(`${API}/records?limit=1`))
    .meta
  const pinned = `/records/${id}?snapshot=${snapshot}`
  assert.equal(await linkOf(pinned), reported(pinned))
  const { document } = await read(pinned)
  assert.ok(document.querySelector(`a[href="/follow?what=%2Frecords%2F${id}"]`))
})

test('columns without a header are explained where a document has them', async (t) => {
  const { id } = await findOne('stage=house_bill')
  const name = (columns: readonly string[]) =>
    openChangedPages(t, service, (answer, path) => {
      if (!path.endsWith('/surroundings')) return answer
      const { data, ...rest } = JSON.parse(answer)
      const renamed = data[0].columns.map((column: object, at: number) => ({
        ...column,
        ...(columns[at] !== undefined && { name: columns[at] }),
      }))
      return JSON.stringify({ ...rest, data: [{ ...data[0], columns: renamed }] })
    })
  const { text } = await readWhole(`/records/${id}`, (await name(['column 1', '…4'])).read)
  assert.match(text, /“column 1” is a column without a header/)
  assert.match(text, /“…4” is printed in the document/)
  assert.doesNotMatch((await read(`/records/${id}`)).text, /is a column without a header/)
})

const CORRECTED = {
  id: 'a-correction',
  field: 'amount',
  before: 2000,
  after: 1_500_000,
  evidence_url: 'https://senator.example/letter.pdf',
  decided_at: '2026-07-01T15:00:00Z',
}

const openCorrected = (t: Parameters<typeof openChangedPages>[0], after: number | null) =>
  openChangedPages(t, service, (answer, path) =>
    /\/(record|records)$/.test(path) ? correctAmount(answer, after) : answer,
  )

const correctAmount = (answer: string, after: number | null): string => {
  const { data, ...rest } = JSON.parse(answer)
  const corrected = data.map((one: RecordWithRelations) => ({
    ...one,
    amount: after,
    amount_raw: '2e+03',
    missing: after === null ? { ...one.missing, amount: 'unparsed' } : one.missing,
    corrections: [{ ...CORRECTED, after }],
  }))
  return JSON.stringify({ ...rest, data: corrected })
}

test('a corrected amount is cited as corrected here, in every form, with what the document says', async (t) => {
  const { id } = await findOne('dataset=senate-requests')
  const { document } = await (await openCorrected(t, 1_500_000)).read(`/records/${id}`)
  const box = document.querySelector('section.cite') ?? assert.fail()
  const forms = [box.querySelector('p'), ...box.querySelectorAll('pre')]
  assert.equal(forms.length, 4)
  for (const form of forms) {
    assert.match(wordsOf(form), /amount corrected by Rotunda on 2026-07-01; the document says “2e\+03”/)
    assert.match(wordsOf(form), /\$1,500,000/)
  }
  assert.match(
    wordsOf(document.querySelector('dl.facts')),
    /printed as “2e\+03”\) \(corrected; before: \$2,000\)/,
  )
})

test('every list that shows a corrected amount says so, with the value before', async (t) => {
  const { id, requestors } = await findOne('dataset=senate-requests')
  const pages = await openCorrected(t, 1_500_000)
  const led = (await read('/embed/records')).headers['location']
  const release = new URL(String(led), 'http://service.invalid').searchParams.get('release') ?? ''
  for (const address of [
    '/',
    '/records',
    '/records?fields=amount',
    `/members/${requestors[0]?.bioguide ?? ''}`,
    '/search?q=water',
    `/embed/records?release=${release}`,
    `/embed/record?id=${id}&release=${release}`,
  ])
    assert.match((await pages.read(address)).text, /corrected; before: \$2,000/, address)
})

test('an amount that a correction took back was read, and is not said to be unreadable', async (t) => {
  const { id } = await findOne('dataset=senate-requests')
  const pages = await openCorrected(t, null)
  const { document } = await pages.read(`/records/${id}`)
  const facts = wordsOf(document.querySelector('dl.facts'))
  assert.match(facts, /Amount ?Retracted by a correction\. \(printed as “2e\+03”\) \(before: \$2,000\)/)
  const citation = wordsOf(document.querySelector('section.cite p'))
  assert.match(citation, /amount retracted by Rotunda on 2026-07-01; the document says “2e\+03”/)
  for (const address of ['/records', '/records?fields=amount']) {
    const { text } = await pages.read(address)
    assert.match(
      text,
      /retracted by a correction<\/span> \(“2e\+03”\) <span class="as-of">\(before: \$2,000\)/,
      address,
    )
    assert.doesNotMatch(text, /not readable/)
  }
  const home = await pages.read('/')
  assert.match(
    home.text,
    /retracted by a correction<\/span> \(“2e\+03”\) <span class="as-of">\(before: \$2,000\)/,
  )
})

test('the description of a project in a bill begins with a capital letter, with an amount or without', async (t) => {
  const { id } = await findOne('stage=house_bill')
  const { document } = await (await openCorrected(t, null)).read(`/records/${id}`)
  const lead = wordsOf(document.querySelector('p.lead'))
  assert.match(lead, /^A project in a House bill for fiscal year \d{4}, of an amount that is not known/)
})

test('the JSON of a record stands at its own address with an ending, and beside it', async () => {
  const { id } = await findOne('stage=house_bill')
  const { status, headers } = await read(`/records/${id}.json`)
  assert.deepEqual([status, headers['location']], [307, `${API}/record?id=${id}`])
  const { document } = await read(`/records/${id}`)
  assert.equal(document.querySelector('link[rel=alternate]')?.getAttribute('href'), `${API}/record?id=${id}`)
  const structured = JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
  )
  assert.deepEqual([structured['@type'], structured.identifier], ['CreativeWork', id])
  const datasets = await read('/datasets')
  const catalog = JSON.parse(
    datasets.document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
  ) as { dataset: { '@id': string; name: string; url: string }[] }
  const part = structured.isPartOf
  const described = catalog.dataset.find((one) => one['@id'] === part['@id'])
  assert.deepEqual([part.name, part.url], [described?.name, described?.url])
  assert.ok(part.description.length > 50)
})

test('a record whose row stands twice in its document names the other one', async () => {
  const { data } = await ask<List>(`${API}/records?stage=house_bill&limit=200`)
  const [one = assert.fail(), ...others] = data.filter(({ flags }) => flags.includes('identical_rows'))
  const twin = others.find(({ title, amount }) => title === one.title && amount === one.amount)
  const { document, text } = await read(`/records/${one.id}`)
  const row = document.querySelector(`[aria-label="Related records"] a[href="/records/${twin?.id ?? ''}"]`)
  assert.match(row?.parentElement?.parentElement?.textContent ?? '', /The document has this row twice/)
  assert.doesNotMatch(text, /No other record is known to be about this project/)
})

test('an id in another case leads to the one address of the record', async () => {
  const { id } = await findOne('stage=house_bill')
  const { status, headers } = await read(`/records/${id.toUpperCase()}`)
  assert.deepEqual([status, headers['location']], [308, `/records/${id}`])
})

test('an id that no record has gives a page with a search for it', async () => {
  const { status, document } = await read('/records/hb-2026-nothing')
  assert.equal(status, 404)
  const field = document.querySelector('main form[action="/records"] input[name=q]')
  assert.equal(field?.getAttribute('value'), 'hb-2026-nothing')
})

test('a parameter that the page does not take is refused by name, and an old snapshot leads on', async () => {
  const { id } = await findOne('stage=house_bill')
  const refused = await read(`/records/${id}?colour=red`)
  assert.equal(refused.status, 400)
  assert.match(refused.text, /does not take the parameter “colour”/)
  assert.equal((await read(`/records/${id}?snapshot=snap-0`)).status, 409)
})

test('a record says which releases had it', async () => {
  const { id } = await findOne('stage=house_bill')
  const { document } = await read(`/records/${id}`)
  const section = document.querySelector('section[aria-labelledby=history]')?.textContent ?? ''
  assert.match(section, /First seen in a document/)
  assert.match(section, /\(current\).*Shown on this page/s)
})

const HOSTILE = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='x",
  'javascript:alert(1)',
  '</script><script>',
  '\u202Etxt.exe',
  '&lt;b&gt;',
)

test('any text of a document stays text on the page of its record', async (t) => {
  const record = await findOne('stage=house_bill')
  await fc.assert(
    fc.asyncProperty(HOSTILE, async (text) => {
      const { read: readChanged } = await openChangedPages(t, service, (answer, path) =>
        /\/(record|surroundings)$/.test(path) ? poison(answer, text) : answer,
      )
      const { status, document, text: page } = await readChanged(`/records/${record.id}`)
      assert.equal(status, 200)
      assert.equal(document.querySelectorAll('img, [onmouseover], [onerror]').length, 0)
      const scripts = [...document.querySelectorAll('script')].filter(
        (one) => one.getAttribute('src') === null,
      )
      assert.ok(scripts.every((one) => one.getAttribute('type') === 'application/ld+json'))
      assert.doesNotMatch(page, /href="javascript:/)
      assert.ok(document.querySelector('main')?.textContent.includes(text))
    }),
    { numRuns: 7 },
  )
})

const PLAIN = ['title', 'recipient', 'account', 'agency', 'amount_raw', 'location', 'recipient_address']

/** The text in the place of every text that a document can bring. */
const poison = (answer: string, text: string): string =>
  JSON.stringify(
    JSON.parse(answer, (name: string, value: unknown) => {
      if (PLAIN.includes(name)) return text
      if (name === 'cells') return Array.isArray(value) ? value.map(() => text) : { [text]: text }
      if (name === 'links') return [{ rel: 'member_page', url: text }]
      return name === 'url' || name === 'name' ? text : value
    }),
  )
