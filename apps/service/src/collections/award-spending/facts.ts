import {
  SPENDING_FACTS,
  type AccountDraft,
  type AwardDraft,
  type TransactionDraft,
} from '../../publishers/award-spending/index.ts'
import type { FactKind } from '../families/index.ts'

export const AWARD_REPLY_FACTS: FactKind<AwardDraft> = {
  name: SPENDING_FACTS.awards,
  // Several searches may find one award.
  identityOf: ({ award_id, reply }, { series }) => [award_id, reply, series].join('\n'),
  shown: ['award_id', 'reply'],
}

export const ACCOUNT_FACTS: FactKind<AccountDraft> = {
  name: SPENDING_FACTS.accounts,
  identityOf: ({ award_id, federal_account }) => [award_id, federal_account].join('\n'),
  shown: ['award_id', 'federal_account'],
}

export const TRANSACTION_FACTS: FactKind<TransactionDraft> = {
  name: SPENDING_FACTS.transactions,
  identityOf: ({ id }) => id,
  // A later transaction moves this one to another page.
  contentOf: ({ page: _, isLast: __, ...content }) => content,
  shown: ['id', 'award_id'],
}
