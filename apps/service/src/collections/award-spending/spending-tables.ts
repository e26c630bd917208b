import {
  AwardAccountFunding,
  AwardTransaction,
  ListingRecord,
  SpendingAward,
  type SpendingAgency,
  type SpendingFigure,
  type SpendingPlace,
} from '@rotunda/contract'
import { date, flag, integer, list, text, type FlatColumn, type Table } from '../../tables/index.ts'
import { CHANGED, noticedColumns } from '../families/index.ts'

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
    description: 'The same in whole cents.',
  }),
  text<Row>(name, (row) => of(row).missing, {
    name: `${name}_missing`,
    description: 'Reason for which there are no cents.',
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
    number: { kind: 'ranked', of: ({ number }) => number, sort: 'number' },
    community_projects: { kind: 'value', of: (row) => row.community_projects, dimension: true },
    last_changed_at: CHANGED,
  },
  flat: [
    text<ListingRecord>('id', (row) => row.id),
    text<ListingRecord>('number', (row) => row.number),
    text<ListingRecord>('number_as_published', (row) => row.number_as_published),
    text<ListingRecord>('title', (row) => row.title),
    text<ListingRecord>('popular_name', (row) => row.popular_name),
    text<ListingRecord>('agency', (row) => row.agency),
    list<ListingRecord>('assistance_types', (row) => row.assistance_types),
    list<ListingRecord>('accounts', (row) => row.accounts),
    text<ListingRecord>('accounts_as_published', (row) => row.accounts_as_published),
    text<ListingRecord>('obligations_as_published', (row) => row.obligations_as_published),
    text<ListingRecord>('url', (row) => row.url),
    date<ListingRecord>('published_on', (row) => row.published_on),
    date<ListingRecord>('archived_on', (row) => row.archived_on),
    text<ListingRecord>('archived_as_published', (row) => row.archived_as_published),
    text<ListingRecord>('community_projects', (row) => row.community_projects),
    ...noticedColumns<ListingRecord>(),
  ],
}

/** Awards with their totals in both systems of money. */
export const AWARD_TABLE: Table<SpendingAward> = {
  name: 'awards',
  schema: SpendingAward,
  idOf: ({ id }) => id,
  orderOf: ({ id }) => id,
  columns: {
    community_projects: { kind: 'value', of: (row) => row.community_projects, dimension: true },
    total_check: { kind: 'value', of: (row) => row.total_check, dimension: true },
    state: { kind: 'value', of: (row) => row.place_of_performance.state, dimension: true },
    last_changed_at: CHANGED,
  },
  flat: [
    text<SpendingAward>('id', (row) => row.id),
    text<SpendingAward>('award_number', (row) => row.award_number),
    text<SpendingAward>('uri', (row) => row.uri),
    text<SpendingAward>('type', (row) => row.type),
    text<SpendingAward>('type_text', (row) => row.type_text),
    text<SpendingAward>('description', (row) => row.description),
    text<SpendingAward>('recipient_name', (row) => row.recipient_name),
    text<SpendingAward>('recipient_uei', (row) => row.recipient_uei),
    ...placeColumns<SpendingAward>('recipient_place', (row) => row.recipient_place),
    ...placeColumns<SpendingAward>('place_of_performance', (row) => row.place_of_performance),
    ...agencyColumns<SpendingAward>('awarding_agency', (row) => row.awarding_agency),
    ...agencyColumns<SpendingAward>('funding_agency', (row) => row.funding_agency),
    list<SpendingAward>('listings', (row) => row.listings.map(({ number }) => number)),
    text<SpendingAward>('community_projects', (row) => row.community_projects),
    list<SpendingAward>('emergency_fund_codes', (row) => row.emergency_fund_codes),
    text<SpendingAward>('opportunity_number', (row) => row.opportunity_number),
    date<SpendingAward>('signed_on', (row) => row.signed_on),
    date<SpendingAward>('starts_on', (row) => row.starts_on),
    date<SpendingAward>('ends_on', (row) => row.ends_on),
    date<SpendingAward>('modified_on', (row) => row.modified_on),
    ...figureColumns<SpendingAward>('obligated', (row) => row.obligated),
    ...figureColumns<SpendingAward>('account_obligated', (row) => row.account_obligated),
    ...figureColumns<SpendingAward>('account_outlaid', (row) => row.account_outlaid),
    list<SpendingAward>('accounts', (row) => row.accounts.map((one) => one.federal_account)),
    integer<SpendingAward>('transactions', (row) => row.transactions),
    integer<SpendingAward>('transactions_cents', (row) => row.transactions_cents),
    text<SpendingAward>('total_check', (row) => row.total_check),
    date<SpendingAward>('first_action_on', (row) => row.first_action_on),
    date<SpendingAward>('last_action_on', (row) => row.last_action_on),
    list<SpendingAward>('stated_by', (row) => row.stated_by),
    list<SpendingAward>('conflicts', (row) => row.conflicts.map(({ field }) => field)),
    date<SpendingAward>('as_of', (row) => row.as_of),
    ...noticedColumns<SpendingAward>(),
  ],
}

