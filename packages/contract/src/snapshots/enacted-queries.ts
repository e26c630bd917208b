import { Type, type Static } from 'typebox'
import { SUBCOMMITTEES } from '../appropriations/vocabulary.ts'
import { wordsOf, ids, labels, oneOf, state, yesOrNo } from '../congress/partner-filters.ts'
import { changedSince } from '../data/changed-since.ts'
import { facetsOf } from '../data/facets.ts'
import { codes, many } from '../data/many.ts'
import { PAGE_PARAMETERS, WHOLE_SET_PARAMETERS } from '../data/paging.ts'
import { sortBy, withOpposites } from '../data/table-query.ts'
import { namesOf } from '../names-of.ts'
import { EnactedProject } from './enacted-projects.ts'
import { ENACTED_AGENCIES, ENACTED_FLAGS, ORIGINATIONS } from './enacted-vocabulary.ts'
import { closed } from '../fields.ts'

/** Dimensions of counts and totals of enacted projects. */
export const ENACTED_DIMENSIONS = [
  'fiscal_year',
  'subcommittee',
  'agency_code',
  'agency',
  'account',
  'state',
  'bioguide',
  'origination',
  'counted',
  'flag',
] as const
export type EnactedDimension = (typeof ENACTED_DIMENSIONS)[number]

const dollars = (description: string) => Type.Optional(Type.Integer({ minimum: 0, description }))

/** Filters of enacted projects. */
export const ENACTED_FILTERS = {
  ...withOpposites({
    id: ids('Id of the project'),
    fiscal_year: many(Type.Integer({ minimum: 2000, maximum: 2100 }), `Fiscal year. ${codes}`),
    subcommittee: oneOf(namesOf(SUBCOMMITTEES), 'Short code of the subcommittee.'),
    agency_code: oneOf(namesOf(ENACTED_AGENCIES), 'Agency by the Act that appropriates.'),
    agency: labels('Agency as printed'),
    account: labels('Account as printed'),
    state: state('State of the project'),
    bioguide: ids('Bioguide id of a requestor'),
    requestor: labels('Name of a requestor as the rows give it'),
    origination: many(Type.Enum(namesOf(ORIGINATIONS)), `Chamber in which the project began. ${codes}`),
    counted: yesOrNo('true selects provisions by the count of the Government Accountability Office.'),
    flag: many(Type.Enum(namesOf(ENACTED_FLAGS)), `Remark on the reading of the row. ${codes}`),
    recipient: labels('Recipient as printed'),
  }),
  amount_min: dollars('Smallest amount, in whole dollars.'),
  amount_max: dollars('Largest amount, in whole dollars.'),
  changed_since: changedSince('Projects'),
  q: wordsOf('project, recipient, location, account, agency or requestors'),
}

export const ENACTED_SORT_KEYS = [
  'amount',
  'fiscal_year',
  'subcommittee',
  'project',
  'recipient',
  'last_changed_at',
  'id',
] as const

/** Query of the list of enacted projects. */
export const EnactedProjectsQuery = closed({
  ...ENACTED_FILTERS,
  sort: sortBy(
    ENACTED_SORT_KEYS,
    'Sort order. A leading minus means descending; null always comes last. Ties, and lists without this parameter, are ordered by fiscal year, subcommittee, project, id. Separate several by commas.',
  ),
  fields: many(Type.Enum(namesOf(EnactedProject.properties)), `Fields to return. ${codes}`),
  ...facetsOf(ENACTED_DIMENSIONS),
  ...PAGE_PARAMETERS,
  ...WHOLE_SET_PARAMETERS,
})
export type EnactedProjectsQuery = Static<typeof EnactedProjectsQuery>

/** Query of one enacted project. */
export const EnactedProjectQuery = closed({
  id: Type.String({ minLength: 1, maxLength: 100, description: '`id` of the project.' }),
  snapshot: PAGE_PARAMETERS.snapshot,
})
export type EnactedProjectQuery = Static<typeof EnactedProjectQuery>

const ENACTED_MEASURES = [
  'rows',
  'rows_counted',
  'amount_sum',
  'amount_min',
  'amount_max',
  'amount_median',
  'amount_missing',
] as const
export type EnactedMeasure = (typeof ENACTED_MEASURES)[number]

/** Query of counts and totals of enacted projects. */
export const EnactedAggregatesQuery = closed({
  ...ENACTED_FILTERS,
  group_by: Type.Optional(
    Type.Array(Type.Enum(ENACTED_DIMENSIONS), {
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
      description: `Dimensions of the groups, at most three. Groups are always split by fiscal year as well. ${codes}`,
    }),
  ),
  sort: sortBy(
    ENACTED_MEASURES,
    'Sort order. A leading minus means descending; null always comes last. Ties, and lists without this parameter, are ordered by the values of the groups. Separate several by commas.',
  ),
  ...PAGE_PARAMETERS,
  ...WHOLE_SET_PARAMETERS,
})
export type EnactedAggregatesQuery = Static<typeof EnactedAggregatesQuery>
