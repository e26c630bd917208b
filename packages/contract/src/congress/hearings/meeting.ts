import { Type, type Static } from 'typebox'
import { Instant } from '../../instant.ts'
import { namesOf } from '../../names-of.ts'
import { orNull } from '../../or-null.ts'
import { Conflict, CONGRESS_CHAMBERS, ROW_FIELDS } from '../row-fields.ts'
import {
  EVENT_TYPE_BASES,
  EVENT_TYPES,
  MEETING_STATUSES,
  STATUS_BASES,
  WITNESS_COVERAGE,
} from './vocabulary.ts'

const closed = { additionalProperties: false } as const
const Count = (description: string) => Type.Integer({ minimum: 0, description })
const text = (description: string) => orNull(Type.String(), { description })

/** A bill or resolution that a meeting is about. */
export const MeetingBill = Type.Object(
  {
    id: Type.String({
      pattern: '^[a-z]+\\d+-\\d+$',
      description: 'Type, number and Congress, such as `hr4435-113`: the value of the filter `bill`.',
    }),
    congress: Type.Integer({ description: 'Congress in which it was introduced.' }),
    type: Type.String({ description: 'Type, such as `hr`, `s`, `hjres`.' }),
    number: Type.String({ description: 'Number.' }),
  },
  { ...closed, description: 'A bill or resolution.' },
)

const Numbered = Type.Object(
  {
    congress: Type.Integer({ description: 'Congress that received it.' }),
    number: Type.String({ description: 'Number.' }),
    part: text('Part, where it was divided; null otherwise.'),
  },
  { ...closed, description: 'A nomination or treaty.' },
)

export const Meeting = Type.Object(
  {
    id: Type.String({
      pattern: '^mtg_\\d+_(house|senate|joint|none)_\\d+$',
      description: '`mtg_`, Congress, chamber and event id.',
    }),
    event_id: Type.String({
      description: 'Number of the meeting at docs.house.gov, senate.gov and Congress.gov, which is the same.',
    }),
    congress: Type.Integer({
      description: 'Congress; for meetings known from senate.gov alone, from the date.',
    }),
    session: orNull(Type.Integer(), { description: 'Session; null where no source says it.' }),
    chamber: Type.Enum(CONGRESS_CHAMBERS, {
      description: 'Chamber that lists the meeting; None where Congress.gov gives no chamber.',
    }),
    event_type: Type.Enum(namesOf(EVENT_TYPES), { description: 'What the meeting is for.' }),
    event_type_raw: text('The type in the words or code of the source that it is taken from.'),
    event_type_basis: Type.Enum(namesOf(EVENT_TYPE_BASES), { description: 'How the type is known.' }),
    title: text('Title, runs of white space as one space; null where no source has one.'),
    status: Type.Enum(namesOf(MEETING_STATUSES), {
      description: 'Status. Canceled and postponed meetings stay.',
    }),
    status_raw: text('The status in the words or code of the source; null where it has none.'),
    status_basis: Type.Enum(namesOf(STATUS_BASES), { description: 'How the status is known.' }),
    starts_at: orNull(Instant, {
      description: 'Beginning in UTC; null where no time is known, or it cannot be told: see `time_note`.',
    }),
    local_date: orNull(Type.String({ format: 'date' }), { description: 'Day in Washington.' }),
    local_time: text('Clock time in Washington, HH:MM:SS; null where no time is known.'),
    time_note: text(
      'Why `starts_at` is null: such as a clock time that happens twice when summer time ends.',
    ),
    continuations: Type.Array(Type.String({ format: 'date' }), {
      description:
        'Further days of the same meeting, in Washington. `from` and `to` find it by each of them.',
    }),
    closed: orNull(Type.Boolean(), {
      description: 'Whether the public is kept out, by type or title; null where neither says it.',
    }),
    location: Type.Object(
      {
        room: text('Room as the source writes it.'),
        building: text('Building as the source writes it.'),
        address: text('Address of a meeting outside of the Capitol.'),
        virtual: Type.Boolean({ description: 'Whether the source says that it is held by video.' }),
      },
      { ...closed, description: 'Where it is held.' },
    ),
    committee_ids: Type.Array(Type.String(), {
      description:
        'Committees and subcommittees that meet, as in /meeting-committees, without those of unknown codes.',
    }),
    bills: Type.Array(MeetingBill, { description: 'Bills and resolutions that the sources name.' }),
    nominations: Type.Array(Numbered, { description: 'Nominations that the sources name.' }),
    treaties: Type.Array(Numbered, { description: 'Treaties that the sources name.' }),
    video: Type.Array(
      Type.Object(
        {
          url: Type.String({ description: 'Address.' }),
          kind: Type.String({ description: '`stream` of senate.gov, or `recording` of Congress.gov.' }),
        },
        closed,
      ),
      { description: 'Links to video. Those of senate.gov that carry another day are left out.' },
    ),
    counts: Type.Object(
      {
        committees: Count('Rows in /meeting-committees.'),
        witnesses: Count('Rows in /witness-appearances.'),
        documents: Count('Rows in /meeting-documents.'),
        publications: Count('Rows in /hearing-publications, candidates included.'),
      },
      { ...closed, description: 'How many rows of other tables are of this meeting.' },
    ),
    revisions: Type.Array(
      Type.Object(
        {
          at: Instant,
          changed: Type.Array(Type.String(), {
            description: 'Fields that changed; empty where the source says only that it published again.',
          }),
        },
        closed,
      ),
      {
        description: 'Changes of what the sources say, oldest first. A meeting that moved stays one meeting.',
      },
    ),
    coverage: Type.Object(
      {
        witnesses: Type.Enum(namesOf(WITNESS_COVERAGE), { description: 'What is known of its witnesses.' }),
      },
      { ...closed, description: 'What is known of the meeting.' },
    ),
    conflicts: Type.Array(Conflict, { description: 'What sources disagree about.' }),
    ...ROW_FIELDS,
  },
  { ...closed, description: 'A meeting of a committee.' },
)
export type Meeting = Static<typeof Meeting>
