import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countKinds, draftsOf, readHearings } from '../hearings/testing.ts'
import { DocumentRefused } from '../publisher.ts'
import { houseMeetings } from './house-meetings.ts'
import { houseWitnessLists } from './house-witness-lists.ts'

const DOCUMENT = `<meeting-document type="BR" remove-date="" publish-date="2026-05-01T09:00:00"><description>H. Res. 12</description>
<legis-num>H. Res. 12</legis-num><files><file doc-url="https://bills.example/a.pdf" doc-type="PDF"/></files></meeting-document>`

type Parts = {
  readonly status?: string
  readonly id?: string
  readonly details?: string
  readonly documents?: string
  readonly header?: string
}

const DETAILS = `<committees><committee-name id="AG00">Agriculture</committee-name><committee-name id="II00">Resources</committee-name></committees>
<subcommittees><committee-name id="II24">Insular Affairs</committee-name></subcommittees>
<meeting-date><calendar-date>2026-05-12</calendar-date><start-time>10:00:00</start-time></meeting-date>
<meeting-title>On samples</meeting-title>`

const write = ({
  status = 'S',
  id = 'HHRG900001',
  details = DETAILS,
  documents = DOCUMENT,
  header = 'congress-num="119" session-num="2" update-date="2026-05-01T09:00:00"',
}: Parts = {}): string =>
  `<?xml-stylesheet type='text/xsl' href='/x.xslt'?>
<committee-meeting ${header} meeting-id="${id}" meeting-type="HHRG">
<current-status>${status}</current-status><meeting-details>${details}</meeting-details>
<meeting-documents>${documents}</meeting-documents></committee-meeting>`

const readMeeting = async (parts: Parts = {}) =>
  draftsOf(await readHearings(houseMeetings, write(parts)), 'meeting-statements')[0]

test('committees and subcommittees are all there, and a canceled or postponed meeting stays', async () => {
  assert.deepEqual((await readMeeting())?.['committees'], [
    { code: 'AG00', name: 'Agriculture', isSubcommittee: false },
    { code: 'II00', name: 'Resources', isSubcommittee: false },
    { code: 'II24', name: 'Insular Affairs', isSubcommittee: true },
  ])
  for (const status of ['S', 'R', 'P', 'C'])
    assert.equal((await readMeeting({ status }))?.['status_raw'], status)
})

test('a meeting without a time has its day, and says that no time is given', async () => {
  const meeting = await readMeeting({ details: DETAILS.replace('<start-time>10:00:00</start-time>', '') })
  assert.deepEqual(
    [meeting?.['local_date'], meeting?.['local_time'], meeting?.['starts_at'], meeting?.['time_note']],
    ['2026-05-12', null, null, 'The source gives no time of the day.'],
  )
})

test('a clock time that happens twice, or never, is no instant', async () => {
  for (const [day, says] of [
    ['2026-11-01', /happens twice/],
    ['2026-03-08', /does not exist/],
  ] as const) {
    const hour = day === '2026-11-01' ? '01:30:00' : '02:30:00'
    const details = DETAILS.replace('2026-05-12', day).replace('10:00:00', hour)
    const meeting = await readMeeting({ details })
    assert.equal(meeting?.['starts_at'], null)
    assert.match(String(meeting['time_note']), says)
  }
})

test('a document that was taken away says when, and one that cannot be read is refused alone', async () => {
  const removed = DOCUMENT.replace('remove-date=""', 'remove-date="2026-05-02T12:00:00"')
  const broken = DOCUMENT.replace('https://bills.example/a.pdf', 'on file')
  const document = await readHearings(houseMeetings, write({ documents: `${DOCUMENT}${removed}${broken}` }))
  assert.deepEqual(countKinds(document), {
    'meeting-statements': 1,
    'meeting-document-statements': 2,
    refused: 1,
  })
  const [one, other] = draftsOf(document, 'meeting-document-statements')
  assert.deepEqual(one?.['bill'], { congress: 119, type: 'hres', number: '12' })
  assert.deepEqual([one['removed_at'], other?.['removed_at']], [null, '2026-05-02T16:00:00Z'])
})

