import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { XmlDocument } from 'libxml2-wasm'
import { makeRecord } from '../../apps/service/src/collections/appropriations/testing.ts'
import { ROUTES, SHARED_ROUTES } from '../../apps/web/src/pages/routes.ts'
import { findExamples } from './testing/find-examples.ts'
import { openPages } from './testing/open-pages.ts'
import { openTwoReleases } from './testing/open-two-releases.ts'

const SITEMAP = { s: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

const readLocations = (xml: string, element = 's:loc'): string[] => {
  using document = XmlDocument.fromString(xml)
  return document.root.find(`//${element}`, SITEMAP).map(({ content }) => content)
}

describe('what programs and search engines are told', async () => {
  const { read, ask } = await openPages({ after }, { ROTUNDA_PUBLIC_URL: 'https://rotunda.example' })

  test('the sitemap leads to every record once, with the time at which its source changed', async () => {
    const parts = readLocations((await read('/sitemap.xml')).text).map((part) => new URL(part).pathname)
    const found: string[] = []
    for (const part of parts.filter((path) => path.includes('records-'))) {
      const { status, text } = await read(part)
      assert.equal(status, 200)
      found.push(...readLocations(text))
      assert.equal(readLocations(text, 's:lastmod').length, readLocations(text).length)
    }
    const { meta } = await ask<{ meta: { total: number } }>('/api/appropriations/v1/records?limit=1')
    assert.deepEqual([found.length, new Set(found).size], [meta.total, meta.total])
    assert.match(found[0] ?? '', /^https:\/\/rotunda\.example\/records\/[a-z]{2}-/)
  })

  test('the sitemap leads to every enacted project once, with the time at which it changed', async () => {
    const parts = readLocations((await read('/sitemap.xml')).text).map((part) => new URL(part).pathname)
    const pages = await Promise.all(
      parts.filter((path) => path.includes('enacted-')).map((part) => read(part)),
    )
    const found = pages.flatMap(({ text }) => readLocations(text))
    const changed = pages.flatMap(({ text }) => readLocations(text, 's:lastmod'))
    const { meta } = await ask<{ meta: { total: number } }>('/api/enacted/v1/projects?limit=1')
    assert.deepEqual(
      [found.length, new Set(found).size, changed.length],
      [meta.total, meta.total, meta.total],
    )
    assert.match(found[0] ?? '', /^https:\/\/rotunda\.example\/enacted\/enp-/)
    assert.equal((await read('/sitemaps/enacted-99.xml')).status, 404)
  })

  test('every part of the sitemap is there, and one that is not is no page', async () => {
    for (const part of readLocations((await read('/sitemap.xml')).text))
      assert.equal((await read(new URL(part).pathname)).status, 200, part)
    for (const path of ['/sitemaps/records-0.xml', '/sitemaps/records-99.xml'])
      assert.equal((await read(path)).status, 404, path)
  })

  test('pages of the documentation, releases and regulations are in it, and each is there', async () => {
    for (const [part, least] of [
      ['docs', 40],
      ['releases', 1],
      ['regulations', 1],
    ] as const) {
      const found = readLocations((await read(`/sitemaps/${part}.xml`)).text)
      assert.ok(found.length >= least, part)
      assert.equal(new Set(found).size, found.length)
      for (const address of found)
        assert.equal((await read(address.replace('https://rotunda.example', ''))).status, 200, address)
    }
  })

  test('members, States and subcommittees of records are in it', async () => {
    const found = readLocations((await read('/sitemaps/entities.xml')).text).join('\n')
    for (const kind of ['members', 'states', 'subcommittees']) assert.match(found, new RegExp(`/${kind}/\\w`))
  })

  test('every recipient, account and funding line that records name is in it once, with the day of the release', async () => {
    type Groups = { data: { group: Record<string, string | null> }[] }
    const parts = readLocations((await read('/sitemap.xml')).text).map((part) => new URL(part).pathname)
    const [{ published_at: day } = assert.fail()] = (
      await ask<{ data: { current: boolean; published_at: string }[] }>('/downloads')
    ).data.filter(({ current }) => current)
    for (const [name, dimension] of [
      ['recipients', 'recipient'],
      ['accounts', 'account'],
      ['funding-lines', 'funding_line'],
    ] as const) {
      const { data } = await ask<Groups>(`/api/appropriations/v1/aggregates?group_by=${dimension}&limit=200`)
      const named = new Set(data.map(({ group }) => group[dimension]).filter((value) => value !== null))
      const found: string[] = []
      for (const part of parts.filter((path) => path.startsWith(`/sitemaps/${name}-`))) {
        const { text } = await read(part)
        found.push(...readLocations(text))
        assert.deepEqual(new Set(readLocations(text, 's:lastmod')), new Set([day]))
      }
      assert.ok(named.size > 0, name)
      assert.equal(new Set(found).size, found.length)
      for (const value of named)
        assert.ok(
          found.some((address) => {
            const { pathname, searchParams } = new URL(address)
            return searchParams.get('name') === value || pathname.endsWith(`/${String(value)}`)
          }),
          String(value),
        )
      const [first = assert.fail()] = found
      assert.equal((await read(first.replace('https://rotunda.example', ''))).status, 200, first)
    }
  })

  test('robots.txt keeps crawlers from combinations of filters, and names the sitemap', async () => {
    const { text, headers } = await read('/robots.txt')
    assert.match(headers['content-type'] ?? '', /^text\/plain/)
    assert.match(text, /^Disallow: \/records\?$/m)
    assert.match(text, /^Sitemap: https:\/\/rotunda\.example\/sitemap\.xml$/m)
  })

  test('llms.txt names nothing that is not there', async () => {
    const { text } = await read('/llms.txt')
    const addresses = [...text.matchAll(/\]\(https:\/\/rotunda\.example([^)]*)\)/g)].map(
      ([, path]) => path ?? '',
    )
    assert.ok(addresses.length > 5)
    for (const path of ['/regulations', '/enacted', '/api/openapi/message.json', '/api/openapi/enacted.json'])
      assert.ok(addresses.includes(path), path)
    for (const path of addresses) assert.notEqual((await read(path)).status, 404, path)
  })

  test('every kind of page has the four properties that OpenGraph demands, and its picture is there', async () => {
    const examples = await findExamples([...ROUTES, ...SHARED_ROUTES], read)
    const pages = [...examples.values()].filter(({ isPage, route }) => isPage && !route.startsWith('/embed'))
    assert.ok(pages.length > 20)
    const pictures = new Set<string>()
    for (const { address } of pages) {
      const { document } = await read(address)
      const said = (name: string) =>
        document.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? ''
      for (const name of ['og:title', 'og:description', 'og:type', 'og:image:alt'])
        assert.ok(said(name), `${address} ${name}`)
      const { pathname, searchParams } = new URL(address, 'https://rotunda.example')
      const search = searchParams.size === 0 ? '' : `?${searchParams.toString()}`
      assert.equal(said('og:url'), `https://rotunda.example${pathname}${search}`)
      pictures.add(said('og:image'))
    }
    const [picture = '', ...others] = pictures
    assert.deepEqual(others, [])
    const { status, headers } = await read(picture.replace('https://rotunda.example', ''))
    assert.deepEqual([status, headers['content-type']], [200, 'image/png'])
    assert.match(headers['cache-control'] ?? '', /immutable/)
  })

  test('without an address to write to there is no security.txt', async () => {
    assert.equal((await read('/.well-known/security.txt')).status, 404)
  })
})

