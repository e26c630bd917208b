import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { ServiceStatus } from '@rotunda/contract'
import { officeMessage, openMessageService } from '../../apps/service/src/bin/testing.ts'
import { lookAt, openChangedPages, openPages, wordsOf } from './testing/open-pages.ts'
import { parseAtom } from './testing/parse-atom.ts'

const HOSTILE = '</title><script>alert(1)</script> & "]]> \u202E'
const directory = mkdtempSync(join(tmpdir(), 'rotunda-status-'))
after(() => {
  rmSync(directory, { recursive: true })
})
const file = join(directory, 'incidents.json')
const incident = { started_at: '2026-06-15T11:00:00.000Z', ended_at: null as string | null }
writeFileSync(
  file,
  JSON.stringify([
    {
      ...incident,
      id: 'now',
      title: HOSTILE,
      updates: [{ at: '2026-06-15T11:10:00.000Z', text: `${HOSTILE}\u0001` }],
    },
    { ...incident, id: 'past', title: 'Over', ended_at: '2026-06-15T12:00:00.000Z', updates: [] },
  ]),
)
const { service, read } = await openPages({ after }, { ROTUNDA_INCIDENTS: file })

const sent = await service.send(officeMessage(), { prefer: 'wait=20' })
assert.equal((await service.status(sent.id)).state, 'delivered')

/** Deliveries of the first day and of yesterday. */
const COUNTED = {
  data: ['2026-06-01', '2026-06-09'].map((day) => ({
    day,
    channel: 'house-cwc',
    outcome: 'delivered',
    count: 2,
  })),
  meta: { mode: 'sandbox', from: '2026-06-01', to: '2026-06-10', as_of: '2026-06-10T12:00:00.000Z' },
}

test('the status says what is there, how recent each source is, and which channels are open', async () => {
  const { status, headers, document } = await read('/status')
  assert.equal(status, 200)
  assert.equal(headers['cache-control'], 'public, max-age=60')
  const words = wordsOf(document.querySelector('main'))
  for (const part of [
    'House of Representatives',
    'Regulations.gov',
    'senate-requests',
    'Dockets open for comment',
    'Database',
    'Published up to',
  ])
    assert.ok(words.includes(part), part)
})

test('deliveries are counted by channel and outcome, with the figures beside the picture', async () => {
  const { document } = await read('/status')
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(wordsOf).join(' '),
  )
  assert.ok(rows.includes('House of Representatives 1 0 0 0 0 100.0 %'), rows.join('\n'))
  assert.ok(rows.includes('Senate 0 0 0 0 0 none to deliver'))
  assert.equal(document.querySelectorAll('.delivery-bars g').length, 1)
  assert.equal(document.querySelectorAll('main [style]').length, 0)
})

test('a refusal of the receiver and a withdrawal are no failures of delivery', async (t) => {
  const [day, channel] = ['2026-06-09', 'house-cwc'] as const
  const ended = { delivered: 3, refused: 2, undeliverable: 1, uncertain: 0, withdrawn: 4 }
  const data = Object.entries(ended).map(([outcome, count]) => ({ day, channel, outcome, count }))
  const refused = [{ day, channel: 'senate-cwc', outcome: 'refused', count: 2 }]
  const pages = await openChangedPages(t, service, (text, path) =>
    path === '/api/status/deliveries' ? JSON.stringify({ ...COUNTED, data: [...data, ...refused] }) : text,
  )
  const { document } = await pages.read('/status')
  const rows = [...document.querySelectorAll('[aria-label="Deliveries by channel"] tbody tr')].map((row) =>
    wordsOf(row.querySelector('td:last-child')),
  )
  assert.deepEqual(rows.slice(0, 2), ['75.0 %', 'none to deliver'])
})

