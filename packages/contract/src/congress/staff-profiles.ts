import { Type, type Static } from 'typebox'
import { namesOf } from '../names-of.ts'
import { closed, day, dayOrNull, orNull, text, textOrNull } from '../fields.ts'
import { ROW_FIELDS } from './row-fields.ts'
import {
  HOMONYM_RISKS,
  MATCH_SIGNALS,
  MATCH_VETOES,
  POSITION_DATE_BASES,
  RESOLUTION_STATUSES,
} from './staff-profile-vocabulary.ts'
import { PAYING_CHAMBERS, STAFF_FLAGS, TITLE_CLASSES } from './staff-vocabulary.ts'

const count = (description: string) => Type.Integer({ minimum: 1, description })
const bits = (description: string) => Type.Number({ description })

export const NameVariant = closed({
  name: text('Name as printed.'),
  count: count('Observations with this name.'),
  first: day('First day of pay under this name.'),
  last: day('Last day of pay under this name.'),
})
export type NameVariant = Static<typeof NameVariant>

export const StaffPosition = closed(
  {
    office_id: text('Id of the office, as in /staff-observations.'),
    office_name: text('Name of the office in the newest report.'),
    chamber: Type.Enum(namesOf(PAYING_CHAMBERS), { description: 'Chamber that publishes the pay.' }),
    member_id: textOrNull('Bioguide id of the member who runs the office; null for other offices.'),
    committee_id: textOrNull('Id of the committee; null for other offices.'),
    title: textOrNull('Title without the kind of pay and without days; null if unclear.'),
    title_class: Type.Enum(namesOf(TITLE_CLASSES), { description: 'Kind of work, from words in the title.' }),
    start: day('First day of pay.'),
    end: day('Last reported day of pay. The position may continue.'),
    start_basis: Type.Enum(namesOf(POSITION_DATE_BASES), { description: 'Basis of the first day.' }),
    end_basis: Type.Enum(namesOf(POSITION_DATE_BASES), { description: 'Basis of the last day.' }),
    observation_count: count('Observations in the position.'),
  },
  { description: 'A title in an office, without a break of more than 100 days.' },
)
export type StaffPosition = Static<typeof StaffPosition>

const Signals = Type.Array(
  closed({
    signal: Type.Enum(namesOf(MATCH_SIGNALS), { description: 'Compared feature.' }),
    weight: bits('Weight in bits.'),
  }),
  { description: 'Evidence for and against the link. The weights add up to the weight of the link.' },
)

export const StaffMerge = closed(
  {
    profile_id: text('Id that the part would have as its own profile. An earlier release may have used it.'),
    one: text('Id of an observation of the profile.'),
    other: text('Id of an observation of the part.'),
    method: text('Version of the method. docs/explanation/congress-staff.md lists its weights.'),
    weight: orNull(Type.Number(), {
      description:
        'Weight of the evidence in bits, at least 8. A weight of 10 makes one person a thousand times as likely as two. Null if a reviewer decided against or without evidence.',
    }),
    signals: Signals,
    decision: textOrNull('Id of the decision of a reviewer; null if the method decided.'),
    decided_by: textOrNull('Reviewer who decided; null if the method decided.'),
    decided_at: orNull(Type.String({ format: 'date-time' }), {
      description: 'Time of the decision; null if the method decided.',
    }),
    reason: textOrNull('Reason in the words of the reviewer; null if the method decided.'),
  },
  { description: 'A link between two parts of the profile, and the reason for it.' },
)
export type StaffMerge = Static<typeof StaffMerge>

export const PossibleMatch = closed(
  {
    profile_id: text('Id of the profile that may be the same person.'),
    one: text('Id of an observation of this profile.'),
    other: text('Id of an observation of that profile.'),
    weight: bits('Weight of the evidence in bits.'),
    signals: Signals,
    veto: orNull(Type.Enum(namesOf(MATCH_VETOES)), {
      description: 'Contradiction that forbids the merge; null if the weight is too small.',
    }),
  },
  {
    description: 'A profile that may be the same person. Both profiles stay apart until a reviewer decides.',
  },
)
export type PossibleMatch = Static<typeof PossibleMatch>

/** A person in the payrolls: observations that belong together, with the evidence. */
export const StaffProfile = closed({
  id: text(
    'Id of the profile, from its earliest published observation. It stays the same while that observation does.',
  ),
  display_name: text('Most frequent name in the observations. The newest name wins a tie.'),
  name_variants: Type.Array(NameVariant, { description: 'Names as printed, earliest first.' }),
  resolution: closed(
    {
      status: Type.Enum(namesOf(RESOLUTION_STATUSES), { description: 'Origin of the profile.' }),
      merged_into: textOrNull(
        'Profile that a decision merged this profile into; null otherwise. A merged row only points to that profile.',
      ),
      split_from: textOrNull('Profile that a decision split this profile from; null otherwise.'),
      version: text('Version of the method.'),
    },
    { description: 'Origin of the profile, and its later merge or split.' },
  ),
  first_observed: dayOrNull('First day of pay; null for a profile that only points to another profile.'),
  last_observed: dayOrNull(
    'Last reported day of pay; null for a profile that only points to another profile.',
  ),
  latest: orNull(
    closed({
      as_of: day('Last day of the newest report with the person.'),
      positions: Type.Array(StaffPosition, { description: 'Positions in that report.' }),
    }),
    { description: 'Latest known positions; null for a profile that only points to another profile.' },
  ),
  positions: Type.Array(StaffPosition, { description: 'All positions, earliest first.' }),
  chambers: Type.Array(Type.Enum(namesOf(PAYING_CHAMBERS)), {
    description: 'Chambers that have paid the person.',
  }),
  flags: Type.Array(Type.Enum(namesOf(STAFF_FLAGS)), {
    description:
      'Facts of the employment that every observation states. intern: all observations are of internships.',
  }),
  periods: Type.Array(Type.String(), {
    description: 'Labels of the reports with the person, oldest first.',
  }),
  gaps: Type.Array(closed({ from: day('First day without pay.'), to: day('Last day without pay.') }), {
    description: 'Gaps between positions: more than 100 days without pay.',
  }),
  homonym_risk: Type.Enum(namesOf(HOMONYM_RISKS), {
    description: 'Risk that several persons have the name.',
  }),
  observation_count: Type.Integer({ minimum: 0, description: 'Observations in the profile.' }),
  merges: Type.Array(StaffMerge, {
    description: 'Links between the parts of the profile. Each part except the oldest has a link.',
  }),
  possible_matches: Type.Array(PossibleMatch, {
    description: 'Profiles that may be the same person, likeliest first; at most ten.',
  }),
  ...ROW_FIELDS,
})
export type StaffProfile = Static<typeof StaffProfile>
