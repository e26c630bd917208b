import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import {
  GONE,
  GONE_LINE,
  IS,
  IS_LINE,
  NEW,
  NEW_LINE,
} from '../../apps/service/src/http/appropriations/list-changes/testing.ts'
import { openPages, type ReadPage } from './testing/open-pages.ts'
import { openTwoReleases } from './testing/open-two-releases.ts'

describe('the page of changes', async () => {
  const { read, ask, first, second } = await openTwoReleases({ after })
  const idsOf = ({ document }: Pick<ReadPage, 'document'>) =>
    [...document.querySelectorAll('article')].map(({ id }) => id)

  test('what is new since the release before is shown without a question', async () => {
    const { status, document, headers } = await read('/changes')
    assert.equal(status, 200)
    assert.equal(document.querySelector('h1')?.textContent, '3 changes')
    assert.deepEqual(idsOf({ document }), [NEW.id, IS.id, GONE.id])
    assert.match(headers['link'] ?? '', /changes\.csv\?from=/)
  })

  test('of a changed record only what differs is shown, as it was and as it is', async () => {
    const { document } = await read('/changes?change=changed')
    const rows = [...document.querySelectorAll('article tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    )
    assert.deepEqual(
      rows.map(([field]) => field),
      ['Amount', 'Changed'],
    )
    assert.equal(rows[0]?.[2], '$7')
  })

  test('the counts are by kind and stage, and stay when one kind is chosen', async () => {
    const counts = async (path: string) => (await read(path)).document.querySelector('tbody')?.textContent
    assert.equal(await counts('/changes'), await counts('/changes?change=added'))
  })

  test('filters choose, and can be taken away', async () => {
    const { document } = await read('/changes?state=AK')
    assert.deepEqual(idsOf({ document }), [NEW.id])
    assert.match(document.querySelector('h1')?.textContent ?? '', /^1 change where member’s State is Alaska$/)
    assert.match(document.querySelector('.chips .chip')?.getAttribute('href') ?? '', /^\/changes\?from=\w+$/)
  })

  test('two releases can be chosen, in either order', async () => {
    const { document } = await read(`/changes?from=${second}&to=${first}`)
    assert.deepEqual(idsOf({ document }), [GONE.id, IS.id, NEW.id])
    assert.equal(document.querySelector('#f-to option[selected]')?.getAttribute('value'), first)
  })

  test('pages follow one another, and the address with an ending is that of the API', async () => {
    const { document } = await read('/changes?limit=1')
    const next = document.querySelector('a[rel=next]')?.getAttribute('href') ?? ''
    assert.deepEqual(idsOf(await read(next)), [IS.id])
    const twin = await read(`/changes.csv?from=${first}`)
    assert.deepEqual(
      [twin.status, twin.headers['location']],
      [307, `/api/appropriations/v1/changes.csv?from=${first}`],
    )
  })

  test('the lines of guidance have changes as records have, with filters of their own', async () => {
    const { status, document, headers } = await read('/changes?table=funding-lines')
    assert.equal(status, 200)
    assert.equal(document.querySelector('h1')?.textContent, '3 changes of funding guidance')
    assert.deepEqual(idsOf({ document }), [NEW_LINE.id, IS_LINE.id, GONE_LINE.id])
    assert.match(headers['link'] ?? '', /funding-lines\/changes\.csv\?from=/)
    assert.equal(document.querySelector('main a[href="#"]'), null)
    const rows = [...document.querySelectorAll('article tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    )
    assert.deepEqual(rows[0], ['Cost share', 'not published', '20 percent'])
    const chosen = await read('/changes?table=funding-lines&kind=guidance&not_basis=statute&change=added')
    assert.deepEqual(idsOf(chosen), [NEW_LINE.id])
    assert.match(
      chosen.document.querySelector('h1')?.textContent ?? '',
      /where kind is Guidance and basis is not an en/,
    )
    const [chip] = [...chosen.document.querySelectorAll('[aria-label^="Applied"] .chip')]
    assert.doesNotMatch(chip?.getAttribute('href') ?? 'kind=', /[?&]kind=/)
    assert.equal(idsOf(await read('/changes?table=funding-lines&kind=federal_account')).length, 0)
  })

  test('from one table to the other the two releases stay, and filters that it has not are left behind', async () => {
    const { document } = await read(`/changes?from=${second}&to=${first}&state=AK`)
    const links = [...document.querySelectorAll('nav[aria-label^="Tables"] a')]
    assert.deepEqual(
      links.map((link) => link.getAttribute('href')),
      [
        `/changes?from=${second}&to=${first}`,
        `/changes?table=funding-lines&from=${second}&to=${first}`,
        // Its releases are those of another collection.
        '/changes?table=enacted-projects',
      ],
    )
    assert.equal((await read('/changes?table=funding-lines&state=AK')).status, 400)
    assert.equal((await read('/changes?table=members')).status, 400)
  })

  test('all changes can be taken at once, of either table', async () => {
    for (const [table, path] of [
      ['records', '/changes.csv'],
      ['funding-lines', '/funding-lines/changes.csv'],
    ] as const) {
      const { document } = await read(`/changes?table=${table}&limit=1`)
      const file = document.querySelector('#taking ~ .chips a')?.getAttribute('href') ?? ''
      assert.ok(file.startsWith(`/api/appropriations/v1${path}?`), file)
      const { text, status } = await ask(file.replace('/api/appropriations/v1', ''))
      assert.deepEqual([status, text.trimEnd().split('\n').length], [200, 4])
      const twin = await read(`/changes.csv?table=${table}&from=${first}`)
      assert.equal(twin.headers['location'], `/api/appropriations/v1${path}?from=${first}`)
    }
  })

  test('a release that nobody published and a parameter that there is not are refused on a page', async () => {
    assert.equal((await read(`/changes?to=${'a'.repeat(64)}`)).status, 404)
    assert.equal((await read(`/changes?from=${'a'.repeat(64)}`)).status, 404)
    assert.equal((await read('/changes?colour=red')).status, 400)
  })
})

test('where one release was published, the page says so plainly', async (t) => {
  const { read } = await openPages(t)
  const { status, document } = await read('/changes')
  assert.equal(status, 200)
  assert.match(
    document.querySelector('.lead')?.textContent ?? '',
    /^Only the release of .* has been published here/,
  )
})
