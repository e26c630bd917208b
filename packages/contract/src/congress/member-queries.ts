import { Type, type Static } from 'typebox'
import { anyCase } from '../data/any-case.ts'
import { anyId, codes, label, many, texts } from '../data/many.ts'
import { PAGE_PARAMETERS, WHOLE_SET_PARAMETERS } from '../data/paging.ts'
import { sortBy, withOpposites } from '../data/table-query.ts'
import { namesOf } from '../names-of.ts'
import { CONGRESS_QUERY } from './congress-queries.ts'
import { HistoricalMember, HistoricalService } from './member-history.ts'
import { AGREEMENTS, HISTORY_SOURCES, MEMBER_ROLE_KINDS, SERVICE_MEANS } from './member-vocabulary.ts'
import { Member, MemberRole } from './members.ts'

const closed = { additionalProperties: false } as const
const chamber = many(anyCase(['House', 'Senate']), `House or Senate, in any case. ${codes}`)
const state = many(
  Type.String({ pattern: '^[A-Za-z]{2}$' }),
  `State or territory, two letters in any case. ${codes}`,
)
const district = many(Type.Integer({ minimum: 0, maximum: 99 }), `District; 0 at large. ${codes}`)
const congress = many(Type.Integer({ minimum: 1, maximum: 400 }), `Number of a Congress. ${codes}`)
const party = many(label, `Party as the rows have it, in any case. ${texts}`)
const memberId = many(anyId, `Bioguide id, in any case. ${codes}`)
const ids = many(anyId, `Id of the row, in any case; one that no row has is passed over. ${codes}`)
const day = (description: string) => Type.Optional(Type.String({ format: 'date', description }))
const yesOrNo = (description: string) => many(Type.Enum(['true', 'false']), description)

export const MEMBER_SORT_KEYS = ['name', 'state', 'district', 'party', 'last_changed_at', 'id'] as const
export const MEMBER_FILTERS = {
  ...withOpposites({
    id: ids,
    chamber,
    state,
    district,
    party,
    current: yesOrNo('true: members who sit.'),
    congress,
    senate_class: many(Type.Enum([1, 2, 3]), `Class of a seat in the Senate. ${codes}`),
  }),
  ...CONGRESS_QUERY,
}
export const MembersQuery = Type.Object(
  {
    ...MEMBER_FILTERS,
    sort: sortBy(
      MEMBER_SORT_KEYS,
      'Order; a leading minus for descending, null last either way. Between equals, and unless given: those who sit first, then surname, first name, id. Several: commas.',
    ),
    fields: many(Type.Enum(namesOf(Member.properties)), `Fields to give. ${codes}`),
    ...PAGE_PARAMETERS,
    ...WHOLE_SET_PARAMETERS,
  },
  closed,
)
export type MembersQuery = Static<typeof MembersQuery>

export const MEMBER_ROLE_SORT_KEYS = ['start', 'end', 'state', 'name', 'last_changed_at', 'id'] as const
export const MEMBER_ROLE_FILTERS = {
  ...withOpposites({
    id: ids,
    member_id: memberId,
    kind: many(Type.Enum(namesOf(MEMBER_ROLE_KINDS)), `What the row is. ${codes}`),
    congress,
    chamber,
    state,
    party,
    is_current: yesOrNo('true: roles that were running when their source was retrieved.'),
  }),
  start_from: day('Roles that began on this day or later.'),
  start_to: day('Roles that began on this day or before; with `end_from` the same day: active on that day.'),
  end_from: day('Roles that ended on this day or later, or have not ended.'),
  end_to: day('Roles that ended on this day or before.'),
  ...CONGRESS_QUERY,
}
export const MemberRolesQuery = Type.Object(
  {
    ...MEMBER_ROLE_FILTERS,
    sort: sortBy(
      MEMBER_ROLE_SORT_KEYS,
      'Order; a leading minus for descending, null last either way. Between equals, and unless given: member, first day, kind, id. Several: commas.',
    ),
    fields: many(Type.Enum(namesOf(MemberRole.properties)), `Fields to give. ${codes}`),
    ...PAGE_PARAMETERS,
    ...WHOLE_SET_PARAMETERS,
  },
  closed,
)
export type MemberRolesQuery = Static<typeof MemberRolesQuery>

export const HISTORICAL_MEMBER_SORT_KEYS = [
  'name',
  'first_congress',
  'last_congress',
  'last_changed_at',
  'id',
] as const
export const HISTORICAL_MEMBER_FILTERS = {
  ...withOpposites({
    id: ids,
    chamber: many(
      anyCase(['House', 'Senate']),
      `A chamber in which the member has served, in any case. ${codes}`,
    ),
    state: many(
      Type.String({ pattern: '^[A-Za-z]{2}$' }),
      `A State or territory that the member has served for, two letters in any case. ${codes}`,
    ),
    party: many(label, `A party that the member has been of, in any case. ${texts}`),
    congress: many(
      Type.Integer({ minimum: 1, maximum: 400 }),
      `A Congress in which the member served. ${codes}`,
    ),
    icpsr: many(Type.String({ pattern: '^[0-9]+$' }), `Number in Voteview. ${codes}`),
  }),
  ...CONGRESS_QUERY,
}
export const HistoricalMembersQuery = Type.Object(
  {
    ...HISTORICAL_MEMBER_FILTERS,
    sort: sortBy(
      HISTORICAL_MEMBER_SORT_KEYS,
      'Order; a leading minus for descending, null last either way. Between equals, and unless given: surname, first name, id. Several: commas.',
    ),
    fields: many(Type.Enum(namesOf(HistoricalMember.properties)), `Fields to give. ${codes}`),
    ...PAGE_PARAMETERS,
    ...WHOLE_SET_PARAMETERS,
  },
  closed,
)
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
    id: ids,
    member_id: memberId,
    congress,
    chamber,
    state,
    district,
    party,
    icpsr: many(Type.Integer({ minimum: 0 }), `Number in Voteview. ${codes}`),
    means: many(Type.Enum(namesOf(SERVICE_MEANS)), `How the seat was won. ${codes}`),
    in_source: many(Type.Enum(namesOf(HISTORY_SOURCES)), `A source that has the row. ${codes}`),
    agreement: many(Type.Enum(namesOf(AGREEMENTS)), `How far the sources agree. ${codes}`),
  }),
  start_from: day('Service that began on this day or later.'),
  start_to: day('Service that began on this day or before; with `end_from` the same day: on that day.'),
  end_from: day('Service that ended on this day or later.'),
  end_to: day('Service that ended on this day or before.'),
  ...CONGRESS_QUERY,
}
export const HistoricalServiceQuery = Type.Object(
  {
    ...HISTORICAL_SERVICE_FILTERS,
    sort: sortBy(
      HISTORICAL_SERVICE_SORT_KEYS,
      'Order; a leading minus for descending, null last either way. Between equals, and unless given: Congress, chamber, State, district, first day, id. Several: commas.',
    ),
    fields: many(Type.Enum(namesOf(HistoricalService.properties)), `Fields to give. ${codes}`),
    ...PAGE_PARAMETERS,
    ...WHOLE_SET_PARAMETERS,
  },
  closed,
)
export type HistoricalServiceQuery = Static<typeof HistoricalServiceQuery>
