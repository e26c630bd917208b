import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openPages, wordsOf, type PageDocument, type PageElement } from './testing/open-pages.ts'

const { read } = await openPages({ after })

const nameOf = (control: PageElement): string => control.getAttribute('aria-label') ?? wordsOf(control)

/** Names that several controls of a page have, where these do not do the same. */
const listShared = (document: PageDocument, selector: string): string[] => {
  const controls = [...document.querySelectorAll(selector)]
  const byName = Map.groupBy(controls, nameOf)
  const isShared = (same: readonly PageElement[]): boolean =>
    new Set(same.map((one) => one.getAttribute('href') ?? one)).size > 1
  return [...byName].filter(([, same]) => isShared(same)).map(([name, same]) => `${same.length} × ${name}`)
}

for (const address of [
  '/docs/api/appropriations',
  '/docs/api/message',
  '/docs/api/partner',
  '/docs/tutorials/read-appropriations',
  '/docs/tutorials/first-message',
  '/map',
])
  test(`${address}: no two controls that do different things have one name`, async () => {
    const { document } = await read(address)
    assert.deepEqual(
      listShared(document, 'main button, main summary, main .source-line a, main .operation a'),
      [],
    )
  })

test('files and numbers that stand beside each of several parts of a page are named by their part', async () => {
  for (const [address, selector] of [
    ['/records?stage=request', 'main summary'],
    ['/recipients?name=Example+County+of+Ottergate', 'main section > .source-line a'],
    ['/states/CA', 'main section > .source-line a'],
  ] as const) {
    const { document } = await read(address)
    assert.ok(document.querySelectorAll(selector).length > 1, address)
    assert.deepEqual(listShared(document, selector), [], address)
  }
})

test('a State of the map of districts is named in a sentence that one reading understands', async () => {
  const { document } = await read('/map?stage=request')
  const titles = [...document.querySelectorAll('svg.tiles > a > title')].map(wordsOf)
  assert.ok(titles.length > 50)
  for (const title of titles)
    assert.match(
      title,
      /^[A-Z][A-Za-z. ]+: (its one district has (a|no) request|(none|\d+) of \d+ districts (has|have) a request)$/,
    )
})
