import type { AwardTransaction, NoticeFields, RowFields } from '@rotunda/contract'
import { fiscalYearOf, type TransactionDraft } from '../../publishers/award-spending/index.ts'
import { dayOf } from '../../publishers/index.ts'
import type { Fact, MadeRow } from '../../releases/index.ts'
import type { Facts } from '../families/index.ts'
import { TRANSACTION_FACTS } from './facts.ts'

/**
 * A transaction with all the documents that have it: pages that were read at different times overlap, and the archive
 * has the same transactions again. Rows of the archive come first.
 */
export type Transaction = readonly [Fact<TransactionDraft>, ...Fact<TransactionDraft>[]]

/** Groups the facts of each transaction, so that each is a row once. */
export const gatherTransactions = (facts: Facts): readonly Transaction[] => {
  const found = new Map<string, [Fact<TransactionDraft>, ...Fact<TransactionDraft>[]]>()
  for (const fact of facts.list(TRANSACTION_FACTS)) {
    // Documents may write the letters of one id in either case.
    const key = fact.draft.id.toUpperCase()
    const same = found.get(key)
    if (same === undefined) found.set(key, [fact])
    else if (isOfArchive(fact) && !isOfArchive(same[0])) same.unshift(fact)
    else same.push(fact)
  }
  return [...found.values()]
}

const isOfArchive = ({ draft }: Fact<TransactionDraft>): boolean => draft.stated_by === 'archive'

/** The row of a transaction. */
export const makeTransaction = (all: Transaction): MadeRow => {
  const [fact] = all
  const { id, page: _, isLast: __, award: ___, stated_by: ____, ...draft } = fact.draft
  const body: Omit<AwardTransaction, keyof NoticeFields | keyof RowFields | 'id'> = {
    ...draft,
    fiscal_year: fiscalYearOf(draft.action_date),
    stated_by: [...new Set(all.map(({ draft: { stated_by } }) => stated_by))],
    conflicts: COMPARED.flatMap((name) => findConflict(all, name)),
    money_system: 'transactions',
    as_of: dayOf(fact.source),
  }
  return { table: 'transactions', dataset: 'transactions', id, coverage: {}, body, from: all }
}

/** Fields that both the archive and the replies state. */
const COMPARED = [
  'action_date',
  'modification_number',
  'action_type',
  'award_type',
  'description',
  'obligated',
] as const

/** Describes different values of a field. An amount counts by its cents, because documents write zeros differently. */
const findConflict = (all: Transaction, name: (typeof COMPARED)[number]): AwardTransaction['conflicts'] => {
  const values = all.map(({ draft, source }) => {
    const value = draft[name]
    const isText = typeof value === 'string' || value === null
    const text = isText ? value : value.as_published
    const key = isText ? text?.replace(/\s+/g, ' ').trim() : (value.cents ?? text)
    return { key, value: text, source_id: source.sha256 }
  })
  const apart = [...Map.groupBy(values, ({ key }) => key ?? null).values()].flatMap(([first]) => first ?? [])
  return apart.length < 2
    ? []
    : [{ field: name, values: apart.map(({ value, source_id }) => ({ value, source_id })) }]
}

/** Lists transactions about which documents of one kind contradict each other, or which have two awards. */
export const findContradictions = (transactions: readonly Transaction[]): readonly string[] =>
  transactions.flatMap((all) => {
    const contents = new Set(all.map((fact) => `${fact.draft.stated_by} ${contentOf(fact)}`))
    const kinds = new Set(all.map(({ draft }) => draft.stated_by))
    const awards = new Set(all.map(({ draft }) => draft.award_id))
    return contents.size > kinds.size || awards.size > 1 ? [all[0].draft.id] : []
  })

const contentOf = ({
  draft: { page: _, isLast: __, award: ___, ...content },
}: Fact<TransactionDraft>): string => JSON.stringify(content)
