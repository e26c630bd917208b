import type {
  AwardReply,
  NoticeFields,
  RowFields,
  SpendingAward,
  SpendingFigure,
  TotalCheck,
} from '@rotunda/contract'
import {
  NO_FIGURE,
  type AccountDraft,
  type AwardDraft,
  type TransactionDraft,
} from '../../publishers/award-spending/index.ts'
import { dayOf } from '../../publishers/index.ts'
import type { Fact, MadeRow } from '../../releases/index.ts'
import type { Facts } from '../families/index.ts'
import { ACCOUNT_FACTS, AWARD_REPLY_FACTS } from './facts.ts'
import type { Transaction } from './make-transactions.ts'
import { judgeListings } from './project-listings.ts'

type Reply = Fact<AwardDraft>
type Body = Omit<SpendingAward, keyof NoticeFields | keyof RowFields | 'id'>
/** An award, and the facts that state it. */
export type Award = {
  readonly id: string
  readonly body: Body
  readonly replies: readonly [Reply, ...Reply[]]
  /** Facts of the accounts that pay for it. */
  readonly accounts: readonly Fact<AccountDraft>[]
}

/** Makes the awards that replies state. Transactions of other awards have none. */
export const makeAwards = (facts: Facts, transactions: readonly Transaction[]): readonly Award[] => {
  const actions = Map.groupBy(transactions, ([{ draft }]) => draft.award_id)
  const accounts = Map.groupBy(facts.list(ACCOUNT_FACTS), ({ draft }) => draft.award_id)
  const stated = [...facts.list(AWARD_REPLY_FACTS), ...listArchived(actions)]
  return [...Map.groupBy(stated, ({ draft }) => draft.award_id)].map(([id, unsorted]) => {
    const [first, ...others] = unsorted.toSorted((a, b) => ORDER[a.draft.reply] - ORDER[b.draft.reply])
    // A group has a member.
    if (first === undefined) throw new Error('an award without a reply')
    const replies = [first, ...others] as const
    const own = accounts.get(id) ?? []
    return { id, replies, accounts: own, body: makeBody(replies, own, actions.get(id) ?? []) }
  })
}

/** The reply about an award alone says the most. A line of a search says the least. */
const ORDER: Readonly<Record<AwardReply, number>> = { award: 0, archive: 1, search: 2 }

type Action = Fact<TransactionDraft>

/** Lists each award of the archive as its newest action states it, with the listings of all its actions. */
const listArchived = (actions: ReadonlyMap<string, readonly Transaction[]>): readonly Reply[] =>
  [...actions.values()].flatMap((transactions) => {
    const archived = listRepeated(transactions)
    const newest = archived.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)).at(-1)
    if (newest === undefined) return []
    const listings = archived.flatMap(({ reply }) => reply.draft.listings)
    const days = archived.map(({ action }) => action).filter(({ action_type }) => action_type === NEW)
    return [
      {
        ...newest.reply,
        draft: {
          ...newest.reply.draft,
          listings: [...new Map(listings.map((one) => [`${one.number} ${one.title ?? ''}`, one])).values()],
          signed_on: days.map(({ action_date }) => action_date).sort()[0] ?? null,
        },
      },
    ]
  })

/** Code of the action that makes an award. */
const NEW = 'A'

type Archived = { readonly action: TransactionDraft; readonly reply: Reply }

/** Lists the awards as rows of the archive state them: the archive repeats them on each action. */
const listRepeated = (transactions: readonly Transaction[]): readonly Archived[] =>
  transactions.flat().flatMap((fact: Action) => {
    const { award } = fact.draft
    return award === null ? [] : [{ action: fact.draft, reply: { ...fact, draft: award } }]
  })

const orderOf = ({ action }: Archived): string => [action.action_date, action.id].join('\u0001')

/** The row of an award, with the documents of its accounts. Its transactions have rows and sources of their own. */
export const rowOfAward = ({ id, body, replies, accounts }: Award): MadeRow => ({
  table: 'awards',
  dataset: 'awards',
  id,
  coverage: {},
  body,
  from: [...replies, ...accounts],
  notes: [
    ...(replies.some(({ draft }) => draft.lacksFundCode) ? ['fund_code_missing'] : []),
    ...listContradictions(body),
  ],
})

/** Names what facts of the award say against each other. Each is a code of a note. */
const listContradictions = (body: Body): AwardContradiction[] => {
  const { starts_on, ends_on, signed_on, first_action_on, listings, obligated } = body
  const parts = listings.map((listing) => listing.obligated.cents)
  const isWhole = parts.length > 0 && obligated.cents !== null && !parts.includes(null)
  const sum = parts.reduce((total: number, cents) => total + (cents ?? 0), 0)
  return [
    ...(starts_on !== null && ends_on !== null && ends_on < starts_on ? ['period_reversed' as const] : []),
    ...(signed_on !== null && first_action_on !== null && first_action_on < signed_on
      ? ['action_before_signature' as const]
      : []),
    ...(isWhole && sum !== obligated.cents ? ['listings_unlike_total' as const] : []),
  ]
}

/** Meanings of the notes on an award whose facts contradict each other. */
export const AWARD_CONTRADICTIONS = {
  period_reversed:
    'The period of performance ends before it starts. The dates are as the publisher gives them.',
  action_before_signature: 'A transaction is older than the day on which the award was signed.',
  listings_unlike_total: 'The obligations of the listings do not add up to the obligations of the award.',
} as const
type AwardContradiction = keyof typeof AWARD_CONTRADICTIONS

