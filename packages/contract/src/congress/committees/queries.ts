import { Type, type Static } from 'typebox'
import { anyCase } from '../../data/any-case.ts'
import { anyId, codes, many } from '../../data/many.ts'
import { PAGE_PARAMETERS, WHOLE_SET_PARAMETERS } from '../../data/paging.ts'
import { sortBy, withOpposites } from '../../data/table-query.ts'
import { namesOf } from '../../names-of.ts'
import { CONGRESS_QUERY } from '../congress-queries.ts'
import { COMMITTEE_CHAMBERS, Committee } from './committee.ts'
import { CommitteeAssignment } from './committee-assignment.ts'
import { ASSIGNMENT_ROLES, COMMITTEE_KINDS, COMMITTEE_SIDES, ROSTER_STATES } from './vocabulary.ts'

const closed = { additionalProperties: false } as const
const oneOf = (words: readonly string[], description: string) =>
  many(anyCase(words), `${description} In any case. ${codes}`)
const yesOrNo = (description: string) => many(anyCase(['true', 'false']), description)
const ids = (description: string) => many(anyId, `${description}, in any case. ${codes}`)
const congress = many(Type.Integer({ minimum: 1, maximum: 400 }), `Number of a Congress. ${codes}`)
const chamber = oneOf(COMMITTEE_CHAMBERS, 'Chamber of the committee.')
const day = (description: string) => Type.Optional(Type.String({ format: 'date', description }))

export const COMMITTEE_SORT_KEYS = ['name', 'last_changed_at', 'id'] as const
export const COMMITTEE_FILTERS = {
  ...withOpposites({
    id: ids('`id` of the committee'),
    code: ids('Code of the committee in any system, such as `AG00` or `hsag00`'),
    chamber,
    kind: oneOf(namesOf(COMMITTEE_KINDS), 'What the committee is.'),
    parent_id: ids('`id` of the committee whose subcommittees are asked for'),
    current: yesOrNo('true: committees of today.'),
    congress,
    roster: oneOf(namesOf(ROSTER_STATES), 'What is known of the roster.'),
  }),
  ...CONGRESS_QUERY,
}
export const CommitteesQuery = Type.Object(
  {
    ...COMMITTEE_FILTERS,
    sort: sortBy(
      COMMITTEE_SORT_KEYS,
      'Order; a leading minus for descending, null last either way. Between equals, and unless given: committees of today first, then id. Several: commas.',
    ),
    fields: many(Type.Enum(namesOf(Committee.properties)), `Fields to give. ${codes}`),
    ...PAGE_PARAMETERS,
    ...WHOLE_SET_PARAMETERS,
  },
  closed,
)
export type CommitteesQuery = Static<typeof CommitteesQuery>

export const COMMITTEE_ASSIGNMENT_SORT_KEYS = [
  'committee_id',
  'name',
  'rank',
  'start',
  'end',
  'last_changed_at',
  'id',
] as const
export const COMMITTEE_ASSIGNMENT_FILTERS = {
  ...withOpposites({
    id: ids('`id` of the assignment'),
    committee_id: ids('`id` of the committee or subcommittee'),
    parent_committee_id: ids('`id` of a committee: its assignments, and those of its subcommittees'),
    member_id: ids('Bioguide id'),
    congress,
    chamber,
    side: oneOf(namesOf(COMMITTEE_SIDES), 'Side of the member.'),
    role: oneOf(namesOf(ASSIGNMENT_ROLES), 'Role of the member.'),
    current: yesOrNo('true: assignments of today.'),
    matched: yesOrNo('Whether the committee is known; `false` lists the codes that are not.'),
  }),
  active_on: day(
    'Assignments that are known to run on this day: their days include it or, where no source has days, a roster of before and one of after it has them. One that has not ended runs on.',
  ),
  start_from: day('Assignments that are first known on this day or later.'),
  end_to: day('Assignments that ended, or are last known, on this day or before.'),
  ...CONGRESS_QUERY,
}
export const CommitteeAssignmentsQuery = Type.Object(
  {
    ...COMMITTEE_ASSIGNMENT_FILTERS,
    include_subcommittees: Type.Optional(
      Type.Enum(['true', 'false'], {
        description: 'true: `committee_id` also selects the assignments to its subcommittees.',
      }),
    ),
    sort: sortBy(
      COMMITTEE_ASSIGNMENT_SORT_KEYS,
      'Order; a leading minus for descending, null last either way. Between equals, and unless given: newest Congress first, then committee, side, rank, name, id. Several: commas.',
    ),
    fields: many(Type.Enum(namesOf(CommitteeAssignment.properties)), `Fields to give. ${codes}`),
    ...PAGE_PARAMETERS,
    ...WHOLE_SET_PARAMETERS,
  },
  closed,
)
export type CommitteeAssignmentsQuery = Static<typeof CommitteeAssignmentsQuery>
