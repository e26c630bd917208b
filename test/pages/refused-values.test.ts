import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openPages, wordsOf, type PageDocument } from './testing/open-pages.ts'

const { read } = await openPages({ after })

const fieldOf = (document: PageDocument, name: string) =>
  document.querySelector(`main [name="${name}"][aria-invalid="true"]`)

for (const [address, name, title] of [
  ['/records?state=CA&district=California', 'district', 'District'],
  ['/records?fiscal_year=next', 'fiscal_year', 'Fiscal year'],
  ['/records?changed_since=yesterday', 'changed_since', 'Changed since'],
  ['/records?amount_min=ten', 'amount_min', 'Amount from'],
  ['/records?not_state=XX', 'not_state', 'Member’s State is not'],
  ['/records?q=%22', 'q', 'Words'],
  ['/totals?fiscal_year=abc', 'fiscal_year', 'Fiscal year'],
  ['/map?fiscal_year=abc', 'fiscal_year', 'Fiscal year'],
] as const)
  test(`${address}: the field that is refused is named, and stands filled in with why`, async () => {
    const { status, document } = await read(address)
    assert.equal(status, 400)
    assert.equal(wordsOf(document.querySelector('h1')), `The value of “${title}” cannot be read`)
    const field = fieldOf(document, name)
    assert.ok(field !== null)
    const reason = field.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
    assert.match(wordsOf(document.getElementById(reason)), new RegExp(`“${title}”|^q holds`))
    const given = new URL(address, 'http://page.invalid').searchParams.get(name) ?? ''
    const shown = field.getAttribute('value') ?? field.querySelector('[selected]')?.getAttribute('value')
    assert.equal(shown, given)
    assert.equal(document.querySelectorAll('[aria-invalid]').length, 1)
  })

test('what is refused can be left out, and all else that was chosen stays', async () => {
  const { document } = await read('/records?state=CA&district=California&sort=-amount&offset=50')
  const link = [...document.querySelectorAll('main a')].find(
    (one) => wordsOf(one) === 'Show the page without District',
  )
  assert.equal(link?.getAttribute('href'), '/records?state=CA&sort=-amount')
  const { status } = await read(link?.getAttribute('href') ?? '')
  assert.equal(status, 200)
})

test('a refused value that a form has no field for does not go with it again', async () => {
  const { document } = await read('/totals?district=California&bioguide=A000001')
  assert.equal(document.querySelector('main form [name="district"]'), null)
  assert.equal(document.querySelector('main form [name="bioguide"]')?.getAttribute('value'), 'A000001')
})

test('a program that is refused reads of the parameter by its own name, and so does who follows its link', async () => {
  const { document } = await read('/api/appropriations/v1/records?district=California')
  assert.match(wordsOf(document.querySelector('main .lead')), /parameter "district"/)
})

test('years as people write them lead on to the values of the API', async () => {
  const { status, headers } = await read('/map?fiscal_year=FY26&chamber=house')
  assert.equal(status, 302)
  assert.equal(headers['location'], '/map?fiscal_year=2026&chamber=house')
})