const STOPPED: readonly (readonly [what: string, parts: Parts])[] = [
  ['another status', { status: 'X' }],
  ['a number of another type', { id: 'HMKP900001' }],
  ['no title', { details: DETAILS.replace('On samples', ' ') }],
  ['a day that does not exist', { details: DETAILS.replace('2026-05-12', '2026-02-30') }],
  ['the day of another Congress', { details: DETAILS.replace('2026-05-12', '2014-05-12') }],
  ['a day far ahead', { details: DETAILS.replace('2026-05-12', '2041-05-12') }],
  ['the session of another year', { header: 'congress-num="119" session-num="1"' }],
  [
    'a change after its retrieval',
    { header: 'congress-num="119" session-num="2" update-date="2062-05-01T09:00:00"' },
  ],
  [
    'a change before it was published',
    {
      header:
        'congress-num="119" session-num="2" orig-publish-date="2026-05-02T09:00:00" update-date="2026-05-01T09:00:00"',
    },
  ],
  ['an element that is new', { details: `${DETAILS}<meeting-notes>Moved</meeting-notes>` }],
  ['text between elements', { details: `${DETAILS} canceled` }],
]

for (const [what, parts] of STOPPED)
  test(`a meeting with ${what} is stopped at`, () =>
    assert.rejects(readHearings(houseMeetings, write(parts)), DocumentRefused))

test('a meeting or a list under the address of another is stopped at', async () => {
  const at = (event: string, congress: number) =>
    `https://repository.example/meetings/AG/AG00/20260512/${event}/HHRG-${congress}-AG00-20260512.xml`
  assert.equal((await readHearings(houseMeetings, write(), { url: at('900001', 119) })).rows.length, 2)
  for (const url of [at('900002', 119), at('900001', 118)])
    await assert.rejects(readHearings(houseMeetings, write(), { url }), DocumentRefused)
  await assert.rejects(readHearings(houseWitnessLists, list(), { url: at('900002', 119) }), DocumentRefused)
})

for (const [what, documents] of [
  ['put out after the retrieval', DOCUMENT.replace('2026-05-01', '2062-05-01')],
  [
    'named otherwise in its metadata',
    DOCUMENT.replace('<files>', '<filename-metadata><doc-type>HT</doc-type></filename-metadata><files>'),
  ],
  [
    'at the address of another bill',
    DOCUMENT.replace('bills.example/a.pdf', 'bills.example/BILLS-119hres13ih.pdf'),
  ],
  [
    'at the address of another meeting',
    DOCUMENT.replace('bills.example/a.pdf', 'bills.example/900002/HHRG-119-AG00-SD001.pdf'),
  ],
] as const)
  test(`a document ${what} is refused`, async () =>
    assert.deepEqual(countKinds(await readHearings(houseMeetings, write({ documents }))), {
      'meeting-statements': 1,
      refused: 1,
    }))

const witness = (attributes: string, ...parts: readonly string[]): string =>
  `<witness ${attributes}><firstname>Ada</firstname><lastname>Sample</lastname>${parts.join('')}</witness>`

const list = (...panels: readonly string[]): string =>
  `<witness-list meeting-id="900001" create-date="2026-05-11T10:00:00">${panels
    .map((inner, index) => `<panel sort-order="${index + 1}">${inner}</panel>`)
    .join('')}</witness-list>`

test('witnesses have their panel and order, and who did not testify says so', async () => {
  const one = witness('testified="Yes"', '<organization>Sample University</organization>')
  const other = witness('testified="No" witness-type="Government - Local"', '<suffix>Jr.</suffix>')
  const drafts = draftsOf(
    await readHearings(houseWitnessLists, list(one, `${one}${other}`)),
    'witness-statements',
  )
  assert.deepEqual(
    drafts.map((draft) => [draft['panel'], draft['order'], draft['testified'], draft['name_raw']]),
    [
      [1, 1, true, 'Ada Sample'],
      [2, 1, true, 'Ada Sample'],
      [2, 2, false, 'Ada Sample Jr.'],
    ],
  )
})

const REFUSED = [
  witness('testified="Perhaps"'),
  witness('testified="Yes"', '<testified>No</testified>'),
  witness('remove-date="soon"'),
  witness('', '<party>R</party>'),
  '<witness><firstname>Ada</firstname><lastname> </lastname></witness>',
]

for (const text of REFUSED)
  test(`the witness ${text.slice(0, 70)}… is refused, and the others are read`, async () => {
    const document = await readHearings(houseWitnessLists, list(`${text}${witness('')}`))
    assert.deepEqual(countKinds(document), { refused: 1, 'witness-statements': 1 })
  })

test('a list without witnesses is a list, and says nothing', async () => {
  assert.deepEqual(countKinds(await readHearings(houseWitnessLists, list(''))), {})
})
