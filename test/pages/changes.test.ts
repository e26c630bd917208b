import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { GONE, IS, NEW } from '../../apps/service/src/http/appropriations/list-changes/testing.ts'
import { openPages, type ReadPage } from './testing/open-pages.ts'
import { openTwoReleases } from './testing/open-two-releases.ts'

describe('the page of changes', async () => {
  const { read, first, second } = await openTwoReleases({ after })
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
    assert.match(document.querySelector('h1')?.textContent ?? '', /^1 change where State is Alaska$/)
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
  assert.match(document.querySelector('.lead')?.textContent ?? '', /One release has been published here/)
})
