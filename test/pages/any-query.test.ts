import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fc from 'fast-check'
import type { Downloads } from '@rotunda/contract'
import { DIMENSIONS, ENACTED_FILTERS, namesOf, RECORD_FILTERS } from '@rotunda/contract'
import { ROUTES } from '../../apps/web/src/pages/routes.ts'
import { runs } from '../../apps/service/src/platform/testing.ts'
import { openPages } from './testing/open-pages.ts'

const { read, ask } = await openPages({ after })
const { data: releases } = await ask<Downloads>('/downloads')
const API = '/api/appropriations/v1'
const RELEASE =
  releases.find(({ current, collection }) => current && collection === 'appropriations')?.id ?? ''

const OTHER_NAMES =
  'sort limit offset snapshot fields facet facet_limit totals format all trailer bom group_by rows columns measure stage a b from to query page id operation docket document release year by chart url maxwidth maxheight closing_before closing_after change table kind'

/** Parameters that some page or its API knows. */
const NAMES = OTHER_NAMES.split(' ').concat(namesOf(RECORD_FILTERS), namesOf(ENACTED_FILTERS))

const WORDS =
  "2026 2025,2026 TX request inclusion house amount -amount fiscal_year,state 0 -1 1e9 0x10 201 csv ndjson parquet 99999999999999999999 NaN null true 2026-02-30 records openapi appropriations message reference problems README .. __proto__ ( * <b> ' % %2F"

/** Right for some parameter, or nearly. */
const VALUES: readonly string[] = WORDS.split(' ').concat(
  DIMENSIONS,
  RELEASE,
  'years',
  'states',
  'funding-lines',
  'changed',
  'http://localhost/embed/records?state=TX',
  '',
  '"a b"',
  'a OR',
  '\u0000',
  '\ud800',
  '\u202e',
  'x'.repeat(300),
)

const value = fc.oneof(fc.constantFrom(...VALUES), fc.string({ unit: 'binary', maxLength: 20 }))
const name = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...NAMES) }, { weight: 1, arbitrary: value })

const written = fc
  .array(fc.tuple(name, value), { maxLength: 6 })
  .map((pairs) => new URLSearchParams(pairs.map(([one, other]) => [one, other])).toString())
/** As nobody writes it who means well. */
const broken = fc.string({
  unit: fc.constantFrom(...'% E0 = & && + ; [ ] ? / q limit .. %00 "'.split(' ')),
  maxLength: 30,
})
const RIGHT =
  'state=TX not_chamber=house fiscal_year=2025,2026 stage=request party=D q=water+OR+road amount_min=1000 missing=amount sort=-amount limit=5 offset=7 facet=state facet_limit=2 fields=title,amount changed_since=2024-01-01'

/** Queries that the API accepts, so that the page is written. */
const right = fc.subarray(RIGHT.split(' ')).map((pairs) => pairs.join('&'))
const query = fc.oneof(
  { weight: 3, arbitrary: written },
  { weight: 2, arbitrary: right },
  { weight: 1, arbitrary: broken },
)

/** Embedded pages name their release: without a real one, every query ends there. */
const inRelease = query.map((search) => `${search}&release=${RELEASE}`)
const queryOf = (path: string) =>
  path.startsWith('/embed/') ? fc.oneof(query, { weight: 3, arbitrary: inRelease }) : query

/** A path of the pattern: its named parts filled with what may stand in a path. */
const fill = (pattern: string, values: readonly string[]): string => {
  let at = 0
  return pattern.replaceAll(/:\w+|\*/g, () =>
    encodeURIComponent((values[at++ % values.length] ?? '').toWellFormed()),
  )
}

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  csv: 'text/csv',
}

/** A type of its own, or the family that it is of. */
const FAMILIES: Readonly<Record<string, RegExp>> = {
  json: /^application\/(\w+\+)?json/,
  txt: /^text\/(plain|markdown)/,
}

/** Accepts HTML, or the type that the ending of the address or the answer names. */
const isExpected = (path: string, status: number, headers: Readonly<Record<string, string>>): boolean => {
  const type = headers['content-type'] ?? ''
  if (status >= 300 && status < 400) return headers['location'] !== undefined
  if (type.startsWith('text/html')) return true
  // Programs ask for these.
  if (status >= 400) return /^\/oembed$|\.json$/.test(path) && type.startsWith('application/problem+json')
  if (path.endsWith('.csl.json')) return type.startsWith('application/vnd.citationstyles.csl+json')
  const [, ending] = /\.(\w+)$/.exec(path) ?? []
  if (ending === undefined) return headers['content-disposition'] !== undefined
  return FAMILIES[ending]?.test(type) ?? (TYPES[ending] === undefined || type.startsWith(TYPES[ending]))
}

