import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { XmlDocument, XmlParseError } from 'libxml2-wasm'
import { ROUTES, SHARED_ROUTES } from '../../apps/web/src/pages/routes.ts'
import { findExamples } from './testing/find-examples.ts'
import { changeTexts } from './testing/change-texts.ts'
import { openChangedPages, openPages, type ReadPage } from './testing/open-pages.ts'
import { PAGE_STATES } from './testing/page-states.ts'

const { service, read } = await openPages({ after })
const examples = await findExamples([...ROUTES, ...SHARED_ROUTES], read)
/** Pictures in which names from documents stand. */
const NAMED = ['/charts/totals.svg?group_by=recipient', '/charts/totals.svg?group_by=account']
const addresses = [
  ...new Set([...[...examples.values()].map(({ address }) => address), ...PAGE_STATES, ...NAMED]),
]

/** Hostile cells of a committee's or an agency's file. Each holds `7r4p`, to be found again. */
const HOSTILE = {
  'an element': '7r4p"><script src="/x.js">alert(1)</script><img src=x onerror=alert(1)>',
  'a link that runs': 'javascript:alert("7r4p")',
  'quotes and ends': `7r4p' " \` onfocus=alert(1) autofocus x="</title></textarea></style></svg>]]><!--`,
  'marks that turn the text around': '7r4p\u202Etxt.exe\u2066\u200F',
  'a very long word': `7r4p${'w'.repeat(3000)}`,
  'signs beyond the basic plane, and what no text should hold': '7r4p👩‍👩‍👧‍👦\u0000\u0007\uFFFE\uD800',
} as const

for (const [name, text] of Object.entries(HOSTILE))
  test(`${name} in every text of every answer stays text on every page`, async () => {
    const pages = await openChangedPages({ after }, service, (body, path) =>
      // The description of an API is our own text.
      path.startsWith('/api/openapi/') ? body : changeTexts(body, text),
    )
    let shown = 0
    for (const address of addresses) {
      const page = await pages.read(address)
      assert.ok(page.status !== 500, `${address}: ${page.status}`)
      assert.deepEqual(listBroken(page), [], address)
      if (page.text.includes('7r4p')) shown += 1
    }
    // Else nothing would have been tried.
    assert.ok(shown > 5, `shown on ${shown} pages`)
  })

/** Lists elements that run, load or link a program that is not ours. */
const listBroken = (page: ReadPage): readonly string[] => {
  const type = page.headers['content-type'] ?? ''
  if (/xml|svg/.test(type)) return listBrokenMarkup(page.text)
  if (!type.startsWith('text/html')) return []
  const { document } = page
  const scripts = [...document.querySelectorAll('script')].filter((script) => !isOurs(script))
  const places = [...document.querySelectorAll('[href], [src], [action], [formaction]')].flatMap((element) =>
    ['href', 'src', 'action', 'formaction'].map((name) => element.getAttribute(name) ?? ''),
  )
  return [
    ...scripts.map((script) => `script: ${script.textContent ?? ''}`),
    ...places.filter((place) => /^[\s\0-\x20]*(javascript|data|vbscript):/i.test(place)),
    ...(document.querySelectorAll('[onerror], [onfocus], [onload], [autofocus], [src="x"]').length > 0
      ? ['an attribute that the text wrote']
      : []),
    ...(document.querySelectorAll('title').length === 0 ? ['no title'] : []),
    ...listBrokenData(document.querySelectorAll('script[type="application/ld+json"]')),
  ]
}

type Scripts = ReturnType<ReadPage['document']['querySelectorAll']>
type Script = Scripts extends Iterable<infer One> ? One : never

const isOurs = (script: Script): boolean =>
  script.getAttribute('type') === 'application/ld+json' ||
  (script.getAttribute('type') === 'module' && /^\/assets\/[\w./-]+$/.test(script.getAttribute('src') ?? ''))

const listBrokenData = (scripts: Scripts): string[] =>
  [...scripts].flatMap((script) => {
    JSON.parse(script.textContent ?? '')
    return []
  })

/** Feeds and pictures: elements and attributes that the text wrote, and what no parser of XML reads. */
const listBrokenMarkup = (text: string): string[] => {
  const document = parseXml(text)
  if (document instanceof XmlParseError) return [`no XML: ${document.message}`]
  const running = document.root.find(RUNNING).map(() => 'an element that runs')
  const links = document.root.find(LINKS).map(({ content }) => content)
  document.dispose()
  return [...running, ...links.filter((link) => /^\s*javascript:/i.test(link))]
}

const RUNNING = '//*[local-name()="script" or local-name()="img" or @onerror or @onfocus or @onload]'
const LINKS = '//@*[local-name()="href" or local-name()="src"]'

const parseXml = (text: string): XmlDocument | XmlParseError => {
  try {
    return XmlDocument.fromString(text)
  } catch (error) {
    if (error instanceof XmlParseError) return error
    throw error
  }
}
