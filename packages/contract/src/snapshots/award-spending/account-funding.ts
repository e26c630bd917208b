import { Type, type Static } from 'typebox'
import { ROW_FIELDS } from '../../congress/row-fields.ts'
import { NOTICE_FIELDS } from '../../data/notices.ts'
import { closed, text, textOrNull } from '../../fields.ts'
import { AS_OF, awardId, codeOf, figure } from './parts.ts'
import { MONEY_SYSTEMS } from './vocabulary.ts'

/** Money of an award as submitted for one account and one period. */
export const AwardAccountFunding = closed({
  id: text('Id of the row.'),
  award_id: awardId(),
  federal_account: text(
    'Federal account, AAA-MMMM. The total of an account is never the total of a project.',
  ),
  account_title: textOrNull('Title of the account.'),
  object_class: textOrNull('Code of the object class.'),
  object_class_name: textOrNull('Name of the object class.'),
  program_activity_code: textOrNull('Code of the program activity.'),
  program_activity_name: textOrNull('Name of the program activity.'),
  emergency_fund_code: textOrNull('Code of an emergency or disaster law.'),
  fiscal_year: Type.Integer({ description: 'Fiscal year of the submission.' }),
  fiscal_quarter: Type.Integer({ minimum: 1, maximum: 4, description: 'Quarter of the fiscal year.' }),
  fiscal_month: Type.Integer({
    minimum: 1,
    maximum: 12,
    description: 'Month of the fiscal year at the end of the period: 12 is September.',
  }),
  is_quarterly: Type.Boolean({ description: 'Whether the submission is of a quarter.' }),
  obligated: figure('Obligations in the submission.'),
  outlaid: figure(
    'Gross outlays in the submission; null is not reported, which is not 0. The reply does not say whether later periods of a year include earlier ones: do not add them.',
  ),
  money_system: codeOf(MONEY_SYSTEMS, 'System of the amounts.'),
  as_of: AS_OF,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type AwardAccountFunding = Static<typeof AwardAccountFunding>
