import type { Static } from 'typebox'
import { DATED_FORMATS } from '../../data/paging.ts'
import { withOpposites } from '../../data/table-query.ts'
import { namesOf } from '../../names-of.ts'
import { listOf } from '../list-of.ts'
import { committeeIds, congress, day, ids, labels, oneOf, wordsOf, yesOrNo } from '../partner-filters.ts'
import { CONGRESS_CHAMBERS } from '../row-fields.ts'
import { HearingPublication } from './hearing-publication.ts'
import { MeetingCommittee } from './meeting-committee.ts'
import { MeetingDocument } from './meeting-document.ts'
import { Meeting } from './meeting.ts'
import {
  COMMITTEE_ROLES,
  DOCUMENT_GROUPS,
  DOCUMENT_LINK_BASES,
  EVENT_TYPE_BASES,
  EVENT_TYPES,
  MEETING_STATUSES,
  PUBLICATION_LINK_BASES,
  WITNESS_LISTS,
} from './vocabulary.ts'
import { WitnessAppearance } from './witness-appearance.ts'

const chamber = oneOf(CONGRESS_CHAMBERS, 'Chamber.')
const between = (rows: string) => ({
  from: day(`${rows} on this day or later.`),
  to: day(`${rows} on this day or before.`),
})

export const MEETING_SORT_KEYS = ['starts_at', 'local_date', 'title', 'last_changed_at', 'id'] as const
export const MeetingsQuery = listOf(
  {
    ...withOpposites({
      id: ids('`id` of the meeting'),
      event_id: ids('Number of the meeting'),
      congress: congress(),
      chamber,
      event_type: oneOf(namesOf(EVENT_TYPES), 'Type of meeting.'),
      event_type_basis: oneOf(
        namesOf(EVENT_TYPE_BASES),
        'Evidence for the type. `native` leaves out types derived for the Senate.',
      ),
      status: oneOf(namesOf(MEETING_STATUSES), 'Status.'),
      committee_id: committeeIds('`id` of a committee or subcommittee that meets'),
      parent_committee_id: committeeIds('`id` of a committee that meets, or of its parent'),
      has_witnesses: yesOrNo('Whether the meeting lists a witness.'),
      bill: ids('Bill of the meeting, such as `hr4435-113`'),
    }),
    ...between('Meetings with a Washington date'),
    q: wordsOf('title or names of bills'),
  },
  { row: Meeting, sortKeys: MEETING_SORT_KEYS, order: 'newest first, then id', formats: DATED_FORMATS },
)
export type MeetingsQuery = Static<typeof MeetingsQuery>

export const MEETING_COMMITTEE_SORT_KEYS = ['committee_id', 'position', 'last_changed_at', 'id'] as const
export const MeetingCommitteesQuery = listOf(
  {
    ...withOpposites({
      id: ids('`id` of the row'),
      meeting_id: ids('`id` of the meeting'),
      congress: congress(),
      chamber,
      committee_id: committeeIds('`id` of the committee or subcommittee'),
      role: oneOf(namesOf(COMMITTEE_ROLES), 'Role of the committee in the meeting.'),
      matched: yesOrNo('Whether the code of the committee is known. `false` lists the unknown codes.'),
    }),
    q: wordsOf('name or code of the committee'),
  },
  { row: MeetingCommittee, sortKeys: MEETING_COMMITTEE_SORT_KEYS, order: 'meeting, position, id' },
)
export type MeetingCommitteesQuery = Static<typeof MeetingCommitteesQuery>

export const WITNESS_SORT_KEYS = ['local_date', 'name', 'organization', 'last_changed_at', 'id'] as const
export const WitnessAppearancesQuery = listOf(
  {
    ...withOpposites({
      id: ids('`id` of the appearance'),
      meeting_id: ids('`id` of the meeting'),
      publication_id: ids('`id` of the printed hearing'),
      congress: congress(),
      chamber,
      committee_id: committeeIds('`id` of a committee or subcommittee that meets'),
      witness_type: labels('Official type'),
      organization: labels('Organization as the source writes it'),
      same_name_key: labels('`same_name_key` of an appearance'),
      testified: yesOrNo('Whether the list says that the witness testified.'),
      member_id: ids('Bioguide id of a witness who is a member'),
      listed_in: oneOf(namesOf(WITNESS_LISTS), 'List that names the witness.'),
    }),
    ...between('Meetings with a Washington date'),
    q: wordsOf('name, position or organization'),
  },
  {
    row: WitnessAppearance,
    sortKeys: WITNESS_SORT_KEYS,
    order: 'newest meetings first, then meeting, panel, place on the list, id',
  },
)
export type WitnessAppearancesQuery = Static<typeof WitnessAppearancesQuery>

export const MEETING_DOCUMENT_SORT_KEYS = [
  'local_date',
  'published_at',
  'type',
  'last_changed_at',
  'id',
] as const
export const MeetingDocumentsQuery = listOf(
  {
    ...withOpposites({
      id: ids('`id` of the file'),
      meeting_id: ids('`id` of the meeting'),
      appearance_id: ids('`id` of the appearance of a witness'),
      congress: congress(),
      chamber,
      committee_id: committeeIds('`id` of a committee or subcommittee that meets'),
      group: oneOf(namesOf(DOCUMENT_GROUPS), 'Origin of the document: the committee or a witness.'),
      type: labels('Type in the words of Congress.gov'),
      type_code: ids('Two-letter code of the type'),
      link_basis: oneOf(namesOf(DOCUMENT_LINK_BASES), 'Evidence for the link to the witness.'),
      bill: ids('Bill in the file, such as `hr4435-113`'),
      member_id: ids('Bioguide id of the member who made the statement'),
    }),
    ...between('Meetings with a Washington date'),
    q: wordsOf('title or name of the file'),
  },
  {
    row: MeetingDocument,
    sortKeys: MEETING_DOCUMENT_SORT_KEYS,
    order: 'newest meetings first, then meeting, group, file name, id',
  },
)
export type MeetingDocumentsQuery = Static<typeof MeetingDocumentsQuery>

export const PUBLICATION_SORT_KEYS = ['held_on', 'issued_on', 'title', 'last_changed_at', 'id'] as const
export const HearingPublicationsQuery = listOf(
  {
    ...withOpposites({
      id: ids('Package id'),
      jacket: ids('Jacket number'),
      congress: congress(),
      chamber,
      committee_id: committeeIds('`id` of a committee that held the hearing'),
      meeting_id: ids('`id` of the meeting'),
      doc_class: ids('Document class at govinfo'),
      member_id: ids('Bioguide id of a member that the record names'),
      link_basis: oneOf(namesOf(PUBLICATION_LINK_BASES), 'Evidence for the link to the meeting.'),
      candidate: yesOrNo('Whether the link to the meeting is a candidate.'),
    }),
    ...between('Hearings that began'),
    q: wordsOf('title, citation or lines for witnesses'),
  },
  { row: HearingPublication, sortKeys: PUBLICATION_SORT_KEYS, order: 'latest hearings first, then id' },
)
export type HearingPublicationsQuery = Static<typeof HearingPublicationsQuery>
