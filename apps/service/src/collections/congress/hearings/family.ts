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
} from '../../../publishers/congress/index.ts'
import type { Family } from '../family.ts'
import { HEARING_NOTES, HEARING_REFUSALS } from './codes.ts'
import {
  HEARING_FREE_DAYS,
  HEARING_LISTINGS,
  MEETING_DOCUMENT_STATEMENTS,
  MEETING_STATEMENTS,
  PUBLICATION_STATEMENTS,
  WITNESS_STATEMENTS,
} from './facts/fact-kinds.ts'
import { makeHearingRows } from './make/make-rows.ts'
import { HEARING_PUBLICATIONS } from './tables/hearing-publications.ts'
import { MEETING_COMMITTEES } from './tables/meeting-committees.ts'
import { MEETING_DOCUMENTS } from './tables/meeting-documents.ts'
import { MEETINGS } from './tables/meetings.ts'
import { WITNESS_APPEARANCES } from './tables/witness-appearances.ts'

const OF_MEETING = ['meetings', 'meeting-committees', 'witness-appearances', 'meeting-documents'] as const

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
      rowNotes: ['publication_candidate', 'damaged_text'],
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
