import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Downloads } from '@rotunda/contract'
import { openChangedPages, openPages, wordsOf } from './testing/open-pages.ts'

describe('pages of releases, datasets and downloads', async () => {
  const { read, ask, service } = await openPages({ after })
  const { data } = await ask<Downloads>('/downloads')
  const [current = assert.fail()] = data.filter((one) => one.current)

  test('every release is listed with what it is, its size, its API and what it changed', async () => {
    const { status, document } = await read('/releases')
    assert.equal(status, 200)
    const rows = [...document.querySelectorAll('tbody tr')]
    assert.equal(rows.length, data.length)
    const text = rows[0]?.textContent ?? ''
    assert.match(text, /\(current\).*sample: invented.*[kM]B.*first release/s)
    assert.equal(rows[0]?.querySelector('a')?.getAttribute('href'), `/releases/${data[0]?.id ?? ''}`)
  })

  test('a release has its facts, its datasets, every file with its digest, and the commands that prove them', async () => {
    const { status, document, text } = await read(`/releases/${current.id}`)
    assert.equal(status, 200)
    for (const { name, sha256 } of current.files) assert.ok(text.includes(sha256), name)
    assert.match(document.querySelector('#verify')?.parentElement?.textContent ?? '', /sha256sum --check/)
    assert.match(text, /rotunda -- release verify \S+\.zip/)
    const day = document.querySelector('dl.facts time')?.textContent ?? assert.fail()
    assert.equal(document.querySelector('h1')?.textContent, `Release of ${day}`)
  })

  test('a release that is not here is a page that says so', async () => {
    const { status, document } = await read(`/releases/${'a'.repeat(64)}`)
    assert.equal(status, 404)
    assert.match(document.querySelector('.lead')?.textContent ?? '', /An id has 64 digits/)
  })

  test('each dataset says what it holds, what it covers, what it was made from and where its files are', async () => {
    const { status, document, text } = await read('/datasets')
    assert.equal(status, 200)
    const titles = [...document.querySelectorAll('main h2')]
      .map(({ id }) => id)
      .filter((id) => id !== 'files-alone')
    const { data: listed } = await ask<{ data: { dataset: string; sources: { source: string }[] }[] }>(
      '/api/appropriations/v1/datasets',
    )
    assert.deepEqual(
      titles,
      listed.map(({ dataset }) => dataset),
    )
    for (const { source } of listed.flatMap(({ sources }) => sources)) assert.ok(text.includes(source))
    assert.match(text, /<th[^>]*>Refused/)
  })

  test('each dataset has a page of its own, which is a Dataset with its files to programs', async () => {
    const { data: listed } = await ask<{ data: { dataset: string; title: string }[] }>(
      '/api/appropriations/v1/datasets',
    )
    for (const { dataset, title } of listed) {
      const page = await read(`/datasets/${dataset}`)
      assert.deepEqual([page.status, wordsOf(page.document.querySelector('h1'))], [200, title])
      const { '@type': type, url, distribution } = describedBy(page)
      assert.deepEqual([type, new URL(String(url)).pathname], ['Dataset', `/datasets/${dataset}`])
      assert.equal(Array.isArray(distribution) && distribution.length, 3)
      assert.ok((await read('/sitemaps/pages.xml')).text.includes(`/datasets/${dataset}<`))
    }
    assert.equal((await read('/datasets/none')).status, 404)
  })

  test('the front page says to programs where to search, /downloads which files there are, a member who it is', async () => {
    const site = describedBy(await read('/'))
    assert.equal(site['@type'], 'WebSite')
    const { target } = site['potentialAction'] as { target: { urlTemplate: string } }
    const search = new URL(target.urlTemplate.replace('{search_term_string}', 'sewer'))
    assert.equal((await read(search.pathname + search.search)).status, 200)
    const files = describedBy(await read('/downloads'))['dataset'] as { distribution: object[] }[]
    assert.ok((files[0]?.distribution.length ?? 0) > 10)
    const list = await read('/members')
    const address = list.document.querySelector('main a[href^="/members/"]')?.getAttribute('href')
    const member = describedBy(await read(address ?? assert.fail()))
    assert.equal(member['@type'], 'Person')
    assert.equal((member['identifier'] as { value: string }).value, address.split('/').at(-1))
  })

  const describedBy = ({ document }: Awaited<ReturnType<typeof read>>): Record<string, unknown> =>
    // As the page wrote it; the assertions look into it.
    JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as Record<
      string,
      unknown
    >

  test('the digest of a document leads to the copy that was read, or to why there is none', async () => {
    const { document } = await read('/datasets')
    const links = [...document.querySelectorAll('main td a[href^="/sources/"]')]
    let copies = 0
    for (const link of links) {
      const address = link.getAttribute('href') ?? ''
      assert.equal(address, `/sources/${wordsOf(link)}`)
      const { status, text } = await read(address)
      assert.ok(status === 200 || (status === 404 && text.includes('The original is at')), address)
      copies += status === 200 ? 1 : 0
    }
    assert.ok(copies > 0)
  })

  test('what was read of a document is what was published, joined and refused', async () => {
    const { document } = await read('/datasets')
    const tables = [...document.querySelectorAll('[aria-label^="Documents of"] table')]
    const rows = tables.flatMap((table) => [...table.querySelectorAll('tbody tr')])
    assert.ok(rows.length > 0)
    for (const row of rows) {
      const counts = [...row.querySelectorAll('td.number')].map((cell) => Number(cell.textContent))
      const [all, ...parts] = counts
      assert.equal(
        parts.reduce((one, other) => one + other, 0),
        all,
      )
    }
  })

  test('a document whose address is a path of the repository is named without a link', async () => {
    const { document } = await read('/datasets')
    assert.equal(document.querySelector('main a[href="#"]'), null)
    const cell = [...document.querySelectorAll('#funding-guidance ~ details th')].find(({ textContent }) =>
      textContent?.includes('eligible-accounts.csv'),
    )
    assert.equal(cell?.querySelector('a'), null)
  })

  test('for search engines the datasets are a catalog whose files have their digests', async () => {
    const { document } = await read('/datasets')
    const written = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    const { '@type': type, dataset } = JSON.parse(written) as {
      '@type': string
      dataset: { '@type': string; distribution: { contentUrl: string; sha256: string }[] }[]
    }
    assert.equal(type, 'DataCatalog')
    for (const one of dataset) {
      assert.equal(one['@type'], 'Dataset')
      for (const { contentUrl, sha256 } of one.distribution) {
        const file = current.files.find(({ url }) => new URL(contentUrl).pathname === url)
        assert.equal(file?.sha256, sha256)
      }
      assert.ok(one.distribution.length > 0)
    }
  })

  test('downloads are a page for browsers and the same list for programs', async () => {
    const { document, headers } = await read('/downloads')
    assert.match(headers['content-type'] ?? '', /text\/html/)
    const links = [...document.querySelectorAll('td a[download], th a[download]')].map((link) =>
      link.getAttribute('href'),
    )
    for (const { url } of current.files) assert.ok(links.includes(url), url)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    assert.equal(new Set(ids).size, ids.length)
    assert.match(document.body.textContent ?? '', /read_parquet\('http/)
    const pandas = document.querySelector('[aria-label="pandas"]')?.textContent ?? ''
    assert.match(pandas, /pip install 'pandas>=2' pyarrow/)
    assert.match(pandas, /data\/(senate-requests|house-projects)\.parquet/)
    assert.match(document.body.textContent ?? '', /openssl pkeyutl|sha256sum/)
  })

  test('downloads begin with everything and both tables of records, then say what each file is', async () => {
    const { document } = await read('/downloads')
    const linked = [...document.querySelectorAll('main a[download]')].map((link) => link.getAttribute('href'))
    const urlOf = (end: string) => current.files.find(({ name }) => name.endsWith(end))?.url
    assert.deepEqual(
      linked.slice(0, 5),
      [
        '.zip',
        '/senate-requests.csv',
        '/senate-requests.parquet',
        '/house-projects.csv',
        '/house-projects.parquet',
      ].map(urlOf),
    )
    const [contents = assert.fail()] = document.querySelectorAll('main table')
    for (const row of contents.querySelectorAll('tbody tr')) {
      const [name, about, size] = [...row.querySelectorAll('th, td')].map(wordsOf)
      assert.ok(name && about && /\d (?:bytes|kB|MB)/.test(size ?? ''), wordsOf(row))
    }
    const inContents = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    const held = current.files.filter(({ name }) => name.startsWith('data/')).map(({ url }) => url)
    assert.deepEqual(inContents.toSorted(), held.toSorted())
    // Digests and media types are for those who check what they took.
    const digests = [...document.querySelectorAll('main details td code')].map(wordsOf)
    assert.deepEqual(
      digests,
      data.filter((one) => one.current).flatMap(({ files }) => files.map(({ sha256 }) => sha256)),
    )
    assert.equal(document.querySelectorAll('main td code').length, digests.length)
    assert.equal(document.querySelectorAll('details[open]').length, 0)
  })

  test('what a document says stays text on each of them', async (t) => {
    const change = (text: string): string =>
      text.replaceAll('Sample', '<script>alert(1)</script>\\u202e\\"\'')
    const changed = await openChangedPages(t, service, change)
    for (const path of ['/releases', '/datasets', `/releases/${current.id}`]) {
      const { status, document, text } = await changed.read(path)
      assert.equal(status, 200, path)
      assert.ok(!text.includes('<script>alert'), path)
      assert.equal([...document.querySelectorAll('script:not([src]):not([type])')].length, 0)
    }
  })
})
