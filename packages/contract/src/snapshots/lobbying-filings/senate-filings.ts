import { Type, type Static } from 'typebox'
import { ROW_FIELDS } from '../../congress/row-fields.ts'
import { NOTICE_FIELDS } from '../../data/notices.ts'
import { namesOf } from '../../names-of.ts'
import { closed, count, countOrNull, dayOrNull, orNull, text, textOrNull } from '../../fields.ts'
import { id, moneyOrNull, n, year } from './fields.ts'
import { flagOrNull, periodOrNull, XML_DOUBTS, xmlFlags } from './house-filings.ts'
import { LOBBYING_FORM_FAMILIES } from './vocabulary.ts'
import {
  LOBBYING_SENATE_AMOUNT_KINDS,
  LOBBYING_SENATE_AMOUNT_REASONS,
  LOBBYING_SENATE_AMOUNT_RULES,
} from './xml-vocabulary.ts'

export const LobbyingSenateLobbyist = closed(
  {
    name: textOrNull('Name as published; null if the source has none.'),
    official_position: textOrNull('Former government position as reported; null if none was.'),
  },
  { description: 'A lobbyist as the Senate’s XML names the person.' },
)
export type LobbyingSenateLobbyist = Static<typeof LobbyingSenateLobbyist>

const filingId = text('Id of the filing in the XML.')

/** A filing in the Senate’s XML of 1999 to 2020. It repeats a filing of `filings`, and is never added to it. */
export const LobbyingSenateFiling = closed({
  id,
  filing_id: filingId,
  archive: text('Archive of the Senate that has the filing, such as 2010_1.'),
  type_as_published: text('Type of the filing as published.'),
  form_family: orNull(Type.Enum(namesOf(LOBBYING_FORM_FAMILIES)), {
    description: 'Family of the form, from words of the type; null if the type has no such word.',
  }),
  is_amendment: flagOrNull('true if the type says so; null if the type is not known.'),
  is_termination: flagOrNull('true if the type says so; null if the type is not known.'),
  is_no_activity: flagOrNull('true if the type says so; null if the type is not known.'),
  year,
  period_as_published: textOrNull('Period as published; null if the source has none.'),
  period: periodOrNull('Period of the filing; null if the source has no known period.'),
  received_as_published: text('Time of receipt as published: Eastern Time without a zone.'),
  received_on_eastern: dayOrNull('Day of receipt in Washington, D.C.; null if the time is not known.'),
  registrant_id: countOrNull('Id of the registrant at the source; null if the source has none.'),
  registrant_name: text('Name of the registrant as published.'),
  registrant_description: textOrNull('Description of the business; null if the source has none.'),
  registrant_country: textOrNull('Country of the registrant; null if the source has none.'),
  client_id: countOrNull('Id of the client at the source; null if the source has none.'),
  client_name: text('Name of the client as published.'),
  client_description: textOrNull('Description of the business; null if the source has none.'),
  client_state: textOrNull('State of the client; null if the source has none.'),
  client_country: textOrNull('Country of the client; null if the source has none.'),
  self_filer: textOrNull('Mark for a registrant that is its own client, as published; null if none.'),
  amount_kind: Type.Enum(namesOf(LOBBYING_SENATE_AMOUNT_KINDS), {
    description: 'Kind of the amount. Never add rows of different kinds.',
  }),
  amount_rule: orNull(Type.Enum(namesOf(LOBBYING_SENATE_AMOUNT_RULES)), {
    description: 'Rule that decided `amount_kind`; null without an amount.',
  }),
  amount_usd: moneyOrNull('The amount in dollars and cents.'),
  amount_missing: orNull(Type.Enum(namesOf(LOBBYING_SENATE_AMOUNT_REASONS)), {
    description: 'Reason for a null `amount_usd`.',
  }),
  amount_as_published: textOrNull('The amount as the source writes it; null if it states none.'),
  income_cents: countOrNull('The amount in whole cents if it is income, else null.'),
  expenses_cents: countOrNull('The amount in whole cents if it is expenses, else null.'),
  unknown_cents: countOrNull('The amount in whole cents if its kind is unknown, else null.'),
  issues: count('Number of issue areas, each a row of `senate-issues`.'),
  entities: Type.Array(Type.String(), {
    description: 'Bodies that were lobbied, as published, for the whole filing.',
  }),
  lobbyists: Type.Array(LobbyingSenateLobbyist, {
    description: 'Lobbyists of the filing, in the order of the source.',
  }),
  ...XML_DOUBTS,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LobbyingSenateFiling = Static<typeof LobbyingSenateFiling>

/** An issue area of a filing in the Senate’s XML. It has no amount of its own. */
export const LobbyingSenateIssue = closed({
  id,
  filing_id: filingId,
  n,
  issue_name: text('Name of the issue area as published: this XML has no codes.'),
  description: textOrNull('Specific issues as reported; null if none were.'),
  flags: xmlFlags,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LobbyingSenateIssue = Static<typeof LobbyingSenateIssue>
