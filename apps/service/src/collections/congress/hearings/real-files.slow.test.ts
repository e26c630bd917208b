import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type {
  HearingPublication,
  Meeting,
  MeetingCommittee,
  MeetingDocument,
  WitnessAppearance,
} from '@rotunda/contract'
import { makeFolder, readRows } from '../../../releases/testing.ts'
import { buildFamilies, makeDocument } from '../testing.ts'
import { HEARINGS } from './family.ts'

const REAL = join(import.meta.dirname, '../../../../../../../shared/reference/hearings')
const API = 'https://api.example/v3'

const FILES: readonly (readonly [publisher: string, file: string, url: string])[] = [
  ['docs-house-meetings', 'house-xml/sample_hearing.xml', 'https://docs.example/meeting.xml'],
  ['docs-house-witnesses', 'house-xml/sample_witness.xml', 'https://docs.example/witnesses.xml'],
  [
    'congress-gov-meetings',
    'congress-gov-api/committee-meeting__118__house__115538.json',
    `${API}/committee-meeting/118/house/115538`,
  ],
  ['congress-gov-meetings', 'congress-gov-api/committee-meeting.json', `${API}/committee-meeting`],
  [
    'congress-gov-hearings',
    'congress-gov-api/hearing__116__house__41365.json',
    `${API}/hearing/116/house/41365`,
  ],
  ['congress-gov-hearings', 'congress-gov-api/hearing.json', `${API}/hearing`],
]

test('the real documents give two meetings, four witnesses, eleven files and a printed hearing', async (t) => {
  if (!existsSync(REAL)) return t.skip('the folder ../shared/reference/hearings is not here')
  const directory = makeFolder(t)
  const documents = FILES.map(([publisher, file, url]) =>
    makeDocument(publisher, readFileSync(join(REAL, file)), { url }),
  )
  const { summary } = await buildFamilies(directory, [HEARINGS], documents)
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  const read = <Row>(name: string) => readRows<Row>(directory, summary.id, name)
  assert.deepEqual(
    read<Meeting>('meetings').map(({ id, event_type, starts_at, counts }) => [
      id,
      event_type,
      starts_at,
      counts,
    ]),
    [
      [
        'mtg_118_house_115538',
        'Hearing',
        '2023-03-24T13:00:00Z',
        { committees: 1, witnesses: 3, documents: 8, publications: 0 },
      ],
      [
        'mtg_113_house_102252',
        'Meeting',
        '2014-05-19T21:00:00Z',
        { committees: 1, witnesses: 0, documents: 2, publications: 0 },
      ],
    ],
  )
  assert.deepEqual(
    read<MeetingCommittee>('meeting-committees').map(({ committee_id }) => committee_id),
    ['HSRU00', 'HSII24'],
  )
  const witnesses = read<WitnessAppearance>('witness-appearances')
  assert.equal(witnesses.length, 4)
  // The three statements of Congress.gov have the names of their witnesses in the names of their files.
  const links = Map.groupBy(read<MeetingDocument>('meeting-documents'), ({ link_basis }) => link_basis)
  assert.deepEqual([...links].map(([basis, files]) => [basis, files.length]).sort(), [
    ['file_name', 3],
    ['none', 7],
    ['xml', 1],
  ])
  const [printed] = read<HearingPublication>('hearing-publications')
  assert.deepEqual(
    [printed?.id, printed?.event_id, printed?.meeting_id, printed?.link_basis],
    ['CHRG-116hhrg41365', '110484', null, 'none'],
  )
})
