import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { CONGRESS } from '../../../collections/congress/index.ts'
import { openArchive } from '../archive.ts'
import { makeFolder } from '../testing/archives.ts'
import { aMeeting, makeMeetings, startCongressGovSite } from '../testing/congress-gov-site.ts'
import { makeFetcher } from '../testing/fetching.ts'
import type { FetchedEntry } from './fetching.ts'

const setUp = async (t: TestContext, count = 7) => {
  const site = await startCongressGovSite(t)
  site.meetings = makeMeetings(count)
  site.mostEntries = 3
  const directory = makeFolder(t)
  const archive = openArchive(directory, CONGRESS.documents.facts)
  const takePermit = () => Promise.resolve(0)
  const fetcher = makeFetcher(archive, {
    collection: CONGRESS,
    findHostKey: () => ({ header: 'x-api-key', key: site.key, takePermit }),
  })
  const fetchAll = () =>
    fetcher.fetch({ publisher: 'congress-gov-meetings', url: site.list, kind: 'list' as const })
  /** Addresses that are requested while `work` runs. */
  const listAskedBy = async (work: () => Promise<unknown>) => {
    const before = site.asked.length
    await work()
    return site.listAsked().slice(before)
  }
  return { site, directory, archive, fetcher, fetchAll, listAskedBy }
}

const outcomesOf = (fetched: readonly FetchedEntry[]) => fetched.map(({ outcome }) => outcome)
const numbersOf = (count: number) => makeMeetings(count).map(({ eventId }) => eventId)

test('a list is asked for where the last page really ended, and each of its items is a document', async (t) => {
  const { site, archive, fetchAll } = await setUp(t)
  const [list, ...items] = await fetchAll()
  assert.deepEqual([list?.outcome, list?.detail], ['new', 'Entries: 7; pages: 3; passes: 1.'])
  assert.deepEqual(outcomesOf(items), Array(7).fill('new'))
  assert.deepEqual(site.listAsked(), ['0+250', '3+250', '6+250', ...numbersOf(7)])
  const sources = await archive.list()
  const pages = sources.filter(({ url }) => url.includes('#'))
  assert.deepEqual(
    pages.map(({ url, final_url, part }) => [url, final_url, part]),
    [0, 3, 6].map((offset, index) => [
      `${site.list}#offset=${offset}&limit=250`,
      `${site.list}?format=json&offset=${offset}&limit=250`,
      index + 1,
    ]),
  )
  assert.equal(new Set(pages.map(({ edition }) => edition)).size, 1)
  assert.equal(new Set(sources.map(({ edition }) => edition)).size, 8)
  assert.deepEqual((await archive.check()).problems, [])
})

test('only items that have changed since they were archived are asked for again', async (t) => {
  const { site, fetchAll, listAskedBy } = await setUp(t)
  await fetchAll()
  const again = await listAskedBy(fetchAll)
  assert.deepEqual(again, ['0+250', '3+250', '6+250'])
  const changed = aMeeting(4, '2025-06-01T13:00:00Z')
  site.meetings = [changed, ...site.meetings.filter(({ eventId }) => eventId !== changed.eventId)]
  const [list, ...items] = await fetchAll()
  assert.deepEqual([list?.outcome, outcomesOf(items)], ['revision', ['revision']])
  assert.equal(site.listAsked().at(-1), changed.eventId)
})

test('an item that the host still gives as it was is asked for again, once a day', async (t) => {
  const { site, fetcher, fetchAll, listAskedBy } = await setUp(t, 1)
  await fetchAll()
  const [meeting] = site.meetings
  site.meetings = [{ ...aMeeting(1), updateDate: '2025-06-01T11:00:00Z' }]
  site.before = ({ url }) => {
    if (!url.pathname.endsWith(meeting?.eventId ?? '')) return undefined
    return { status: 200, body: JSON.stringify({ committeeMeeting: { ...ITEM, ...meeting } }) }
  }
  const days = []
  for (let day = 1; day <= 4; day += 1) {
    days.push((await listAskedBy(fetchAll)).length)
    fetcher.now = new Date(fetcher.now.getTime() + 24 * 3600 * 1000)
  }
  assert.deepEqual(days, [1, 2, 2, 2])
})

const ITEM = {
  committees: [{ name: 'Committee on Nothing Committee', systemCode: 'hsag00' }],
  date: '2025-06-10T14:00:00Z',
  meetingStatus: 'Scheduled',
  title: 'Fictional meeting, as it was',
  type: 'Hearing',
}

/** A row of the third page moves to the front when the second one is asked for, in so many passes. */
const moveRows = (site: Awaited<ReturnType<typeof setUp>>['site'], passes: number) => {
  let left = passes
  site.before = ({ url }) => {
    if (url.searchParams.get('offset') === '3' && left > 0) {
      left -= 1
      const last = site.meetings.at(-1)
      if (last !== undefined) site.meetings = [last, ...site.meetings.slice(0, -1)]
    }
    return undefined
  }
}

