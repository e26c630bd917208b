import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { CALENDAR_END, openCalendar, writeCalendar, writeEvents, type CalendarEvent } from './index.ts'

const EVENT: CalendarEvent = {
  uid: 'rotunda-deadline-EXA-2026-0001-0001',
  day: '2026-07-31',
  time: '23:59:00',
  changedAt: '2026-06-15T12:00:00.000Z',
  changes: 2,
  status: 'CONFIRMED',
  title: 'Comments close',
  description: 'Until 11:59 p.m. Eastern time.',
  location: 'Room 1, Capitol',
  url: 'https://example.org/regulations/document?docket=EXA&document=EXA-1',
}

const parse = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [zone = assert.fail()] = calendar.getAllSubcomponents('vtimezone')
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  return { calendar, zone: new ICAL.Timezone(zone), events }
}

const readInstant = (event: CalendarEvent): string => {
  const { zone, events } = parse(writeCalendar('Test', [event]))
  const start = events[0]?.startDate ?? assert.fail()
  start.zone = zone
  return new Date(start.toUnixTime() * 1000).toISOString()
}

test('an event has the instant of its clock time in Washington, in summer, in winter and next to both changes', () => {
  for (const [day, time] of [
    ['2026-07-31', '23:59:00'],
    ['2026-12-31', '23:59:00'],
    ['2026-03-07', '23:59:00'],
    ['2026-03-08', '23:59:00'],
    ['2026-10-31', '23:59:00'],
    ['2026-11-01', '23:59:00'],
    ['2012-02-29', '10:00:00'],
  ] as const) {
    const zoned = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('America/New_York')
    assert.equal(readInstant({ ...EVENT, day, time }), new Date(zoned.epochMilliseconds).toISOString())
  }
})

test('an event has what it was made from, and one without a time takes the whole day', () => {
  const { calendar, events } = parse(
    writeCalendar('Deadlines', [EVENT, { ...EVENT, time: null, status: 'CANCELLED' }]),
  )
  assert.equal(calendar.getFirstPropertyValue('x-wr-calname'), 'Deadlines')
  const [timed = assert.fail(), whole = assert.fail()] = events
  assert.deepEqual(
    [timed.uid, timed.summary, timed.description, timed.location, timed.sequence],
    [EVENT.uid, EVENT.title, EVENT.description, EVENT.location, 2],
  )
  for (const [name, value] of [
    ['dtstamp', '2026-06-15T12:00:00Z'],
    ['last-modified', '2026-06-15T12:00:00Z'],
    ['status', 'CONFIRMED'],
    ['url', EVENT.url],
  ] as const)
    assert.equal(String(timed.component.getFirstPropertyValue(name)), value)
  assert.equal(whole.startDate.isDate, true)
  assert.equal(whole.component.getFirstPropertyValue('status'), 'CANCELLED')
})

test('any text comes back, in lines of 75 octets that end with CRLF and cut no character', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 200 }))
  fc.assert(
    fc.property(text, text, (title, description) => {
      const written = writeCalendar('Test', [{ ...EVENT, title, description: `${description}\\n;,\n"` }])
      const lines = written.split('\r\n')
      assert.equal(lines.pop(), '')
      for (const line of lines) {
        assert.ok(Buffer.byteLength(line) <= 75, line)
        assert.doesNotMatch(line, /[^\P{Cc}\t]/u)
        assert.ok(line.isWellFormed())
      }
      const [event = assert.fail()] = parse(written).events
      const clean = (one: string) => one.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '')
      assert.equal(event.summary, clean(title))
      assert.equal(event.description, clean(`${description}\\n;,\n"`))
    }),
  )
})

test('a calendar that is written in pieces is the one that is written at once, and an empty one is valid', () => {
  const pieces = [openCalendar('Test'), writeEvents([EVENT]), writeEvents([]), CALENDAR_END]
  assert.equal(pieces.join(''), writeCalendar('Test', [EVENT]))
  assert.deepEqual(parse(writeCalendar('Test', [])).events, [])
})
