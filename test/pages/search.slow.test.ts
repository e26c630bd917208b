import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import fc from 'fast-check'
import { namesOf, STATES } from '@rotunda/contract'
import { runs } from '../../apps/service/src/platform/testing.ts'
import { makeAddress } from '../../apps/web/src/html/href.ts'
import { SEARCH_LIMITS } from '../../apps/web/src/limits.ts'
import { openHistory } from './testing/open-history.ts'
import {
  openChangedPages,
  openPages,
  wordsOf,
  type PageElement,
  type ReadPage,
} from './testing/open-pages.ts'

const pages = await openPages({ after })

const search = (question: string): Promise<ReadPage> =>
  pages.read(`/search?q=${encodeURIComponent(question)}`)

const readingOf = ({ document }: ReadPage): PageElement | null =>
  document.querySelector('[aria-labelledby=reading]')

/** The records that the question is read as, in the parameters of the API. */
const filterOf = (page: ReadPage): string | null | undefined =>
  readingOf(page)?.querySelector('p a')?.getAttribute('href')

const meantBy = ({ document }: ReadPage): (string | null)[] =>
  [...document.querySelectorAll('.lead a')].map((link) => link.textContent)

describe('a question as people type it', () => {
  for (const [question, filter] of [
    ['water projects in Maine 2026', 'state=ME&fiscal_year=2026&q=water'],
    ['texas fire station fy2025', 'state=TX&fiscal_year=2025&q=fire+station'],
    ['demonstrado california FY 26', 'state=CA&fiscal_year=2026&q=demonstrado'],
    ['Sen. Collins', 'chamber=senate&q=Collins'],
    ['Rep. Smith', 'chamber=house&q=Smith'],
    ['Senator Susan Collins of Maine', 'chamber=senate&state=ME&q=Susan+Collins'],
    ['Portland, OR sewer', 'state=OR&q=Portland+sewer'],
    ['sewer Portland OR', 'state=OR&q=sewer+Portland'],
    [
      'Maine OR New Hampshire FY2024-2026',
      'state=ME&state=NH&fiscal_year=2024&fiscal_year=2025&fiscal_year=2026',
    ],
    ['Washington, D.C. libraries', 'state=DC&q=libraries'],
    ['West Virginia’s bridges', 'state=WV&q=bridges'],
    ['WATER IN ME', 'q=WATER'],
    ['projects in House bills, fiscal year 2026', 'stage=house_bill&fiscal_year=2026'],
    ['requests to the House from TX', 'stage=request&chamber=house&state=TX'],
  ] as const)
    test(`is read for what it names: ${question}`, async () => {
      const page = await search(question)
      if (question === 'WATER IN ME') assert.equal(readingOf(page), null)
      else assert.equal(filterOf(page), `/records?${filter}`)
    })

  test('names nothing where its words only look like names', async () => {
    for (const question of [
      'opera house',
      'Kansas City',
      'water OR Maine',
      'hi',
      'in',
      '-Maine',
      '"Maine"',
      'maine2026',
      '12 20001',
      'rep',
      'records',
    ])
      assert.equal(readingOf(await search(question)), null, question)
  })

  test('is counted as the records count it, and each of its parts can be taken away', async () => {
    const page = await search('homes in California 2027')
    const link = readingOf(page)?.querySelector('p a')
    const records = await pages.read(link?.getAttribute('href') ?? '')
    assert.equal(wordsOf(link ?? null), wordsOf(records.document.querySelector('h1')).replace(/\.$/, ''))
    assert.deepEqual(
      [...(readingOf(page)?.querySelectorAll('.chip') ?? [])].map((chip) => [
        wordsOf(chip),
        chip.getAttribute('href'),
      ]),
      [
        ['Remove Member’s State: California “California” ✕', '/search?q=homes+in+2027'],
        ['Remove Fiscal year: 2027 “2027” ✕', '/search?q=homes+in+California'],
        ['Remove Words “homes” ✕', '/search?q=in+California+2027'],
      ],
    )
    assert.match(wordsOf(readingOf(page)), /Ignored: “in”\./)
  })

  test('leads to the member whom it names, and to what they asked for without the name', async () => {
    const { document } = await search('demonstrado homes california 2027')
    const links = [...document.querySelectorAll('.found a')].map((link) => link.getAttribute('href'))
    const theirs = '/records?state=CA&fiscal_year=2027&q=homes&bioguide=ZZ20509'
    assert.ok(links.includes('/members/ZZ20509'))
    assert.ok(links.includes(theirs), links.join(' '))
    assert.match((await pages.read(theirs)).text, /<h1>2 requests/)
  })

  test('is searched for as it was typed as well, and where only that finds records, they are shown', async () => {
    const page = await search('Sample 2019')
    assert.match(wordsOf(readingOf(page)), /As typed, no record has all words of “Sample 2019”/)
    const typed = readingOf(page)?.querySelector('p:last-child a')
    assert.equal(typed?.getAttribute('href'), '/records?q=Sample+2019')
    const refused = await search('water OR')
    assert.equal(refused.status, 200)
    assert.match(wordsOf(readingOf(refused)), /As typed, this is not a valid search: OR in q joins two terms/)
  })
})

