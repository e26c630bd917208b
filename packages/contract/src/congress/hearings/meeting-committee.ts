import { Type, type Static } from 'typebox'
import { namesOf } from '../../names-of.ts'
import { closed, orNull } from '../../fields.ts'
import { Conflict, CONGRESS_CHAMBERS, ROW_FIELDS } from '../row-fields.ts'
import { COMMITTEE_ROLES } from './vocabulary.ts'

export const MeetingCommittee = closed(
  {
    id: Type.String({ description: 'Id, made from the meeting and the committee.' }),
    meeting_id: Type.String({ description: '`id` of the meeting.' }),
    congress: Type.Integer({ description: 'Congress of the meeting.' }),
    chamber: Type.Enum(CONGRESS_CHAMBERS, { description: 'Chamber of the meeting.' }),
    committee_id: orNull(Type.String(), {
      description: '`id` in /committees; null if the code of the source has no known form.',
    }),
    committee_code_raw: orNull(Type.String(), {
      description: 'Code as the source writes it; null if it has none.',
    }),
    name_raw: orNull(Type.String(), { description: 'Name as the source writes it.' }),
    role: Type.Enum(namesOf(COMMITTEE_ROLES), { description: 'Role of the committee in the meeting.' }),
    position: Type.Integer({ minimum: 1, description: 'Place in the list of the source.' }),
    matched: Type.Boolean({
      description: 'Whether `committee_id` is known. `matched=false` lists the unknown codes.',
    }),
    conflicts: Type.Array(Conflict, {
      description: 'Printed names that do not fit the code, with the name in the list of committees.',
    }),
    ...ROW_FIELDS,
  },
  { description: 'A committee or subcommittee of a meeting.' },
)
export type MeetingCommittee = Static<typeof MeetingCommittee>
