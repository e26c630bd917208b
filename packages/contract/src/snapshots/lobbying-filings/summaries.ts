import { Type, type Static } from 'typebox'
import { ROW_FIELDS } from '../../congress/row-fields.ts'
import { NOTICE_FIELDS } from '../../data/notices.ts'
import { text } from '../../or-null.ts'
import { closed, id, moneyOrNull, period, whole, wholeOrNull, year } from './fields.ts'

/** Reports of one registrant for one client in one period. */
export const LobbyingSummaryByRegistrantClientQuarter = Type.Object(
  {
    id,
    registrant_id: whole('Id of the registrant at the source.'),
    registrant_name: text('Name of the registrant in the last filing.'),
    client_id: whole('Id at the source of this client of this registrant.'),
    client_name: text('Name of the client in the last filing.'),
    year,
    period,
    reports: whole('Number of reports, superseded reports included.'),
    ambiguous_reports: whole(
      'Number of reports in an ambiguous group. The sums count none of these reports: see `filings`.',
    ),
    income_usd: moneyOrNull(
      'Income in the report that counts. Null if the report states none, and for an ambiguous group.',
    ),
    income_cents: wholeOrNull('The same in whole cents.'),
    reports_with_income: whole('Number of reports behind the amount: 1 or 0.'),
    expenses_usd: moneyOrNull(
      'Expenses in the report that counts. Null if the report states none, and for an ambiguous group.',
    ),
    expenses_cents: wholeOrNull('The same in whole cents.'),
    reports_with_expenses: whole('Number of reports behind the amount: 1 or 0.'),
    reports_no_activity: whole('Number of reports that count and report no lobbying: 1 or 0.'),
    reports_below_threshold_or_unstated: whole('Number of reports that count and state no amount: 1 or 0.'),
    income_of_all_cents: whole(
      'Income of all reports in whole cents, superseded reports included: too large.',
    ),
    expenses_of_all_cents: whole(
      'Expenses of all reports in whole cents, superseded reports included: too large.',
    ),
    ...ROW_FIELDS,
    ...NOTICE_FIELDS,
  },
  closed,
)
export type LobbyingSummaryByRegistrantClientQuarter = Static<typeof LobbyingSummaryByRegistrantClientQuarter>

/** Reports on one issue area in one period. Reports have no dollars by issue. */
export const LobbyingSummaryByIssueQuarter = Type.Object(
  {
    id,
    issue_code: text('Code of the issue area: see `codes`.'),
    issue_name: text('Name of the issue area as published.'),
    year,
    period,
    reports: whole('Number of reports that count and name the issue area.'),
    activities: whole('Number of activities of these reports in the issue area.'),
    registrants: whole('Number of registrants of these reports.'),
    clients: whole('Number of ids of clients of these reports. A company can have several ids.'),
    ambiguous_reports: whole('Number of reports in ambiguous groups that name the issue area: not counted.'),
    ...ROW_FIELDS,
    ...NOTICE_FIELDS,
  },
  closed,
)
export type LobbyingSummaryByIssueQuarter = Static<typeof LobbyingSummaryByIssueQuarter>