test('the head says whether the service works, and a table is folded while all of it is well', async (t) => {
  const change = (alter: (status: ServiceStatus) => object) =>
    openChangedPages(t, service, (text, path) => {
      if (path === '/api/status/incidents') return JSON.stringify({ data: [] })
      // The service gave it, as its schema says.
      return path === '/api/status' ? JSON.stringify(alter(JSON.parse(text) as ServiceStatus)) : text
    })
  const look = async (alter: (status: ServiceStatus) => object) => {
    const { document } = await (await change(alter)).read('/status')
    const open = [...document.querySelectorAll('details[open] .table-frame')].map((frame) =>
      frame.getAttribute('aria-label'),
    )
    return { head: wordsOf(document.querySelector('h1')).split(':')[0], open, document }
  }
  const good = (status: ServiceStatus): ServiceStatus => ({
    ...status,
    parts: status.parts.map((part) => ({ ...part, status: 'ok', detail: null })),
  })
  const well = await look(good)
  assert.deepEqual([well.head, well.open], ['Works', []])
  assert.ok(wordsOf(well.document.querySelector('[aria-label^="Lists"]')).includes('built in'))
  const missing = await look((status) => ({
    ...good(status),
    parts: status.parts.map((part) => ({ ...part, status: 'missing' })),
  }))
  assert.deepEqual([missing.head, missing.open], ['Degraded', ['Parts of the service']])
  const late = await look((status) => ({
    ...good(status),
    lists: status.lists.map((list) => ({ ...list, late: true })),
  }))
  assert.deepEqual([late.head, late.open], ['Degraded', ['Lists from Congress and agencies']])
  assert.equal((await look((status) => ({ ...status, ready: false }))).head, 'Down')
})

test('no two columns of a table of the status have one title, and no check lies before the first retrieval', async () => {
  const { document } = await read('/status')
  for (const table of document.querySelectorAll('table')) {
    const titles = [...table.querySelectorAll('thead th')].map(wordsOf)
    assert.equal(new Set(titles).size, titles.length, titles.join(', '))
  }
  const [freshness = assert.fail()] = [...document.querySelectorAll('table')].filter((table) =>
    wordsOf(table).includes('All checked for changes since'),
  )
  for (const row of freshness.querySelectorAll('tbody tr')) {
    const [, first, , checked] = [...row.querySelectorAll('td')].map((cell) =>
      cell.querySelector('time')?.getAttribute('datetime'),
    )
    assert.ok(first && checked && first <= checked, wordsOf(row))
  }
})

test('the bars stand in the days from the first to today, which their axis names', async (t) => {
  const pages = await openChangedPages(t, service, (text, path) =>
    path === '/api/status/deliveries' ? JSON.stringify(COUNTED) : text,
  )
  const { document } = await pages.read('/status')
  const days = [...document.querySelectorAll('.bar-axis time')].map((day) => day.getAttribute('datetime'))
  assert.deepEqual(days, [COUNTED.meta.from, COUNTED.meta.to])
  const places = [...document.querySelectorAll('.delivery-bars .bar-other')].map((bar) =>
    Number(bar.getAttribute('x')),
  )
  // Ten days of 72 each, the last of them empty.
  assert.deepEqual(places, [576, 0])
})

test('an incident that goes on stands at the top, one that is over at the end, and their words stay text', async () => {
  const { document, text } = await read('/status')
  assert.match(wordsOf(document.querySelector('h1')), /^Degraded/)
  const [first, second] = document.querySelectorAll('.incident')
  assert.match(wordsOf(first ?? null), /Still going on/)
  assert.match(wordsOf(second ?? null), /Over From 2026-06-15 11:00 UTC to 2026-06-15 12:00 UTC/)
  assert.doesNotMatch(text, /<script>alert/)
})

test('the feed of incidents is Atom that an XML parser reads, an entry for each incident', async () => {
  const { headers, text, status } = await read('/status.atom')
  assert.equal(status, 200)
  assert.match(headers['content-type'] ?? '', /^application\/atom\+xml/)
  const feed = parseAtom(text)
  const titles = feed.texts('a:entry/a:title')
  assert.deepEqual(titles, [HOSTILE, 'Over (over)'])
  assert.equal(feed.count('//*[local-name()="script"]'), 0)
  for (const content of feed.texts('a:entry/a:content')) assert.ok(content)
  assert.ok(!text.includes('\u0001'))
})

test('the feed without incidents is one text on any day: its date is no date of an incident', async (t) => {
  let now = new Date('2026-06-15T12:00:00.000Z')
  const quiet = await openMessageService({}, () => now)
  t.after(() => quiet.close())
  const readFeed = async () => (await lookAt(quiet).read('/status.atom')).text
  const first = await readFeed()
  now = new Date('2026-06-16T12:00:00.000Z')
  assert.equal(await readFeed(), first)
  assert.equal(parseAtom(first).text('a:updated'), parseAtom(first).text('a:entry/a:updated'))
})
