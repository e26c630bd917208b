import {
  AWARD_REPLIES,
  namesOf,
  FIGURE_MISSING,
  MONEY_SYSTEMS,
  PROJECT_LISTINGS,
  TOTAL_CHECKS,
  TRANSACTION_REPLIES,
  type AwardAccountFunding,
  type AwardTransaction,
  type ListingRecord,
  type SpendingAward,
} from '@rotunda/contract'
import {
  awardArchive,
  listingRecords,
  LISTINGS,
  nameFunding,
  usaspending,
  type FundingDraft,
  type ListingRecordDraft,
} from '../../publishers/award-spending/index.ts'
import { dayOf } from '../../publishers/index.ts'
import type { Finding, Staging } from '../../releases/index.ts'
import type { DirectTable, Facts, Family, KeptRows } from '../families/index.ts'
import { ACCOUNT_FACTS, AWARD_REPLY_FACTS, TRANSACTION_FACTS } from './facts.ts'
import { AWARD_CONTRADICTIONS, makeAwards, rowOfAward } from './make-awards.ts'
import { findContradictions, gatherTransactions, makeTransaction } from './make-transactions.ts'
import { judgeListings } from './project-listings.ts'
import { AWARD_TABLE, FUNDING_TABLE, LISTING_TABLE, TRANSACTION_TABLE } from './spending-tables.ts'

const NOTES = {
  two_money_systems:
    'Transactions and account submissions are two systems of money. Their sums differ: never add or subtract amounts across them.',
  descriptions_cut: 'The publisher may cut descriptions in the middle of a sentence.',
  defense_late: 'The Department of Defense reports 90 days late.',
  outlays_not_added:
    'A null outlay is not reported, which is not 0. Periods may repeat earlier amounts: outlays of several periods are never added.',
  fund_code_missing:
    'The publisher gives null for the fund code of some of the money by account. The list of codes leaves it out.',
  accounts_over_total:
    'The obligations by account that are here exceed the total of the award. Pages may be missing, or an amount is wrong.',
  row_repeated:
    'Another row has the same award, account, period, names and amounts. Several Treasury accounts share one federal account, so both rows may be right. Compare them before you add them.',
  ...AWARD_CONTRADICTIONS,
  listing_money: 'Obligations of a listing cover the whole program, never only community projects.',
} as const

const LISTING_ROWS: DirectTable<ListingRecordDraft> = {
  table: LISTINGS,
  prefix: 'lst',
  identityOf: ({ number }) => number,
  begin: () => (draft) => ({ ...draft, community_projects: judgeListings([draft.number]) }),
}

const FUNDING_ROWS: DirectTable<FundingDraft> = {
  table: 'account-funding',
  prefix: 'acf',
  identityOf: nameFunding,
  begin: () => (draft, document) => ({
    ...draft,
    money_system: 'account_submissions',
    as_of: dayOf(document.source),
  }),
}

/** Listings, awards, their transactions, and their money by account. */
export const SPENDING_FAMILY: Family = {
  tables: [LISTING_TABLE, AWARD_TABLE, TRANSACTION_TABLE, FUNDING_TABLE],
  datasets: {
    listings: { title: 'Assistance Listings, archived ones included', notes: ['listing_money', 'rights'] },
    awards: {
      title: 'Awards with their totals to date',
      notes: ['two_money_systems', 'descriptions_cut', 'defense_late', 'rights'],
      rowNotes: ['fund_code_missing', 'accounts_over_total', ...namesOf(AWARD_CONTRADICTIONS)],
    },
    transactions: {
      title: 'Transactions of these awards',
      notes: ['two_money_systems', 'descriptions_cut', 'defense_late', 'rights'],
    },
    'account-funding': {
      title: 'Money of these awards by account and period',
      notes: ['two_money_systems', 'outlays_not_added', 'rights'],
      rowNotes: ['accounts_over_total', 'row_repeated'],
    },
  },
  facts: [AWARD_REPLY_FACTS, ACCOUNT_FACTS, TRANSACTION_FACTS],
  direct: [LISTING_ROWS, FUNDING_ROWS],
  publishers: [
    { publisher: listingRecords, datasets: ['listings'] },
    { publisher: usaspending, datasets: ['awards', 'transactions', 'account-funding'] },
    { publisher: awardArchive, datasets: ['transactions', 'awards'] },
  ],
  notes: NOTES,
  refusals: {
    entry_unreadable:
      'The entry or row does not have the form that its publisher describes; the detail names the place.',
    entry_repeated: 'The document already has the listing, award or transaction at an earlier place.',
    row_not_understood: 'The cells of the row do not fit the header.',
    action_deleted: 'The publisher marks the action as deleted.',
    text_damaged: 'The letters of the row run backwards.',
  },
  refusedByDesign: ['action_deleted'],
  fields: {
    community_projects: PROJECT_LISTINGS,
    total_check: TOTAL_CHECKS,
    stated_by: { ...AWARD_REPLIES, ...TRANSACTION_REPLIES },
    money_system: MONEY_SYSTEMS,
    missing: FIGURE_MISSING,
  },
  derive: (staging, facts) => {
    const over = findOver(staging, facts)
    const repeated = findRepeated(staging)
    const note = (row: object, isNoted: boolean, code: keyof typeof NOTES): void => {
      if (!isNoted) return
      // Rows of both tables have notes.
      const noted = row as { coverage_notes: string[] }
      noted.coverage_notes = [...noted.coverage_notes, code]
    }
    return {
      awards: (row) => note(row, over.has(String(Reflect.get(row, 'id'))), 'accounts_over_total'),
      'account-funding': (row) => {
        // Rows of this table are account funding.
        const funding = row as AwardAccountFunding
        note(row, over.has(funding.award_id), 'accounts_over_total')
        note(row, repeated.size > 0 && repeated.has(nameMoney(funding)), 'row_repeated')
      },
    }
  },
  *make(facts) {
    const transactions = gatherTransactions(facts)
    for (const transaction of transactions) yield makeTransaction(transaction)
    for (const award of makeAwards(facts, transactions)) yield rowOfAward(award)
  },
  kept: {
    awards: ({ id, total_check, as_of, conflicts }: SpendingAward) => ({
      id,
      total_check,
      as_of,
      conflicts: conflicts.length,
    }),
    transactions: ({ award_id, as_of }: AwardTransaction) => ({ award_id, as_of }),
    'account-funding': ({ award_id, as_of }: AwardAccountFunding) => ({ award_id, as_of }),
    listings: ({ number, archived_on }: ListingRecord) => ({ number, archived_on }),
  },
  check: (facts, _staging, written) => [
    checkTransactions(facts),
    checkDays(facts, written),
    reportTotals(written),
    reportUnstated(written),
  ],
}

