import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import fc from 'fast-check'
import { openChangedPages, openPages, type ReadPage } from './testing/open-pages.ts'

const { service } = await openPages({ after })

/** Fields of answers that hold what a document says. */
const TEXTS: ReadonlySet<string> = new Set([
  'title',
  'purpose',
  'recipient',
  'agency',
  'account',
  'program',
  'location',
  'amount_raw',
  'name',
  'member',
  'publisher',
  'url',
])
/** Of these, the values of counts and groups hold texts, too. */
const DIMENSIONS: ReadonlySet<string> = new Set(['recipient', 'agency', 'account', 'member'])

const replaceTexts = (value: unknown, text: string, name = ''): unknown => {
  if (typeof value === 'string') return TEXTS.has(name) ? text : value
  if (Array.isArray(value)) return value.map((one) => replaceTexts(one, text, name))
  if (typeof value !== 'object' || value === null) return value
  const isCount = DIMENSIONS.has(name) && 'rows' in value && 'value' in value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      isCount && key === 'value' && one !== null
        ? text
        : replaceTexts(one, text, key === 'value' ? '' : toName(key, name)),
    ]),
  )
}

const toName = (key: string, name: string): string => (/^\d+$/.test(key) ? name : key)

const PAGES = [
  '/',
  '/search?q=water',
  '/records?facet=recipient,agency,account,member',
  '/records?fields=id,title,purpose,recipient,agency,account,amount_raw,amount,requestors,evidence,links',
  '/totals?group_by=recipient,agency',
  '/totals?group_by=account',
  '/map',
  '/compare?kind=member&a=ZZ20509&b=ZZ20510',
  '/charts/totals.svg?group_by=recipient',
  '/charts/compare.svg?kind=member&a=ZZ20509&b=ZZ20510',
]

/** What would make a page do or hold something that we did not write. */
const findForeign = ({ document }: ReadPage): string[] => {
  const scripts = [...document.querySelectorAll('script')].filter(
    (one) =>
      !(one.getAttribute('src') ?? '').startsWith('/assets/') &&
      one.getAttribute('type') !== 'application/ld+json',
  )
  const attributes = [...document.querySelectorAll('*')].flatMap((one) =>
    [...one.attributes].filter(
      ({ name, value }) =>
        /^on/i.test(name) ||
        (/^(href|src|action)$/.test(name) && /^\s*(javascript|data|vbscript):/i.test(value)),
    ),
  )
  const elements = [...document.querySelectorAll('hostile-element, iframe, base, object')]
  return [...scripts, ...attributes, ...elements].map(String)
}

let text = ''
const { read } = await openChangedPages({ after }, service, (answer) =>
  answer.startsWith('{') ? JSON.stringify(replaceTexts(JSON.parse(answer), text)) : answer,
)

describe('text of documents', () => {
  test('stays text in every page and picture', async () => {
    for (const hostile of [
      '"><hostile-element onload=x></td></svg></details></title></textarea>',
      `'><script>alert(1)</script>`,
      'javascript:alert(1)',
      '\u202E<iframe src=data:text/html,x>\u2066&lt;b&gt;',
      ']]><hostile-element/><!-- -->',
    ]) {
      text = hostile
      for (const path of PAGES) {
        const page = await read(path)
        assert.equal(page.status, 200, path)
        assert.deepEqual(findForeign(page), [], `${path}: ${hostile}`)
      }
    }
  })

  test('whatever it is, it stands in the table as it is', async () => {
    const anyText = fc.string({
      unit: fc.constantFrom('<', '>', '"', "'", '&', ';', '/', 'a', '=', '`', '{'),
      minLength: 1,
    })
    await fc.assert(
      fc.asyncProperty(anyText, async (value) => {
        text = value
        const page = await read('/records?limit=1')
        const cell = page.document.querySelector('[aria-label="Records"] tbody td')
        assert.equal(cell?.textContent, value)
        assert.deepEqual(findForeign(page), [])
      }),
      { numRuns: 30 },
    )
  })
})

describe('text of an address', () => {
  test('stays text, and no address makes a page fail', async () => {
    const names = [
      'q',
      'state',
      'not_member',
      'amount_min',
      'sort',
      'fields',
      'group_by',
      'measure',
      'kind',
      'a',
      'x<y',
      'limit',
    ]
    const anyPair = fc.tuple(
      fc.constantFrom(...names),
      fc.string({ unit: fc.constantFrom('<', '"', 'a', '1', ',', '-', '%', '\u202E') }),
    )
    const paths = [
      '/records',
      '/totals',
      '/map',
      '/compare',
      '/search',
      '/',
      '/charts/years.svg',
      '/charts/totals.svg',
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.array(anyPair, { maxLength: 3 }),
        async (path, pairs) => {
          const page = await read(`${path}?${new URLSearchParams(pairs).toString()}`)
          assert.ok([200, 302, 400].includes(page.status), `${path} ${JSON.stringify(pairs)}: ${page.status}`)
          assert.deepEqual(findForeign(page), [])
        },
      ),
      { numRuns: 80 },
    )
  })
})