/** Actions on awards. */
export const TRANSACTION_TABLE: Table<AwardTransaction> = {
  name: 'transactions',
  schema: AwardTransaction,
  idOf: ({ id }) => id,
  orderOf: ({ award_id, action_date, id }) => [award_id, action_date, id].join('\u0001'),
  columns: {
    award_id: { kind: 'ranked', of: (row) => row.award_id, sort: 'award_id' },
    fiscal_year: { kind: 'value', of: (row) => row.fiscal_year, dimension: true },
    action_date: {
      kind: 'day',
      of: (row) => row.action_date,
      sort: 'action_date',
      range: { first: 'action_from', last: 'action_to' },
    },
    last_changed_at: CHANGED,
  },
  flat: [
    text<AwardTransaction>('id', (row) => row.id),
    text<AwardTransaction>('award_id', (row) => row.award_id),
    date<AwardTransaction>('action_date', (row) => row.action_date),
    integer<AwardTransaction>('fiscal_year', (row) => row.fiscal_year),
    text<AwardTransaction>('modification_number', (row) => row.modification_number),
    text<AwardTransaction>('action_type', (row) => row.action_type),
    text<AwardTransaction>('action_type_text', (row) => row.action_type_text),
    text<AwardTransaction>('award_type', (row) => row.award_type),
    text<AwardTransaction>('description', (row) => row.description),
    ...figureColumns<AwardTransaction>('obligated', (row) => row.obligated),
    text<AwardTransaction>('listing', (row) => row.listing),
    text<AwardTransaction>('listing_as_published', (row) => row.listing_as_published),
    list<AwardTransaction>('treasury_accounts', (row) => row.treasury_accounts),
    text<AwardTransaction>('recipient_as_published', (row) => row.recipient_as_published),
    text<AwardTransaction>('recipient_uei', (row) => row.recipient_uei),
    ...placeColumns<AwardTransaction>('place_of_performance', (row) => row.place_of_performance),
    integer<AwardTransaction>('district_congress', (row) => row.district_congress),
    list<AwardTransaction>('stated_by', (row) => row.stated_by),
    list<AwardTransaction>('conflicts', (row) => row.conflicts.map(({ field }) => field)),
    text<AwardTransaction>('money_system', (row) => row.money_system),
    date<AwardTransaction>('as_of', (row) => row.as_of),
    ...noticedColumns<AwardTransaction>(),
  ],
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
    award_id: { kind: 'ranked', of: (row) => row.award_id, sort: 'award_id' },
    fiscal_year: { kind: 'value', of: (row) => row.fiscal_year, dimension: true },
    federal_account: { kind: 'value', of: (row) => row.federal_account, dimension: true },
    is_quarterly: { kind: 'value', of: (row) => row.is_quarterly, dimension: true },
    last_changed_at: CHANGED,
  },
  flat: [
    text<AwardAccountFunding>('id', (row) => row.id),
    text<AwardAccountFunding>('award_id', (row) => row.award_id),
    text<AwardAccountFunding>('federal_account', (row) => row.federal_account),
    text<AwardAccountFunding>('account_title', (row) => row.account_title),
    text<AwardAccountFunding>('object_class', (row) => row.object_class),
    text<AwardAccountFunding>('object_class_name', (row) => row.object_class_name),
    text<AwardAccountFunding>('program_activity_code', (row) => row.program_activity_code),
    text<AwardAccountFunding>('program_activity_name', (row) => row.program_activity_name),
    text<AwardAccountFunding>('emergency_fund_code', (row) => row.emergency_fund_code),
    integer<AwardAccountFunding>('fiscal_year', (row) => row.fiscal_year),
    integer<AwardAccountFunding>('fiscal_quarter', (row) => row.fiscal_quarter),
    integer<AwardAccountFunding>('fiscal_month', (row) => row.fiscal_month),
    flag<AwardAccountFunding>('is_quarterly', (row) => row.is_quarterly),
    ...figureColumns<AwardAccountFunding>('obligated', (row) => row.obligated),
    ...figureColumns<AwardAccountFunding>('outlaid', (row) => row.outlaid),
    text<AwardAccountFunding>('money_system', (row) => row.money_system),
    date<AwardAccountFunding>('as_of', (row) => row.as_of),
    ...noticedColumns<AwardAccountFunding>(),
  ],
}
