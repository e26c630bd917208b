import { Type, type Static } from 'typebox'
import { Conflict, ROW_FIELDS } from '../../congress/row-fields.ts'
import { NOTICE_FIELDS } from '../../data/notices.ts'
import { closed, day, orNull, text, textOrNull } from '../../fields.ts'
import { AS_OF, awardId, codeOf, figure, SpendingPlace, texts } from './parts.ts'
import { MONEY_SYSTEMS, TRANSACTION_REPLIES } from './vocabulary.ts'

/** An action on an award that changes its obligations or its terms. */
export const AwardTransaction = closed({
  id: text('Id of the transaction, as USAspending makes it.'),
  award_id: awardId(),
  action_date: day('Day of the action.'),
  fiscal_year: Type.Integer({ description: 'Fiscal year of the action, which begins in October.' }),
  modification_number: textOrNull('Number of the modification.'),
  action_type: textOrNull('Code of the kind of action.'),
  action_type_text: textOrNull('Kind of action in words.'),
  award_type: textOrNull('Code of the type of award.'),
  description: textOrNull('Description. The publisher may cut it.'),
  obligated: figure('Obligation of this action only. A negative amount takes money back.'),
  listing: textOrNull(
    'Number of the Assistance Listing of the action, NN.NNN. Only the archive has the number.',
  ),
  listing_as_published: textOrNull('Number as the document prints it; final zeros may be missing.'),
  treasury_accounts: texts(
    'Treasury accounts that pay for the award as a whole, by account submissions. The archive repeats them on each action.',
  ),
  recipient_as_published: textOrNull('Name of the recipient as the agency reported it with the action.'),
  recipient_uei: textOrNull('Unique Entity Identifier of the recipient.'),
  place_of_performance: SpendingPlace,
  district_congress: orNull(Type.Integer(), {
    description:
      'Congress that sat on the day of the action. The archive gives the district that the agency reported with the action, and names no map.',
  }),
  stated_by: Type.Array(codeOf(TRANSACTION_REPLIES, 'Kind of document.'), {
    description: 'Kinds of documents that state the transaction.',
  }),
  conflicts: Type.Array(Conflict, {
    description: 'Disagreements between the archive and the reply. The value of the archive comes first.',
  }),
  money_system: codeOf(MONEY_SYSTEMS, 'System of the amount.'),
  as_of: AS_OF,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type AwardTransaction = Static<typeof AwardTransaction>
