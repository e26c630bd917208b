import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { XmlDocument } from 'libxml2-wasm'
import { openPages } from './testing/open-pages.ts'
import { openTwoReleases } from './testing/open-two-releases.ts'

const SITEMAP = { s: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

const readLocations = (xml: string, element = 's:loc'): string[] => {
  const { root } = XmlDocument.fromString(xml)
  return root.find(`//${element}`, SITEMAP).map(({ content }) => content)
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

  test('every part of the sitemap is there, and one that is not is no page', async () => {
    for (const part of readLocations((await read('/sitemap.xml')).text))
      assert.equal((await read(new URL(part).pathname)).status, 200, part)
    for (const path of ['/sitemaps/records-0.xml', '/sitemaps/records-99.xml'])
      assert.equal((await read(path)).status, 404, path)
  })

  test('members, States and subcommittees of records are in it', async () => {
    const found = readLocations((await read('/sitemaps/entities.xml')).text).join('\n')
    for (const kind of ['members', 'states', 'subcommittees']) assert.match(found, new RegExp(`/${kind}/\\w`))
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
    for (const path of addresses) assert.notEqual((await read(path)).status, 404, path)
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
})