describe('a misspelt name', () => {
  test('is answered with the nearest one, and never replaced', async () => {
    for (const [question, meant] of [
      ['Missisippi', ['“Mississippi”']],
      ['Missisippi 2026', ['“Mississippi 2026”']],
      ['Sen. Demonstrato', ['“Sen. Demonstrado”']],
      [
        'Demonstrato, Rosemery',
        ['“Demonstrado, Rosemary”', '“Demonstrado, Rosemery”', '“Demonstrato, Rosemary”'],
      ],
      ['Otterferd', ['“Otterford”']],
    ] as const) {
      const page = await search(question)
      assert.deepEqual(meantBy(page), meant, question)
      assert.equal(page.document.querySelector('h1')?.textContent, `Results for “${question}”`)
    }
  })

  test('is none where something is found, and where nothing is near', async () => {
    for (const question of ['demonstrado', 'Mississippi', 'unicornspaceport', 'epa', '"Missisippi"'])
      assert.deepEqual(meantBy(await search(question)), [], question)
  })
})

const WORDS =
  'Sen. Rep. Senator House of Representatives the in for from and water projects requests Maine, New York City WV Washington, D.C. FY FY26 2026 2024-2026 ’26 fiscal year OR AND NOT - -sewer "water main" sew* ( ) & Maine’s Missisippi MAINE US U.S. bills'.split(
    ' ',
  )
const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WORDS, ...namesOf(STATES).map((code) => STATES[code])) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
)
const typed = fc.array(word, { minLength: 1, maxLength: 7 }).map((words) => words.join(' ').toWellFormed())

