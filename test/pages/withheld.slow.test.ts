import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeDocument } from '../../apps/service/src/collections/enacted-projects/testing.ts'
import { FIRST, openEnactedReleases, SECOND } from './testing/open-enacted-releases.ts'

const WITHHELD = 'Town of Fir'
const API = '/api/enacted/v1'
/** Answers that have rows, by name: as JSON, as files, and within the filters of the row. */
const ANSWERS = ['projects', 'changes', 'links', 'aggregates'].flatMap((list) =>
  ['', '.csv', '.ndjson'].map((format) => `${API}/${list}${format}`),
)
const STARTS = [
  '/enacted',
  '/changes?table=enacted-projects',
  '/search?q=fir',
  `${API}/projects?state=TX`,
  `${API}/projects?q=fir`,
  `${API}/aggregates?group_by=state`,
  ...ANSWERS,
]
const MOST = 400

type Opened = Awaited<ReturnType<typeof openEnactedReleases>>

/** Follows the links to this service from the addresses on, and names the addresses whose answers hold the text. */
const crawl = async (
  { app, read }: Opened,
  starts: readonly string[],
  isOpen: (address: string) => boolean,
): Promise<{ readonly asked: number; readonly holding: readonly string[] }> => {
  const known = new Set(starts)
  const holding: string[] = []
  let asked = 0
  for (const address of known) {
    if (asked === MOST) break
    asked += 1
    const isApi = address.startsWith('/api')
    const text = isApi ? (await app.inject({ url: address })).payload : (await read(address)).text
    if (text.includes(WITHHELD) || text.includes(encodeURIComponent(WITHHELD))) holding.push(address)
    if (isApi) continue
    for (const [, href = ''] of text.matchAll(/ href="(\/[^"#]*)/g)) {
      const link = href.replaceAll('&amp;', '&')
      if (/enacted|fir/i.test(link) && isOpen(link)) known.add(link)
    }
  }
  return { asked, holding }
}

test('no answer and no page of the newest release has a text that its operator withholds', async (t) => {
  const before = await openEnactedReleases(t, [[FIRST], [FIRST, SECOND]])
  const [release = '', newest = ''] = before.ids
  const found = await before.app.inject({ url: `${API}/projects?state=TX` })
  const [{ id } = assert.fail()] = found.json<{ data: { id: string }[] }>().data
  const own = [...STARTS, `${API}/project?id=${id}`, `/enacted/${id}`]
  const open = await crawl(before, own, () => true)
  assert.ok(open.holding.length > 5, JSON.stringify(open))
  const text = 'The recipient is a shelter.'
  const notice = { dataset: 'projects', row: id, kind: 'takedown', fields: ['recipient'], text }
  const list = makeDocument(
    'notices',
    JSON.stringify({ notices: [{ ...notice, decided_on: '2026-08-01' }] }),
    { media_type: 'application/json' },
  )
  const after = await openEnactedReleases(t, [
    [FIRST, SECOND],
    [FIRST, SECOND, list],
  ])
  // Pages of earlier releases stay until their serving is ended.
  const earlier = [release, newest, ...after.ids.slice(0, 1)]
  const closed = await crawl(after, own, (link) => !earlier.some((one) => link.includes(one)))
  t.diagnostic(
    `${open.holding.length} of ${open.asked} answers before, ${closed.holding.length} of ${closed.asked} after`,
  )
  assert.deepEqual(closed.holding, [])
  assert.ok(closed.asked > 30, String(closed.asked))
})
