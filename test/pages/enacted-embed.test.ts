import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Downloads, EnactedProject } from '@rotunda/contract'
import { parseHTML } from 'linkedom'
import { openPages, wordsOf } from './testing/open-pages.ts'

const ORIGIN = 'https://rotunda.example'

describe('enacted projects inside the pages of others', async () => {
  const { read, ask } = await openPages({ after }, { ROTUNDA_PUBLIC_URL: ORIGIN })
  const API = '/api/enacted/v1/projects'
  type Projects = { readonly data: readonly EnactedProject[]; readonly meta: { readonly total: number } }
  const { data: releases } = await ask<Downloads>('/downloads')
  const { id: release, snapshot } =
    releases.find((one) => one.current && one.collection === 'enacted-projects') ?? assert.fail()
  const other = releases.find((one) => one.current && one.collection === 'appropriations') ?? assert.fail()
  const { data, meta } = await ask<Projects>(`${API}?limit=200`)
  const [first = assert.fail()] = data
  const card = `/embed/enacted-project?id=${first.id}`

  test('an address without a release leads to the current one of enacted projects', async () => {
    for (const [asked, led] of [
      ['/embed/enacted?state=TX', `/embed/enacted?state=TX&release=${release}`],
      [card, `${card}&release=${release}`],
    ] as const) {
      const { status, headers } = await read(asked)
      assert.deepEqual([status, headers['location']], [307, led])
    }
  })

  for (const path of [`/embed/enacted?release=${release}`, `${card}&release=${release}`])
    test(`${path.slice(0, 22)} runs nothing, and says its source, its day and that enacted is not paid`, async () => {
      const { status, headers, document } = await read(path)
      assert.equal(status, 200)
      assert.match(headers['content-security-policy'] ?? '', /frame-ancestors \*/)
      assert.match(headers['content-security-policy'] ?? '', /script-src 'none'/)
      assert.equal(document.querySelectorAll('script, [style], style').length, 0)
      const source = wordsOf(document.querySelector('.source-line'))
      assert.match(source, /published tables of enacted projects as of \d{4}-\d\d-\d\d, the release of/)
      assert.match(
        source,
        /Congress set this amount aside\. It does not show what was spent\. A request is a different amount/,
      )
      assert.match(source, /all data in it is invented/)
      assert.ok(source.includes(release.slice(0, 20)))
    })

  test('a card names the project, its amount and the publisher of its table', async () => {
    for (const row of [first, data.find(({ amount }) => amount === null) ?? assert.fail()]) {
      const { document } = await read(`/embed/enacted-project?id=${row.id}&release=${release}`)
      assert.equal(wordsOf(document.querySelector('h1')), row.project)
      const words = wordsOf(document.querySelector('main'))
      const amount =
        row.amount === null ? 'the amount is not stated' : `$${row.amount.toLocaleString('en-US')}`
      assert.ok(words.includes(amount), words)
      for (const { publisher } of row.sources) assert.ok(words.includes(publisher))
      assert.ok(document.querySelector(`main a[href="/enacted/${row.id}"]`) !== null)
    }
  })

  test('a table keeps its filter, its order and its columns, and says how much of it is here', async () => {
    const search = 'fiscal_year=2023&sort=-amount&limit=3'
    const { document } = await read(`/embed/enacted?${search}&fields=project,amount&release=${release}`)
    const { data: rows, meta: chosen } = await ask<Projects>(`${API}?${search}`)
    assert.deepEqual([...document.querySelectorAll('thead th')].map(wordsOf), ['Project', 'Amount enacted ↓'])
    assert.deepEqual(
      [...document.querySelectorAll('tbody th a')].map((link) => link.getAttribute('href')),
      rows.map(({ id }) => `/enacted/${id}`),
    )
    const said = document.querySelector('main > p')
    assert.match(wordsOf(said), new RegExp(`^The first 3 of ${chosen.total} enacted projects\\.`))
    const whole = await read(said?.querySelector('a')?.getAttribute('href') ?? '')
    assert.match(whole.text, new RegExp(`of ${chosen.total}\\b`))
    const plain = await read(`/embed/enacted?release=${release}`)
    assert.equal(plain.document.querySelectorAll('tbody tr').length, 10)
    assert.match(plain.text, new RegExp(`The first 10 of ${meta.total} `))
  })

  test('what the API does not know is refused, and a release of other rows is not found', async () => {
    const refused = await read(`/embed/enacted?fields=amout&release=${release}`)
    assert.equal(refused.status, 400)
    assert.match(wordsOf(refused.document.querySelector('main')), /"fields".*Did you mean/)
    assert.equal((await read(`/embed/enacted?colour=red&release=${release}`)).status, 400)
    for (const [path, id] of [
      ['/embed/enacted', 'a'.repeat(64)],
      ['/embed/enacted', other.id],
      ['/embed/records', release],
      ['/embed/enacted-project', release],
    ] as const)
      assert.equal((await read(`${path}?id=enp-0000000000000000&release=${id}`)).status, 404, path + id)
  })

  test('a chart has its picture, its numbers and its cautions, at its release', async () => {
    const address = `/embed/enacted-chart?by=state&fiscal_year=2024&release=${release}`
    const { status, document } = await read(address)
    assert.equal(status, 200)
    const image = document.querySelector('img')
    const picture = await read(image?.getAttribute('src') ?? '')
    assert.deepEqual([picture.status, picture.headers['content-type']], [200, 'image/svg+xml'])
    for (const side of ['width', 'height'])
      assert.equal(picture.document.documentElement.getAttribute(side), image?.getAttribute(side))
    assert.ok(document.querySelectorAll('tbody tr').length > 1)
    assert.match(wordsOf(document.querySelector('main')), /do not add the bars.*does not show what was spent/)
    for (const wrong of ['by=state', 'by=colour', 'colour=red'])
      assert.equal((await read(`/embed/enacted-chart?${wrong}&release=${release}`)).status, 400, wrong)
    assert.equal((await read(`/embed/enacted-chart?release=${other.id}`)).status, 404)
  })

  const frameOf = (html: string) => parseHTML(html).document.querySelector('iframe')

  test('the code of a list has its filter and its columns, at the release of its snapshot', async () => {
    for (const pinned of ['', `&snapshot=${snapshot}`]) {
      const { document } = await read(`/enacted?state=TX&sort=-amount&fields=project,amount${pinned}`)
      const box = [...document.querySelectorAll('details')].find(
        (one) => one.querySelector('summary')?.textContent === 'Embed this',
      )
      const frame = frameOf(box?.querySelector('pre')?.textContent ?? '')
      const { pathname, search } = new URL(frame?.getAttribute('src') ?? '')
      assert.equal(
        decodeURIComponent(pathname + search),
        `/embed/enacted?state=TX&sort=-amount&fields=project,amount&release=${release}`,
      )
      assert.equal((await read(pathname + search)).status, 200)
    }
  })

  type OEmbed = { readonly title: string; readonly html: string }

  for (const path of [
    '/enacted',
    `/enacted?state=TX&fields=project,amount&snapshot=${snapshot}`,
    `/enacted/${first.id}`,
    '/embed/enacted?state=TX',
    '/embed/enacted-chart?by=agency_code&fiscal_year=2023',
    card,
  ])
    test(`${path} names the address that says how it is embedded, and the frame shows it`, async () => {
      const led = await read(path)
      const page = led.status === 307 ? await read(led.headers['location'] ?? '') : led
      const link = page.document.querySelector('link[type="application/json+oembed"]')
      const answer = await read((link?.getAttribute('href') ?? '').replace(ORIGIN, ''))
      assert.equal(answer.status, 200, answer.text)
      // As oembed.com has it; the assertions look into it.
      const { title, html } = JSON.parse(answer.text) as OEmbed
      const source = frameOf(html)?.getAttribute('src') ?? ''
      assert.ok(source.endsWith(`release=${release}`), source)
      const shown = await read(source.replace(ORIGIN, ''))
      assert.equal(shown.status, 200)
      assert.equal(wordsOf(shown.document.querySelector('h1')), title)
    })

  test('what cannot be embedded is not found', async () => {
    for (const url of [
      '/enacted?state=Texas',
      '/enacted?snapshot=snap-of-no-release',
      '/enacted/enp-0000000000000000',
      `/embed/enacted?release=${other.id}`,
    ]) {
      const { status, text } = await read(`/oembed?url=${encodeURIComponent(ORIGIN + url)}`)
      assert.equal(status, 404, url + text)
    }
  })
})
