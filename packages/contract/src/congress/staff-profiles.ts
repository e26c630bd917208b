import { Type, type Static } from 'typebox'
import { namesOf } from '../names-of.ts'
import { orNull } from '../or-null.ts'
import { ROW_FIELDS } from './row-fields.ts'
import {
  HOMONYM_RISKS,
  MATCH_SIGNALS,
  MATCH_VETOES,
  POSITION_DATE_BASES,
  RESOLUTION_STATUSES,
} from './staff-profile-vocabulary.ts'
import { PAYING_CHAMBERS, STAFF_FLAGS, TITLE_CLASSES } from './staff-vocabulary.ts'

const closed = { additionalProperties: false } as const
const text = (description: string) => Type.String({ description })
const textOrNull = (description: string) => orNull(Type.String(), { description })
const day = (description: string) => Type.String({ format: 'date', description })
const count = (description: string) => Type.Integer({ minimum: 1, description })
const bits = (description: string) => Type.Number({ description })

export const NameVariant = Type.Object(
  {
    name: text('As printed.'),
    count: count('How many observations have it.'),
    first: day('First day of pay under it.'),
    last: day('Last day of pay under it.'),
  },
  closed,
)
export type NameVariant = Static<typeof NameVariant>

export const StaffPosition = Type.Object(
  {
    office_id: text('Office, as /staff-observations has it.'),
    office_name: text('Its name, as the newest report prints it.'),
    chamber: Type.Enum(namesOf(PAYING_CHAMBERS), { description: 'Chamber that publishes the pay.' }),
    member_id: textOrNull('Bioguide id of the member whose office it is; null for other offices.'),
    committee_id: textOrNull('Id of the committee; null for other offices.'),
    title: textOrNull('Title without the kind of pay and without days; null where it cannot be told.'),
    title_class: Type.Enum(namesOf(TITLE_CLASSES), { description: 'Kind of work, by words of the title.' }),
    start: day('First day of pay.'),
    end: day('Last day of pay that has been reported: the position may go on.'),
    start_basis: Type.Enum(namesOf(POSITION_DATE_BASES), { description: 'What tells the first day.' }),
    end_basis: Type.Enum(namesOf(POSITION_DATE_BASES), { description: 'What tells the last day.' }),
    observation_count: count('How many observations it is made of.'),
  },
  { ...closed, description: 'One title in one office, without a break of more than 100 days.' },
)
export type StaffPosition = Static<typeof StaffPosition>

const Signals = Type.Array(
  Type.Object(
    {
      signal: Type.Enum(namesOf(MATCH_SIGNALS), { description: 'What was compared.' }),
      weight: bits('What it weighs, in bits.'),
    },
    closed,
  ),
  { description: 'What speaks for it and against it. Together they are the weight.' },
)

export const StaffMerge = Type.Object(
  {
    profile_id: text(
      'Id that the part would have as a profile of its own; an earlier release may have had it.',
    ),
    one: text('Id of an observation of the profile.'),
    other: text('Id of an observation of the part.'),
    method: text('Version of the method, whose weights docs/explanation/congress-staff.md lists.'),
    weight: orNull(Type.Number(), {
      description:
        'Weight of the evidence in bits, 8 at least: 10 makes one person a thousand times as likely as two. Null where a person decided against or without evidence.',
    }),
    signals: Signals,
    decision: textOrNull('Id of the decision of a person; null where the method decided.'),
    decided_by: textOrNull('Who decided; null where the method did.'),
    decided_at: orNull(Type.String({ format: 'date-time' }), {
      description: 'When; null where the method decided.',
    }),
    reason: textOrNull('Why, in the words of that person; null where the method decided.'),
  },
  { ...closed, description: 'Two parts of the profile, and why they are one person.' },
)
export type StaffMerge = Static<typeof StaffMerge>

export const PossibleMatch = Type.Object(
  {
    profile_id: text('The other profile.'),
    one: text('Id of an observation of this profile.'),
    other: text('Id of an observation of the other.'),
    weight: bits('Weight of the evidence in bits.'),
    signals: Signals,
    veto: orNull(Type.Enum(namesOf(MATCH_VETOES)), {
      description: 'What forbids it; null where the weight is too small.',
    }),
  },
  { ...closed, description: 'Perhaps the same person: apart until a person decides.' },
)
export type PossibleMatch = Static<typeof PossibleMatch>

/** A person as payrolls show: observations that belong together, and why. */
export const StaffProfile = Type.Object(
  {
    id: text('Made from the observation that was first in a document, so it stays as long as that is here.'),
    display_name: text('Name as most observations print it; the newest of equals.'),
    name_variants: Type.Array(NameVariant, { description: 'Names as printed, the first used first.' }),
    resolution: Type.Object(
      {
        status: Type.Enum(namesOf(RESOLUTION_STATUSES), { description: 'How the profile came about.' }),
        merged_into: textOrNull(
          'Profile that this one is part of by a decision: the row then only points there, and has nothing else. Null for others.',
        ),
        split_from: textOrNull('Profile that this one was part of before a decision; null for others.'),
        version: text('Version of the method.'),
      },
      { ...closed, description: 'How the profile came about, and what has become of it.' },
    ),
    first_observed: orNull(Type.String({ format: 'date' }), {
      description: 'First day of pay; null for a profile that only points to another.',
    }),
    last_observed: orNull(Type.String({ format: 'date' }), {
      description: 'Last day of pay that has been reported; null for a profile that only points to another.',
    }),
    latest: orNull(
      Type.Object(
        {
          as_of: day('Last day of the newest report with the person.'),
          positions: Type.Array(StaffPosition, { description: 'Positions in that report.' }),
        },
        closed,
      ),
      { description: 'Where the person was last; null for a profile that only points to another.' },
    ),
    positions: Type.Array(StaffPosition, { description: 'All positions, the first first.' }),
    chambers: Type.Array(Type.Enum(namesOf(PAYING_CHAMBERS)), { description: 'Chambers that have paid.' }),
    flags: Type.Array(Type.Enum(namesOf(STAFF_FLAGS)), {
      description: 'What every observation says of the employment: intern where all are of internships.',
    }),
    periods: Type.Array(Type.String(), {
      description: 'Labels of the reports with the person, the oldest first.',
    }),
    gaps: Type.Array(
      Type.Object({ from: day('First day without pay.'), to: day('Last day without pay.') }, closed),
      { description: 'More than 100 days without pay between two positions.' },
    ),
    homonym_risk: Type.Enum(namesOf(HOMONYM_RISKS), {
      description: 'How likely it is that the name is that of several persons.',
    }),
    observation_count: Type.Integer({ minimum: 0, description: 'How many observations it is made of.' }),
    merges: Type.Array(StaffMerge, {
      description: 'Why its parts are one person: of each part but the oldest, the link that joined it.',
    }),
    possible_matches: Type.Array(PossibleMatch, {
      description: 'Profiles that are perhaps of the same person, the likeliest first; ten at most.',
    }),
    ...ROW_FIELDS,
  },
  closed,
)
export type StaffProfile = Static<typeof StaffProfile>
