import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { askHere, makeEnvironment } from '../../apps/service/src/operator/testing.ts'
import { openPages } from './testing/open-pages.ts'

const REQUESTS = `Member Last Name,Member First Name,District,Party,Subcommittee,Recipient,Project Purpose,Recipient Address,Amount Requested,Member Website
Nobody,Norma,OH01,D,Homeland Security,Fictional Town,A bridge over nothing,,1000,
`

test('without a release the front page says so, and every link on it leads to a page', async (t) => {
  const environment = makeEnvironment(t)
  const { ROTUNDA_DATA } = environment
  writeFileSync(join(ROTUNDA_DATA, 'requests.csv'), REQUESTS)
  // With a document of its own the service makes no sample.
  const document = ['--publisher', 'house-appropriations', '--fiscal-year', '2024']
  const address = ['--url', 'https://house.example.org/requests.csv']
  await askHere(environment, 'sources', 'add', 'requests.csv', ...document, ...address)
  const { read } = await openPages(t, { ROTUNDA_DATA })
  const { status, headers, document: page } = await read('/')
  assert.deepEqual([status, headers['cache-control']], [200, 'no-store'])
  assert.equal(page.querySelector('h1')?.textContent, 'No data is published yet')
  const links = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '')
  assert.ok(links.length > 0)
  for (const link of links) assert.equal((await read(link)).status, 200, link)
  assert.equal((await read('/records')).status, 503)
})
