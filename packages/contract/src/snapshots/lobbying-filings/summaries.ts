import { type Static } from 'typebox'
import { ROW_FIELDS } from '../../congress/row-fields.ts'
import { NOTICE_FIELDS } from '../../data/notices.ts'
import { closed, count, countOrNull, text } from '../../fields.ts'
import { id, moneyOrNull, period, year } from './fields.ts'

/** Reports of one registrant for one client in one period. */
export const LobbyingSummaryByRegistrantClientQuarter = closed({
  id,
  registrant_id: count('Id of the registrant at the source.'),
  registrant_name: text('Name of the registrant in the last filing.'),
  client_id: count('Id at the source of this client of this registrant.'),
  client_name: text('Name of the client in the last filing.'),
  year,
  period,
  reports: count('Number of reports, superseded reports included.'),
  ambiguous_reports: count(
    'Number of reports in an ambiguous group. The sums count none of these reports: see `filings`.',
  ),
  amendments_without_original: count(
    'Number of reports that count and amend a report which is not in the group: 0 or 1. The amount may be in another period too.',
  ),
  income_usd: moneyOrNull(
    'Income in the report that counts. Null if the report states none, and for an ambiguous group.',
  ),
  income_cents: countOrNull('The same in whole cents.'),
  reports_with_income: count('Number of reports behind the amount: 1 or 0.'),
  expenses_usd: moneyOrNull(
    'Expenses in the report that counts. Null if the report states none, and for an ambiguous group.',
  ),
  expenses_cents: countOrNull('The same in whole cents.'),
  reports_with_expenses: count('Number of reports behind the amount: 1 or 0.'),
  reports_no_activity: count('Number of reports that count and report no lobbying: 1 or 0.'),
  reports_below_threshold_or_unstated: count('Number of reports that count and state no amount: 1 or 0.'),
  income_of_all_cents: count('Income of all reports in whole cents, superseded reports included: too large.'),
  expenses_of_all_cents: count(
    'Expenses of all reports in whole cents, superseded reports included: too large.',
  ),
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LobbyingSummaryByRegistrantClientQuarter = Static<typeof LobbyingSummaryByRegistrantClientQuarter>

/** Reports on one issue area in one period. Reports have no dollars by issue. */
export const LobbyingSummaryByIssueQuarter = closed({
  id,
  issue_code: text('Code of the issue area: see `codes`.'),
  issue_name: text('Name of the issue area as published.'),
  year,
  period,
  reports: count('Number of reports that count and name the issue area.'),
  activities: count('Number of activities of these reports in the issue area.'),
  registrants: count('Number of registrants of these reports.'),
  clients: count('Number of ids of clients of these reports. A company can have several ids.'),
  ambiguous_reports: count('Number of reports in ambiguous groups that name the issue area: not counted.'),
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LobbyingSummaryByIssueQuarter = Static<typeof LobbyingSummaryByIssueQuarter>
