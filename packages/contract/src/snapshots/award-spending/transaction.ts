import { Type, type Static } from 'typebox'
import { ROW_FIELDS } from '../../congress/row-fields.ts'
import { NOTICE_FIELDS } from '../../data/notices.ts'
import { text, textOrNull } from '../../or-null.ts'
import { AS_OF, awardId, closed, codeOf, day, figure } from './parts.ts'
import { MONEY_SYSTEMS } from './vocabulary.ts'

/** An action on an award that changes its obligations or its terms. */
export const AwardTransaction = Type.Object(
  {
    id: text('Id of the transaction, as USAspending makes it.'),
    award_id: awardId(),
    action_date: day('Day of the action.'),
    fiscal_year: Type.Integer({ description: 'Fiscal year of the action, which begins in October.' }),
    modification_number: textOrNull('Number of the modification.'),
    action_type: textOrNull('Code of the kind of action.'),
    action_type_text: textOrNull('Kind of action in words.'),
    award_type: textOrNull('Code of the type of award.'),
    description: textOrNull('Description. The publisher may cut it.'),
    obligated: figure('Obligation of this action alone. A negative amount takes money back.'),
    money_system: codeOf(MONEY_SYSTEMS, 'System of the amount.'),
    as_of: AS_OF,
    ...ROW_FIELDS,
    ...NOTICE_FIELDS,
  },
  closed,
)
export type AwardTransaction = Static<typeof AwardTransaction>
