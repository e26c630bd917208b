import { Type, type Static } from 'typebox'
import { Instant } from '../../instant.ts'
import { namesOf } from '../../names-of.ts'
import { closed, dayOrNull, orNull, textOrNull } from '../../fields.ts'
import { Conflict, CONGRESS_CHAMBERS, ROW_FIELDS } from '../row-fields.ts'
import {
  EVENT_TYPE_BASES,
  EVENT_TYPES,
  MEETING_STATUSES,
  STATUS_BASES,
  WITNESS_COVERAGE,
} from './vocabulary.ts'

const Count = (description: string) => Type.Integer({ minimum: 0, description })

/** A bill or resolution on the agenda of a meeting. */
export const MeetingBill = closed(
  {
    id: Type.String({
      pattern: '^[a-z]+\\d+-\\d+$',
      description: 'Type, number and Congress, such as `hr4435-113`. The filter `bill` takes this value.',
    }),
    congress: Type.Integer({ description: 'Congress in which the bill was introduced.' }),
    type: Type.String({ description: 'Type, such as `hr`, `s`, `hjres`.' }),
    number: Type.String({ description: 'Number.' }),
  },
  { description: 'A bill or resolution.' },
)

const Numbered = closed(
  {
    congress: Type.Integer({ description: 'Congress that received the nomination or treaty.' }),
    number: Type.String({ description: 'Number.' }),
    part: textOrNull('Part, if it was divided; null otherwise.'),
  },
  { description: 'A nomination or treaty.' },
)

export const Meeting = closed(
  {
    id: Type.String({
      pattern: '^mtg_\\d+_(house|senate|joint|none)_\\d+$',
      description: 'Id: `mtg_`, Congress, chamber and event id.',
    }),
    event_id: Type.String({
      description: 'Number of the meeting, the same at docs.house.gov, senate.gov and Congress.gov.',
    }),
    congress: Type.Integer({
      description: 'Congress. The date gives it for meetings known only from senate.gov.',
    }),
    session: orNull(Type.Integer(), { description: 'Session; null if no source gives it.' }),
    chamber: Type.Enum(CONGRESS_CHAMBERS, {
      description: 'Chamber that lists the meeting; None if Congress.gov gives no chamber.',
    }),
    event_type: Type.Enum(namesOf(EVENT_TYPES), { description: 'Type of meeting.' }),
    event_type_raw: textOrNull('Type in the words or code of its source.'),
    event_type_basis: Type.Enum(namesOf(EVENT_TYPE_BASES), { description: 'Evidence for the type.' }),
    title: textOrNull('Title, with single spaces; null if no source has one.'),
    status: Type.Enum(namesOf(MEETING_STATUSES), {
      description: 'Status. Canceled and postponed meetings stay in the data.',
    }),
    status_raw: textOrNull('Status in the words or code of its source; null if the source has none.'),
    status_basis: Type.Enum(namesOf(STATUS_BASES), { description: 'Evidence for the status.' }),
    starts_at: orNull(Instant, {
      description: 'Start in UTC. Null if no time is known, or if the time is ambiguous: see `time_note`.',
    }),
    local_date: dayOrNull('Day of the meeting in Washington.'),
    local_time: textOrNull('Start in Washington clock time, HH:MM:SS; null if unknown.'),
    time_note: textOrNull(
      'Reason for a null `starts_at`, such as a clock time that occurs twice when daylight saving time ends.',
    ),
    continuations: Type.Array(Type.String({ format: 'date' }), {
      description: 'Further days of the meeting, in Washington. `from` and `to` match each of them.',
    }),
    closed: orNull(Type.Boolean(), {
      description: 'Whether the meeting is closed to the public, from type or title; null if neither says.',
    }),
    location: closed(
      {
        room: textOrNull('Room, as the source writes it.'),
        building: textOrNull('Building, as the source writes it.'),
        address: textOrNull('Address of a meeting outside the Capitol.'),
        virtual: Type.Boolean({ description: 'Whether the source says that the meeting is held by video.' }),
      },
      { description: 'Place of the meeting.' },
    ),
    committee_ids: Type.Array(Type.String(), {
      description:
        'Committees and subcommittees that meet, as in /meeting-committees. Unknown codes are left out.',
    }),
    bills: Type.Array(MeetingBill, { description: 'Bills and resolutions that the sources name.' }),
    nominations: Type.Array(Numbered, { description: 'Nominations that the sources name.' }),
    treaties: Type.Array(Numbered, { description: 'Treaties that the sources name.' }),
    video: Type.Array(
      closed({
        url: Type.String({ description: 'Address.' }),
        kind: Type.String({ description: '`stream` at senate.gov, or `recording` at Congress.gov.' }),
      }),
      { description: 'Links to video. Links of senate.gov with a different day are left out.' },
    ),
    counts: closed(
      {
        committees: Count('Rows in /meeting-committees.'),
        witnesses: Count('Rows in /witness-appearances.'),
        documents: Count('Rows in /meeting-documents.'),
        publications: Count('Rows in /hearing-publications, candidates included.'),
      },
      { description: 'Number of rows for this meeting in other tables.' },
    ),
    revisions: Type.Array(
      closed({
        at: Instant,
        changed: Type.Array(Type.String(), {
          description: 'Fields that changed; empty if the source only published the meeting again.',
        }),
      }),
      {
        description: 'Changes in the sources, oldest first. A meeting that moved stays one meeting.',
      },
    ),
    coverage: closed(
      {
        witnesses: Type.Enum(namesOf(WITNESS_COVERAGE), { description: 'Coverage of its witnesses.' }),
      },
      { description: 'Coverage of the meeting.' },
    ),
    conflicts: Type.Array(Conflict, { description: 'Fields on which sources disagree.' }),
    ...ROW_FIELDS,
  },
  { description: 'A meeting of a committee.' },
)
export type Meeting = Static<typeof Meeting>
