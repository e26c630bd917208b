import { Type, type Static } from 'typebox'
import { codes, many } from '../data/many.ts'
import { withOpposites } from '../data/table-query.ts'
import { namesOf } from '../names-of.ts'
import { CONGRESS_QUERY } from './congress-queries.ts'
import { listOf } from './list-of.ts'
import { HistoricalMember, HistoricalService } from './member-history.ts'
import { AGREEMENTS, HISTORY_SOURCES, MEMBER_ROLE_KINDS, SERVICE_MEANS } from './member-vocabulary.ts'
import { Member, MemberRole } from './members.ts'
import { congress, day, ids, labels, oneOf, state, yesOrNo } from './partner-filters.ts'

const MEMBER_CHAMBERS = ['House', 'Senate'] as const
const chamber = oneOf(MEMBER_CHAMBERS, 'Chamber.')
const District = Type.Integer({ minimum: 0, maximum: 99 })
const district = many(District, `District, 0 at large. ${codes}`)
/** Words for the seat that a filter of members applies to. */
const OF_SEAT = 'of the newest seat or, with `congress`, of the seat in that Congress'
const party = labels('Party as the rows name it')
const memberId = ids('Bioguide id')
const anyRow = ids('Id of the row')

export const MEMBER_SORT_KEYS = ['name', 'state', 'district', 'party', 'last_changed_at', 'id'] as const
export const MEMBER_FILTERS = {
  ...withOpposites({
    id: anyRow,
    chamber: oneOf(MEMBER_CHAMBERS, `Chamber ${OF_SEAT}.`),
    state: state(`State or territory ${OF_SEAT}`),
    district: many(District, `District ${OF_SEAT}; 0 at large. ${codes}`),
    party: labels(`Party ${OF_SEAT}, as the rows name it`),
    current: yesOrNo('true selects sitting members.'),
    congress: congress(
      'Number of a Congress in which the member served. Together with chamber, state, district, senate_class or party, it selects the seat in that Congress (`seats`).',
    ),
    senate_class: many(Type.Integer({ minimum: 1, maximum: 3 }), `Class ${OF_SEAT}. ${codes}`),
  }),
  ...CONGRESS_QUERY,
}
export const MembersQuery = listOf(MEMBER_FILTERS, {
  row: Member,
  sortKeys: MEMBER_SORT_KEYS,
  order: 'sitting members first, then surname, first name, id',
})
export type MembersQuery = Static<typeof MembersQuery>

export const MEMBER_ROLE_SORT_KEYS = ['start', 'end', 'state', 'name', 'last_changed_at', 'id'] as const
export const MEMBER_ROLE_FILTERS = {
  ...withOpposites({
    id: anyRow,
    member_id: memberId,
    kind: oneOf(namesOf(MEMBER_ROLE_KINDS), 'Kind of role.'),
    congress: congress(),
    chamber,
    state: state(),
    party,
    is_current: yesOrNo('true selects roles that ran when their source was retrieved.'),
  }),
  start_from: day('Roles that began on this day or later.'),
  start_to: day(
    'Roles that began on this day or before. Give the same day in `end_from` to select roles active on that day.',
  ),
  end_from: day('Roles that ended on this day or later, or have not ended.'),
  end_to: day('Roles that ended on this day or before.'),
  ...CONGRESS_QUERY,
}
export const MemberRolesQuery = listOf(
  {
    ...MEMBER_ROLE_FILTERS,
    active_on: day('Roles active on this day. A role without an end is still active.'),
  },
  { row: MemberRole, sortKeys: MEMBER_ROLE_SORT_KEYS, order: 'member, first day, kind, id' },
)
export type MemberRolesQuery = Static<typeof MemberRolesQuery>

/** Condition of filters that must match one seat together. */
const ONE_SEAT = ' (filters by chamber, State, party and Congress must all match one entry of `seats`)'

export const HISTORICAL_MEMBER_SORT_KEYS = [
  'name',
  'first_congress',
  'last_congress',
  'last_changed_at',
  'id',
] as const
export const HISTORICAL_MEMBER_FILTERS = {
  ...withOpposites({
    id: anyRow,
    chamber: oneOf(MEMBER_CHAMBERS, `A chamber in which the member has served${ONE_SEAT}.`),
    state: state(`A State or territory that the member has represented${ONE_SEAT}`),
    party: labels(`A party that the member has belonged to${ONE_SEAT}`),
    congress: congress(`A Congress in which the member served${ONE_SEAT}.`),
    icpsr: many(Type.String({ pattern: '^[0-9]+$' }), `Number in Voteview. ${codes}`),
  }),
  ...CONGRESS_QUERY,
}
export const HistoricalMembersQuery = listOf(HISTORICAL_MEMBER_FILTERS, {
  row: HistoricalMember,
  sortKeys: HISTORICAL_MEMBER_SORT_KEYS,
  order: 'surname, first name, id',
})
export type HistoricalMembersQuery = Static<typeof HistoricalMembersQuery>

export const HISTORICAL_SERVICE_SORT_KEYS = [
  'congress',
  'start',
  'state',
  'name',
  'last_changed_at',
  'id',
] as const
export const HISTORICAL_SERVICE_FILTERS = {
  ...withOpposites({
    id: anyRow,
    member_id: memberId,
    congress: congress(),
    chamber,
    state: state(),
    district,
    party,
    icpsr: many(Type.Integer({ minimum: 0 }), `Number in Voteview. ${codes}`),
    means: oneOf(namesOf(SERVICE_MEANS), 'Means by which the member won the seat.'),
    in_source: oneOf(namesOf(HISTORY_SOURCES), 'Source that has the row.'),
    agreement: oneOf(namesOf(AGREEMENTS), 'Agreement of the sources.'),
  }),
  start_from: day('Service that began on this day or later.'),
  start_to: day(
    'Service that began on this day or before. Give the same day in `end_from` to select service on that day.',
  ),
  end_from: day('Service that ended on this day or later.'),
  end_to: day('Service that ended on this day or before.'),
  ...CONGRESS_QUERY,
}
export const HistoricalServiceQuery = listOf(
  {
    ...HISTORICAL_SERVICE_FILTERS,
    active_on: day('Service on this day.'),
  },
  {
    row: HistoricalService,
    sortKeys: HISTORICAL_SERVICE_SORT_KEYS,
    order: 'Congress, chamber, State, district, first day, id',
  },
)
export type HistoricalServiceQuery = Static<typeof HistoricalServiceQuery>