const makeBody = (
  replies: readonly [Reply, ...Reply[]],
  accounts: readonly Fact<AccountDraft>[],
  actions: readonly Transaction[],
): Body => {
  const [reply] = replies
  const { award_id: _, reply: __, listings: ___, lacksFundCode: ____, ...stated } = reply.draft
  const listings = joinListings(replies)
  const obligated = chooseFigure(replies, 'obligated')
  return {
    ...stated,
    ...Object.fromEntries(FILLED.map((name) => [name, firstOf(replies, name)])),
    emergency_fund_codes: [...stated.emergency_fund_codes],
    listings,
    community_projects: judgeListings(listings.map(({ number }) => number)),
    obligated,
    account_obligated: chooseFigure(replies, 'account_obligated'),
    account_outlaid: chooseFigure(replies, 'account_outlaid'),
    accounts: accounts.map(({ draft: { federal_account, title, obligated: own } }) => ({
      federal_account,
      title,
      obligated: own,
    })),
    ...summarize(actions, obligated),
    stated_by: [...new Set(replies.map(({ draft }) => draft.reply))],
    conflicts: [
      // A total is the same on each action of the award.
      ...FIGURES.flatMap((name) =>
        findConflict([...replies, ...listRepeated(actions).map(({ reply: one }) => one)], name),
      ),
      ...FILLED.flatMap((name) => findConflict(replies, name)),
    ],
    as_of: dayOf(reply.source),
  }
}

const FIGURES = ['obligated', 'account_obligated', 'account_outlaid'] as const
/** Fields that a further reply fills where the first has null. */
const FILLED = [
  'award_number',
  'type',
  'description',
  'recipient_name',
  'recipient_uei',
  'signed_on',
  'starts_on',
  'ends_on',
  'modified_on',
] as const

type Filled = (typeof FILLED)[number]

const firstOf = (replies: readonly Reply[], name: Filled): string | null =>
  replies.find(({ draft }) => draft[name] !== null)?.draft[name] ?? null

const chooseFigure = (replies: readonly Reply[], name: (typeof FIGURES)[number]): SpendingFigure =>
  replies.find(({ draft }) => draft[name].missing !== 'not_in_source')?.draft[name] ?? NO_FIGURE

/** Describes different values of a field. A figure counts by its cents, because replies write zeros differently. */
const findConflict = (
  replies: readonly Reply[],
  name: (typeof FIGURES)[number] | Filled,
): Body['conflicts'] => {
  const values = replies.flatMap(({ draft, source }) => {
    const value = draft[name]
    const text = typeof value === 'string' ? value : (value?.as_published ?? null)
    const key = typeof value === 'string' ? value : (value?.cents ?? text)
    return text === null ? [] : [{ key, value: text, source_id: source.sha256 }]
  })
  const apart = [...Map.groupBy(values, ({ key }) => key).values()].flatMap(([first]) => first ?? [])
  return apart.length < 2
    ? []
    : [{ field: name, values: apart.map(({ value, source_id }) => ({ value, source_id })) }]
}

const joinListings = (replies: readonly Reply[]): Body['listings'] =>
  [
    ...Map.groupBy(
      replies.flatMap(({ draft }) => draft.listings),
      ({ number }) => number,
    ),
  ]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([number, all]) => ({
      number,
      titles: [...new Set(all.flatMap(({ title }) => title ?? []))],
      obligated: all.find(({ obligated }) => obligated.missing !== 'not_in_source')?.obligated ?? NO_FIGURE,
    }))

type Summary = Pick<
  Body,
  'first_action_on' | 'last_action_on' | 'total_check' | 'transactions_cents' | 'transactions'
>

/** Adds up the obligations of the actions. Totals that repeat on each action are never read. */
const summarize = (actions: readonly Transaction[], obligated: SpendingFigure): Summary => {
  const drafts = actions.map(([{ draft }]) => draft)
  const isWhole = hasAllPages(actions)
  const days = drafts.map(({ action_date }) => action_date).sort()
  const hasFirst = drafts.some(
    ({ stated_by, action_type, action_date }) =>
      stated_by === 'archive' && action_type === NEW && action_date === days[0],
  )
  const sum = drafts.some(({ obligated: { cents } }) => cents === null)
    ? null
    : drafts.reduce((total, { obligated: { cents } }) => total + (cents ?? 0), 0)
  return {
    transactions: drafts.length,
    transactions_cents: drafts.length === 0 ? null : sum,
    total_check: compare(drafts, isWhole, sum, obligated.cents),
    first_action_on: isWhole || hasFirst ? (days[0] ?? null) : null,
    last_action_on: days.at(-1) ?? null,
  }
}

const hasAllPages = (actions: readonly Transaction[]): boolean => {
  const pages = new Map<number, boolean>()
  for (const { draft } of actions.flat()) if (draft.page !== null) pages.set(draft.page, draft.isLast)
  const last = Math.max(...pages.keys())
  return pages.size === last && pages.get(last) === true
}

const compare = (
  drafts: readonly TransactionDraft[],
  isWhole: boolean,
  sum: number | null,
  total: number | null,
): TotalCheck => {
  if (drafts.length === 0) return 'no_transactions'
  const isArchived = drafts.some(({ stated_by }) => stated_by === 'archive')
  if (!isWhole && !isArchived) return 'pages_missing'
  if (sum === null || total === null) return 'figure_missing'
  if (sum === total) return 'equal'
  return isWhole ? 'different' : 'files_missing'
}
