import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openPages, wordsOf } from './testing/open-pages.ts'

const { read, ask } = await openPages({ after })

const titleAt = async (address: string): Promise<string> =>
  wordsOf((await read(address)).document.querySelector('title'))

test('pages of the same rows have titles of their own, under one heading', async () => {
  for (const path of ['/records', '/funding-lines', '/enacted']) {
    const [first, second] = [await read(path), await read(`${path}?offset=50`)]
    assert.match(wordsOf(second.document.querySelector('title')), /, rows 51 to 100 – Rotunda$/)
    const headings = [first, second].map(({ document }) => wordsOf(document.querySelector('h1')))
    assert.equal(headings[0], headings[1])
  }
  assert.match(await titleAt('/records?offset=5000'), /, from row 5,001 – Rotunda$/)
})

test('what is compared is in the title before the two are chosen', async () => {
  const titles = await Promise.all(
    ['/compare', ...['state', 'member', 'year'].map((kind) => `/compare?kind=${kind}`)].map(titleAt),
  )
  assert.equal(new Set(titles).size, titles.length, titles.join('\n'))
  assert.match(titles[2] ?? '', /^Two members side by side/)
})

test('a funding line without an account is named by what it is, and told from others by its id', async () => {
  type Line = { id: string; account: string | null; program: string | null; agency: string | null }
  const { data } = await ask<{ data: Line[] }>('/api/appropriations/v1/funding-lines?limit=200')
  const line = data.find(({ account, program, agency }) => !account && !program && !agency) ?? assert.fail()
  const title = await titleAt(`/funding-lines/${line.id}`)
  assert.match(title, /^Guidance of the House for 2027, .+ \(fl-2027-\w+\) – Rotunda$/)
})
