import { Type, type Static } from 'typebox'
import { Conflict, ROW_FIELDS } from '../../congress/row-fields.ts'
import { NOTICE_FIELDS } from '../../data/notices.ts'
import { closed, dayOrNull, orNull, text, textOrNull } from '../../fields.ts'
import { AS_OF, awardId, codeOf, figure, SpendingAgency, SpendingPlace, texts } from './parts.ts'
import { AWARD_REPLIES, PROJECT_LISTINGS, TOTAL_CHECKS } from './vocabulary.ts'

const AwardListing = closed(
  {
    number: text('Number of the listing, NN.NNN.'),
    titles: texts('Titles of the listing. A document may give two titles for a number.'),
    obligated: figure('Obligations of the award under the listing, by transactions.'),
  },
  { description: 'A listing under which the award was made.' },
)

const AwardAccount = closed(
  {
    federal_account: text('Federal account, AAA-MMMM.'),
    title: textOrNull('Title of the account.'),
    obligated: figure('Obligations of the award from the account, by account submissions.'),
  },
  { description: 'A federal account that pays for the award.' },
)

/** A grant, a contract or another award. */
export const SpendingAward = closed({
  id: awardId(),
  award_number: textOrNull('Number of the award: FAIN, or the number of a contract.'),
  uri: textOrNull('Number of an award that has no FAIN.'),
  type: textOrNull('Code of the type of award.'),
  type_text: textOrNull('Type of award in words.'),
  description: textOrNull('Description. The publisher may cut it in the middle of a sentence.'),
  recipient_name: textOrNull('Name of the recipient.'),
  recipient_uei: textOrNull('Unique Entity Identifier of the recipient.'),
  recipient_place: SpendingPlace,
  place_of_performance: SpendingPlace,
  awarding_agency: SpendingAgency,
  funding_agency: SpendingAgency,
  listings: Type.Array(AwardListing, { description: 'Assistance Listings of the award.' }),
  community_projects: codeOf(
    PROJECT_LISTINGS,
    'The strongest statement of the listings about community projects.',
  ),
  emergency_fund_codes: texts('Codes of emergency and disaster laws. No code marks community projects.'),
  opportunity_number: textOrNull('Number of the funding opportunity.'),
  signed_on: dayOrNull('Day of the first obligation.'),
  starts_on: dayOrNull('First day of performance.'),
  ends_on: dayOrNull('Last day of performance.'),
  modified_on: dayOrNull('Day of the last change of the award at the publisher.'),
  obligated: figure('Obligations of the award to date, by transactions.'),
  account_obligated: figure('Obligations by account submissions. Never subtract them from `obligated`.'),
  account_outlaid: figure(
    'Outlays by account submissions. They may exceed `account_obligated`, which only covers newer submissions.',
  ),
  accounts: Type.Array(AwardAccount, { description: 'Federal accounts, by account submissions.' }),
  transactions: Type.Integer({ minimum: 0, description: 'Transactions of the award in the release.' }),
  transactions_cents: orNull(Type.Integer(), {
    description:
      'Sum of the obligations of these transactions in whole cents; null if a transaction has no amount.',
  }),
  total_check: codeOf(TOTAL_CHECKS, 'Comparison of the transactions with `obligated`.'),
  first_action_on: dayOrNull('First day of action among all transactions; null if some are missing.'),
  last_action_on: dayOrNull('Last day of action among the transactions in the release.'),
  stated_by: Type.Array(codeOf(AWARD_REPLIES, 'Kind of reply.'), {
    description: 'Kinds of replies that state the award.',
  }),
  conflicts: Type.Array(Conflict, { description: 'Disagreements between replies.' }),
  as_of: AS_OF,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type SpendingAward = Static<typeof SpendingAward>
