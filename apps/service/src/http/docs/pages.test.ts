import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, test } from 'node:test'
import { openTestService } from '../../bin/testing.ts'
import { readApiDescription } from '../index.ts'

const service = await openTestService()
after(() => service.close())

/** The parts of a page that the pattern marks. */
const listParts = (body: string, pattern: RegExp): string[] =>
  [...body.matchAll(pattern)].map(([, part = '']) => part.replaceAll('&amp;', '&'))

/** Every page that links lead to from the front page, by its address. */
const openPages = async (): Promise<ReadonlyMap<string, string>> => {
  const pages = new Map<string, string>()
  const wanted = ['/']
  for (const path of wanted) {
    const { statusCode, headers, body } = await service.app.inject(path)
    assert.equal(statusCode, 200, path)
    if (!String(headers['content-type']).startsWith('text/html')) continue
    pages.set(path, body)
    wanted.push(...listParts(body, /<a href="(\/[^"]*)"/g).filter((to) => !wanted.includes(to)))
  }
  return pages
}

test('from the front page every link opens, and every page of the service is reached', async () => {
  assert.deepEqual([...(await openPages()).keys()].sort(), [
    '/',
    '/docs/api',
    '/docs/api/message',
    '/docs/api/partner',
    '/docs/congress',
    '/docs/data',
    '/docs/problems',
  ])
})

test('an address without anything, and the one of all pages, lead to the front page', async () => {
  const nothing = await service.app.inject('/api/appropriations/v2/records')
  assert.match(nothing.json<{ detail: string }>().detail, /The page at \/ lists what there is/)
  const docs = await service.app.inject('/docs')
  assert.deepEqual([docs.statusCode, docs.headers.location], [308, '/'])
})

test('a page has one heading of its own, landmarks, a way past the links, and no id twice', async () => {
  for (const [path, body] of await openPages()) {
    assert.match(body, /^<!doctype html>\n<html lang="en">/)
    assert.equal(listParts(body, /<h1>(.+)<\/h1>/g).length, 1, path)
    for (const part of ['<header><nav aria-label', '<main id="text"', '<a class="skip" href="#text"'])
      assert.equal(body.split(part).length, 2, `${path}: ${part}`)
    assert.deepEqual(listParts(body, /<a href="([^"]+)" aria-current="page"/g), [path])
    const ids = listParts(body, / id="([^"]+)"/g)
    assert.deepEqual(ids, [...new Set(ids)], path)
  }
})

test('a page brings its style along, and its policy lets in that style and nothing else', async () => {
  const { headers, body } = await service.app.inject('/')
  const [style = ''] = listParts(body, /<style>([^<]+)<\/style>/g)
  const digest = createHash('sha256').update(style).digest('base64')
  const policy = String(headers['content-security-policy'])
  assert.ok(policy.startsWith(`default-src 'none'; style-src 'sha256-${digest}';`), policy)
})

/** The page of each API, with the description that it is made from. */
const API_PAGES: readonly (readonly [page: string, document: () => object])[] = [
  ['/docs/api', () => service.app.describeData('appropriations')],
  ['/docs/api/partner', () => service.app.describeData('partner')],
  ['/docs/api/message', () => service.app.swagger()],
]

for (const [page, read] of API_PAGES)
  test(`${page} names every operation, parameter and field of the description, each with its meaning`, async () => {
    const { body } = await service.app.inject(page)
    const ofApi = readApiDescription(read()).filter(({ path }) => path.startsWith('/api/'))
    assert.ok(ofApi.length > 4)
    assert.deepEqual(
      listParts(body, /<h2 id="\w+"><code>([^<]+)<\/code>/g),
      ofApi.map(({ method, path }) => `${method} ${path}`),
    )
    const meanings = listParts(body, /<dd>(.*)<\/dd>/g).map((text) => text.replaceAll(/<\/?code>/g, ''))
    assert.deepEqual(
      meanings,
      ofApi.flatMap(({ parameters, fields }) =>
        [...parameters, ...fields].map(({ meaning }) => meaning.replaceAll('`', '')),
      ),
    )
  })

test('the page of messages has every method of an address, and the fields of a body', async () => {
  const { body } = await service.app.inject('/docs/api/message')
  for (const text of ['POST /api/send-message', 'DELETE /api/messages/{id}', 'data.destination_id'])
    assert.ok(body.includes(`<code>${text}</code>`), text)
})
