import type { AwardTransaction, NoticeFields, RowFields } from '@rotunda/contract'
import type { TransactionDraft } from '../../publishers/award-spending/index.ts'
import type { Fact, MadeRow } from '../../releases/index.ts'
import type { Facts } from '../families/index.ts'
import { asOf, TRANSACTION_FACTS } from './facts.ts'

/** A transaction with all the pages that have it: pages that were read at different times overlap. */
export type Transaction = readonly [Fact<TransactionDraft>, ...Fact<TransactionDraft>[]]

/** Groups the facts of each transaction, so that each is a row once. */
export const gatherTransactions = (facts: Facts): readonly Transaction[] => {
  const found = new Map<string, [Fact<TransactionDraft>, ...Fact<TransactionDraft>[]]>()
  for (const fact of facts.list(TRANSACTION_FACTS)) {
    const same = found.get(fact.draft.id)
    if (same === undefined) found.set(fact.draft.id, [fact])
    else same.push(fact)
  }
  return [...found.values()]
}

/** The row of a transaction. */
export const makeTransaction = (all: Transaction): MadeRow => {
  const [fact] = all
  const { id, page: _, isLast: __, ...draft } = fact.draft
  const body: Omit<AwardTransaction, keyof NoticeFields | keyof RowFields | 'id'> = {
    ...draft,
    fiscal_year: fiscalYearOf(draft.action_date),
    money_system: 'transactions',
    as_of: asOf(fact),
  }
  return { table: 'transactions', dataset: 'transactions', id, coverage: {}, body, from: all }
}

const FIRST_MONTH = 10

/** The fiscal year of a day: it begins in October of the year before. */
export const fiscalYearOf = (day: string): number =>
  Number(day.slice(0, 4)) + (Number(day.slice(5, 7)) >= FIRST_MONTH ? 1 : 0)

/** Lists transactions whose pages contradict each other. */
export const findContradictions = (transactions: readonly Transaction[]): readonly string[] =>
  transactions.flatMap(([first, ...others]) =>
    others.some((other) => contentOf(other) !== contentOf(first)) ? [first.draft.id] : [],
  )

const contentOf = ({ draft: { page: _, isLast: __, ...content } }: Fact<TransactionDraft>): string =>
  JSON.stringify(content)
