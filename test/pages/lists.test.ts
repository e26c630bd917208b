import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openPages, wordsOf, type ReadPage } from './testing/open-pages.ts'

const { read, ask } = await openPages({ after })
const API = '/api/appropriations/v1'

type Members = {
  readonly data: readonly { readonly group: { readonly bioguide: string | null }; readonly rows: number }[]
}
type Recipients = {
  readonly data: readonly { readonly group: { readonly recipient: string | null }; readonly rows: number }[]
}
type List = { readonly meta: { readonly total: number } }

test('members are listed by State, chamber and party, each with what the API counts of them', async () => {
  const { status, document } = await read('/members?state=CA&chamber=senate&party=R')
  assert.equal(status, 200)
  const { data } = await ask<Members>(`${API}/aggregates?group_by=bioguide&state=CA&chamber=senate&party=R`)
  const shown = [...document.querySelectorAll('main tbody tr')].map((row) => [
    wordsOf(row.querySelector('code')),
    Number(wordsOf(row.querySelectorAll('td')[2] ?? null)),
  ])
  const expected = data.flatMap(({ group, rows }) =>
    group.bioguide === null ? [] : [[group.bioguide, rows]],
  )
  assert.ok(shown.length > 0)
  assert.deepEqual(shown.toSorted(), expected.toSorted())
  assert.match((await read('/members?state=AS&party=I')).text, /Nothing matches/)
  const refused = await read('/members?state=ZZ')
  assert.equal(refused.status, 400)
  assert.ok(
    refused.document.querySelector('#f-state[aria-invalid=true], #f-state[aria-describedby]') !== null,
  )
  assert.equal((await read('/members?state=&chamber=house')).headers['location'], '/members?chamber=house')
})

test('recipients are listed page by page and by words, and records without one come last', async () => {
  const first = await read('/recipients')
  const names = ({ document }: ReadPage) => [...document.querySelectorAll('main tbody th')].map(wordsOf)
  assert.equal(names(first).length, 200)
  assert.ok(!names(first).includes('not stated'))
  const next = first.document.querySelector('main a[rel=next]')?.getAttribute('href') ?? ''
  const second = await read(next)
  const whole = await ask<Recipients>(
    `${API}/aggregates?group_by=recipient&not_missing=recipient&sort=-rows&offset=200&limit=200`,
  )
  assert.deepEqual(
    names(second),
    whole.data.map(({ group }) => group.recipient),
  )
  const { meta } = await ask<List>(`${API}/records?missing=recipient&limit=1`)
  const unstated = first.document.querySelector('main a[href="/records?missing=recipient"]')
  assert.equal(wordsOf(unstated), `${meta.total} records`)
  const found = await read('/recipients?q=uppermoor')
  assert.ok(names(found).length > 0)
  for (const [at, name] of names(found).entries()) {
    assert.match(name, /uppermoor/i)
    const { data } = await ask<Recipients>(
      `${API}/aggregates?group_by=recipient&recipient=${encodeURIComponent(name)}`,
    )
    const rows = Number(
      wordsOf([...found.document.querySelectorAll('main tbody tr')][at]?.querySelectorAll('td')[2] ?? null),
    )
    assert.ok(
      data.some((one) => one.rows === rows),
      name,
    )
  }
  assert.match((await read('/recipients?q=unicornspaceport')).text, /No name has these words/)
  assert.equal((await read('/recipients?name=Example&q=x')).status, 400)
})

test('the dataset, the foot of every page and the sitemap lead to the list of enacted projects', async () => {
  const { document } = await read('/datasets/enacted-projects')
  assert.ok(document.querySelector('main a[href="/enacted"]') !== null)
  assert.ok((await read('/')).document.querySelector('footer a[href="/enacted"]') !== null)
  assert.match((await read('/sitemaps/pages.xml')).text, /\/enacted<\/loc>/)
})

test('names with commas stay whole in the form of enacted projects', async () => {
  const { document } = await read(`/enacted?not_requestor=${encodeURIComponent('Doe, Jane')}`)
  assert.equal(document.querySelector('#f-not_requestor-0')?.getAttribute('value'), 'Doe, Jane')
})
