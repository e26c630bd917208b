import { Type, type Static } from 'typebox'
import { namesOf } from '../../names-of.ts'
import { closed, orNull, textOrNull } from '../../fields.ts'
import { BioguideId, CongressNumber, Day } from '../member-parts.ts'
import { Conflict, ROW_FIELDS } from '../row-fields.ts'
import { COMMITTEE_CHAMBERS, CommitteeId } from './committee.ts'
import { ASSIGNMENT_ENDS, ASSIGNMENT_ROLES, COMMITTEE_SIDES, RANK_BASES } from './vocabulary.ts'

const rank = (description: string) => orNull(Type.Integer({ minimum: 1 }), { description })

const Resolution = closed(
  {
    number: Type.String({ description: 'Number of the resolution, such as `H.Res.7`.' }),
    date: orNull(Day, { description: 'Day on which the chamber agreed to it; null if no source gives it.' }),
    rank: rank('Place of the member in the resolution; null if the source gives none.'),
  },
  { description: 'Resolution that elected the member.' },
)

export const CommitteeAssignment = closed(
  {
    id: Type.String({
      description:
        'Id of the assignment. It stays the same while committee, member, Congress and first day do.',
    }),
    committee_id: orNull(CommitteeId, {
      description: '`id` in /committees; null if no list of committees has the code of the source.',
    }),
    committee_code_raw: Type.String({ description: 'Code as the first source writes it.' }),
    committee_name: textOrNull('Name of the committee; null if no source gives it.'),
    matched: Type.Boolean({
      description: 'Whether `committee_id` is known. `matched=false` lists the unknown codes.',
    }),
    chamber: orNull(Type.Enum(COMMITTEE_CHAMBERS), {
      description: 'Chamber of the committee; null if the committee is unknown.',
    }),
    member_id: orNull(BioguideId, {
      description:
        'Bioguide id of the member. Null if the roster prints only a name, and no member or several members of that day fit it.',
    }),
    name_raw: Type.String({ description: 'Name of the member as the first source writes it.' }),
    member_chamber: orNull(Type.Enum(['House', 'Senate']), { description: 'Chamber of the member.' }),
    congress: CongressNumber,
    side: orNull(Type.Enum(namesOf(COMMITTEE_SIDES)), {
      description: 'Side of the member on the committee; null if no source gives it.',
    }),
    rank: rank('Rank of the member; null if no source gives one, as in rosters of senate.gov.'),
    rank_basis: orNull(Type.Enum(namesOf(RANK_BASES)), {
      description: 'Basis of the rank: the order of a roster, or a resolution.',
    }),
    role: orNull(Type.Enum(namesOf(ASSIGNMENT_ROLES)), {
      description: 'Role, from the title; null if the title is unknown.',
    }),
    title_raw: textOrNull('Title as the source writes it; null if it has none.'),
    start: orNull(Day, { description: 'First day; null if no source gives one.' }),
    start_imputed: orNull(Type.Boolean(), {
      description:
        'true if no resolution gives the first day: `start` is then a day on which the source saw the member on the committee. Null without a first day.',
    }),
    end: orNull(Day, { description: 'Last day; null if unknown, or if the assignment has not ended.' }),
    end_reason: orNull(Type.Enum(namesOf(ASSIGNMENT_ENDS)), {
      description: 'Reason for an end before the Congress ended; null if no source gives one.',
    }),
    resignation: textOrNull('Page of the Congressional Record with the resignation.'),
    resolution: orNull(Resolution, { description: 'Resolution that elected the member; null if unknown.' }),
    roster_as_of: orNull(Day, {
      description: 'Day of the newest roster with the member; null if no roster has the member.',
    }),
    known_from: orNull(Day, {
      description:
        'First day on which the assignment is known: its first day, or the day of the first retrieved roster with it.',
    }),
    known_to: orNull(Day, {
      description:
        'Last day on which the assignment is known: its last day, or the day of the newest roster with it. For an assignment from Voteview without an end, the newest day in that document.',
    }),
    current: Type.Boolean({
      description:
        'Whether the assignment continues: it is of the present Congress and has no last day, its member is in office, and the newest published roster of the committee lists the member. If no roster is published, an assignment from Voteview without a last day continues.',
    }),
    conflicts: Type.Array(Conflict, { description: 'Fields on which sources disagree.' }),
    ...ROW_FIELDS,
  },
  { description: 'A member of a committee or subcommittee in one Congress.' },
)
export type CommitteeAssignment = Static<typeof CommitteeAssignment>
