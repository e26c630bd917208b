import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { OpenDocket } from '@rotunda/contract'
import { GONE, IS, NEW } from '../../apps/service/src/http/appropriations/list-changes/testing.ts'
import { RECORDS } from '../../apps/service/src/http/appropriations/testing.ts'
import { openChangedPages, openPages } from './testing/open-pages.ts'
import { openTwoReleases } from './testing/open-two-releases.ts'
import { parseAtom } from './testing/parse-atom.ts'

type JsonFeed = {
  readonly version: string
  readonly title: string
  readonly feed_url: string
  readonly next_url?: string
  readonly items: readonly {
    readonly id: string
    readonly url: string
    readonly title: string
    readonly content_text: string
    readonly date_modified: string
    readonly _rotunda?: { readonly withdraws: readonly string[] }
  }[]
}

describe('the feed of records', async () => {
  const { read, publish } = await openTwoReleases({ after })
  const atomOf = async (path: string) => parseAtom((await read(path)).text)
  const pathOf = (address: string | undefined) =>
    (address ?? assert.fail()).replace('https://rotunda.example', '')

  test('entries are what came and what changed, with the stage in their titles', async () => {
    const { headers, text } = await read('/feeds/records.atom')
    assert.match(headers['content-type'] ?? '', /^application\/atom\+xml/)
    const atom = parseAtom(text)
    assert.deepEqual(atom.texts('a:entry/a:id'), [
      `tag:rotunda.example,2026:records/${NEW.id}/added`,
      `tag:rotunda.example,2026:records/${IS.id}/changed/${IS.changed_at}`,
    ])
    for (const title of atom.texts('a:entry/a:title'))
      assert.match(title, /^(Added|Changed): (request|project in a House bill), fiscal year \d{4}: /)
  })

  test('the time of an entry is that at which the source changed', async () => {
    const atom = await atomOf('/feeds/records.atom')
    assert.deepEqual(atom.texts('a:entry/a:updated'), [NEW.changed_at, IS.changed_at])
  })

  test('what was withdrawn is told as RFC 6721 has it, by the entry that brought the record', async () => {
    const atom = await atomOf('/feeds/records.atom')
    assert.deepEqual(atom.texts('at:deleted-entry/@ref'), [
      `tag:rotunda.example,2026:records/${GONE.id}/added`,
    ])
    const feed = JSON.parse((await read('/feeds/records.json')).text) as JsonFeed
    assert.deepEqual(
      feed.items.map(({ _rotunda: own }) => own?.withdraws),
      [undefined, undefined, [`tag:rotunda.example,2026:records/${GONE.id}/added`]],
    )
  })

  test('JSON Feed has every field that it must have, and says the same', async () => {
    const { text, headers } = await read('/feeds/records.json')
    assert.match(headers['content-type'] ?? '', /^application\/feed\+json/)
    const feed = JSON.parse(text) as JsonFeed
    assert.equal(feed.version, 'https://jsonfeed.org/version/1.1')
    assert.ok(feed.title)
    assert.equal(feed.feed_url, 'https://rotunda.example/feeds/records.json')
    for (const item of feed.items) assert.ok(item.id && item.url && item.content_text && item.date_modified)
    const atom = await atomOf('/feeds/records.atom')
    assert.deepEqual(
      feed.items.slice(0, 2).map(({ title }) => title),
      atom.texts('a:entry/a:title'),
    )
  })

  test('any filter has a feed of its own, and what the API does not know is refused', async () => {
    const atom = await atomOf('/feeds/records.atom?state=AK')
    assert.equal(atom.count('a:entry'), 1)
    assert.match(atom.text('a:title') ?? '', /where member’s State is Alaska/)
    assert.notEqual(atom.text('a:id'), (await atomOf('/feeds/records.atom')).text('a:id'))
    assert.equal((await read('/feeds/records.atom?colour=red')).status, 400)
  })

  test('a reader who has the feed as it is gets no body again', async () => {
    const { headers } = await read('/feeds/records.atom')
    const again = await read('/feeds/records.atom', { 'if-none-match': headers['etag'] ?? '' })
    assert.deepEqual([again.status, again.text], [304, ''])
  })

  test('who was away finds all that came meanwhile by the links to the archive', async () => {
    // 150 come with the third release: more than one document holds.
    const many = Array.from({ length: 150 }, (_, index) => ({
      ...NEW,
      id: `sr-2026-${index.toString(16).padStart(15, '0')}e`,
    }))
    await publish([IS, NEW, ...RECORDS.slice(2), ...many])
    const ids: string[] = []
    let address: string | undefined = '/feeds/records.atom'
    let documents = 0
    for (; address !== undefined; documents += 1) {
      const atom = await atomOf(pathOf(address))
      ids.push(...atom.texts('a:entry/a:id'))
      assert.equal(atom.count('fh:archive'), documents === 0 ? 0 : 1)
      assert.equal(
        atom.link('current'),
        documents === 0 ? undefined : 'https://rotunda.example/feeds/records.atom',
      )
      address = atom.link('prev-archive')
    }
    assert.deepEqual([documents, ids.length, new Set(ids).size], [3, 152, 152])
  })

  test('an entry says of an invented record that it is one, and of no other', async () => {
    const invented = { ...NEW, id: 'sr-2026-00000000000000bb', coverage: ['sample_data' as const] }
    await publish([IS, { ...NEW, id: 'sr-2026-00000000000000cc' }, invented, ...RECORDS.slice(2)])
    const atom = await atomOf('/feeds/records.atom?change=added')
    const marked = atom.texts(`a:entry[contains(a:title, '(sample: invented)')]/a:id`)
    assert.deepEqual(marked, [`tag:rotunda.example,2026:records/${invented.id}/added`])
    assert.equal(atom.count('a:entry'), 2)
  })

  test('text of a document stays text, in XML and in JSON', async () => {
    const hostile = `</title><script>alert(1)</script>&amp;]]> " ' \u0000\u0008\u202e\ud800`
    await publish([{ ...NEW, id: 'sr-2026-00000000000000aa', title: hostile, recipient: hostile }])
    const atom = await atomOf('/feeds/records.atom')
    assert.ok(
      atom
        .texts('a:entry/a:title')
        .some((title) => title.includes('</title><script>alert(1)</script>&amp;]]>')),
    )
    assert.equal(atom.count('//*[local-name()="script"]'), 0)
    const feed = JSON.parse((await read('/feeds/records.json')).text) as JsonFeed
    assert.ok(feed.items.some(({ title }) => title.includes('<script>')))
  })
})

