import {
  LobbyingActivity,
  LobbyingAffiliatedOrganization,
  LobbyingClient,
  LobbyingClientDetails,
  LobbyingCode,
  LobbyingContributionItem,
  LobbyingContributionReport,
  LobbyingConviction,
  LobbyingFiling,
  LobbyingForeignEntity,
  LobbyingLobbyist,
  LobbyingRegistrant,
  LobbyingRegistrantDetails,
  LobbyingSummaryByIssueQuarter,
  LobbyingSummaryByRegistrantClientQuarter,
  type NoticeFields,
  type RowFields,
} from '@rotunda/contract'
import type { TObject } from 'typebox'
import { integer, partColumns, type FieldColumns, type FieldOrder, type Table } from '../../tables/index.ts'
import { chooseBy, fewOf, rowColumns } from '../families/index.ts'
import { nameOrganisation } from '../name-organisation.ts'

/**
 * A table for download: no operation searches it. `columns` narrow it on its page; a table whose rows are in the files
 * alone has none.
 */
export const downloaded = <Row extends RowFields & NoticeFields & { readonly id: string }>(
  name: string,
  schema: TObject,
  orderOf: (row: Row) => readonly (string | number)[],
  columns: Table<Row>['columns'] = {},
  parts: FieldColumns<Row> = {},
  order: FieldOrder<Row> = {},
): Table<Row> => ({
  name,
  schema,
  idOf: ({ id }) => id,
  orderOf: (row) => [...orderOf(row).map(sortable), row.id].join('\u0001'),
  columns,
  flat: rowColumns<Row>(schema, parts, order),
})

const NUMBER_DIGITS = 12
const sortable = (part: string | number): string =>
  typeof part === 'number' ? String(part).padStart(NUMBER_DIGITS, '0') : part

type InFiling = { readonly filing_uuid: string; readonly n: number }
const byFiling = ({ filing_uuid, n }: InFiling) => [filing_uuid, n]

export const FILINGS = downloaded<LobbyingFiling>(
  'filings',
  LobbyingFiling,
  (row) => [row.posted_on_eastern, row.filing_uuid],
  chooseBy(LobbyingFiling, {
    few: ['year', 'period', 'form_family', 'filing_type_name', 'amount_kind', 'supersession', 'flags'],
    many: ['registrant_id', 'client_id', 'filing_uuid'],
    days: ['posted_on_eastern'],
    sums: ['income_cents', 'expenses_cents'],
  }),
  {
    registrant: partColumns('registrant', LobbyingRegistrantDetails),
    client: partColumns('client', LobbyingClientDetails),
  },
)

export const ACTIVITIES = downloaded<LobbyingActivity>(
  'activities',
  LobbyingActivity,
  byFiling,
  {
    ...chooseBy<LobbyingActivity>(LobbyingActivity, {
      few: ['issue_name', 'year', 'period'],
      many: ['registrant_id', 'client_id', 'filing_uuid'],
    }),
    government_entity: fewOf(({ entities }) => entities.map(({ entity_name }) => entity_name)),
    ...chooseBy<LobbyingActivity>(LobbyingActivity, { few: ['entities_scope', 'flags'] }),
  },
  {
    lobbyists: [
      integer('lobbyists', (row) => row.lobbyists.length, {
        name: 'lobbyist_count',
        description: 'Number of lobbyists, each a row of `activity-lobbyists`.',
      }),
    ],
    entities: [
      integer('entities', (row) => row.entities.length, {
        name: 'entity_count',
        description: 'Number of bodies that were lobbied, each a row of `activity-entities`.',
      }),
    ],
  },
  { lobbyists: 'entities_scope', entities: 'entities_scope' },
)

export const FOREIGN_ENTITIES = downloaded<LobbyingForeignEntity>(
  'foreign-entities',
  LobbyingForeignEntity,
  byFiling,
  chooseBy(LobbyingForeignEntity, { few: ['country', 'state', 'flags'], many: ['filing_uuid'] }),
)
export const AFFILIATED_ORGANIZATIONS = downloaded<LobbyingAffiliatedOrganization>(
  'affiliated-organizations',
  LobbyingAffiliatedOrganization,
  byFiling,
  chooseBy(LobbyingAffiliatedOrganization, { few: ['country', 'state', 'flags'], many: ['filing_uuid'] }),
)
export const CONVICTIONS = downloaded<LobbyingConviction>('convictions', LobbyingConviction, byFiling)

export const CONTRIBUTION_REPORTS = downloaded<LobbyingContributionReport>(
  'contribution-reports',
  LobbyingContributionReport,
  (row) => [row.posted_on_eastern, row.filing_uuid],
  {},
  {},
  { pacs: 'items' },
)
export const CONTRIBUTION_ITEMS = downloaded<LobbyingContributionItem>(
  'contribution-items',
  LobbyingContributionItem,
  byFiling,
)

export const CODES = downloaded<LobbyingCode>(
  'codes',
  LobbyingCode,
  ({ kind, code }) => [kind, code],
  chooseBy(LobbyingCode, { few: ['kind'], many: ['code'] }),
)

export const REGISTRANTS_TABLE = {
  ...downloaded<LobbyingRegistrant>(
    'registrants',
    LobbyingRegistrant,
    ({ registrant_id }) => [registrant_id],
    chooseBy(LobbyingRegistrant, {
      few: ['state', 'country', 'flags'],
      many: ['registrant_id'],
      days: ['first_posted_on', 'last_posted_on'],
      sums: ['filings'],
    }),
  ),
  textsOf: nameOrganisation,
} satisfies Table<LobbyingRegistrant>
export const CLIENTS_TABLE = {
  ...downloaded<LobbyingClient>(
    'clients',
    LobbyingClient,
    ({ client_id }) => [client_id],
    chooseBy(LobbyingClient, {
      few: ['state', 'country', 'is_government_entity', 'is_self', 'flags'],
      many: ['client_id', 'registrant_id'],
      days: ['first_posted_on', 'last_posted_on'],
      sums: ['filings'],
    }),
  ),
  textsOf: nameOrganisation,
} satisfies Table<LobbyingClient>
export const LOBBYISTS_TABLE = downloaded<LobbyingLobbyist>(
  'lobbyists',
  LobbyingLobbyist,
  ({ lobbyist_id }) => [lobbyist_id],
)

export const SUMMARY_BY_CLIENT = downloaded<LobbyingSummaryByRegistrantClientQuarter>(
  'summary-by-registrant-client-quarter',
  LobbyingSummaryByRegistrantClientQuarter,
  (row) => [row.registrant_id, row.client_id, row.year, row.period],
  chooseBy(LobbyingSummaryByRegistrantClientQuarter, {
    few: ['year', 'period'],
    many: ['registrant_id', 'client_id'],
    sums: ['income_cents', 'expenses_cents', 'reports'],
  }),
)
export const SUMMARY_BY_ISSUE = downloaded<LobbyingSummaryByIssueQuarter>(
  'summary-by-issue-quarter',
  LobbyingSummaryByIssueQuarter,
  (row) => [row.issue_code, row.year, row.period],
  chooseBy(LobbyingSummaryByIssueQuarter, {
    few: ['issue_name', 'year', 'period'],
    sums: ['reports', 'registrants', 'clients'],
  }),
)