test('a row that moves to a page that was read is missed by the count, and found by a second pass', async (t) => {
  const { site, archive, fetchAll } = await setUp(t)
  moveRows(site, 1)
  const [list, ...items] = await fetchAll()
  assert.deepEqual([list?.outcome, list?.detail], ['new', 'Entries: 7; pages: 3; passes: 2.'])
  assert.deepEqual(outcomesOf(items), Array(7).fill('new'))
  const pages = (await archive.list()).filter(({ url }) => url.includes('#'))
  assert.equal(pages.length, 3)
})

test('a list that two passes do not prove whole is reported and not archived; the items it named are', async (t) => {
  const { site, archive, fetchAll } = await setUp(t)
  moveRows(site, 2)
  const [list, ...items] = await fetchAll()
  assert.equal(list?.outcome, 'failed')
  assert.match(
    list.detail,
    /^Not archived, because entries may be missing: .*has 7 entries, and two passes gave 6 and 6 /,
  )
  assert.deepEqual([outcomesOf(items), (await archive.list()).length], [Array(7).fill('new'), 7])
  const [whole, ...others] = await fetchAll()
  assert.deepEqual([whole?.outcome, others], ['new', []])
})

test('a count that disagrees with the entries, or changes on the way, proves nothing', async (t) => {
  const { site, archive, fetchAll } = await setUp(t)
  site.count = 8
  const [list] = await fetchAll()
  assert.equal(list?.outcome, 'failed')
  assert.match(list.detail, /has 8 entries, and two passes gave 7 and 7 different entries, 7 together/)
  site.before = ({ url }) => {
    const offset = Number(url.searchParams.get('offset'))
    site.count = offset < 3 ? 8 : 7
    return undefined
  }
  assert.equal((await fetchAll())[0]?.outcome, 'failed')
  assert.ok((await archive.list()).every(({ url }) => !url.includes('#')))
})

test('an empty list is whole', async (t) => {
  const { fetchAll } = await setUp(t, 0)
  assert.deepEqual(
    (await fetchAll()).map(({ outcome, detail }) => [outcome, detail]),
    [['new', 'Entries: 0; pages: 1; passes: 1.']],
  )
})

test('a page that the host fails to give is asked for in parts', async (t) => {
  const { site, fetchAll } = await setUp(t)
  site.before = ({ url }) =>
    Number(url.searchParams.get('limit')) === 250 && url.searchParams.get('offset') === '3'
      ? { status: 500 }
      : undefined
  const [list] = await fetchAll()
  assert.deepEqual([list?.outcome, list?.detail], ['new', 'Entries: 7; pages: 3; passes: 1.'])
  assert.deepEqual(site.listAsked().slice(0, 4), ['0+250', '3+250', '3+25', '6+250'])
})

test('an entry that the host cannot give is missed, not passed over in silence; a host that is down is left alone', async (t) => {
  const { site, fetchAll } = await setUp(t)
  const covers = (url: URL, row: number) => {
    const [offset = 0, limit = 0] = ['offset', 'limit'].map((name) => Number(url.searchParams.get(name)))
    return limit > 0 && offset <= row && row < offset + Math.min(limit, site.mostEntries)
  }
  site.before = ({ url }) => (covers(url, 4) ? { status: 500 } : undefined)
  const [list, ...items] = await fetchAll()
  assert.match(list?.detail ?? '', /has 7 entries, and two passes gave 6 and 6 .*, 6 together/)
  assert.equal(items.length, 6)
  site.before = ({ url }) => (url.searchParams.get('offset') === '0' ? undefined : { status: 500 })
  const asked = site.asked.length
  const [down] = await fetchAll()
  assert.deepEqual([down?.outcome, down?.detail.includes('fails from entry 3 on')], ['failed', true])
  assert.ok(site.asked.length - asked < 12)
})

test('an item that is gone is reported so, and one that is another is refused; the others come', async (t) => {
  const { site, fetchAll } = await setUp(t)
  const [gone = '', other = ''] = numbersOf(7)
  site.before = ({ url }) => {
    if (url.pathname.endsWith(gone)) return { status: 404, body: '{"error":"not found"}' }
    if (!url.pathname.endsWith(other)) return undefined
    return { status: 200, body: JSON.stringify({ committeeMeeting: { ...ITEM, ...aMeeting(1) } }) }
  }
  const [, ...items] = await fetchAll()
  assert.deepEqual(outcomesOf(items), ['gone', 'refused', ...Array(5).fill('new')])
  assert.match(items[1]?.detail ?? '', /a different item than requested/)
})