for (const { path } of ROUTES)
  test(`no query makes ${path} fail`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(value, { minLength: 1, maxLength: 3 }),
        queryOf(path),
        async (values, search) => {
          const { status, headers } = await read(`${fill(path, values)}?${search}`)
          // 501 is what oEmbed has for a form that is not known.
          assert.ok(status < 500 || (status === 501 && path === '/oembed'), `answered ${status}`)
          assert.ok(
            isExpected(path, status, headers),
            `answered ${status} as ${headers['content-type'] ?? 'nothing'}`,
          )
        },
      ),
      runs(30),
    )
  })

test('the queries that embeds are tried with come as far as their rows and their picture', async () => {
  for (const [path, shown] of [
    ['/embed/records', 'tbody tr'],
    ['/embed/chart', 'figure img'],
  ] as const)
    for (const search of ['', 'state=TX&', 'stage=request&q=water+OR+road&limit=5&']) {
      const { status, document } = await read(`${path}?${search}release=${RELEASE}`)
      assert.equal(status, 200, path)
      assert.ok(document.querySelector(shown) !== null, `${path}?${search}`)
    }
})

test('an address longer than any that a page makes is refused everywhere, with the way on', async () => {
  const many = 'state=TX&'.repeat(301)
  const long = `q=${'x'.repeat(8000)}`
  // A refusal that was asked for twice is kept for its path: the third answer is the kept one, and so is that to `long`.
  const searches = [many, many, many, long]
  // Parts of the sitemap are numbered, and a name in their place is no address.
  for (const { path } of ROUTES.filter((route) => !route.path.includes('(')))
    for (const search of searches) {
      const { status, document } = await read(`${fill(path, ['a', 'b', 'c'])}?${search}`)
      assert.equal(status, 400, path)
      assert.equal(document.querySelector('h1')?.textContent, 'The address is too long', path)
      assert.match(
        document.querySelector('.lead')?.textContent ?? '',
        /[48],000 characters and 150 parameters\. .* download the complete data/,
        path,
      )
    }
})

test('the fields of an answer are read by every proxy and client, however long its address is', async () => {
  const search = Array.from({ length: 19 }, () => `not_recipient=${'x'.repeat(400)}`).join('&')
  for (const path of ['/records', '/totals', '/map', '/states/TX', '/search']) {
    const { headers } = await read(`${path}?${search}`)
    const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    // nginx reads 4 KiB of them, and Node 16 KiB.
    assert.ok(fields.join('').length < 4096, `${path}: ${fields.join('').length}`)
  }
  const { headers } = await read('/records?state=TX')
  for (const one of ['text/csv', 'application/atom+xml', 'cite-as'])
    assert.match(headers['link'] ?? '', new RegExp(one.replace('+', '\\+')))
})

test('a long question of /sql, and a filter of a hundred values, are read', async () => {
  assert.equal((await read(`/sql?query=${'x'.repeat(7000)}`)).status, 200)
  const ids = Array.from({ length: 100 }, (_, at) => `id=hp-2026-${String(at).padStart(16, '0')}`)
  assert.equal((await read(`/records?${ids.join('&')}`)).status, 200)
})

test('an address that asks a page for a file leads to where the API gives it, or says that a page has one form', async () => {
  const releases = await ask<Downloads>('/downloads')
  const from = releases.data[0]?.id ?? ''
  for (const [address, leadsTo] of [
    ['/records?state=TX&all=true&format=ndjson', `${API}/records?state=TX&all=true&format=ndjson`],
    ['/totals?group_by=state&format=csv', `${API}/aggregates?group_by=state&format=csv`],
    [`/changes?from=${from}&all=true&format=ndjson`, `${API}/changes?from=${from}&all=true&format=ndjson`],
  ] as const) {
    const { status, headers } = await read(address)
    assert.deepEqual([status, headers['location']], [307, leadsTo])
  }
  for (const path of ['/map', '/charts/years.svg', '/feeds/records.atom']) {
    const { status, text } = await read(`${path}?format=csv`)
    assert.equal(status, 400, path)
    assert.match(text, /This page does not take the parameter “format”/, path)
  }
})

test('a map takes nothing that chooses rows', async () => {
  for (const search of [
    'sort=amount',
    'limit=5',
    'fields=id',
    'facet=state',
    'totals=true',
    'group_by=state',
  ]) {
    const page = await read(`/map?${search}`)
    assert.equal(page.status, 400, search)
    assert.match(page.text, /This page does not take the parameter/)
  }
})

test('what others add to an address that is shared is taken away, on every page that has parameters', async () => {
  for (const { path } of ROUTES.filter(({ path, hasNoParams }) => !hasNoParams && !path.includes('('))) {
    const page = fill(path, ['x'])
    const { status, headers } = await read(`${page}?state=TX&utm_source=mail&fbclid=abc`)
    assert.deepEqual([status, headers['location']], [307, `${page}?state=TX`], path)
  }
})
