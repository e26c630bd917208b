import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { COVERAGE_NOTES } from '@rotunda/contract'
import { downloads } from '../../apps/service/src/http/downloads/index.ts'
import { CONTENTS, listen, openTestReleases } from '../../apps/service/src/http/downloads/testing.ts'
import { putPages } from '../../apps/service/src/http/pages/pages.ts'
import { putSampleBanner } from '../../apps/service/src/http/pages/sample-banner.ts'
import { makePages } from './testing/make-pages.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
const BANNER = /<section class="sample-banner" aria-label="Sample data">/

const sampleSets = (): Parameters<ReturnType<typeof openTestReleases>['publish']>[1] => [
  {
    dataset: 'senate-requests',
    title: 'Sample',
    rows: 0,
    coverage: [],
    sources: [],
    notes: [{ code: 'sample_data', text: COVERAGE_NOTES.sample_data }],
    freshness: {
      earliest_retrieved_at: null,
      latest_retrieved_at: null,
      latest_published_at: null,
      checked_at: null,
    },
  },
]

const openPages = async (t: { after(clean: () => unknown): void }) => {
  const releases = openTestReleases(t)
  const { ask } = await listen(t, async (app: FastifyInstance) => {
    putSampleBanner(app, [releases.api])
    await app.register(downloads, { publishing: [releases.api] })
    await putPages(app, ...(await makePages(app)))
  })
  const read = async (path: string, headers: Readonly<Record<string, string>> = BROWSER) => {
    const { status, headers: fields, body } = await ask(path, { headers })
    const policy = String(fields['content-security-policy'])
    return { status, type: fields['content-type'], vary: fields.vary, policy, text: body.toString() }
  }
  return { ...releases, read }
}

const PAGES = ['/', '/docs', '/docs/problems', '/docs/data', '/nothing', '/downloads?x=1']

test('while the data is the sample, every page of HTML says so, and once it is real, none does', async (t) => {
  const { publish, read } = await openPages(t)
  publish(CONTENTS, sampleSets())
  for (const path of PAGES) assert.match((await read(path)).text, BANNER, path)
  publish({ ...CONTENTS, 'more.csv': 'x' })
  for (const path of PAGES) assert.doesNotMatch((await read(path)).text, BANNER, path)
})

test('a sample is named on pages that show its collection alone, and one behind a key at its own addresses', async (t) => {
  const [real, invented, keyed] = [openTestReleases(t), openTestReleases(t), openTestReleases(t)]
  real.publish(CONTENTS)
  const apis = [
    real.api,
    {
      ...invented.api,
      collection: { ...invented.api.collection, name: 'wells' },
      base: '/api/wells/v1' as const,
    },
    {
      ...keyed.api,
      collection: { ...keyed.api.collection, name: 'staff' },
      base: '/api/staff/v1' as const,
      access: 'key' as const,
    },
  ]
  const { ask } = await listen(t, async (app: FastifyInstance) => {
    putSampleBanner(app, apis)
    await putPages(app, ...(await makePages(app)))
  })
  const listNamed = async (path: string) => {
    const text = (await ask(path, { headers: BROWSER })).body.toString()
    const [, named = ''] = /Invented here: (.*?)\. /.exec(text) ?? []
    return named.replace(/the requests and the projects in bills \([^)]+\)/, 'appropriations')
  }
  const addresses = [
    '/docs/problems',
    '/datasets/wells',
    '/datasets/senate-requests',
    '/downloads',
    `${real.api.base}/x`,
    '/api/wells/v1/x',
    '/api/staff/v1/x?y',
  ]
  const listAll = () => Promise.all(addresses.map(listNamed))
  assert.deepEqual(await listAll(), Array(7).fill(''))
  invented.publish(CONTENTS, sampleSets())
  keyed.publish(CONTENTS, sampleSets())
  assert.deepEqual(await listAll(), ['', 'wells', '', 'wells', '', 'wells', 'staff'])
  real.publish({ 'other.csv': '' }, sampleSets())
  assert.deepEqual(await listAll(), [
    '',
    'wells',
    'appropriations',
    'appropriations, wells',
    'appropriations',
    'wells',
    'staff',
  ])
})

test('a browser gets a page for a 404 and a 400: what is wrong, where to go, and the id of the request', async (t) => {
  const { publish, read } = await openPages(t)
  publish(CONTENTS)
  for (const [path, status, says] of [
    ['/nothing', 404, /There is nothing at this address/],
    ['/downloads?snapshto=1', 400, /snapshto/],
    ['/<script>', 404, /There is nothing/],
  ] as const) {
    const page = await read(path)
    assert.deepEqual([page.status, page.type], [status, 'text/html; charset=utf-8'], path)
    assert.match(page.text, says)
    assert.match(page.text, /<h1>[^<]+<\/h1>[^]*<a href="\/">[^]*<code>req-\w+<\/code>/)
    assert.match(page.text, /<a class="usa-skipnav" href="#text">[^]*<main id="text"/)
    assert.doesNotMatch(page.text, /<script>/)
    assert.match(page.policy, /^default-src 'none'; script-src 'self'; style-src 'self';/)
    assert.match(String(page.vary), /accept/i)
  }
})

test('a program gets JSON as before, and so does every address that ends with .json', async (t) => {
  const { publish, read } = await openPages(t)
  publish(CONTENTS)
  for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json, text/html;q=0.5' }]) {
    assert.equal((await read('/nothing', headers)).type, 'application/problem+json; charset=utf-8')
    assert.equal((await read('/downloads', headers)).type, 'application/json; charset=utf-8')
  }
  assert.equal((await read('/nothing.json')).type, 'application/problem+json; charset=utf-8')
})

test('an address that gives programs JSON gives a browser a page', async (t) => {
  const { publish, read } = await openPages(t)
  publish(CONTENTS)
  const { type, text, vary } = await read('/downloads')
  assert.deepEqual([type, vary], ['text/html; charset=utf-8', 'Accept, Accept-Encoding'])
  assert.match(text, /<h1>/)
  assert.match((await read('/downloads', {})).type ?? '', /json/)
})
