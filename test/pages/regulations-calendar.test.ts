import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { OpenDocket } from '@rotunda/contract'
import ICAL from 'ical.js'
import { openPages, wordsOf } from './testing/open-pages.ts'

const { read, ask } = await openPages({ after })
const { data } = await ask<{ data: OpenDocket[] }>('/api/dockets')

const listOpen = (dockets: readonly OpenDocket[]) =>
  dockets.flatMap(({ windows }) => windows.filter((window) => window.open === true))

const readEvents = async (path: string): Promise<ICAL.Event[]> => {
  const { status, text, headers } = await read(path)
  assert.equal(status, 200)
  assert.equal(headers['content-type'], 'text/calendar; charset=utf-8')
  assert.equal(headers['access-control-allow-origin'], '*')
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
}

test('the calendar has the last minute of every open document with a last day, and its page', async () => {
  const events = await readEvents('/regulations/deadlines.ics')
  const dated = listOpen(data).filter(({ comment_ends_on: day }) => day !== null)
  assert.ok(dated.length > 1)
  assert.deepEqual(
    events
      .map(({ uid, startDate, component }) => {
        const zone = component.getFirstProperty('dtstart')?.getFirstParameter('tzid')
        return `${uid} ${startDate.toString()} ${zone}`
      })
      .sort(),
    dated
      .map(
        ({ document_id, comment_ends_on: day }) =>
          `rotunda-deadline-${document_id} ${day}T23:59:00 America/New_York`,
      )
      .sort(),
  )
  for (const event of events) {
    assert.match(event.summary, /^Comments close: .*\(sample: invented\)$/)
    const page = new URL(String(event.component.getFirstPropertyValue('url')))
    assert.equal((await read(page.pathname + page.search)).status, 200)
  }
})

test('the pages lead to the calendar with their filters: of all, of an agency, of one docket', async () => {
  const [first = assert.fail()] = data
  for (const [path, rows] of [
    ['/regulations', data],
    [`/regulations?agency=${first.agency}`, data.filter(({ agency }) => agency === first.agency)],
    [`/regulations?docket=${first.docket_id}`, [first]],
  ] as const) {
    const { document } = await read(path)
    const link = [...document.querySelectorAll('main a')].find((one) => /as a calendar$/.test(wordsOf(one)))
    const address = link?.getAttribute('href') ?? assert.fail(path)
    const head = document.querySelector('link[type="text/calendar"]')?.getAttribute('href')
    assert.equal(head, address)
    const dated = listOpen(rows).filter(({ comment_ends_on: day }) => day !== null)
    assert.equal((await readEvents(address)).length, dated.length, path)
  }
})

test('a docket that is not open has a calendar without events, so a subscription outlives its docket', async () => {
  assert.deepEqual(await readEvents('/regulations/deadlines.ics?docket=EPA-2001-0001'), [])
})
