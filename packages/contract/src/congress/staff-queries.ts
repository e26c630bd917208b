import { Type, type Static } from 'typebox'
import { label, many, texts } from '../data/many.ts'
import { withOpposites } from '../data/table-query.ts'
import { namesOf } from '../names-of.ts'
import { CONGRESS_QUERY } from './congress-queries.ts'
import { listOf } from './list-of.ts'
import { committeeIds, ids, oneOf } from './partner-filters.ts'
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

export const STAFF_OBSERVATION_SORT_KEYS = ['period', 'name', 'pay_start', 'last_changed_at', 'id'] as const
export const STAFF_OBSERVATION_FILTERS = {
  ...withOpposites({
    id: ids('Id of the row'),
    chamber: oneOf(namesOf(PAYING_CHAMBERS), 'Chamber that published the pay.'),
    period: many(
      label,
      `Label of a report period, such as 2025Q1 or 2024-04..2024-09. Give a period or an office: larger sets exceed the offset limit. ${texts}`,
    ),
    office_id: ids('Id of the office that pays'),
    office_kind: oneOf(namesOf(OFFICE_KINDS), 'Kind of office that pays.'),
    member_id: ids('Bioguide id of the member who runs the office that pays'),
    committee_id: committeeIds('Id of the committee that pays'),
    title_class: oneOf(namesOf(TITLE_CLASSES), 'Kind of work, from words in the title.'),
    flags: oneOf(
      namesOf(STAFF_FLAGS),
      'Fact of the employment from the title or the program, or an oddity of the row.',
    ),
    amount_status: oneOf(namesOf(PAY_AMOUNT_STATUSES), 'State of the amount.'),
    profile_id: ids('Id of a profile'),
  }),
  ...CONGRESS_QUERY,
}

export const StaffObservationsQuery = listOf(
  {
    ...STAFF_OBSERVATION_FILTERS,
    include_interns: Type.Optional(
      Type.Enum(['true', 'false'], { default: 'false', description: 'true includes interns.' }),
    ),
  },
  {
    row: StaffObservation,
    sortKeys: STAFF_OBSERVATION_SORT_KEYS,
    order: 'newest period first, then office, name, id',
  },
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
    id: ids('Id of the row'),
    part_id: ids('Id of a part of the profile in an earlier release, as in `merges`'),
    chamber: oneOf(namesOf(PAYING_CHAMBERS), 'A chamber that has paid the person.'),
    office_id: ids('Id of an office that has paid the person'),
    member_id: ids('Bioguide id of a member who runs an office that has paid the person'),
    committee_id: committeeIds('Id of a committee that has paid the person'),
    title_class: oneOf(namesOf(TITLE_CLASSES), 'Kind of work of the person, from words in titles.'),
    active_in: many(label, `Label of a report with the person, such as 2025Q1 or 2024-04..2024-09. ${texts}`),
    flags: oneOf(namesOf(STAFF_FLAGS), 'Fact of the employment that every observation states.'),
    homonym_risk: oneOf(namesOf(HOMONYM_RISKS), 'Risk that several persons have the name.'),
    status: oneOf(namesOf(RESOLUTION_STATUSES), 'Origin of the profile.'),
  }),
  ...CONGRESS_QUERY,
  q: Type.Optional({ ...CONGRESS_QUERY.q, minLength: 2 }),
}

export const StaffProfilesQuery = listOf(
  {
    ...STAFF_PROFILE_FILTERS,
    include_interns: Type.Optional(
      Type.Enum(['true', 'false'], {
        default: 'false',
        description: 'true includes people known only from internships.',
      }),
    ),
  },
  { row: StaffProfile, sortKeys: STAFF_PROFILE_SORT_KEYS, order: 'name, id' },
)
export type StaffProfilesQuery = Static<typeof StaffProfilesQuery>
