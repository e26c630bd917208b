import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Downloads, Preview } from '@rotunda/contract'
import { openChangedPages, openPages, wordsOf, type ReadPage } from './testing/open-pages.ts'

const { service, read, ask } = await openPages({ after })

const search = (words: string): Promise<ReadPage> => read(`/search?q=${encodeURIComponent(words)}`)

const listKinds = ({ document }: ReadPage): readonly string[] =>
  [...document.querySelectorAll('main section > h2')].map(wordsOf)

const listResults = ({ document }: ReadPage, kind: string) => {
  const head = [...document.querySelectorAll('main section > h2')].find((one) => wordsOf(one) === kind)
  return [...(head?.parentElement?.querySelectorAll('.found li') ?? [])]
}

/** Addresses of the results of a kind. */
const listFound = (page: ReadPage, kind: string): readonly string[] =>
  listResults(page, kind).map((item) => item.querySelector('a')?.getAttribute('href') ?? '')

const meantBy = ({ document }: ReadPage): readonly string[] =>
  [...document.querySelectorAll('.lead a')].map(wordsOf)

type Project = { readonly id: string; readonly project: string; readonly fiscal_year: number }
type Projects = { readonly data: readonly Project[]; readonly meta: { readonly total: number } }

for (const [words, dataset, explanation] of [
  ['lobbying', 'lobbying-filings', 'lobbying-filings'],
  ['enacted', 'enacted-projects', 'enacted-projects'],
  ['award', 'award-spending', 'award-spending'],
  ['lineage', 'enacted-projects', 'lineage'],
  ['foreign agents', 'foreign-agents', 'foreign-agents'],
] as const)
  test(`${words} finds the dataset first, then its explanation, and pages for operators last`, async () => {
    const page = await search(words)
    assert.deepEqual(listKinds(page).slice(0, 2), ['Datasets', 'Documentation'])
    assert.equal(listFound(page, 'Datasets')[0], `/datasets/${dataset}`)
    const pages = listFound(page, 'Documentation')
    assert.equal(pages[0], `/docs/explanation/${explanation}`)
    const ranks = listResults(page, 'Documentation').map((item) =>
      rankOf(wordsOf(item.querySelector('.hint'))),
    )
    assert.deepEqual(ranks, ranks.toSorted(), pages.join(' '))
  })

const RANKS = new Map([
  ['Explanation', 0],
  ['How to', 1],
  ['Tutorials', 1],
  ['Reference', 2],
])
const rankOf = (about: string): number =>
  about.endsWith(', for operators') ? 3 : (RANKS.get(about) ?? assert.fail(about))

test('enacted projects are found by their words, with a way to all of them', async () => {
  const { data } = await ask<Projects>('/api/enacted/v1/projects?limit=1')
  const [{ id, project } = assert.fail()] = data
  const page = await search(`"${project}"`)
  assert.ok(listFound(page, 'Enacted projects').includes(`/enacted/${id}`))
  const { meta } = await ask<Projects>('/api/enacted/v1/projects?q=fire+OR+sewer&limit=1')
  const all = (await search('fire OR sewer')).document.querySelector('a[href="/enacted?q=fire+OR+sewer"]')
  assert.match(wordsOf(all), new RegExp(`All ${meta.total} results? in Enacted projects`))
})

test('enacted projects have the State and the year of a question, and no stage', async () => {
  const { meta } = await ask<Projects>('/api/enacted/v1/projects?state=CA&fiscal_year=2024&limit=1')
  assert.equal(listFound(await search('California 2024'), 'Enacted projects').length, meta.total)
  assert.ok(!listKinds(await search('requests from California')).includes('Enacted projects'))
})

