import { Type, type Static } from 'typebox'
import { withOpposites } from '../../data/table-query.ts'
import { namesOf } from '../../names-of.ts'
import { CONGRESS_QUERY } from '../congress-queries.ts'
import { listOf } from '../list-of.ts'
import { committeeCodes, committeeIds, congress, day, ids, oneOf, yesOrNo } from '../partner-filters.ts'
import { COMMITTEE_CHAMBERS, Committee } from './committee.ts'
import { CommitteeAssignment } from './committee-assignment.ts'
import { ASSIGNMENT_ROLES, COMMITTEE_KINDS, COMMITTEE_SIDES, ROSTER_STATES } from './vocabulary.ts'

const chamber = oneOf(COMMITTEE_CHAMBERS, 'Chamber of the committee.')

export const COMMITTEE_SORT_KEYS = ['name', 'last_changed_at', 'id'] as const
export const COMMITTEE_FILTERS = {
  ...withOpposites({
    id: committeeIds('`id` of the committee'),
    code: committeeCodes('Code of the committee in any system, such as `AG00` or `hsag00`'),
    chamber,
    kind: oneOf(namesOf(COMMITTEE_KINDS), 'Kind of committee.'),
    parent_id: committeeIds('`id` of the parent committee of a subcommittee'),
    current: yesOrNo('true selects committees of today.'),
    congress: congress(),
    roster: oneOf(namesOf(ROSTER_STATES), 'State of the roster.'),
  }),
  ...CONGRESS_QUERY,
}
export const CommitteesQuery = listOf(
  {
    ...COMMITTEE_FILTERS,
  },
  { row: Committee, sortKeys: COMMITTEE_SORT_KEYS, order: 'committees of today first, then id' },
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
    committee_id: committeeIds('`id` of the committee or subcommittee'),
    parent_committee_id: committeeIds('`id` of the committee or of its parent'),
    member_id: ids('Bioguide id'),
    congress: congress(),
    chamber,
    side: oneOf(namesOf(COMMITTEE_SIDES), 'Side of the member.'),
    role: oneOf(namesOf(ASSIGNMENT_ROLES), 'Role of the member.'),
    current: yesOrNo('true selects assignments of today.'),
    matched: yesOrNo('Whether the committee is known. `false` lists the unknown codes.'),
  }),
  active_on: day(
    'Assignments in force on this day. If no source gives their days, an earlier and a later roster must both list them. An assignment without an end is still in force.',
  ),
  start_from: day('Assignments that are first known on this day or later.'),
  end_to: day('Assignments that ended, or are last known, on this day or before.'),
  ...CONGRESS_QUERY,
}
export const CommitteeAssignmentsQuery = listOf(
  {
    ...COMMITTEE_ASSIGNMENT_FILTERS,
    include_subcommittees: Type.Optional(
      Type.Enum(['true', 'false'], {
        description: 'true makes `committee_id` also select the assignments to its subcommittees.',
      }),
    ),
  },
  {
    row: CommitteeAssignment,
    sortKeys: COMMITTEE_ASSIGNMENT_SORT_KEYS,
    order: 'newest Congress first, then committee, side, rank, name, id',
  },
)
export type CommitteeAssignmentsQuery = Static<typeof CommitteeAssignmentsQuery>
