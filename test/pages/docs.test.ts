import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import {
  COVERAGE_NOTES,
  FLAGS,
  FUNDING_LINE_BASES,
  FUNDING_LINE_MATCHES,
  MEMBER_MATCHES,
  MISSING_REASONS,
  PROBLEMS,
  REFUSAL_REASONS,
} from '@rotunda/contract'
import { CONGRESS } from '../../apps/service/src/collections/congress/index.ts'
import { openPages, wordsOf } from './testing/open-pages.ts'

const { service, read } = await openPages({ after })

/** Every page of documentation that links lead to from its front page. */
const walkDocs = async () => {
  const pages = new Map<string, Awaited<ReturnType<typeof read>>>()
  const wanted = ['/docs']
  for (const path of wanted) {
    const page = await read(path)
    assert.equal(page.status, 200, path)
    if (!page.headers['content-type']?.startsWith('text/html')) continue
    pages.set(path, page)
    for (const link of page.document.querySelectorAll('a[href^="/docs"]')) {
      const [to = ''] = (link.getAttribute('href') ?? '').split('#')
      if (!wanted.includes(to) && !to.includes('?')) wanted.push(to)
    }
  }
  return pages
}

const pages = await walkDocs()

test('every file of documentation is a page that links lead to from the front page of the documentation', () => {
  const files = globSync('docs/**/*.md', { cwd: join(import.meta.dirname, '../..') })
  assert.ok(files.length > 50)
  for (const file of files) {
    const address = `/${file.replace(/\.md$/, '').replace(/\/README$/, '')}`
    assert.ok(pages.has(address === '/docs/reference/problems' ? '/docs/problems' : address), file)
  }
})

test('a page has one first heading, one text to skip to, no id twice and no link within it to an anchor that is missing', () => {
  for (const [path, { document }] of pages) {
    assert.equal(document.querySelectorAll('h1').length, 1, path)
    assert.equal(document.querySelectorAll('main#text').length, 1, path)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    assert.deepEqual(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
      path,
    )
    const known = new Set(ids)
    const lost = [...document.querySelectorAll('main a[href^="#"]')]
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? '').slice(1))
      .filter((id) => !known.has(id))
    assert.deepEqual(lost, [], path)
  }
})

test('every link from one page of documentation to a place on another leads there', () => {
  for (const [path, { document }] of pages)
    for (const link of document.querySelectorAll('article a[href^="/docs"]')) {
      const [to = '', anchor] = (link.getAttribute('href') ?? '').split('#')
      const page = pages.get(to)
      if (anchor === undefined || page === undefined) continue
      assert.ok(page.document.getElementById(decodeURIComponent(anchor)), `${path} → ${to}#${anchor}`)
    }
})

test('tables stand in named frames that take the focus, code can be copied, and no comment of the authors is shown', () => {
  for (const [path, { document, text }] of pages) {
    for (const table of document.querySelectorAll('main table')) {
      const frame = table.parentElement
      assert.ok(frame?.getAttribute('aria-label') && frame.getAttribute('tabindex') === '0', path)
    }
    for (const code of document.querySelectorAll('main pre')) {
      assert.ok(code.parentElement?.querySelector('button[data-copy-next]'), path)
    }
    assert.doesNotMatch(text, /&lt;!-- (cut|Made)/, path)
  }
})

