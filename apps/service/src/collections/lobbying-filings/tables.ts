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
import { rowColumns } from '../families/index.ts'

/** A table for download: no page and no operation searches it. */
export const downloaded = <Row extends RowFields & NoticeFields & { readonly id: string }>(
  name: string,
  schema: TObject,
  orderOf: (row: Row) => readonly (string | number)[],
  parts: FieldColumns<Row> = {},
  order: FieldOrder<Row> = {},
): Table<Row> => ({
  name,
  schema,
  idOf: ({ id }) => id,
  orderOf: (row) => [...orderOf(row).map(sortable), row.id].join('\u0001'),
  columns: {},
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
)
export const AFFILIATED_ORGANIZATIONS = downloaded<LobbyingAffiliatedOrganization>(
  'affiliated-organizations',
  LobbyingAffiliatedOrganization,
  byFiling,
)
export const CONVICTIONS = downloaded<LobbyingConviction>('convictions', LobbyingConviction, byFiling)

export const CONTRIBUTION_REPORTS = downloaded<LobbyingContributionReport>(
  'contribution-reports',
  LobbyingContributionReport,
  (row) => [row.posted_on_eastern, row.filing_uuid],
  {},
  { pacs: 'items' },
)
export const CONTRIBUTION_ITEMS = downloaded<LobbyingContributionItem>(
  'contribution-items',
  LobbyingContributionItem,
  byFiling,
)

export const CODES = downloaded<LobbyingCode>('codes', LobbyingCode, ({ kind, code }) => [kind, code])

export const REGISTRANTS_TABLE = downloaded<LobbyingRegistrant>(
  'registrants',
  LobbyingRegistrant,
  ({ registrant_id }) => [registrant_id],
)
export const CLIENTS_TABLE = downloaded<LobbyingClient>('clients', LobbyingClient, ({ client_id }) => [
  client_id,
])
export const LOBBYISTS_TABLE = downloaded<LobbyingLobbyist>(
  'lobbyists',
  LobbyingLobbyist,
  ({ lobbyist_id }) => [lobbyist_id],
)

export const SUMMARY_BY_CLIENT = downloaded<LobbyingSummaryByRegistrantClientQuarter>(
  'summary-by-registrant-client-quarter',
  LobbyingSummaryByRegistrantClientQuarter,
  (row) => [row.registrant_id, row.client_id, row.year, row.period],
)
export const SUMMARY_BY_ISSUE = downloaded<LobbyingSummaryByIssueQuarter>(
  'summary-by-issue-quarter',
  LobbyingSummaryByIssueQuarter,
  (row) => [row.issue_code, row.year, row.period],
)
