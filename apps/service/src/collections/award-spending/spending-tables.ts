import {
  AwardAccountFunding,
  AwardTransaction,
  ListingRecord,
  SpendingAward,
  type SpendingAgency,
  type SpendingFigure,
  type SpendingPlace,
} from '@rotunda/contract'
import { integer, list, text, type FlatColumn, type Table } from '../../tables/index.ts'
import { CHANGED, chooseBy, dollars, few, fewOf, rowColumns } from '../families/index.ts'

/** Flat columns of a figure: its text, its cents, and the reason why there are none. */
export const figureColumns = <Row>(
  name: keyof Row & string,
  of: (row: Row) => SpendingFigure,
): readonly FlatColumn<Row>[] => [
  text<Row>(name, (row) => of(row).as_published, {
    name: `${name}_as_published`,
    description: 'Text of the number in the document.',
  }),
  integer<Row>(name, (row) => of(row).cents, {
    name: `${name}_cents`,
    description: 'The number in whole cents.',
  }),
  text<Row>(name, (row) => of(row).missing, {
    name: `${name}_missing`,
    description: 'Reason why there are no cents.',
  }),
]

const placeColumns = <Row>(
  name: keyof Row & string,
  of: (row: Row) => SpendingPlace,
): readonly FlatColumn<Row>[] =>
  (['country', 'state', 'county', 'district'] as const).map((part) =>
    text<Row>(name, (row) => of(row)[part], { name: `${name}_${part}`, description: `The ${part}.` }),
  )

const agencyColumns = <Row>(
  name: keyof Row & string,
  of: (row: Row) => SpendingAgency,
): readonly FlatColumn<Row>[] =>
  (['code', 'name', 'sub_code', 'sub_name'] as const).map((part) =>
    text<Row>(name, (row) => of(row)[part], {
      name: `${name}_${part}`,
      description: `Its ${part.replace('sub_', 'part, ')}.`,
    }),
  )

/** Programs of federal assistance. */
export const LISTING_TABLE: Table<ListingRecord> = {
  name: 'listings',
  schema: ListingRecord,
  idOf: ({ id }) => id,
  orderOf: ({ number, id }) => `${number}\u0001${id}`,
  columns: {
    ...chooseBy<ListingRecord>(ListingRecord, {
      few: ['community_projects', 'agency', 'assistance_types'],
      many: ['number'],
      days: ['published_on', 'archived_on'],
    }),
    last_changed_at: CHANGED,
  },
  flat: rowColumns<ListingRecord>(ListingRecord),
}

/** Awards with their totals in both systems of money. */
export const AWARD_TABLE: Table<SpendingAward> = {
  name: 'awards',
  schema: SpendingAward,
  idOf: ({ id }) => id,
  orderOf: ({ id }) => id,
  columns: {
    state: few('state', (row) => row.place_of_performance.state),
    recipient_state: few('recipient_state', (row) => row.recipient_place.state),
    listing: fewOf((row) => row.listings.map(({ number }) => number)),
    awarding_agency: few('awarding_agency', (row) => row.awarding_agency.name),
    ...chooseBy<SpendingAward>(SpendingAward, {
      few: ['type_text', 'community_projects', 'total_check'],
      many: ['award_number', 'recipient_uei'],
      days: ['signed_on', 'last_action_on'],
    }),
    amount: dollars((row) => row.obligated.cents),
    last_changed_at: CHANGED,
  },
  flat: rowColumns<SpendingAward>(SpendingAward, {
    recipient_place: placeColumns('recipient_place', (row) => row.recipient_place),
    place_of_performance: placeColumns('place_of_performance', (row) => row.place_of_performance),
    awarding_agency: agencyColumns('awarding_agency', (row) => row.awarding_agency),
    funding_agency: agencyColumns('funding_agency', (row) => row.funding_agency),
    listings: [list('listings', (row) => row.listings.map(({ number }) => number))],
    obligated: figureColumns('obligated', (row) => row.obligated),
    account_obligated: figureColumns('account_obligated', (row) => row.account_obligated),
    account_outlaid: figureColumns('account_outlaid', (row) => row.account_outlaid),
    accounts: [list('accounts', (row) => row.accounts.map((one) => one.federal_account))],
    conflicts: [list('conflicts', (row) => row.conflicts.map(({ field }) => field))],
  }),
}

/** Actions on awards. */
export const TRANSACTION_TABLE: Table<AwardTransaction> = {
  name: 'transactions',
  schema: AwardTransaction,
  idOf: ({ id }) => id,
  orderOf: ({ award_id, action_date, id }) => [award_id, action_date, id].join('\u0001'),
  columns: {
    fiscal_year: few('fiscal_year', (row) => row.fiscal_year),
    state: few('state', (row) => row.place_of_performance.state),
    ...chooseBy<AwardTransaction>(AwardTransaction, {
      few: ['action_type_text', 'listing'],
      many: ['award_id', 'recipient_uei'],
    }),
    amount: dollars((row) => row.obligated.cents),
    action_date: {
      kind: 'day',
      of: (row) => row.action_date,
      sort: 'action_date',
      range: { first: 'action_from', last: 'action_to' },
    },
    last_changed_at: CHANGED,
  },
  flat: rowColumns<AwardTransaction>(AwardTransaction, {
    obligated: figureColumns('obligated', (row) => row.obligated),
    place_of_performance: placeColumns('place_of_performance', (row) => row.place_of_performance),
    conflicts: [list('conflicts', (row) => row.conflicts.map(({ field }) => field))],
  }),
}

/** Submissions of agencies by account and period. */
export const FUNDING_TABLE: Table<AwardAccountFunding> = {
  name: 'account-funding',
  schema: AwardAccountFunding,
  idOf: ({ id }) => id,
  orderOf: (row) =>
    [
      row.award_id,
      row.federal_account,
      row.fiscal_year,
      String(row.fiscal_month).padStart(2, '0'),
      row.id,
    ].join('\u0001'),
  columns: {
    ...chooseBy<AwardAccountFunding>(AwardAccountFunding, {
      few: ['fiscal_year', 'federal_account', 'is_quarterly'],
      many: ['award_id'],
    }),
    amount: dollars((row) => row.obligated.cents),
    last_changed_at: CHANGED,
  },
  flat: rowColumns<AwardAccountFunding>(AwardAccountFunding, {
    obligated: figureColumns('obligated', (row) => row.obligated),
    outlaid: figureColumns('outlaid', (row) => row.outlaid),
  }),
}