test('the file behind a page is there as Markdown', async () => {
  const { headers, text } = await read('/docs/how-to/go-live.md')
  assert.equal(headers['content-type'], 'text/markdown; charset=utf-8')
  assert.match(text, /^# /)
  assert.match(
    pages.get('/docs/how-to/go-live')?.headers['link'] ?? '',
    /go-live\.md>; rel="alternate"; type="text\/markdown"/,
  )
})

test('an address of the documentation that has no page is a 404 that leads on', async () => {
  for (const path of [
    '/docs/nothing',
    '/docs/how-to/nothing',
    '/docs/how-to/..%2f..%2fREADME',
    '/docs/api/nothing',
    '/docs/how-to/nothing.md',
  ]) {
    const { status, document } = await read(path)
    assert.equal(status, 404, path)
    assert.ok(document.querySelector('main a[href="/"]'), path)
  }
})

test('former addresses of the references lead to the API reference', async () => {
  for (const [from, to] of [
    ['/docs/reference/appropriations-api', '/docs/api/appropriations'],
    ['/docs/reference/partner-api', '/docs/api/partner'],
  ]) {
    const { status, headers } = await service.ask({ url: from ?? '', key: null })
    assert.deepEqual([status, headers['location']], [308, to])
  }
})

test('the address that a problem document gives as its type opens, at the place of its code, with what to do', async () => {
  const problem = await service.ask({ url: '/api/legislators?chamber=both', key: null })
  const { type } = problem.json as { type: string }
  const [path = '', code = ''] = type.split('#')
  const { status, document } = await read(path)
  assert.equal(status, 200)
  assert.ok(document.getElementById(code))
  for (const [known, { status: http, title }] of Object.entries(PROBLEMS)) {
    const heading = document.getElementById(known)
    assert.match(wordsOf(heading?.nextElementSibling ?? null), new RegExp(`${title}. HTTP status ${http}`))
    assert.ok(wordsOf(heading?.nextElementSibling?.nextElementSibling ?? null).length > 20, known)
  }
})

test('the description of the public API leads to a page that explains every code of the data', async () => {
  const { externalDocs } = (await service.app.inject('/api/openapi/appropriations.json')).json<{
    externalDocs: { url: string }
  }>()
  const { status, document } = await read(externalDocs.url)
  assert.equal(status, 200)
  const tables = [
    COVERAGE_NOTES,
    MISSING_REASONS,
    FLAGS,
    MEMBER_MATCHES,
    FUNDING_LINE_BASES,
    FUNDING_LINE_MATCHES,
  ]
  for (const codes of tables)
    for (const [code, text] of Object.entries(codes))
      assert.ok(wordsOf(document.getElementById(code)).endsWith(text.replaceAll('`', '')), code)
  for (const [code, text] of Object.entries(REFUSAL_REASONS))
    assert.ok(wordsOf(document.getElementById(`refused-${code}`)).endsWith(text.replaceAll('`', '')), code)
})

test('the description of the partner API leads to a page that explains every code of the data on Congress', async () => {
  const { externalDocs } = (await service.app.inject('/api/openapi/partner.json')).json<{
    externalDocs: { url: string }
  }>()
  const { status, document } = await read(externalDocs.url)
  assert.equal(status, 200)
  const { notes, refusals, fields } = CONGRESS.codes
  const expected = [
    ...Object.entries(notes),
    ...Object.entries(refusals).map(([code, text]) => [`refused-${code}`, text]),
    ...Object.entries(fields).flatMap(([name, words]) =>
      Object.entries(words).map(([code, text]) => [`${name}-${code}`, text]),
    ),
  ]
  for (const [id = '', text = ''] of expected)
    assert.ok(wordsOf(document.getElementById(id)).endsWith(text.replaceAll('`', '')), `${id}: ${text}`)
})

test('a search finds the section that speaks of the words, and leads to its place', async () => {
  const { document, status } = await read('/docs/search?q=rotunda_snapshot_grace')
  assert.equal(status, 200)
  const links = [...document.querySelectorAll('.docs-list a')].map((link) => link.getAttribute('href') ?? '')
  assert.ok(links.length > 0)
  for (const link of links) {
    const [path = '', anchor = ''] = link.split('#')
    const page = await read(path)
    assert.ok(anchor === '' || page.document.getElementById(decodeURIComponent(anchor)), link)
  }
  assert.ok(document.querySelector('.docs-list mark'))
})

test('a search that finds more than it shows says how many it found', async () => {
  const { document } = await read('/docs/search?q=the')
  assert.equal(document.querySelectorAll('.docs-list > li').length, 30)
  const [, total] = /The first 30 of ([\d,]+) sections/.exec(wordsOf(document.querySelector('main'))) ?? []
  assert.ok(Number(total?.replaceAll(',', '')) > 30)
  const everything = await read('/search?q=the')
  // It counts pages, of the sections that were looked at.
  assert.match(wordsOf(everything.document.querySelector('main')), /Documentation at least \d+/)
  assert.match((await read('/docs/search?q=rotunda_snapshot_grace')).text, />\d sections?, the best first/)
})

test('between two words OR asks for either, as in a search for records', async () => {
  const count = async (q: string): Promise<number> => {
    const { text } = await read(`/docs/search?q=${encodeURIComponent(q)}`)
    return Number(/(\d+) sections?, the best first/.exec(text)?.[1] ?? 0)
  }
  const [one, other, both] = [
    await count('witness'),
    await count('redelivery'),
    await count('witness redelivery'),
  ]
  assert.ok(one > 0 && other > 0)
  assert.equal(await count('witness OR redelivery'), one + other - both)
  assert.equal(
    await count('rotunda_data witness OR redelivery OR'),
    await count('rotunda_data witness OR redelivery or'),
  )
})

test('a search without words, without a hit or with hostile ones stays a page on which that is text', async () => {
  for (const q of [
    '',
    'qqqqqqqq',
    '<script>alert(1)</script>',
    '"><img src=x>',
    '(((',
    '\\',
    '𝕏'.repeat(300),
  ]) {
    const { document, status } = await read(`/docs/search?q=${encodeURIComponent(q)}`)
    assert.equal(status, 200, q)
    assert.equal(document.querySelectorAll('main script, main img').length, 0)
    assert.equal(document.querySelector('#docs-q')?.getAttribute('value'), q.trim())
  }
})
