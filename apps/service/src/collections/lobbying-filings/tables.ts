import {
  LobbyingActivity,
  LobbyingAffiliatedOrganization,
  LobbyingClient,
  LobbyingCode,
  LobbyingContributionItem,
  LobbyingContributionReport,
  LobbyingConviction,
  LobbyingFiling,
  LobbyingForeignEntity,
  LobbyingLobbyist,
  LobbyingRegistrant,
  LobbyingSummaryByIssueQuarter,
  LobbyingSummaryByRegistrantClientQuarter,
  type NoticeFields,
  type RowFields,
} from '@rotunda/contract'
import type { TObject } from 'typebox'
import { integer, list, type FlatColumn, type Table } from '../../tables/index.ts'
import { schemaColumns } from './schema-columns.ts'

/** A table for download: no page and no operation searches it. */
export const downloaded = <Row extends RowFields & NoticeFields & { readonly id: string }>(
  name: string,
  schema: TObject,
  orderOf: (row: Row) => readonly (string | number)[],
  between: readonly FlatColumn<Row>[] = [],
): Table<Row> => ({
  name,
  schema,
  idOf: ({ id }) => id,
  orderOf: (row) => [...orderOf(row).map(sortable), row.id].join('\u0001'),
  columns: {},
  flat: schemaColumns(schema, between),
})

const NUMBER_DIGITS = 12
const sortable = (part: string | number): string =>
  typeof part === 'number' ? String(part).padStart(NUMBER_DIGITS, '0') : part

const flags = <Row extends { readonly flags: readonly string[] }>() => list<Row>('flags', (row) => row.flags)

type InFiling = { readonly filing_uuid: string; readonly n: number }
const byFiling = ({ filing_uuid, n }: InFiling) => [filing_uuid, n]

export const FILINGS = downloaded<LobbyingFiling>(
  'filings',
  LobbyingFiling,
  (row) => [row.posted_on_eastern, row.filing_uuid],
  [flags<LobbyingFiling>()],
)

export const ACTIVITIES = downloaded<LobbyingActivity>('activities', LobbyingActivity, byFiling, [
  integer<LobbyingActivity>('lobbyists', (row) => row.lobbyists.length, {
    name: 'lobbyist_count',
    description: 'Number of lobbyists, each a row of `activity-lobbyists`.',
  }),
  integer<LobbyingActivity>('entities', (row) => row.entities.length, {
    name: 'entity_count',
    description: 'Number of bodies that were lobbied, each a row of `activity-entities`.',
  }),
  flags<LobbyingActivity>(),
])

export const FOREIGN_ENTITIES = downloaded<LobbyingForeignEntity>(
  'foreign-entities',
  LobbyingForeignEntity,
  byFiling,
  [flags<LobbyingForeignEntity>()],
)
export const AFFILIATED_ORGANIZATIONS = downloaded<LobbyingAffiliatedOrganization>(
  'affiliated-organizations',
  LobbyingAffiliatedOrganization,
  byFiling,
  [flags<LobbyingAffiliatedOrganization>()],
)
export const CONVICTIONS = downloaded<LobbyingConviction>('convictions', LobbyingConviction, byFiling, [
  flags<LobbyingConviction>(),
])

export const CONTRIBUTION_REPORTS = downloaded<LobbyingContributionReport>(
  'contribution-reports',
  LobbyingContributionReport,
  (row) => [row.posted_on_eastern, row.filing_uuid],
  [list<LobbyingContributionReport>('pacs', (row) => row.pacs), flags<LobbyingContributionReport>()],
)
export const CONTRIBUTION_ITEMS = downloaded<LobbyingContributionItem>(
  'contribution-items',
  LobbyingContributionItem,
  byFiling,
  [flags<LobbyingContributionItem>()],
)

export const CODES = downloaded<LobbyingCode>('codes', LobbyingCode, ({ kind, code }) => [kind, code])

export const REGISTRANTS_TABLE = downloaded<LobbyingRegistrant>(
  'registrants',
  LobbyingRegistrant,
  ({ registrant_id }) => [registrant_id],
  [flags<LobbyingRegistrant>()],
)
export const CLIENTS_TABLE = downloaded<LobbyingClient>(
  'clients',
  LobbyingClient,
  ({ client_id }) => [client_id],
  [flags<LobbyingClient>()],
)
export const LOBBYISTS_TABLE = downloaded<LobbyingLobbyist>(
  'lobbyists',
  LobbyingLobbyist,
  ({ lobbyist_id }) => [lobbyist_id],
  [flags<LobbyingLobbyist>()],
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
