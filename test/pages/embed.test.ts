import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { parseHTML } from 'linkedom'
import { openChangedPages, openPages, wordsOf } from './testing/open-pages.ts'

describe('what others show inside their pages', async () => {
  const { read, service, ask } = await openPages({ after })
  const { data } = await ask<{ data: { id: string; current: boolean; api_url: string }[] }>('/downloads')
  const release =
    data.find((one) => one.current && one.api_url.includes('appropriations'))?.id ?? assert.fail()
  const PATHS = [`/embed/records?release=${release}`, `/embed/chart?chart=years&release=${release}`]

  test('an address without a release leads to that of the current one', async () => {
    const { status, headers } = await read('/embed/records?fiscal_year=2027')
    assert.deepEqual(
      [status, headers['location']],
      [307, `/embed/records?fiscal_year=2027&release=${release}`],
    )
  })

  for (const [index, path] of PATHS.entries())
    test(`${path.slice(0, 14)} may be framed by anybody, runs nothing, and says its source and its day`, async () => {
      const { status, headers, document } = await read(path)
      assert.equal(status, 200)
      const policy = headers['content-security-policy'] ?? ''
      assert.match(policy, /frame-ancestors \*/)
      assert.match(policy, /script-src 'none'/)
      assert.equal(headers['x-frame-options'], undefined)
      assert.equal(document.querySelectorAll('script, [style], style').length, 0)
      const source = document.querySelector('.source-line')?.textContent ?? ''
      assert.match(source, /Committees on Appropriations as of \d{4}-\d\d-\d\d, the release of/)
      assert.ok(source.includes(release.slice(0, 20)))
      assert.ok(document.querySelector('table'), String(index))
    })

  test('the picture is of the release that the address names', async () => {
    const { document } = await read(PATHS[1] ?? '')
    const picture = await read(document.querySelector('img')?.getAttribute('src') ?? '')
    assert.equal(picture.status, 200)
    assert.match(picture.headers['content-type'] ?? '', /^image\/svg\+xml/)
    assert.match(picture.text, /^<svg/)
  })

  test('filters choose the rows, and what the API does not know is refused', async () => {
    const { document } = await read(`${PATHS[0] ?? ''}&stage=house_bill&limit=3`)
    assert.ok(document.querySelectorAll('tbody tr').length <= 3)
    assert.match(document.querySelector('h1')?.textContent ?? '', /House bill/)
    assert.equal((await read(`${PATHS[0] ?? ''}&colour=red`)).status, 400)
    assert.equal((await read(`/embed/chart?chart=pie&release=${release}`)).status, 400)
    assert.equal((await read(`/embed/records?release=${'a'.repeat(64)}`)).status, 404)
  })

  test('a table that has fewer rows than its heading counts says so, and leads to all of them', async () => {
    const records = `/api/appropriations/v1/records?limit=1`
    const { meta } = await ask<{ meta: { total: number } }>(records)
    for (const [limit, count] of [
      ['', 10],
      ['&limit=200', 200],
    ] as const) {
      const { document } = await read(`${PATHS[0] ?? ''}${limit}`)
      assert.equal(document.querySelectorAll('tbody tr').length, count)
      const said = document.querySelector('main > p')
      assert.match(wordsOf(said), new RegExp(`^The first ${count} of ${meta.total} records\\. All records`))
      const all = said?.querySelector('a')?.getAttribute('href') ?? assert.fail()
      assert.match((await read(all)).text, new RegExp(`of ${meta.total}\\b`))
    }
    const whole = await read(`${PATHS[0] ?? ''}&stage=house_bill&limit=200`)
    assert.doesNotMatch(whole.text, /The first/)
  })

  for (const [page, codes] of [
    // Its States would be a chart of one bar.
    ['/records?state=CA&sort=-amount', ['/embed/records', '/embed/chart']],
    ['/map?stage=request', ['/embed/chart']],
    ['/states/CA', ['/embed/chart']],
  ] as const)
    test(`${page} shows the code that embeds it, closed until it is asked for`, async () => {
      const { document } = await read(page)
      const box = [...document.querySelectorAll('details')].find(
        (one) => one.querySelector('summary')?.textContent === 'Embed this',
      )
      assert.equal(box?.getAttribute('open'), null)
      const frames = [...(box?.querySelectorAll('pre') ?? [])].map(({ textContent }) =>
        parseHTML(textContent ?? '').document.querySelector('iframe'),
      )
      assert.deepEqual(
        frames.map((frame) => new URL(frame?.getAttribute('src') ?? '').pathname),
        codes,
      )
      for (const frame of frames) {
        assert.ok(frame?.getAttribute('title'))
        const { pathname, search, searchParams } = new URL(frame.getAttribute('src') ?? '')
        assert.equal(searchParams.get('release'), release)
        assert.equal((await read(pathname + search)).status, 200)
      }
    })

  test('text of a document stays text', async (t) => {
    const hostile = '<img src=x onerror=alert(1)>\\"\\u202e'
    const changed = await openChangedPages(t, service, (text, path) =>
      path.endsWith('/records')
        ? text.replaceAll(/"(title|recipient|purpose)":"/g, `"$1":"${hostile}`)
        : text,
    )
    const { status, text, document } = await changed.read(PATHS[0] ?? '')
    assert.equal(status, 200)
    assert.ok(text.includes('&lt;img src=x'))
    assert.equal(document.querySelectorAll('[onerror]').length, 0)
  })
})
