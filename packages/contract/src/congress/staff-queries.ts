import { Type, type Static } from 'typebox'
import { anyCase } from '../data/any-case.ts'
import { anyId, codes, label, many, texts } from '../data/many.ts'
import { PAGE_PARAMETERS, WHOLE_SET_PARAMETERS } from '../data/paging.ts'
import { sortBy, withOpposites } from '../data/table-query.ts'
import { namesOf } from '../names-of.ts'
import { CONGRESS_QUERY } from './congress-queries.ts'
import { HOMONYM_RISKS, RESOLUTION_STATUSES } from './staff-profile-vocabulary.ts'
import { StaffProfile } from './staff-profiles.ts'
import { StaffObservation } from './staff.ts'
import {
  OFFICE_KINDS,
  PAY_AMOUNT_STATUSES,
  PAYING_CHAMBERS,
  STAFF_FLAGS,
  TITLE_CLASSES,
} from './staff-vocabulary.ts'

const oneOf = (words: Readonly<Record<string, string>>, description: string) =>
  many(anyCase(namesOf(words)), `${description} In any case. ${codes}`)

export const STAFF_OBSERVATION_SORT_KEYS = ['period', 'name', 'pay_start', 'last_changed_at', 'id'] as const
export const STAFF_OBSERVATION_FILTERS = {
  ...withOpposites({
    id: many(anyId, `Id of the row, in any case; one that no row has is passed over. ${codes}`),
    chamber: oneOf(PAYING_CHAMBERS, 'Chamber that published the pay.'),
    period: many(
      label,
      `Label of a report’s period, such as 2025Q1 or 2024-04..2024-09. Without one, or an office, the set is larger than what offsets reach. ${texts}`,
    ),
    office_id: many(anyId, `Id of the office that pays, in any case. ${codes}`),
    office_kind: oneOf(OFFICE_KINDS, 'What kind of office pays.'),
    member_id: many(anyId, `Bioguide id of the member whose office pays, in any case. ${codes}`),
    committee_id: many(anyId, `Id of the committee that pays, in any case. ${codes}`),
    title_class: oneOf(TITLE_CLASSES, 'Kind of work, by words of the title.'),
    flags: oneOf(STAFF_FLAGS, 'What the title or the program says of the employment.'),
    amount_status: oneOf(PAY_AMOUNT_STATUSES, 'What is known of the amount.'),
    profile_id: many(anyId, `Id of a profile, in any case. ${codes}`),
  }),
  ...CONGRESS_QUERY,
}

export const StaffObservationsQuery = Type.Object(
  {
    ...STAFF_OBSERVATION_FILTERS,
    include_interns: Type.Optional(
      Type.Enum(['true', 'false'], { default: 'false', description: 'true: interns are among the rows.' }),
    ),
    sort: sortBy(
      STAFF_OBSERVATION_SORT_KEYS,
      'Order; a leading minus for descending, null last either way. Between equals, and unless given: the newest period first, then office, name, id. Several: commas.',
    ),
    fields: many(Type.Enum(namesOf(StaffObservation.properties)), `Fields to give. ${codes}`),
    ...PAGE_PARAMETERS,
    ...WHOLE_SET_PARAMETERS,
  },
  { additionalProperties: false },
)
export type StaffObservationsQuery = Static<typeof StaffObservationsQuery>

export const STAFF_PROFILE_SORT_KEYS = [
  'name',
  'first_observed',
  'last_observed',
  'last_changed_at',
  'id',
] as const
export const STAFF_PROFILE_FILTERS = {
  ...withOpposites({
    id: many(anyId, `Id of the row, in any case; one that no row has is passed over. ${codes}`),
    part_id: many(
      anyId,
      `Id that an earlier release may have had for a part of the profile: merges give it. ${codes}`,
    ),
    chamber: oneOf(PAYING_CHAMBERS, 'A chamber that has paid the person.'),
    office_id: many(anyId, `Id of an office that has paid the person, in any case. ${codes}`),
    member_id: many(anyId, `Bioguide id of a member whose office has paid the person, in any case. ${codes}`),
    committee_id: many(anyId, `Id of a committee that has paid the person, in any case. ${codes}`),
    title_class: oneOf(TITLE_CLASSES, 'A kind of work that the person has done, by words of titles.'),
    active_in: many(
      label,
      `Label of a report that has the person, such as 2025Q1 or 2024-04..2024-09. ${texts}`,
    ),
    flags: oneOf(STAFF_FLAGS, 'What every observation says of the employment.'),
    homonym_risk: oneOf(HOMONYM_RISKS, 'How likely it is that the name is that of several persons.'),
    status: oneOf(RESOLUTION_STATUSES, 'How the profile came about.'),
  }),
  ...CONGRESS_QUERY,
  q: Type.Optional({ ...CONGRESS_QUERY.q, minLength: 2 }),
}

export const StaffProfilesQuery = Type.Object(
  {
    ...STAFF_PROFILE_FILTERS,
    include_interns: Type.Optional(
      Type.Enum(['true', 'false'], {
        default: 'false',
        description: 'true: profiles of which every observation is of an internship are among the rows.',
      }),
    ),
    sort: sortBy(
      STAFF_PROFILE_SORT_KEYS,
      'Order; a leading minus for descending, null last either way. Between equals, and unless given: name, id. Several: commas.',
    ),
    fields: many(Type.Enum(namesOf(StaffProfile.properties)), `Fields to give. ${codes}`),
    ...PAGE_PARAMETERS,
    ...WHOLE_SET_PARAMETERS,
  },
  { additionalProperties: false },
)
export type StaffProfilesQuery = Static<typeof StaffProfilesQuery>
