import { Type, type Static } from 'typebox'
import { ROW_FIELDS } from '../../congress/row-fields.ts'
import { NOTICE_FIELDS } from '../../data/notices.ts'
import { namesOf } from '../../names-of.ts'
import { closed, count, countOrNull, dayOrNull, text, textOrNull } from '../../fields.ts'
import { filingUuid, flags, id, moneyOrNull, n, period, postedAt, postedOn, year } from './fields.ts'
import { LOBBYING_CODE_KINDS } from './vocabulary.ts'

/** A half-yearly report on contributions (LD-203), of a registrant or a lobbyist. */
export const LobbyingContributionReport = closed({
  id,
  filing_uuid: filingUuid,
  filing_type: text('Code of the type, such as MM or YA: see `codes`.'),
  filing_type_name: text('Name of the type as published.'),
  is_amendment: Type.Boolean({ description: 'true if the report amends another report.' }),
  year,
  period,
  filer_type: Type.Enum(['lobbyist', 'organization'], { description: 'Kind of the filer.' }),
  registrant_id: count('Id of the registrant at the source.'),
  registrant_name: text('Name of the registrant as published.'),
  lobbyist_id: countOrNull('Id of the lobbyist at the source; null for an organisation.'),
  no_contributions: Type.Boolean({ description: 'true if the filer reported no contributions.' }),
  pacs: Type.Array(Type.String(), { description: 'Political action committees as published.' }),
  comments: textOrNull('Comments as published; null if there are none.'),
  posted_at: postedAt,
  posted_on_eastern: postedOn,
  document_url: textOrNull('Address of the printed form; null if the source has none.'),
  items: count('Number of contributions, each a row of `contribution-items`.'),
  flags,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LobbyingContributionReport = Static<typeof LobbyingContributionReport>

/** One contribution of a report. Identical items of a report are separate rows. */
export const LobbyingContributionItem = closed({
  id,
  filing_uuid: filingUuid,
  n,
  contribution_type: text('Code of the type: see `codes`.'),
  contribution_type_name: textOrNull('Name of the type, as the report has it.'),
  contributor_name: textOrNull('Donor as published; null if the source has none.'),
  payee_name: textOrNull('Payee as published; null if the source has none.'),
  honoree_name: textOrNull(
    'Person honoured as published; the source also writes the text “None”. Null if the source has none.',
  ),
  amount_usd: moneyOrNull('Dollars and cents; null if the source states none.'),
  amount_as_published: textOrNull('The amount as the source writes it.'),
  amount_cents: countOrNull('The amount in whole cents; null if the source states none.'),
  date: dayOrNull('Day of the contribution; null if the source has none, or an impossible one.'),
  date_as_published: textOrNull('The day as the source writes it.'),
  flags,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LobbyingContributionItem = Static<typeof LobbyingContributionItem>

/** A code with its meaning, as the source lists it. */
export const LobbyingCode = closed({
  id,
  kind: Type.Enum(namesOf(LOBBYING_CODE_KINDS), { description: 'List that has the code.' }),
  code: text('The code as text.'),
  name: text('Its meaning as published.'),
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LobbyingCode = Static<typeof LobbyingCode>