test('awards are found by the words of their projects', async () => {
  const page = await search('Willowhaven')
  const [award = ''] = listFound(page, 'Awards')
  assert.match(award, /^\/enacted\/enp-[0-9a-f]+#step-obligated$/)
  const { document } = await read(award)
  assert.match(
    wordsOf(document.getElementById('step-obligated')?.parentElement?.parentElement ?? null),
    /Award /,
  )
})

test('the Committees on Appropriations and their subcommittees are found by name', async () => {
  assert.deepEqual(listFound(await search('Committee on Appropriations'), 'Committees'), ['/subcommittees'])
  assert.ok(listFound(await search('subcommittee on defense'), 'Committees').includes('/subcommittees/DEF'))
  assert.deepEqual(listFound(await search('THUD'), 'Committees'), ['/subcommittees/THUD'])
})

test('a ZIP code leads to its State, and is not searched', async () => {
  for (const [zip, state] of [
    ['75001', 'TX'],
    ['75001-1234', 'TX'],
    ['00901', 'PR'],
    ['20001', 'DC'],
    ['06390', 'NY'],
    ['06101', 'CT'],
    ['96799', 'AS'],
    ['88510', 'TX'],
    ['99501', 'AK'],
  ] as const) {
    const { document, text } = await search(zip)
    const box = document.querySelector('main .box')
    assert.match(wordsOf(box), /ZIP codes are not searched\. Search the town, or choose the State/)
    assert.ok(box?.querySelector(`a[href="/states/${state}"]`), zip)
    assert.ok(box?.querySelector('a[href="/states"]'), zip)
    assert.ok(!text.includes('Nothing is found'), zip)
  }
  for (const military of ['09001', '34002', '96201'])
    assert.deepEqual((await search(military)).document.querySelectorAll('main .box a').length, 1, military)
})

test('a ZIP code after a town leads to the town alone, too', async () => {
  const { document } = await search('Willowhaven, TX 75001')
  const box = [...document.querySelectorAll('main .box')].find((one) => /ZIP codes/.test(wordsOf(one)))
  assert.ok(box?.querySelector('a[href="/search?q=Willowhaven%2C+TX"]'))
})

test('a misspelt town, recipient, enacted project, dataset or page of the documentation is answered with the known word', async () => {
  for (const [words, meant] of [
    ['Wilowhaven', '“Willowhaven”'],
    ['kettlegln', '“Kettleglen”'],
    ['lobying', '“Lobbying”'],
    ['foriegn agents', '“Foreign agents”'],
    ['glosary', '“Glossary”'],
    ['emergancy raido', '“Emergency Radio”'],
  ] as const)
    assert.equal(meantBy(await search(words))[0], meant, words)
})

test('no word is suggested for a word that the documentation has', async () => {
  for (const words of ['witness', 'snapshot']) assert.deepEqual(meantBy(await search(words)), [], words)
})

test('where nothing is found, the page says what is searched, and gives ways on', async () => {
  const { document } = await search('unicornspaceport')
  const box = document.querySelector('main .box')
  assert.match(wordsOf(box), /Nothing is found\. This search finds records .* enacted projects, awards/)
  for (const address of [
    '/states',
    '/members',
    '/recipients',
    '/enacted',
    '/datasets',
    '/docs',
    '/corrections/new',
  ]) {
    assert.ok(box?.querySelector(`a[href="${address}"]`), address)
    assert.equal((await read(address)).status, 200, address)
  }
})

test('a question is the same with accents, without them, and with each accent as a letter of its own', async () => {
  const plain = await search('Willowhaven')
  for (const words of ['Wíllowhaven', 'Wíllowhaven'.normalize('NFD'), 'WILLOWHÁVEN'])
    for (const kind of ['Recipients', 'Records', 'Enacted projects', 'Awards'])
      assert.deepEqual(listFound(await search(words), kind), listFound(plain, kind), `${words}, ${kind}`)
  for (const [words, kind] of [
    ['lóbbying', 'Datasets'],
    ['glóssary', 'Documentation'],
    ['Demonstrádo', 'Members'],
    ['Álabama', 'States'],
  ] as const)
    assert.ok(listFound(await search(words), kind).length > 0, words)
})

test('a member whose name has accents is found with and without them', async (t) => {
  for (const form of ['NFC', 'NFD'] as const) {
    const changed = await openChangedPages(t, service, (text) =>
      text.replaceAll('Demonstrado', 'Demonstrádo'.normalize(form)),
    )
    for (const words of ['demonstrado', 'Demonstrádo', 'Demonstrádo'.normalize('NFD')]) {
      const page = await changed.read(`/search?q=${encodeURIComponent(words)}`)
      assert.ok(listFound(page, 'Members').includes('/members/ZZ20509'), `${words} for ${form}`)
    }
  }
})

type Person = Readonly<Record<'first_name' | 'last_name', string | null>>
type Release = {
  readonly collection: string
  readonly files: readonly { readonly name: string; readonly url: string }[]
}

test('no person of the filings is found by name', async () => {
  const { data } = await ask<{ readonly data: readonly Release[] }>('/downloads')
  const files = data.flatMap((release) => release.files)
  for (const table of ['lobbyists', 'fara-short-forms']) {
    const { url } = files.find(({ name }) => name === `data/${table}.json`) ?? assert.fail(table)
    const [person = assert.fail(table)] = await ask<readonly Person[]>(url)
    const { first_name: first, last_name: last } = person
    assert.ok(first !== null && last !== null, table)
    const { document, text } = await search(`${first} ${last}`)
    assert.equal(document.querySelectorAll('.found li').length, 0, `${first} ${last}`)
    assert.match(text, /Nothing is found/)
  }
})

test('an organisation in the filings is found by its name, and leads to what it filed', async () => {
  for (const [collection, dataset, id, subject] of [
    ['lobbying-filings', 'registrants', 'registrant_id', 'Lobbying: '],
    ['lobbying-filings', 'clients', 'client_id', 'Lobbying: '],
    ['foreign-agents', 'fara-principals', 'registration_number', ''],
  ] as const) {
    const rows = await ask<readonly Readonly<Record<string, string | number>>[]>(
      await findFile(collection, `${dataset}.json`),
    )
    const row = rows.find(({ name }) =>
      /\b(?:group|university|cooperative|ministry|association|llc)\b/i.test(String(name)),
    )
    const page = await search(String(row?.['name']))
    const { title } = await findDataset(collection, dataset)
    const [address = assert.fail(`${dataset} ${row?.['name']}`)] = listFound(page, subject + title)
    assert.ok(address.endsWith(`?${id}=${row?.[id]}`), address)
    assert.equal((await read(address)).status, 200)
    const browse = page.document.querySelector(`a[href="/datasets/${collection}/${dataset}"]`)
    assert.equal(wordsOf(browse), `Browse all rows of “${subject}${title}”`)
  }
})

test('organisations beyond the first ones are counted, and ids are words', async () => {
  const rows = await ask<readonly { readonly name: string; readonly client_id: number }[]>(
    await findFile('lobbying-filings', 'clients.json'),
  )
  const all = rows.filter(({ name }) => /\buniversity\b/i.test(name))
  const { title } = await findDataset('lobbying-filings', 'clients')
  const results = listResults(await search('university'), `Lobbying: ${title}`)
  assert.ok(results.length > 0 && results.length < all.length)
  const section = results[0]?.parentElement?.parentElement ?? null
  assert.match(
    wordsOf(section),
    new RegExp(`And ${all.length - results.length} more: add a word\\. Browse all`),
  )
  for (const result of results) assert.match(wordsOf(result.querySelector('.hint')), /^client \d+/)
})

test('a list of one result has no link to all of them', async () => {
  const page = await search('radios Willowhaven')
  const section = listResults(page, 'Records')[0]?.parentElement?.parentElement ?? null
  assert.equal(listResults(page, 'Records').length, 1)
  assert.doesNotMatch(wordsOf(section), /All \d+ results? in/)
})

const findFile = async (collection: string, file: string): Promise<string> => {
  const { data } = await ask<Downloads>('/downloads')
  const current = data.find((one) => one.collection === collection && one.current)
  return current?.files.find(({ name }) => name === `data/${file}`)?.url ?? assert.fail(file)
}

const findDataset = async (collection: string, name: string) => {
  const { datasets } = await ask<Preview>(await findFile(collection, 'preview.json'))
  return datasets.find(({ dataset }) => dataset === name) ?? assert.fail(name)
}
