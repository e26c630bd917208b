import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Meeting, MeetingDocument } from '@rotunda/contract'
import { congressGovMeetings } from '../../../../publishers/congress/index.ts'
import { makeFolder, readRows } from '../../../../releases/testing.ts'
import { buildFamilies, makeDocument } from '../../testing.ts'
import { MEMBERS_FAMILY } from '../../members/members-family.ts'
import { HEARINGS } from '../family.ts'
import { isRepositoryName } from './make-files.ts'

const MEETING = {
  chamber: 'House',
  congress: 119,
  eventId: '900001',
  date: '2026-05-12T15:00:00Z',
  meetingStatus: 'Scheduled',
  title: 'On Bees.',
  type: 'Hearing',
  updateDate: '2026-05-02 04:00:00+00:00',
}

const listFiles = async (t: Parameters<typeof makeFolder>[0], urls: readonly string[]) => {
  const directory = makeFolder(t)
  const meetingDocuments = urls.map((url) => ({ documentType: 'Support Document', url }))
  const text = JSON.stringify({ committeeMeeting: { ...MEETING, meetingDocuments } })
  const { summary } = await buildFamilies(
    directory,
    [MEMBERS_FAMILY, HEARINGS],
    [makeDocument(congressGovMeetings.name, text)],
  )
  return readRows<MeetingDocument>(directory, summary.id, 'meeting-documents').map(({ url, also_at }) => [
    url,
    ...also_at,
  ])
}

test('two documents of one meeting whose files have the same common name are two rows', async (t) => {
  const urls = ['https://one.example/bees/agenda.pdf', 'https://one.example/honey/agenda.pdf']
  assert.deepEqual((await listFiles(t, urls)).sort(), [[urls[0]], [urls[1]]])
})

test('copies of a document of a repository are one row with every address', async (t) => {
  const urls = ['one', 'other'].map((host) => `https://${host}.example/HHRG-119-AG00-20260512-SD001.pdf`)
  assert.deepEqual(await listFiles(t, urls), [urls])
})

test('a title with control characters has spaces in their place, and a note', async (t) => {
  const directory = makeFolder(t)
  const text = JSON.stringify({ committeeMeeting: { ...MEETING, title: 'On \u0000 Bees\u0085' } })
  const { summary } = await buildFamilies(
    directory,
    [MEMBERS_FAMILY, HEARINGS],
    [makeDocument(congressGovMeetings.name, text)],
  )
  const [meeting] = readRows<Meeting>(directory, summary.id, 'meetings')
  assert.equal(meeting?.title, 'On Bees')
  assert.ok(meeting.coverage_notes.includes('control_characters'))
})

test('a name is of a repository where it has the form of one', () => {
  const names = [
    'HHRG-118-II24-Wstate-OsceolaM-20230324.pdf',
    'HHRG-113-GO25-Bio-CochraneJ-20140522.pdf',
    'HHRG-118-II24-Wstate-O’HaraM-20230324.pdf',
    'HMKP-119-JU00-20250910-SD001.pdf',
    'BILLS-118HR1246ih.pdf',
    'CHRG-116hhrg41365.htm',
  ]
  const others = ['agenda.pdf', 'BILLS.pdf', 'HHRG-118.pdf', 'Testimony-118-final.pdf', 'index.html']
  assert.deepEqual([...names, ...others].filter(isRepositoryName), names)
})
