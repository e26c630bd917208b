import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openChangedPages, openPages, type ReadPage } from './testing/open-pages.ts'

const pages = await openPages({ after })

const list = ({ document }: ReadPage, selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim())

test('a page whose totals are late shows its rows, says so, and has its totals when it is read again', async () => {
  let isBusy = true
  const { read } = await openChangedPages(
    { after },
    pages.service,
    (text) => text,
    ({ searchParams }) => isBusy && searchParams.get('totals') === 'true',
  )
  const address = '/records?state=CA&facet=party&limit=5'
  const late = await read(address)
  assert.equal(late.status, 200)
  assert.equal(late.headers['cache-control'], 'no-store')
  const again = late.document.querySelector('#late a')?.getAttribute('href') ?? ''
  assert.deepEqual(list(late, '[aria-label="Totals of this filter"]'), [])
  assert.deepEqual(list(late, '.tabs span'), [])
  isBusy = false
  const whole = await read(again)
  assert.equal(whole.document.querySelector('#late'), null)
  assert.ok(list(whole, '[aria-label="Totals of this filter"] tbody th').length > 0)
  const rows = list(late, '[aria-label="Records"] tbody tr')
  assert.equal(rows.length, 5)
  assert.deepEqual(rows, list(whole, '[aria-label="Records"] tbody tr'))
})