describe('feeds of the whole service', async () => {
  const { read, ask, service } = await openPages({ after })

  test('every release is an entry, and the first has nothing to be compared with', async () => {
    const { data } = await ask<{ data: { id: string; published_at: string }[] }>('/downloads')
    const atom = parseAtom((await read('/feeds/releases.atom')).text)
    assert.deepEqual(
      atom.texts('a:entry/a:updated'),
      data.map(({ published_at: at }) => at),
    )
  })

  test('a feed that has nothing to say yet has one entry, the same each time, since readers refuse a feed without', async () => {
    const { data } = await ask<{ data: { id: string; published_at: string }[] }>('/downloads')
    const [first = assert.fail()] = data
    for (const path of [
      '/feeds/records',
      '/feeds/records',
      '/feeds/records?state=AK',
      '/feeds/regulations?agency=NONE',
    ]) {
      const [name = '', query] = path.split('?')
      const address = (form: string) => `${name}.${form}${query === undefined ? '' : `?${query}`}`
      const atom = parseAtom((await read(address('atom'))).text)
      assert.equal(atom.count('a:entry'), 1, path)
      const { items } = JSON.parse((await read(address('json'))).text) as JsonFeed
      assert.deepEqual(
        items.map(({ id }) => id),
        atom.texts('a:entry/a:id'),
      )
      if (!path.startsWith('/feeds/records')) continue
      assert.equal(atom.text('a:entry/a:updated'), first.published_at)
      assert.ok(items[0]?.url.endsWith(`/releases/${first.id}`))
    }
    const status = parseAtom((await read('/status.atom')).text)
    assert.equal(status.count('a:entry'), 1)
    assert.equal(status.text('a:updated'), status.text('a:entry/a:updated'))
  })

  test('the generator of a feed is this service', async () => {
    for (const path of [
      '/feeds/records.atom',
      '/feeds/releases.atom',
      '/feeds/regulations.atom',
      '/status.atom',
    ]) {
      const atom = parseAtom((await read(path)).text)
      const [named, self] = [atom.text('a:generator/@uri'), atom.link('self')]
      assert.equal(new URL(named ?? '').origin, new URL(self ?? '').origin)
    }
  })

  test('every document that is open for comment is an entry with its docket number', async () => {
    const { data } = await ask<{ data: OpenDocket[] }>('/api/dockets')
    const open = data.flatMap(({ windows }) => windows.filter((window) => window.open === true))
    assert.ok(data.length > 0)
    for (const form of ['atom', 'json']) {
      const { status, text } = await read(`/feeds/regulations.${form}`)
      assert.equal(status, 200)
      for (const { docket_id: id } of data) assert.ok(text.includes(`docket ${id}`), id)
    }
    assert.equal(parseAtom((await read('/feeds/regulations.atom')).text).count('a:entry'), open.length)
  })

  test('an entry is dated by the check that found a moved last day, else by the beginning of its window, else by the reading of the list', async () => {
    const checked = '2026-10-30T09:30:00.000Z'
    const dated = { published_on: '2026-09-01', comment_starts_on: '2026-09-02', checked_at: checked }
    const { data, meta } = await ask<{
      data: OpenDocket[]
      meta: { freshness: { retrieved_at: string } }
    }>('/api/dockets')
    const [moved = assert.fail(), begun = assert.fail(), undated = assert.fail()] = data.filter(
      ({ document_id }) => document_id !== null,
    )
    const rows = [
      { ...moved, ...dated, printed_ends_on: '2026-10-31' },
      { ...begun, ...dated, printed_ends_on: begun.comment_ends_on },
      {
        ...undated,
        ...dated,
        printed_ends_on: undated.comment_ends_on,
        published_on: null,
        comment_starts_on: null,
      },
    ]
    const changed = await openChangedPages({ after }, service, (text, path) =>
      path === '/api/dockets' ? JSON.stringify({ ...(JSON.parse(text) as object), data: rows }) : text,
    )
    const atom = parseAtom((await changed.read('/feeds/regulations.atom')).text)
    for (const [{ document_id: document }, date] of [
      [moved, checked],
      [begun, '2026-09-02T00:00:00Z'],
      [undated, meta.freshness.retrieved_at],
    ] as const)
      assert.equal(atom.text(`a:entry[contains(a:summary, 'document ${document}.')]/a:updated`), date)
  })

  test('every feed says in its titles that the data of a sandbox is invented', async () => {
    for (const name of ['records', 'regulations', 'releases']) {
      const atom = parseAtom((await read(`/feeds/${name}.atom`)).text)
      const titles = atom.texts(name === 'releases' ? 'a:entry/a:title' : '//a:title')
      assert.ok(titles.length > 0, name)
      for (const title of titles) assert.match(title, / \(sample: invented\)$/)
    }
  })
})