/** Finds the awards whose obligations by account exceed their total. Further pages may have negative ones. */
const findOver = ({ database }: Staging, facts: Facts): ReadonlySet<string> => {
  const totals = new Map<string, number>()
  for (const { draft } of facts.list(AWARD_REPLY_FACTS)) {
    const { cents } = draft.account_obligated
    if (cents !== null) totals.set(draft.award_id, Math.max(cents, totals.get(draft.award_id) ?? cents))
  }
  const sums = database.prepare(SUM_BY_AWARD).all(FUNDING_ROWS.table)
  return new Set(
    sums.flatMap(({ award, cents }) => {
      const total = totals.get(String(award))
      return total !== undefined && Number(cents) > total ? [String(award)] : []
    }),
  )
}

const SUM_BY_AWARD = `
  select body ->> '$.award_id' as award, sum(body ->> '$.obligated.cents') as cents
  from rows join bodies using (row) where kind = ? group by award
`

/** Finds rows of account funding with the same names and amounts. */
const findRepeated = ({ database }: Staging): ReadonlySet<string> =>
  new Set(
    database
      .prepare(REPEATED_ROWS)
      .all(FUNDING_ROWS.table)
      // Bodies of this table are drafts of account funding.
      .map(({ body }) => nameMoney(JSON.parse(String(body)) as FundingDraft)),
  )

const REPEATED_ROWS = `
  select body from rows join bodies using (row) where kind = ?
  group by identity, body ->> '$.obligated.as_published', body ->> '$.outlaid.as_published' having count(*) > 1
`

const nameMoney = (draft: FundingDraft): string =>
  [nameFunding(draft), draft.obligated.as_published, draft.outlaid.as_published].join('/')

type KeptAward = Pick<SpendingAward, 'as_of' | 'id' | 'total_check'> & { readonly conflicts: number }

/** Rows of this table are kept with these parts. */
const awardsOf = (written: KeptRows) => (written.get('awards') ?? []) as readonly KeptAward[]

const checkTransactions = (facts: Facts): Finding => ({
  name: 'transactions_agree',
  rule: 'A transaction on several pages, or in several files of the archive, is identical in each.',
  faults: findContradictions(gatherTransactions(facts)),
})

const checkDays = (facts: Facts, written: KeptRows): Finding => {
  const rows = ['awards', 'transactions', 'account-funding'].flatMap((table) => written.get(table) ?? [])
  const days = new Set([
    ...rows.flatMap((row) => ('as_of' in row ? [String(row.as_of)] : [])),
    // Rows of awards have their accounts.
    ...[...facts.list(ACCOUNT_FACTS)].map(({ source }) => dayOf(source)),
  ])
  return {
    name: 'one_as_of',
    rule: 'All rows of awards, transactions and accounts have the same day. Give documents of one retrieval the same day of publication.',
    faults: days.size > 1 ? [...days].sort() : [],
  }
}

const reportTotals = (written: KeptRows): Finding => {
  const awards = awardsOf(written)
  const counts = Object.entries(Object.groupBy(awards, ({ total_check }) => total_check))
    .map(([code, all]) => `${code} ${all.length}`)
    .sort()
  const different = awards.filter(({ total_check }) => total_check === 'different').map(({ id }) => id)
  return {
    name: 'award_totals',
    rule: `The obligations of an award’s transactions come to its total, or \`total_check\` says why not: ${counts.join(', ') || 'no awards'}. Different: ${name(different)}. Replies disagree about ${awards.filter(({ conflicts }) => conflicts > 0).length} awards.`,
    faults: [],
  }
}

const reportUnstated = (written: KeptRows): Finding => {
  const stated = new Set(awardsOf(written).map(({ id }) => id))
  const rows = ['transactions', 'account-funding'].flatMap((table) => written.get(table) ?? [])
  const named = new Set(rows.flatMap((row) => ('award_id' in row ? [String(row.award_id)] : [])))
  return {
    name: 'awards_stated',
    rule: `Awards with transactions or accounts and without a reply that states them: ${name([...named.difference(stated)])}.`,
    faults: [],
  }
}

const SHOWN = 20
const name = (ids: readonly string[]): string =>
  ids.length === 0
    ? 'none'
    : ids.length > SHOWN
      ? `${ids.slice(0, SHOWN).join(', ')} and ${ids.length - SHOWN} more`
      : ids.join(', ')
