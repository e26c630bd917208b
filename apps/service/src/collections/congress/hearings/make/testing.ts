import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type {
  HearingPublication,
  Meeting,
  MeetingCommittee,
  MeetingDocument,
  WitnessAppearance,
} from '@rotunda/contract'
import { senateHearings } from '../../../../publishers/congress/index.ts'
import { makeFolder, readRows } from '../../../../releases/testing.ts'
import { buildFamilies, makeDocument, type TestDocument } from '../../testing.ts'
import { COMMITTEES_FAMILY } from '../../committees/committees-family.ts'
import { MEMBERS_FAMILY } from '../../members/members-family.ts'
import { HEARINGS } from '../family.ts'

type Built = {
  readonly meetings: readonly Meeting[]
  readonly committees: readonly MeetingCommittee[]
  readonly witnesses: readonly WitnessAppearance[]
  readonly files: readonly MeetingDocument[]
  readonly publications: readonly HearingPublication[]
}

export const build = async (t: TestContext, documents: readonly TestDocument[]): Promise<Built> => {
  const directory = makeFolder(t)
  const { summary } = await buildFamilies(directory, [MEMBERS_FAMILY, COMMITTEES_FAMILY, HEARINGS], documents)
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  return {
    meetings: readRows<Meeting>(directory, summary.id, 'meetings'),
    committees: readRows<MeetingCommittee>(directory, summary.id, 'meeting-committees'),
    witnesses: readRows<WitnessAppearance>(directory, summary.id, 'witness-appearances'),
    files: readRows<MeetingDocument>(directory, summary.id, 'meeting-documents'),
    publications: readRows<HearingPublication>(directory, summary.id, 'hearing-publications'),
  }
}

type Entry = {
  readonly identifier?: string
  readonly room?: string
  readonly clock?: string
  readonly matter?: string
  readonly type?: string
  readonly stamp?: string
}

const CLOCKS: Readonly<Record<string, string>> = { '09:00 AM': '09:00:00', '02:30 PM': '14:30:00' }

export const schedule = (retrieved: string, entries: readonly Entry[]): TestDocument => {
  const meetings = entries.map(
    ({
      identifier = '900002',
      room = 'SD-215',
      clock = '09:00 AM',
      matter = 'Hearings to examine it.',
      type = 'Open Hearing',
      stamp = '',
    }) =>
      [
        `<meeting><identifier>${identifier}</identifier><cmte_code>SSFI00</cmte_code><committee>Finance</committee>`,
        type === '' ? '' : `<type>${type}</type>`,
        `<date>15-SEP-2026 ${clock}</date><date_iso_8601>2026-09-15</date_iso_8601><time>${clock}</time>`,
        `<time_iso_8601>${CLOCKS[clock] ?? ''}</time_iso_8601><room>${room}</room><matter>${matter}</matter>`,
        stamp === '' ? '' : `<last_update>${stamp}</last_update>`,
        '</meeting>',
      ].join(''),
  )
  const free = '<meeting><matter>No committee hearings scheduled</matter></meeting>'
  return makeDocument(
    senateHearings.name,
    `<css_meetings_scheduled>${meetings.length === 0 ? free : meetings.join('')}</css_meetings_scheduled>`,
    { retrieved_at: `${retrieved}T11:00:00.000Z` },
  )
}

export const HOUSE = `<committee-meeting congress-num="119" session-num="2" meeting-id="HHRG900001" meeting-type="HHRG" update-date="2026-05-01T09:00:00">
<current-status>C</current-status><meeting-details>
<committees><committee-name id="AG00">Agriculture</committee-name><committee-name id="QQ">Bees</committee-name></committees>
<meeting-date><calendar-date>2026-05-12</calendar-date><start-time>10:00:00</start-time></meeting-date>
<meeting-title>On bees</meeting-title></meeting-details></committee-meeting>`

export const ITEM = {
  chamber: 'House',
  congress: 119,
  eventId: '900001',
  date: '2026-05-12T15:00:00Z',
  meetingStatus: 'Scheduled',
  title: 'On Bees.',
  type: 'Markup',
  updateDate: '2026-05-02 04:00:00+00:00',
  witnesses: [{ name: 'The Honorable Ada B. Van Example, Ph.D.' }, { name: 'Ms. Cora Testerman' }],
  witnessDocuments: ['SampleB', 'TestermanC', 'SampleX'].map((name) => ({
    documentType: 'Witness Statement',
    url: `https://congress.example/HHRG-119-AG00-Wstate-${name}-20260512.pdf`,
  })),
}

export const COMMITTEES = makeDocument(
  'congress-legislators-committees',
  JSON.stringify([
    { type: 'house', name: 'House Committee on Agriculture', thomas_id: 'HSAG', house_committee_id: 'AG' },
    { type: 'house', name: 'House Committee on Rules', thomas_id: 'HSRU', house_committee_id: 'RU' },
  ]),
  { url: 'https://members.example/committees-current.json' },
)
