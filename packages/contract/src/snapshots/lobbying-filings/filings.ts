import { Type, type Static } from 'typebox'
import { namesOf } from '../../names-of.ts'
import { closed, count, countOrNull, day, dayOrNull, orNull, text, textOrNull } from '../../fields.ts'
import { ROW_FIELDS } from '../../congress/row-fields.ts'
import { NOTICE_FIELDS } from '../../data/notices.ts'
import { filingUuid, flags, id, moneyOrNull, n, period, postedAt, postedOn, year } from './fields.ts'
import { LobbyingClientDetails, LobbyingRegistrantDetails } from './parties.ts'
import {
  LOBBYING_AMOUNT_KINDS,
  LOBBYING_AMOUNT_REASONS,
  LOBBYING_ENTITY_SCOPES,
  LOBBYING_EXPENSES_METHODS,
  LOBBYING_FORM_FAMILIES,
  LOBBYING_SUPERSESSIONS,
} from './vocabulary.ts'

/** One registration or report under the Lobbying Disclosure Act. */
export const LobbyingFiling = closed({
  id,
  filing_uuid: filingUuid,
  filing_type: text('Code of the type, such as Q1 or 2A: see `codes`.'),
  filing_type_name: text('Name of the type as published.'),
  form_family: Type.Enum(namesOf(LOBBYING_FORM_FAMILIES), { description: 'Family of the form.' }),
  is_amendment: Type.Boolean({
    description: 'true if the filing amends another filing. The source does not say which filing.',
  }),
  is_termination: Type.Boolean({ description: 'true if the filing ends the registration.' }),
  is_no_activity: Type.Boolean({ description: 'true if the filer reported no lobbying.' }),
  year,
  period,
  period_start: day('First day of the period.'),
  period_end: day('Last day of the period.'),
  registrant_id: count('Id of the registrant at the source.'),
  registrant_name: text('Name of the registrant as published.'),
  client_id: count('Id at the source of this client of this registrant: a company can have several.'),
  client_name: text('Name of the client as published.'),
  amount_kind: Type.Enum(namesOf(LOBBYING_AMOUNT_KINDS), {
    description: 'Kind of the amount. Never add rows of different kinds.',
  }),
  amount_usd: moneyOrNull('Income or expenses in dollars and cents, as `amount_kind` says.'),
  amount_missing: orNull(Type.Enum(namesOf(LOBBYING_AMOUNT_REASONS)), {
    description: 'Reason for a null `amount_usd`.',
  }),
  income_as_published: textOrNull('Income as the source writes it; null if it states none.'),
  expenses_as_published: textOrNull('Expenses as the source writes them; null if it states none.'),
  income_cents: countOrNull('Income in whole cents; null if the source states none.'),
  expenses_cents: countOrNull('Expenses in whole cents; null if the source states none.'),
  expenses_method: orNull(Type.Enum(namesOf(LOBBYING_EXPENSES_METHODS)), {
    description: 'Method of the expenses; null if the source states none.',
  }),
  posted_at: postedAt,
  posted_on_eastern: postedOn,
  termination_date: dayOrNull('Day on which the registration ended; null if the filing states none.'),
  document_url: textOrNull('Address of the printed form; null if the source has none.'),
  document_media_type: textOrNull('Media type of the printed form; null if the source has none.'),
  activities: count('Number of activities, each a row of `activities`.'),
  group_key: text('Registrant, client, year, period and form family, joined by slashes.'),
  supersession: Type.Enum(namesOf(LOBBYING_SUPERSESSIONS), {
    description: 'Place among the filings of the group.',
  }),
  superseded_by: textOrNull('`filing_uuid` of the amendment that replaces it; null if none does.'),
  group_latest: Type.Boolean({
    description: 'true for the filing that counts for its group. An ambiguous group has none.',
  }),
  group_ambiguous: Type.Boolean({
    description: 'true if the source does not show which filing of the group counts.',
  }),
  registrant: LobbyingRegistrantDetails,
  client: LobbyingClientDetails,
  flags,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LobbyingFiling = Static<typeof LobbyingFiling>

export const LobbyingActivityLobbyist = closed(
  {
    lobbyist_id: count('Id at the source of this name at this registrant: not a person.'),
    prefix: textOrNull('Prefix of the name; null if the source has none.'),
    first_name: textOrNull('First name; null if the source has none.'),
    nickname: textOrNull('Nickname; null if the source has none.'),
    middle_name: textOrNull('Middle name; null if the source has none.'),
    last_name: textOrNull('Surname; null if the source has none.'),
    suffix: textOrNull('Suffix of the name; null if the source has none.'),
    covered_position: textOrNull('Former government position as reported; null if none was.'),
    is_new: orNull(Type.Boolean(), {
      description: 'true if the filing names the lobbyist for the first time.',
    }),
  },
  { description: 'A lobbyist of an activity.' },
)
export type LobbyingActivityLobbyist = Static<typeof LobbyingActivityLobbyist>

export const LobbyingActivityEntity = closed(
  {
    entity_id: count('Id of the body: see `codes`.'),
    entity_name: text('Name of the body as published.'),
  },
  { description: 'A body of government that was lobbied.' },
)
export type LobbyingActivityEntity = Static<typeof LobbyingActivityEntity>

/** One issue area of a filing, with the period and the parties of the filing. It has no amount of its own. */
export const LobbyingActivity = closed({
  id,
  filing_uuid: filingUuid,
  n,
  year,
  period,
  registrant_id: count('Id of the registrant at the source.'),
  registrant_name: text('Name of the registrant in the filing, as published.'),
  client_id: count('Id at the source of this client of this registrant: a company can have several.'),
  client_name: text('Name of the client in the filing, as published.'),
  issue_code: text('Code of the issue area: see `codes`.'),
  issue_name: text('Name of the issue area as published.'),
  description: textOrNull('Specific issues as reported; null if none were.'),
  foreign_entity_issues: textOrNull(
    'Interest of foreign entities as reported. Null if the source has null or an empty text: both mean that none was reported.',
  ),
  lobbyists: Type.Array(LobbyingActivityLobbyist, {
    description: 'Lobbyists of the activity, in the order of the source.',
  }),
  entities: Type.Array(LobbyingActivityEntity, {
    description: 'Bodies that were lobbied, in the order of the source.',
  }),
  entities_scope: Type.Enum(namesOf(LOBBYING_ENTITY_SCOPES), {
    description: 'Reach of the list of bodies.',
  }),
  flags,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LobbyingActivity = Static<typeof LobbyingActivity>