test('security.txt has what RFC 9116 demands, and ends within a year', async (t) => {
  const { read } = await openTwoReleases(t, { contact: 'desk@rotunda.example' })
  const { status, text } = await read('/.well-known/security.txt')
  assert.equal(status, 200)
  assert.match(text, /^Contact: mailto:desk@rotunda\.example$/m)
  const [, expires] = /^Expires: (\S+)$/m.exec(text) ?? []
  assert.equal(expires, '2027-05-01T00:00:00.000Z')
  assert.match((await read('/robots.txt')).text, /^# Contact: desk@rotunda\.example$/m)
  assert.match((await read('/llms.txt')).text, /^- Questions: desk@rotunda\.example$/m)
})

test('a recipient of two stages stands once, in whichever parts its groups are', async (t) => {
  // One of one stage alone comes first: the two groups of another lie on either side of the first 2,000.
  const recipients = Array.from({ length: 1200 }, (_, index) => `Sample ${String(index).padStart(4, '0')}`)
  const records = recipients.flatMap((recipient, index) =>
    (index === 0 ? (['request'] as const) : (['request', 'house_bill'] as const)).map((stage) =>
      makeRecord({
        id: `hr-2026-${stage === 'request' ? '0' : '1'}${String(index).padStart(15, '0')}`,
        dataset: 'house-projects',
        chamber: 'house',
        stage,
        recipient,
      }),
    ),
  )
  const { read } = await openTwoReleases(t, { records })
  const { text } = await read('/sitemap.xml')
  const parts = readLocations(text).filter((address) => address.includes('/recipients-'))
  assert.equal(parts.length, 2)
  const found: string[] = []
  for (const part of parts)
    found.push(...readLocations((await read(part.replace('https://rotunda.example', ''))).text))
  assert.deepEqual(
    found.map((address) => new URL(address).searchParams.get('name')),
    recipients,
  )
})
