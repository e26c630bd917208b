import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { dayOf, openHistory } from './testing/open-history.ts'
import { wordsOf } from './testing/open-pages.ts'
import { parseAtom } from './testing/parse-atom.ts'

type Listed = { readonly data: readonly { readonly id: string; readonly title: string }[] }
type JsonFeed = {
  readonly next_url?: string
  readonly items: readonly { readonly id: string; readonly title: string; readonly _rotunda?: object }[]
}

const GRANTS = { 'Sample Grants': null }
const SHARED = { 'Sample Grants': '20 percent' }
const MORE = { ...SHARED, 'Example Loans': null }

describe('four releases, of which each added, changed or withdrew something', async () => {
  const { read, ask, releases } = await openHistory({ after }, [
    { projects: { Bridge: 1000, Library: 2000 }, accounts: GRANTS },
    { projects: { Bridge: 5000, Wells: 3000 }, accounts: SHARED },
    { projects: { Bridge: 5000, Library: 2000, Wells: 3000 }, accounts: MORE },
    { projects: { Bridge: 5000, Library: 2000 }, accounts: SHARED },
  ])
  const ids = new Map<string, string>()
  for (const release of releases) {
    const { data } = await ask<Listed>(`/api/appropriations/v1/releases/${release}/records`)
    for (const { id, title } of data) ids.set(title, id)
  }
  const idOf = (title: string): string => ids.get(title) ?? assert.fail(title)
  const titleOf = (id: string): string | undefined => [...ids].find(([, one]) => id.includes(one))?.[0]
  const releaseOf = (index: number): string => releases[index] ?? assert.fail()

  test('a page of a snapshot that is taken no more leads to newer data, to what that release says and to its files', async () => {
    const { data } = await ask<{ data: readonly { id: string; snapshot: string }[] }>('/downloads')
    const snapshot = data.find(({ id }) => id === releaseOf(0))?.snapshot ?? assert.fail()
    for (const view of [
      '/records?state=CA',
      '/totals?group_by=state',
      '/map?fiscal_year=2026',
      '/compare?kind=state&a=CA&b=TX',
      '/charts/years.svg?state=CA',
      '/charts/states.svg?state=CA',
      '/charts/totals.svg?group_by=state',
      '/charts/compare.svg?a=CA&b=TX',
    ]) {
      const { status, document } = await read(`${view}&snapshot=${snapshot}`)
      assert.equal(status, 409, view)
      const links = [...document.querySelectorAll('main p a')].map((one) => one.getAttribute('href') ?? '')
      assert.deepEqual([links[0], links[2]], [view, `/releases/${releaseOf(0)}`])
      assert.match(links[1] ?? '', new RegExp(`^/api/appropriations/v1/releases/${releaseOf(0)}/`))
      for (const link of links.slice(0, 3)) assert.equal((await read(link)).status, 200, link)
    }
  })

  /** Statements of each release on a record, the newest first. */
  const historyOf = async (path: string): Promise<(readonly [string, string])[]> => {
    const { status, document } = await read(path)
    assert.equal(status, 200)
    return [...document.querySelectorAll('[aria-labelledby=history] tbody tr')].map((row) => {
      const [release = null, , said = null] = row.querySelectorAll('th, td')
      return [wordsOf(release).slice(0, 12), wordsOf(said)] as const
    })
  }
  const readFeed = async (path: string) => {
    const { status, text } = await read(path)
    assert.equal(status, 200, text)
    return parseAtom(text)
  }
  const say = (...words: readonly string[]) =>
    words.map((word, index) => [releaseOf(releases.length - 1 - index).slice(0, 12), word] as const)

  test('a record says what each release had of it: what differed, what did not, and where it was absent', async () => {
    assert.deepEqual(
      await historyOf(`/records/${idOf('Bridge')}`),
      say(
        'Shown on this page',
        'The same',
        'The same',
        'Other values: amount, amount as printed, project group',
      ),
    )
    assert.deepEqual(
      await historyOf(`/records/${idOf('Library')}`),
      say('Shown on this page', 'The same', 'Not in this release', 'The same'),
    )
    const { document } = await read(`/records/${idOf('Library')}`)
    assert.match(wordsOf(document.querySelector('[aria-labelledby=history] p')), /June 1, 2026.*June 3, 2026/)
  })

  test('a record that was withdrawn has no page, and the page in its place leads to the releases that had it', async () => {
    const { status, document } = await read(`/records/${idOf('Wells')}`)
    assert.equal(status, 404)
    const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
    assert.ok(
      links.some((link) => link?.includes(releaseOf(2))),
      links.join(' '),
    )
  })

  const changesBetween = async (from: number, to: number, table = 'records'): Promise<string[]> => {
    const path = `/changes?table=${table}&from=${releaseOf(from)}&to=${releaseOf(to)}`
    const { status, document } = await read(path)
    assert.equal(status, 200)
    return [...document.querySelectorAll('article')].map(
      (one) => `${wordsOf(one.querySelector('strong'))} ${wordsOf(one.querySelector('h3'))}`,
    )
  }

  test('between any two releases, the one and the other way, are the changes of all that lay between', async () => {
    assert.deepEqual(await changesBetween(0, 1), ['Added Wells', 'Changed Bridge', 'Withdrawn Library'])
    assert.deepEqual(await changesBetween(1, 2), ['Added Library'])
    assert.deepEqual(await changesBetween(2, 3), ['Withdrawn Wells'])
    assert.deepEqual(await changesBetween(0, 2), ['Added Wells', 'Changed Bridge', 'Changed Library'])
    assert.deepEqual(await changesBetween(3, 1), ['Added Wells', 'Withdrawn Library'])
    assert.deepEqual(await changesBetween(1, 1), [])
  })

  test('so are those of the funding lines', async () => {
    assert.deepEqual(await changesBetween(0, 1, 'funding-lines'), ['Changed Sample Grants'])
    assert.deepEqual(await changesBetween(1, 2, 'funding-lines'), ['Added Example Loans'])
    assert.deepEqual(await changesBetween(2, 3, 'funding-lines'), ['Withdrawn Example Loans'])
    assert.deepEqual(await changesBetween(0, 3, 'funding-lines'), ['Changed Sample Grants'])
    const path = `/changes?table=funding-lines&from=${releaseOf(0)}&to=${releaseOf(3)}`
    const { document } = await read(path)
    assert.match(wordsOf(document.querySelector('article tbody')), /^Cost sharenot published20 percent/)
  })

  /** A feed whose release only withdrew records has one entry that names the release. */
  const isOfRecord = (title: string): boolean => !title.startsWith('Release published')

  test('a reader of the feed who goes back to the first release learns of every change once', async () => {
    const told: string[] = []
    const entries: string[] = []
    let address: string | undefined = '/feeds/records.atom'
    while (address !== undefined) {
      const atom = await readFeed(address.replace('https://rotunda.example', ''))
      entries.push(...atom.texts('a:entry/a:id'))
      told.push(
        ...atom
          .texts('a:entry/a:title')
          .filter(isOfRecord)
          .map((title) => title.replace(/: .*: /, ' ')),
      )
      const gone = atom.texts('at:deleted-entry/@ref').map((ref) => `Withdrawn ${String(titleOf(ref))}`)
      told.push(...new Set(gone))
      address = atom.link('prev-archive')
    }
    assert.deepEqual(told, [
      'Withdrawn Wells',
      'Added Library',
      'Added Wells',
      'Changed Bridge',
      'Withdrawn Library',
    ])
    assert.equal(new Set(entries).size, entries.length)
  })

  test('a record that came back is an entry that is newer than the one that told of its end', async () => {
    const third = await readFeed(`/feeds/records.atom?release=${releaseOf(2)}`)
    const second = await readFeed(`/feeds/records.atom?release=${releaseOf(1)}`)
    const [came = assert.fail()] = third.texts('a:entry/a:id')
    const [ref = assert.fail()] = second.texts('at:deleted-entry/@ref')
    const [ended = assert.fail()] = second.texts('at:deleted-entry/@when')
    assert.notEqual(came, ref, 'a reader that has dropped an entry keeps it dropped')
    assert.deepEqual(third.texts('a:entry/a:updated'), [dayOf(2)])
    assert.ok((third.texts('a:entry/a:updated')[0] ?? '') > ended)
  })

  test('the tombstone of a record names the entry that brought it, whichever release that was', async () => {
    const fourth = await readFeed('/feeds/records.atom')
    const second = await readFeed(`/feeds/records.atom?release=${releaseOf(1)}`)
    const [ref] = fourth.texts('at:deleted-entry/@ref')
    assert.ok(second.texts('a:entry/a:id').includes(ref ?? ''))
  })

  test('JSON Feed tells the same, and of what was withdrawn that it was', async () => {
    const titles: string[] = []
    let address: string | undefined = '/feeds/records.json'
    while (address !== undefined) {
      const { text } = await read(address.replace('https://rotunda.example', ''))
      // As JSON Feed 1.1 has it.
      const { items, next_url: next } = JSON.parse(text) as JsonFeed
      for (const { title, _rotunda: own } of items.filter((item) => isOfRecord(item.title))) {
        titles.push(title.replace(/: .*: /, ' '))
        assert.equal(own !== undefined, title.startsWith('Withdrawn'))
      }
      address = next
    }
    assert.deepEqual(titles, [
      'Withdrawn Wells',
      'Added Library',
      'Added Wells',
      'Changed Bridge',
      'Withdrawn Library',
    ])
  })

  test('the address of a withdrawn entry shows what was withdrawn', async () => {
    const { text } = await read('/feeds/records.json')
    const { items } = JSON.parse(text) as { items: readonly { title: string; url: string }[] }
    const item = items.find(({ title }) => isOfRecord(title))
    const { document } = await read((item?.url ?? '').replace('https://rotunda.example', ''))
    assert.deepEqual(
      [...document.querySelectorAll('article')].map(({ id }) => id),
      [idOf('Wells')],
    )
  })
})
