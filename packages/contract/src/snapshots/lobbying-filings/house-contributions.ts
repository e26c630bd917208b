import { Type, type Static } from 'typebox'
import { ROW_FIELDS } from '../../congress/row-fields.ts'
import { NOTICE_FIELDS } from '../../data/notices.ts'
import { namesOf } from '../../names-of.ts'
import { closed, count, countOrNull, dayOrNull, text, textOrNull } from '../../fields.ts'
import { id, moneyOrNull, n } from './fields.ts'
import { flagOrNull, IN_ARCHIVE, periodOrNull, yearOrNull } from './house-filings.ts'
import { LOBBYING_FLAGS } from './vocabulary.ts'
import { LOBBYING_XML_FLAGS } from './xml-vocabulary.ts'

/** A report on contributions (LD-203) in the Clerk’s XML. It repeats a row of `contribution-reports`. */
export const LobbyingHouseContributionReport = closed({
  id,
  ...IN_ARCHIVE,
  filer_type: Type.Enum(['lobbyist', 'organization'], { description: 'Kind of the filer.' }),
  type_as_published: textOrNull('Type of the report as published, such as MM or YY.'),
  is_amendment: flagOrNull('true if the report amends another one; null if the report does not say.'),
  year: yearOrNull('Year of the report.'),
  period: periodOrNull('Period that the type names, or else the period of the archive.'),
  registrant_name: text('Name of the registrant as published.'),
  registrant_state: textOrNull('State of the registrant; null if the source has none.'),
  registrant_country: textOrNull('Country of the registrant; null if the source has none.'),
  senate_id: textOrNull('Id of the registrant at the Senate as published.'),
  senate_registrant_id: countOrNull(
    'Id of the registrant at the Senate; null if the id has an unknown form.',
  ),
  house_id: textOrNull('Id of the registrant at the Clerk of the House; null if the source has none.'),
  lobbyist_house_id: textOrNull('Id of the lobbyist at the Clerk; null if the source has none.'),
  lobbyist_prefix: textOrNull('Prefix of the name of the lobbyist; null if the source has none.'),
  lobbyist_first_name: textOrNull('First name of the lobbyist; null for an organisation.'),
  lobbyist_middle_name: textOrNull('Middle name of the lobbyist; null if the source has none.'),
  lobbyist_last_name: textOrNull('Surname of the lobbyist; null for an organisation.'),
  lobbyist_suffix: textOrNull('Suffix of the name of the lobbyist; null if the source has none.'),
  no_contributions: Type.Boolean({ description: 'true if the filer reported no contributions.' }),
  pacs: Type.Array(Type.String(), { description: 'Political action committees as published.' }),
  comments: textOrNull('Comments as published; null if there are none.'),
  certified_as_published: textOrNull('Mark of the certification as published; null if there is none.'),
  signed_as_published: textOrNull('Time of signing as published, without a time zone; null if none.'),
  signed_on: dayOrNull('Day of signing. It is not the day of posting, which this XML does not have.'),
  items: count('Number of contributions, each a row of `house-contributions`.'),
  flags: Type.Array(Type.Enum([...new Set([...namesOf(LOBBYING_XML_FLAGS), ...namesOf(LOBBYING_FLAGS)])]), {
    description: 'Doubts about the report.',
  }),
  unread_parts: Type.Array(Type.String(), {
    description: 'Paths of parts in the source that this service does not know and does not read.',
  }),
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LobbyingHouseContributionReport = Static<typeof LobbyingHouseContributionReport>

/** One contribution of a report in the Clerk’s XML. It repeats a row of `contribution-items`. */
export const LobbyingHouseContribution = closed({
  id,
  ...IN_ARCHIVE,
  n,
  contribution_type: textOrNull('Type as published; null if the source has none.'),
  contributor_name: textOrNull('Donor as published, often the text “Self”; null if the source has none.'),
  payee_name: textOrNull('Payee as published; null if the source has none.'),
  recipient_name: textOrNull('Recipient or person honoured as published; null if the source has none.'),
  amount_usd: moneyOrNull('Dollars and cents; null if the source states none.'),
  amount_as_published: textOrNull('The amount as the source writes it.'),
  amount_cents: countOrNull('The amount in whole cents; null if the source states none.'),
  date: dayOrNull(
    'Day of the contribution; null if the day has an unknown form or is impossible: see `flags`.',
  ),
  date_as_published: textOrNull('The day as the source writes it.'),
  flags: Type.Array(Type.Enum(['date_unreadable', ...namesOf(LOBBYING_FLAGS)]), {
    description: 'Doubts about the row.',
  }),
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LobbyingHouseContribution = Static<typeof LobbyingHouseContribution>
