import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countKinds, draftsOf, readHearings } from '../hearings/testing.ts'
import { DocumentRefused } from '../publisher.ts'
import { congressGovHearings } from './congress-gov-hearings.ts'
import { congressGovMeetings } from './congress-gov-meetings.ts'

const ITEM = {
  chamber: 'Senate',
  congress: 119,
  eventId: 900_002,
  date: '2026-05-12T14:00:00Z',
  meetingStatus: 'Postponed',
  type: 'Meeting',
  updateDate: '2026-05-02 04:00:00+00:00',
}

const read = (item: unknown) => readHearings(congressGovMeetings, JSON.stringify({ committeeMeeting: item }))

test('both forms of a time are read, and a number may be a number or a text', async () => {
  const documents = await Promise.all(
    [ITEM, { ...ITEM, date: '2026-05-12 14:00:00+00:00', eventId: '900002', congress: '119' }].map(read),
  )
  const [one, other] = documents.map((document) => draftsOf(document, 'meeting-statements'))
  assert.deepEqual(one, other)
  assert.deepEqual([one?.[0]?.['starts_at'], one?.[0]?.['local_time']], ['2026-05-12T14:00:00Z', '10:00:00'])
})

test('a meeting elsewhere has an address, and one that goes on has its further days, each once', async () => {
  const [meeting] = draftsOf(
    await read({
      ...ITEM,
      location: { address: { streetAddress: '1 Sample Street', city: 'Sampleton' } },
      continuations: [
        { continuationDate: '2026-05-14T00:00:00Z' },
        { date: '2026-05-13' },
        '2026-05-14T01:00:00Z',
        { continuationDate: '2026-05-12T00:00:00Z' },
      ],
    }),
    'meeting-statements',
  )
  assert.deepEqual(
    [meeting?.['address'], meeting?.['room'], meeting?.['continuations']],
    ['1 Sample Street, Sampleton', null, ['2026-05-13', '2026-05-14']],
  )
})

test('a witness or a document that cannot be read is refused alone', async () => {
  const document = await read({
    ...ITEM,
    witnesses: [{ name: 'Ms. Ada Sample' }, { title: 'Nobody' }],
    meetingDocuments: [{ url: 'https://congress.example/a.pdf' }, { url: 'on file' }],
  })
  assert.deepEqual(countKinds(document), {
    'meeting-statements': 1,
    'witness-statements': 1,
    'meeting-document-statements': 1,
    refused: 2,
  })
})

const STOPPED: readonly (readonly [what: string, item: unknown])[] = [
  ['another status', { ...ITEM, meetingStatus: 'Cancelled' }],
  ['a key that is new', { ...ITEM, cancelled: true }],
  ['no day', { ...ITEM, date: 'to be announced' }],
  ['a bill of no type', { ...ITEM, relatedItems: { bills: [{ congress: 119, number: '1', type: 'HX' }] } }],
  ['a day of another Congress', { ...ITEM, congress: 118 }],
  ['a further day of another Congress', { ...ITEM, continuations: ['2027-05-12'] }],
  ['a further day that is none', { ...ITEM, continuations: [{ continuationDate: '2026-02-30T00:00:00Z' }] }],
  ['a further day of another form', { ...ITEM, continuations: [{ on: '2026-05-13' }] }],
  ['a change after its retrieval', { ...ITEM, updateDate: '2062-05-02T04:00:00Z' }],
  [
    'a code that its address contradicts',
    {
      ...ITEM,
      committees: [
        { systemCode: 'ssfi00', url: 'https://api.example/v3/committee/senate/ssju00?format=json' },
      ],
    },
  ],
  ['no object', 7],
]

for (const [what, item] of STOPPED)
  test(`an item with ${what} is stopped at`, () => assert.rejects(read(item), DocumentRefused))

test('an item under the address of another is stopped at', async () => {
  const at = (event: string) => ({
    url: `https://api.example/v3/committee-meeting/119/senate/${event}?format=json`,
  })
  const text = JSON.stringify({ committeeMeeting: ITEM })
  assert.equal((await readHearings(congressGovMeetings, text, at('900002'))).rows.length, 1)
  await assert.rejects(readHearings(congressGovMeetings, text, at('900003')), DocumentRefused)
})

test('a code of a committee that ended long ago is none of a subcommittee', async () => {
  const committees = [
    { systemCode: 'n79036852', name: 'Committee on Patents' },
    { systemCode: 'LOC18600316', name: 'Patents Subcommittee on Samples' },
    { systemCode: 'hsii24', name: 'Samples' },
  ]
  const [meeting] = draftsOf(await read({ ...ITEM, committees }), 'meeting-statements')
  assert.partialDeepStrictEqual(meeting?.['committees'], [
    { isSubcommittee: false },
    { isSubcommittee: true },
    { isSubcommittee: true },
  ])
})

const PRINTED = {
  chamber: 'House',
  congress: 116,
  jacketNumber: 99_365,
  dates: [{ date: '2020-02-11' }],
  updateDate: '2022-06-30 03:50:43+00:00',
}

test('a printed hearing is held on days that the calendar has, and not after its retrieval', async () => {
  const readPrinted = (date: string) =>
    readHearings(congressGovHearings, JSON.stringify({ hearing: { ...PRINTED, dates: [{ date }] } }))
  assert.equal((await readPrinted('2020-02-29')).rows.length, 1)
  for (const day of ['2020-02-30', '2062-02-11', '1020-02-11'])
    await assert.rejects(readPrinted(day), DocumentRefused)
})

test('an error of the API is no list and no item', async () => {
  const error = { error: { code: 'OVER_RATE_LIMIT', message: 'Too many' } }
  for (const publisher of [congressGovMeetings, congressGovHearings])
    await assert.rejects(readHearings(publisher, JSON.stringify(error)), DocumentRefused)
})

test('the pages of a list of one Congress and chamber are a series of their own, and a bad entry is refused alone', async () => {
  const entries = [
    { chamber: 'House', congress: 119, eventId: '900001', updateDate: '2026-05-02T04:00:00Z' },
    { chamber: 'House', congress: 119, updateDate: '2026-05-02T04:00:00Z' },
  ]
  const document = await readHearings(
    congressGovMeetings,
    JSON.stringify({ committeeMeetings: entries, pagination: { count: 2 } }),
    { url: 'https://api.example/v3/committee-meeting/119/house?limit=250&offset=0' },
  )
  assert.equal(document.series, 'committee-meetings/119/house')
  assert.deepEqual(countKinds(document), { 'hearing-listings': 1, refused: 1 })
})
