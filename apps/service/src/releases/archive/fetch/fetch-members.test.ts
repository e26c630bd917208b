import assert from 'node:assert/strict'
import { test } from 'node:test'
import { APPROPRIATIONS } from '../../../collections/appropriations/declaration/index.ts'
import { makeArchive } from '../testing/archives.ts'
import { startSite } from '../testing/committee-site.ts'
import { makeFetcher } from '../testing/fetching.ts'
import type { SourceEntry } from './source-list.ts'

const LISTS = ['/legislators-current.json', '/legislators-historical.json'] as const
const PEOPLE = JSON.stringify([
  {
    id: { bioguide: 'ZZ00001' },
    name: { first: 'Ada', last: 'Sample' },
    terms: [{ type: 'sen', start: '2021-01-03', end: '2027-01-03', state: 'NM', party: 'Independent' }],
  },
])

test('both lists of members are fetched, and what comes in the place of one is refused', async (t) => {
  const site = await startSite(t)
  const { archive } = makeArchive(t)
  const fetcher = makeFetcher(archive, { collection: APPROPRIATIONS })
  const entries = LISTS.map((path): SourceEntry => ({
    publisher: 'congress-legislators',
    url: site.base + path,
  }))
  for (const path of LISTS) site.documents.set(path, { bytes: PEOPLE, etag: '"1"' })
  assert.deepEqual(
    (await fetcher.fetch(...entries)).map(({ outcome }) => outcome),
    ['new', 'new'],
  )
  site.documents.set(LISTS[0], { bytes: '{"message":"Not Found"}' })
  const [current, former] = await fetcher.fetch(...entries)
  assert.deepEqual([current?.outcome, former?.outcome], ['refused', 'unchanged'])
  assert.match(current?.detail ?? '', /not a list with people in it/)
  assert.equal((await archive.list()).length, 2)
})
