import {
  COMMITTEE_ROLES,
  DOCUMENT_GROUPS,
  DOCUMENT_LINK_BASES,
  EVENT_TYPE_BASES,
  EVENT_TYPES,
  MEETING_STATUSES,
  STATUS_BASES,
  WITNESS_LISTS,
} from '@rotunda/contract'
import {
  congressGovHearings,
  congressGovMeetings,
  govinfoHearings,
  houseMeetings,
  houseWitnessLists,
  senateHearings,
  type HearingRefusal,
} from '../../../publishers/congress/index.ts'
import type { Family } from '../../families/index.ts'
import {
  HEARING_FREE_DAYS,
  HEARING_LISTINGS,
  MEETING_DOCUMENT_STATEMENTS,
  MEETING_STATEMENTS,
  PUBLICATION_STATEMENTS,
  WITNESS_STATEMENTS,
} from './facts/group-meetings.ts'
import { makeHearingRows } from './make/make-rows.ts'
import { HEARING_PUBLICATIONS } from './tables/hearing-publications.ts'
import { MEETING_COMMITTEES, MEETING_DOCUMENTS, MEETINGS } from './tables/meetings.ts'
import { WITNESS_APPEARANCES } from './tables/witness-appearances.ts'

const OF_MEETING = ['meetings', 'meeting-committees', 'witness-appearances', 'meeting-documents'] as const

/** Notes for readers of the tables on meetings. */
const HEARING_NOTES = {
  senate_witnesses_not_published:
    'The Senate publishes no lists of witnesses: the witnesses of this meeting are known only once the hearing is printed, weeks to years later.',
  senate_witness_gap:
    'No schedule lists the witnesses of Senate meetings, and neither does Congress.gov. Senate witnesses in this data come from printed hearings, which appear weeks to years after the meeting, and only for some meetings.',
  meeting_coverage:
    'The House Committee Repository begins with 2012, and Congress.gov has little before the 112th Congress. The schedule of the Senate has only the days ahead: earlier Senate meetings are known only if this service retrieved the schedule in time.',
  event_type_inferred:
    'The Senate calls every meeting a meeting. Whether it is a hearing or a markup is derived from its schedule or its title: see event_type_basis.',
  time_unclear: 'The source gives no time, or a clock time that occurs twice or never: see time_note.',
  committee_code_unmatched:
    'The source names a committee without a code, or by a code without a known form. The row keeps the source’s text.',
  meeting_missing: 'The list names a meeting that no document of this release describes.',
  publication_candidate:
    'The printed hearing does not name its meeting. The link is a candidate, from the jacket number or from committee and day.',
  status_unclear:
    'A title has a word such as “canceled” or “postponed” that may be about the meeting or about its subject, that the records of the meeting contradict, or that moves the meeting to a time that the row may not have yet: read the title before you rely on `status` and `starts_at`.',
  unscheduled_meeting:
    'The schedule of the Senate dropped the meeting before its day. The meeting may have been called off; the Senate does not say.',
} as const

/** Reasons for which a row of a document on meetings is not published. */
const HEARING_REFUSALS: Readonly<Record<HearingRefusal, string>> = {
  meeting_unreadable:
    'An entry of the schedule has an unknown form or value, or gives several times that differ.',
  witness_unreadable: 'The entry of a witness has an unknown form or value.',
  meeting_document_unreadable: 'The entry of a document has an unknown form or value.',
  entry_repeated: 'The document already has the person, office or row at an earlier place.',
  listing_unreadable: 'An entry of a list of Congress.gov has an unknown form or value.',
}

/** Meetings of committees, with their witnesses, documents and printed records. */
export const HEARINGS: Family = {
  tables: [MEETINGS, MEETING_COMMITTEES, WITNESS_APPEARANCES, MEETING_DOCUMENTS, HEARING_PUBLICATIONS],
  datasets: {
    meetings: {
      title: 'Committee meetings',
      notes: ['rights', 'meeting_coverage', 'senate_witness_gap'],
      rowNotes: [
        'senate_witnesses_not_published',
        'event_type_inferred',
        'time_unclear',
        'status_unclear',
        'damaged_text',
        'committee_code_unmatched',
        'unscheduled_meeting',
      ],
    },
    'meeting-committees': {
      title: 'Committees of meetings',
      notes: ['rights', 'meeting_coverage'],
      rowNotes: ['committee_code_unmatched', 'damaged_text'],
    },
    'witness-appearances': {
      title: 'Witnesses at meetings',
      notes: ['rights', 'meeting_coverage', 'senate_witness_gap'],
      rowNotes: ['meeting_missing', 'damaged_text'],
    },
    'meeting-documents': {
      title: 'Documents of meetings',
      notes: ['rights', 'meeting_coverage'],
      rowNotes: ['meeting_missing', 'damaged_text'],
    },
    'hearing-publications': {
      title: 'Printed hearings',
      notes: ['rights', 'senate_witness_gap'],
      rowNotes: ['publication_candidate', 'committee_code_unmatched', 'damaged_text'],
    },
  },
  facts: [
    MEETING_STATEMENTS,
    WITNESS_STATEMENTS,
    MEETING_DOCUMENT_STATEMENTS,
    PUBLICATION_STATEMENTS,
    HEARING_LISTINGS,
    HEARING_FREE_DAYS,
  ],
  publishers: [
    { publisher: houseMeetings, datasets: [...OF_MEETING] },
    { publisher: houseWitnessLists, datasets: ['witness-appearances', 'meeting-documents'] },
    { publisher: senateHearings, datasets: ['meetings', 'meeting-committees'] },
    { publisher: congressGovMeetings, datasets: [...OF_MEETING] },
    { publisher: congressGovHearings, datasets: ['hearing-publications'] },
    { publisher: govinfoHearings, datasets: ['hearing-publications', 'witness-appearances'] },
  ],
  notes: HEARING_NOTES,
  refusals: HEARING_REFUSALS,
  fields: {
    event_type: EVENT_TYPES,
    event_type_basis: EVENT_TYPE_BASES,
    status: MEETING_STATUSES,
    status_basis: STATUS_BASES,
    role: COMMITTEE_ROLES,
    listed_in: WITNESS_LISTS,
    group: DOCUMENT_GROUPS,
    link_basis: DOCUMENT_LINK_BASES,
  },
  make: (facts) => makeHearingRows(facts),
}
