import { Type, type Static } from 'typebox'
import { ROW_FIELDS } from '../../congress/row-fields.ts'
import { NOTICE_FIELDS } from '../../data/notices.ts'
import { namesOf } from '../../names-of.ts'
import { closed, count, countOrNull, dayOrNull, orNull, text, textOrNull } from '../../fields.ts'
import { id, moneyOrNull, n } from './fields.ts'
import {
  LOBBYING_AMOUNT_KINDS,
  LOBBYING_AMOUNT_REASONS,
  LOBBYING_EXPENSES_METHODS,
  LOBBYING_FORM_FAMILIES,
  LOBBYING_PERIODS,
} from './vocabulary.ts'
import { LOBBYING_XML_FLAGS } from './xml-vocabulary.ts'

export const xmlFlags = Type.Array(Type.Enum(namesOf(LOBBYING_XML_FLAGS)), {
  description: 'Doubts about the row.',
})
/** Fields of doubt. */
export const XML_DOUBTS = {
  flags: xmlFlags,
  unread_parts: Type.Array(Type.String(), {
    description: 'Paths of parts in the source that this service does not know and does not read.',
  }),
}
export const flagOrNull = (description: string) => orNull(Type.Boolean(), { description })
export const yearOrNull = (description: string) =>
  orNull(Type.Integer({ minimum: 1990, maximum: 2100 }), { description })
export const periodOrNull = (description: string) =>
  orNull(Type.Enum(namesOf(LOBBYING_PERIODS)), { description })

export const IN_ARCHIVE = {
  archive: text('Archive of the Clerk that has the filing, such as 2025_1stQuarter.'),
  file: text('Name of the file in the archive. The Clerk’s XML has no other id of a filing.'),
}

export const LobbyingHouseLobbyist = closed(
  {
    first_name: textOrNull('First name as published; null if the source has none.'),
    last_name: textOrNull('Surname as published; null if the source has none.'),
    suffix: textOrNull('Suffix of the name; null if the source has none.'),
    covered_position: textOrNull('Former government position as reported; null if none was.'),
    new_as_published: textOrNull(
      'Mark for a lobbyist who is new, as published; null if the source has none.',
    ),
  },
  { description: 'A lobbyist as the Clerk’s XML names the person.' },
)
export type LobbyingHouseLobbyist = Static<typeof LobbyingHouseLobbyist>

/** A filing in the XML of the Clerk of the House. It repeats a filing of `filings`, and is never added to it. */
export const LobbyingHouseFiling = closed({
  id,
  ...IN_ARCHIVE,
  form_family: Type.Enum(namesOf(LOBBYING_FORM_FAMILIES), { description: 'Family of the form.' }),
  type_as_published: textOrNull(
    'Type of the report or registration as published; null if the source has none.',
  ),
  is_amendment: flagOrNull('true if the filing amends another one; null if its type does not say.'),
  is_termination: flagOrNull('true if the filing ends the registration; null if its type does not say.'),
  is_no_activity: Type.Boolean({ description: 'true if the filer reported no lobbying.' }),
  year: yearOrNull('Year of the filing; null if it states none.'),
  period: periodOrNull(
    'Period that the type names, or else the period of the archive; null for a registration.',
  ),
  registrant_name: text('Name of the registrant as published. A person has first name and surname.'),
  registrant_is_person: Type.Boolean({ description: 'true if the registrant has the name of a person.' }),
  registrant_state: textOrNull('State of the registrant; null if the source has none.'),
  registrant_country: textOrNull('Country of the registrant; null if the source has none.'),
  registrant_description: textOrNull('Description of the business; null if the source has none.'),
  client_name: text('Name of the client as published.'),
  client_description: textOrNull('Description of the business; null if the source has none.'),
  self_select: textOrNull('Mark for a registrant that is its own client, as published; null if none.'),
  senate_id: textOrNull('Id at the Senate as published. The id does not identify the filing.'),
  senate_registrant_id: countOrNull(
    'Id of the registrant in `senate_id`; null if the id has an unknown form.',
  ),
  senate_client_id: countOrNull(
    'Id of the client in `senate_id`, after its hyphen; null if the id has an unknown form.',
  ),
  house_id: textOrNull('Id at the Clerk of the House as published; null if the source has none.'),
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
  effective_date: dayOrNull('Day on which the registration took effect; null if the source has none.'),
  termination_date: dayOrNull('Day on which the registration ended; null if the source has none.'),
  signed_as_published: textOrNull('Time of signing as published, without a time zone; null if none.'),
  signed_on: dayOrNull('Day of signing. It is not the day of posting, which this XML does not have.'),
  issues: count('Number of issue areas, each a row of `house-activities`.'),
  lobbyists: Type.Array(LobbyingHouseLobbyist, {
    description: 'Lobbyists of a registration. In a report, lobbyists belong to issue areas.',
  }),
  ...XML_DOUBTS,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LobbyingHouseFiling = Static<typeof LobbyingHouseFiling>

/** An issue area of a filing in the Clerk’s XML. It has no amount of its own. */
export const LobbyingHouseActivity = closed({
  id,
  ...IN_ARCHIVE,
  n,
  issue_code: text('Code of the issue area: see `codes`.'),
  description: textOrNull('Specific issues as reported, each on a line; null if none were.'),
  agencies: textOrNull('Bodies of government as reported, in one text; null if none were.'),
  foreign_entity_issues: textOrNull('Interest of foreign entities as reported; null if none was.'),
  lobbyists: Type.Array(LobbyingHouseLobbyist, {
    description: 'Lobbyists of the issue area, in the order of the source.',
  }),
  flags: xmlFlags,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LobbyingHouseActivity = Static<typeof LobbyingHouseActivity>