describe('a reader who wants to follow a list', async () => {
  const { read } = await openPages({ after }, { ROTUNDA_PUBLIC_URL: 'https://rotunda.example' })
  const PAGES = [
    ['/records', '/feeds/records', ''],
    ['/records?state=CA&sort=-amount', '/feeds/records', '?state=CA'],
    ['/records?q=nothing-is-called-so', '/feeds/records', '?q=nothing-is-called-so'],
    ['/states/CA', '/feeds/records', '?state=CA'],
    ['/changes?state=CA', '/feeds/records', '?state=CA'],
    ['/regulations', '/feeds/regulations', ''],
    ['/regulations?q=beverages&offset=0&agency=', '/feeds/regulations', '?q=beverages'],
    ['/releases', '/feeds/releases', ''],
  ] as const

  for (const [page, feed, search] of PAGES)
    test(`finds its feed on ${page}, as a link and in the head, with the same filter`, async () => {
      const { document } = await read(page)
      for (const [ending, type] of [
        ['atom', 'application/atom+xml'],
        ['json', 'application/feed+json'],
      ] as const) {
        const address = `${feed}.${ending}${search}`
        for (const place of ['head link[rel=alternate]', 'main a'])
          assert.equal(document.querySelector(`${place}[type="${type}"]`)?.getAttribute('href'), address)
        const { status, headers } = await read(address)
        assert.equal(status, 200, address)
        assert.ok(headers['content-type']?.startsWith(type))
      }
    })

  test('gets no feed of releases for a parameter that it does not take', async () => {
    for (const ending of ['atom', 'json'])
      assert.equal((await read(`/feeds/releases.${ending}?x=1`)).status, 400)
  })

  test('is led from the records of a filter to what changed in them', async () => {
    const { document } = await read('/records?state=CA&limit=5')
    assert.ok(document.querySelector('a[href="/changes?state=CA"]'))
  })
})