/** Each once, in one order. A possessive is no word. */
const listWords = (text: string): string[] =>
  [...new Set(text.replace(/(?<=\p{L})[’']s(?![\p{L}\p{N}])/giu, '').match(/[\p{L}\p{N}]+/gu))].toSorted()

test('no question makes the page fail, and of none a word is lost from how it is read or from how it was typed', async () => {
  await fc.assert(
    fc.asyncProperty(typed, async (question) => {
      const page = await search(question)
      assert.ok(page.status < 500, `answered ${page.status}`)
      const reading = readingOf(page)
      if (reading === null) return
      const parts = [...reading.querySelectorAll('.chip .hint, p.hint')].map(wordsOf)
      assert.deepEqual(listWords(parts.join(' ').replace('Ignored:', '')), listWords(question))
      const all = reading.querySelector('p:last-child a')?.getAttribute('href')
      const isRefused = wordsOf(reading).includes('As typed, this is not a valid search')
      assert.equal(all ?? null, isRefused ? null : makeAddress('/records', { q: question.trim() }))
    }),
    runs(150),
  )
})

test('a page of search asks the service for no more than the page of bounds says', async () => {
  const most = SEARCH_LIMITS.queries.value
  let [asked, reached] = [0, 0]
  const counted = await openChangedPages({ after }, pages.service, (text) => {
    asked += 1
    return text
  })
  for (const question of [
    // The first one reads what pages remember of the release.
    '999999',
    'water',
    'Sen. Demonstrado Maine 2026',
    'Missisippi',
    'Murkowsky Alaska 2026',
    'fl-none',
    'ab12345',
    'enp-0123456789abcdef',
    'B-23-CP-TX-0001',
    'Murkowskys 2026',
    '0'.repeat(64),
    'hp-2026-0123456789abcdef',
  ]) {
    asked = 0
    await counted.read(`/search?q=${encodeURIComponent(question)}`)
    assert.ok(asked > 0 && asked <= most, `${question}: ${asked}`)
    reached = Math.max(reached, asked)
  }
  assert.equal(reached, most)
})

test('the id of a withdrawn record leads to what it last was, and says that it was withdrawn', async () => {
  const { read, ask, releases } = await openHistory({ after }, [
    { projects: { Bridge: 1000, Wells: 2000 }, accounts: { Grants: null } },
    { projects: { Bridge: 1000 }, accounts: { Grants: null } },
  ])
  type Listed = { readonly data: readonly { readonly id: string; readonly title: string }[] }
  const { data } = await ask<Listed>(`/api/appropriations/v1/releases/${releases[0] ?? ''}/records`)
  const id = data.find(({ title }) => title === 'Wells')?.id ?? assert.fail()
  const { document } = await read(`/search?q=${id.toUpperCase()}`)
  const found = document.querySelector('.found li')
  assert.match(wordsOf(found), /withdrawn record .* not in the current release.* the release of June 1, 2026/)
  const shown = await read(found?.querySelector('a')?.getAttribute('href') ?? '')
  assert.equal(shown.status, 200)
  assert.match(wordsOf(shown.document.querySelector('article h3')), /Wells/)
})

describe('what is found for a word', async () => {
  const { document } = await search('water')
  const lines = await search('construction')
  const groupOf = (
    title: string,
    { document: shown }: Pick<ReadPage, 'document'> = { document },
  ): PageElement => {
    const head = [...shown.querySelectorAll('main h2')].find((one) => wordsOf(one) === title)
    return head?.parentElement ?? assert.fail(`no group ${title}`)
  }

  test('a funding line stands once for its account, with each chamber and the years of each', async () => {
    const items = [groupOf('Funding lines'), groupOf('Funding lines', lines)].flatMap((group) => [
      ...group.querySelectorAll('.found li'),
    ])
    const names = items.map((item) => wordsOf(item).replace(/ · (?:House|Senate) .*/, ''))
    assert.equal(new Set(names).size, names.length, names.join('\n'))
    const first = items.find((item) => /House \d{4}.* · Senate \d{4}/.test(wordsOf(item))) ?? assert.fail()
    for (const item of items) {
      for (const chamber of wordsOf(item)
        .split(' · ')
        .filter((part) => /^(?:House|Senate) /.test(part))) {
        const listed = chamber.match(/\d{4}/g) ?? []
        assert.equal(new Set(listed).size, listed.length, wordsOf(item))
      }
    }
    const years = [...first.querySelectorAll('.hint a')]
    assert.ok(years.length > 1)
    for (const link of years) {
      const line = await pages.read(link.getAttribute('href') ?? '')
      assert.ok(line.text.includes(wordsOf(link)))
    }
  })

  test('the documentation comes last, by its pages for readers', async () => {
    const heads = [...document.querySelectorAll('main section > h2')].map(wordsOf)
    assert.equal(heads.at(-1), 'Documentation')
    for (const link of groupOf('Documentation').querySelectorAll('.found a')) {
      const address = link.getAttribute('href') ?? ''
      assert.match(address, /^\/docs\/(?:explanation|tutorials|how-to|reference)\/[\w-]+$/)
      assert.equal(wordsOf((await pages.read(address)).document.querySelector('h1')), wordsOf(link))
    }
  })

  test('the words of the question are marked, in their forms, and those with a minus are not', async () => {
    const marksOf = ({ document: one }: ReadPage) =>
      new Set([...one.querySelectorAll('.found mark')].map((mark) => wordsOf(mark).toLowerCase()))
    assert.ok(groupOf('Records').querySelectorAll('mark').length > 0)
    const marks = marksOf(await search('sewers -wells'))
    assert.ok(marks.has('sewer'), [...marks].join())
    assert.ok(!marks.has('wells'))
    assert.ok(!(await search('<b> water')).text.includes('<mark><b>'))
  })
})
