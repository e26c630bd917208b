import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Downloads } from '@rotunda/contract'
import { openPages, wordsOf, type ReadPage } from './testing/open-pages.ts'

describe('what a page shows can be cited', async () => {
  const ORIGIN = 'https://rotunda.example'
  const { read, ask } = await openPages({ after }, { ROTUNDA_PUBLIC_URL: ORIGIN })
  const { data } = await ask<Downloads>('/downloads')
  const current = data.find((one) => one.current && one.api_url.includes('appropriations')) ?? assert.fail()

  const boxOf = ({ document }: ReadPage) =>
    document.getElementById('cite')?.parentElement ?? assert.fail('no box')
  const addressOf = (page: ReadPage): string =>
    (/https:\/\/rotunda\.example(\S+) \(read/.exec(wordsOf(boxOf(page))) ?? [])[1] ?? assert.fail()
  const VIEWS = [
    '/records?state=CA&stage=request',
    '/totals?group_by=subcommittee,state&stage=request',
    '/map?stage=request&fiscal_year=2026',
    '/compare?kind=state&a=CA&b=TX&stage=request',
    '/states/CA',
    `/releases/${current.id}`,
  ]

  for (const view of VIEWS)
    test(`${view.slice(0, 40)} in words and for reference managers, with the release in full`, async () => {
      const page = await read(view)
      const forms = [...boxOf(page).querySelectorAll('details')]
      assert.deepEqual(
        forms.map((form) => wordsOf(form.querySelector('summary'))),
        ['BibTeX', 'CSL-JSON', 'RIS'],
      )
      for (const form of [boxOf(page), ...forms]) {
        assert.ok(form.textContent?.includes(current.id))
        assert.ok(form.textContent.includes(ORIGIN + addressOf(page)))
      }
      assert.ok(page.headers['link']?.includes(`<${ORIGIN}${addressOf(page)}>; rel="cite-as"`))
      assert.equal((await read(addressOf(page))).status, 200)
      assert.ok(addressOf(page).includes(current.id))
    })

  test('the address of a view gives the numbers that the page shows', async () => {
    const page = await read('/compare?kind=state&a=CA&b=TX&stage=request&fiscal_year=2026')
    const { data: groups } = await ask<{ data: { group: { state: string }; projects: number }[] }>(
      addressOf(page),
    )
    assert.deepEqual(groups.map(({ group }) => group.state).toSorted(), ['CA', 'TX'])
    const [california] = page.document.querySelectorAll('tbody tr')
    const shown = [...(california?.querySelectorAll('td') ?? [])].map(wordsOf)
    assert.equal(shown[1], String(groups.find(({ group }) => group.state === 'CA')?.projects))
  })

  test('the box leads to the same page of the same release, which another release is not', async () => {
    for (const view of VIEWS.slice(0, 4)) {
      const page = await read(view)
      const link = boxOf(page).querySelector('a')?.getAttribute('href') ?? assert.fail()
      const again = await read(link)
      assert.equal(again.status, 200, link)
      assert.equal(wordsOf(again.document.querySelector('h1')), wordsOf(page.document.querySelector('h1')))
      const late = await read(link.replace(/snap-[0-9a-f]+/, 'snap-00000000000000000000'))
      assert.equal(late.status, 409, link)
    }
  })

  test('a list is there to look at for good, as a table of its release', async () => {
    const page = await read('/records?state=CA&stage=request')
    const rowsOf = ({ document }: ReadPage) =>
      [...document.querySelectorAll('[aria-label="Records"] tbody tr > :first-child')].map(wordsOf)
    const link = [...boxOf(page).querySelectorAll('a')].find((one) => /first 200/.test(wordsOf(one)))
    const address = link?.getAttribute('href') ?? assert.fail()
    assert.ok(address.includes(`release=${current.id}`))
    const table = rowsOf(await read(address))
    assert.ok(table.length >= rowsOf(page).length && rowsOf(page).length > 0)
    assert.deepEqual(table.slice(0, rowsOf(page).length), rowsOf(page))
  })

  test('two views of one release have two names in a list of references', async () => {
    const keys = await Promise.all(
      VIEWS.slice(0, 5).map(
        async (view) => /@misc\{(.*),/.exec(boxOf(await read(view)).textContent ?? '')?.[1],
      ),
    )
    assert.equal(new Set(keys).size, 5)
  })
})
