import { Type, type Static } from 'typebox'
import { namesOf } from '../../names-of.ts'
import { orNull } from '../../or-null.ts'
import { BioguideId, CongressNumber, Day } from '../member-parts.ts'
import { Conflict, ROW_FIELDS } from '../row-fields.ts'
import { COMMITTEE_CHAMBERS, CommitteeId } from './committee.ts'
import { ASSIGNMENT_ENDS, ASSIGNMENT_ROLES, COMMITTEE_SIDES, RANK_BASES } from './vocabulary.ts'

const closed = { additionalProperties: false } as const
const textOrNull = (description: string) => orNull(Type.String(), { description })
const rank = (description: string) => orNull(Type.Integer({ minimum: 1 }), { description })

const Resolution = Type.Object(
  {
    number: Type.String({ description: 'Such as `H.Res.7`.' }),
    date: orNull(Day, { description: 'Day on which it was agreed to; null where no source gives it.' }),
    rank: rank('Place of the member in it; null where the source has none.'),
  },
  { ...closed, description: 'Resolution by which the member was elected.' },
)

export const CommitteeAssignment = Type.Object(
  {
    id: Type.String({
      description: 'The same as long as committee, member, Congress and first day are.',
    }),
    committee_id: orNull(CommitteeId, {
      description: '`id` in /committees; null where no list of committees has the code of the source.',
    }),
    committee_code_raw: Type.String({ description: 'Code as the first source writes it.' }),
    committee_name: textOrNull('Name of the committee; null where no source has it.'),
    matched: Type.Boolean({
      description: 'Whether `committee_id` is known. `matched=false` lists the codes that are not.',
    }),
    chamber: orNull(Type.Enum(COMMITTEE_CHAMBERS), {
      description: 'Chamber of the committee; null where the committee is not known.',
    }),
    member_id: orNull(BioguideId, {
      description:
        'Bioguide id; null where the roster has a name alone that fits no member of its day, or several.',
    }),
    name_raw: Type.String({ description: 'Name of the member as the first source writes it.' }),
    member_chamber: orNull(Type.Enum(['House', 'Senate']), { description: 'Chamber of the member.' }),
    congress: CongressNumber,
    side: orNull(Type.Enum(namesOf(COMMITTEE_SIDES)), {
      description: 'Side of the member on the committee; null where no source says it.',
    }),
    rank: rank('Rank; null where no source has one, as for rosters of senate.gov.'),
    rank_basis: orNull(Type.Enum(namesOf(RANK_BASES)), { description: 'What the rank is the place in.' }),
    role: orNull(Type.Enum(namesOf(ASSIGNMENT_ROLES)), {
      description: 'From the title; null where the title is not known.',
    }),
    title_raw: textOrNull('Title as the source writes it; null where it has none.'),
    start: orNull(Day, { description: 'First day; null where no source gives one.' }),
    start_imputed: orNull(Type.Boolean(), {
      description:
        'true: no resolution gives the first day, it is one on which the source saw the member. Null without a day.',
    }),
    end: orNull(Day, { description: 'Last day; null where none is known, or it has not ended.' }),
    end_reason: orNull(Type.Enum(namesOf(ASSIGNMENT_ENDS)), {
      description: 'Why it ended before the Congress; null where no source says it.',
    }),
    resignation: textOrNull('Page of the Congressional Record with the resignation.'),
    resolution: orNull(Resolution, { description: 'Resolution; null where none is known.' }),
    roster_as_of: orNull(Day, {
      description: 'Day of the newest roster that has the member; null where none does.',
    }),
    known_from: orNull(Day, {
      description:
        'First day on which the assignment is known: its first day, or that of the first roster that was retrieved with it.',
    }),
    known_to: orNull(Day, {
      description:
        'Last day on which it is known: its last day, the day of the newest roster that has it or, of a spell without an end, the newest day in the document of the spell.',
    }),
    current: Type.Boolean({
      description:
        'Whether it runs: it has no last day, its member sits, and the newest published roster of the committee has the member. Where no roster is published, a spell without a last day runs.',
    }),
    conflicts: Type.Array(Conflict, { description: 'What sources disagree about.' }),
    ...ROW_FIELDS,
  },
  { ...closed, description: 'A member of a committee or subcommittee in one Congress.' },
)
export type CommitteeAssignment = Static<typeof CommitteeAssignment>