test('entries with malformed codes are counted, not asked for, and stop nothing', async (t) => {
  const { site, fetchAll } = await setUp(t, 2)
  site.meetings = [
    ...site.meetings,
    { ...aMeeting(3), eventId: 'no NACO' },
    { ...aMeeting(4), eventId: '../../member' },
    { ...aMeeting(5), updateDate: 'yesterday' },
  ]
  const [list, ...items] = await fetchAll()
  assert.equal(list?.detail, 'Entries: 5; pages: 2; passes: 1. Entries without an address: 2.')
  assert.deepEqual(site.listAsked().slice(2), [...numbersOf(2), '117005'])
  assert.deepEqual(outcomesOf(items), ['new', 'new', 'refused'])
})

test('a walk that was cut off goes on where it stopped, within an hour', async (t) => {
  const { site, fetcher, fetchAll, listAskedBy } = await setUp(t)
  let left = 2
  const cutOff = () => {
    left -= 1
    return left < 0 ? { status: 429, headers: { 'retry-after': '1200' } } : undefined
  }
  site.before = cutOff
  const [list] = await fetchAll()
  assert.match(list?.detail ?? '', /busy until .*Fetch again then/)
  fetcher.now = new Date(fetcher.now.getTime() + 1200_000)
  left = 3
  assert.deepEqual(await listAskedBy(fetchAll), ['6+250', ...numbersOf(7).slice(0, 5)])
  left = Infinity
  // The list is archived by now; only its items are missing.
  const [unended, ...items] = await fetchAll()
  assert.deepEqual([unended?.outcome, unended?.sources], ['unchanged', []])
  assert.match(unended?.detail ?? '', /items that are still missing: 5/)
  assert.deepEqual(outcomesOf(items), Array(5).fill('new'))
  assert.deepEqual(site.listAsked().slice(-5), numbersOf(7).slice(2))
})

test('a walk that was cut off longer ago begins anew', async (t) => {
  const { site, fetcher, fetchAll, listAskedBy } = await setUp(t)
  site.before = ({ url }) =>
    url.searchParams.get('offset') === '3' ? { status: 429, headers: { 'retry-after': '9999' } } : undefined
  await fetchAll()
  fetcher.now = new Date(fetcher.now.getTime() + 3600_000)
  site.before = () => undefined
  assert.deepEqual((await listAskedBy(fetchAll)).slice(0, 2), ['0+250', '3+250'])
})

test('429 and 503 are waited for as long as the host wishes', async (t) => {
  const { site, fetcher, fetchAll } = await setUp(t, 1)
  const busy = [429, 503]
  site.before = () => {
    const status = busy.shift()
    return status === undefined ? undefined : { status, headers: { 'retry-after': '90' } }
  }
  assert.deepEqual(outcomesOf(await fetchAll()), ['new', 'new'])
  assert.deepEqual(fetcher.waits.slice(0, 2), [90_000, 90_000])
})

test('a host that fails for item after item is left alone, and the report says how much is left', async (t) => {
  const { site, fetchAll } = await setUp(t)
  site.before = ({ url }) => (url.searchParams.has('offset') ? undefined : { status: 500 })
  const [list, ...items] = await fetchAll()
  assert.deepEqual([list?.outcome, outcomesOf(items)], ['new', Array(4).fill('failed')])
  assert.match(items.at(-1)?.detail ?? '', /3 items in a row failed; 4 were not requested/)
})

test('the key goes in a header to the host alone, and is in no address, file or report', async (t) => {
  const { site, directory, fetcher, fetchAll } = await setUp(t)
  site.before = ({ url }) =>
    url.pathname.endsWith('117003') ? { status: 200, body: echo(site.key) } : undefined
  const fetched = await fetchAll()
  assert.deepEqual(outcomesOf(fetched).filter((outcome) => outcome === 'refused').length, 1)
  assert.ok(site.asked.every(({ headers }) => headers['x-api-key'] === site.key))
  assert.ok(site.asked.every(({ url }) => !url.href.includes(site.key)))
  assert.ok(!JSON.stringify([fetched, fetcher.said]).includes(site.key))
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  )
  assert.ok(files.length > 10)
  for (const { parentPath, name } of files)
    assert.ok(!readFileSync(join(parentPath, name)).includes(site.key), name)
})

const echo = (key: string) =>
  JSON.stringify({ committeeMeeting: { ...ITEM, ...aMeeting(3), title: `You came with ${key}` } })

test('a redirect is not followed, since the key would be sent there', async (t) => {
  const { site, fetchAll } = await setUp(t)
  site.before = () => ({ status: 302, headers: { location: 'http://127.0.0.1:9/v3/committee-meeting' } })
  const [list] = await fetchAll()
  assert.deepEqual([list?.outcome, site.asked.length], ['failed', 1])
})
