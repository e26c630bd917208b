import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countKinds, draftsOf, readHearings } from '../hearings/testing.ts'
import { DocumentRefused, type ReadRow } from '../publisher.ts'
import { senateHearings } from './senate-hearings.ts'

const FIELDS = {
  identifier: '900002',
  last_update: '09-08-2026 01:12:21 PM',
  last_update_iso_8601: '2026-09-08T13:12:21.000000Z-04:00',
  cmte_code: 'SSFI00',
  committee: 'Finance',
  type: 'Open Hearing',
  date: '15-SEP-2026 09:00 AM',
  date_iso_8601: '2026-09-15',
  day_of_week: 'Tuesday',
  time: '09:00 AM',
  time_iso_8601: '09:00:00',
  room: 'SD-215',
  matter: 'Hearings to examine\u00a0 sample   matters.',
}

const write = (...meetings: readonly Readonly<Record<string, string>>[]): string =>
  `<css_meetings_scheduled>${meetings
    .map(
      (fields) =>
        `<meeting>${Object.entries(fields)
          .map(([name, text]) => (text.startsWith('<') ? text : `<${name}>${text}</${name}>`))
          .join('')}</meeting>`,
    )
    .join('')}</css_meetings_scheduled>`

const read = (...meetings: readonly Readonly<Record<string, string>>[]) =>
  readHearings(senateHearings, write(...meetings))

const refusalOf = (rows: readonly ReadRow[]): string => {
  const [row] = rows
  return row?.kind === 'refused' ? row.detail : ''
}

test('every retrieval is a series of its own, so that what leaves the schedule stays', async () => {
  const [one, other] = await Promise.all(
    ['2026-09-01T11:00:00.000Z', '2026-09-08T11:00:00.000Z'].map((retrieved_at) =>
      readHearings(senateHearings, write(FIELDS), { retrieved_at }),
    ),
  )
  assert.notEqual(one?.series, other?.series)
})

test('a meeting is in UTC and in Eastern time, its spaces tidied and its change told by the stamp that can be read', async () => {
  const [meeting] = draftsOf(await read(FIELDS), 'meeting-statements')
  assert.deepEqual(
    [meeting?.['starts_at'], meeting?.['local_date'], meeting?.['local_time'], meeting?.['title']],
    ['2026-09-15T13:00:00Z', '2026-09-15', '09:00:00', 'Hearings to examine sample matters.'],
  )
  assert.deepEqual([meeting?.['stated_at'], meeting?.['congress']], ['2026-09-08T17:12:21Z', 119])
})

test('a time in the hour that happens twice is told as such, with both instants', async () => {
  const twice = {
    ...FIELDS,
    date: '01-NOV-2026 01:30 AM',
    date_iso_8601: '2026-11-01',
    day_of_week: 'Sunday',
    time: '01:30 AM',
    time_iso_8601: '01:30:00',
  }
  const [meeting] = draftsOf(await read(twice), 'meeting-statements')
  assert.equal(meeting?.['starts_at'], null)
  assert.match(String(meeting['time_note']), /2026-11-01T05:30:00Z and at 2026-11-01T06:30:00Z/)
})

test('a day without hearings is a fact, with and without an identifier element', async () => {
  const free = { date_iso_8601: '2026-10-02', time: '6:00 AM', matter: 'No committee hearings scheduled' }
  const document = await read(free, { identifier: '', ...free, time: '8:00 AM' }, FIELDS)
  assert.deepEqual(countKinds(document), { 'hearing-free-days': 2, 'meeting-statements': 1 })
})

test('an entry that is there twice word for word is merged, and one with another room is kept', async () => {
  const document = await read(FIELDS, FIELDS, { ...FIELDS, room: 'SD-419' })
  assert.deepEqual(countKinds(document), { 'meeting-statements': 2, merged: 1 })
})

test('several subcommittees, bills and nominations are all there', async () => {
  const documents =
    '<Documents><AssociatedDocument congress="119" document_prefix="SN" document_num="12"/>' +
    '<AssociatedDocument congress="119" document_prefix="PN" document_num="962" partition="03"/>' +
    '<AssociatedDocument congress="119" document_prefix="TD" document_num="4"/></Documents>'
  const parts = '<sub_cmte>Water</sub_cmte><sub_cmte>Power</sub_cmte>'
  const [meeting] = draftsOf(
    await read({ ...FIELDS, cmte_code: 'SSEG07', parts, documents }),
    'meeting-statements',
  )
  assert.deepEqual(meeting?.['bills'], [{ congress: 119, type: 's', number: '12' }])
  assert.deepEqual(meeting['nominations'], [{ congress: 119, number: '962', part: '3' }])
  assert.deepEqual(meeting['committees'], [
    { code: 'SSEG07', name: 'Finance: Water', isSubcommittee: true },
    { code: null, name: 'Finance: Power', isSubcommittee: true },
  ])
})

test('a link to video is kept where it is of the day, and not where it is a placeholder', async () => {
  const videosOf = async (link: string) => {
    const document = await read({ ...FIELDS, video_url: `https://senate.example/isvp/?${link}` })
    return [draftsOf(document, 'meeting-statements')[0]?.['videos']].flat().length
  }
  assert.equal(await videosOf('comm=finance&amp;filename=finance091526'), 1)
  assert.equal(await videosOf('comm=finance&amp;filename=finance091426'), 0)
  assert.equal(await videosOf('comm=xxxx&amp;filename=xxxx091526'), 0)
})

const REFUSED: readonly (readonly [what: string, fields: Readonly<Record<string, string>>, says: RegExp])[] =
  [
    ['another type', { type: 'Postponed Hearing' }, /type “Postponed Hearing” is not known/],
    ['an element that is new', { status: 'Cancelled' }, /<status>, which is not known/],
    ['two times', { time: '10:00 AM' }, /printed as “10:00 AM”/],
    ['another weekday', { day_of_week: 'Monday' }, /printed as a Monday/],
    ['no identifier', { identifier: '' }, /does not have six digits/],
    ['no committee', { cmte_code: 'FI' }, /not the code of a committee/],
    ['a day that does not exist', { date_iso_8601: '2026-02-30' }, /is not a time/],
  ]

for (const [what, fields, says] of REFUSED)
  test(`an entry with ${what} is refused with the reason, and the others are read`, async () => {
    const { rows } = await read({ ...FIELDS, ...fields }, { ...FIELDS, identifier: '900003' })
    assert.match(refusalOf(rows), says)
    assert.equal(rows[1]?.kind, 'row')
  })

test('a page of HTML and a schedule without an entry are refused whole', async () => {
  for (const text of ['<!doctype html><html></html>', '<css_meetings_scheduled></css_meetings_scheduled>'])
    await assert.rejects(readHearings(senateHearings, text), DocumentRefused)
})
