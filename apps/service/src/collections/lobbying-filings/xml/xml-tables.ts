import {
  LobbyingHouseActivity,
  LobbyingHouseContribution,
  LobbyingHouseContributionReport,
  LobbyingHouseFiling,
  LobbyingSenateFiling,
  LobbyingSenateIssue,
} from '@rotunda/contract'
import { integer, type FlatColumn } from '../../../tables/index.ts'
import { chooseBy } from '../../families/index.ts'
import { downloaded } from '../tables.ts'

const countLobbyists = <Row extends { readonly lobbyists: readonly object[] }>(
  file: string,
): { readonly lobbyists: readonly FlatColumn<Row>[] } => ({
  lobbyists: [
    integer<Row>('lobbyists', ({ lobbyists }) => lobbyists.length, {
      name: 'lobbyist_count',
      description: `Number of lobbyists, each a row of \`${file}\`.`,
    }),
  ],
})

export const HOUSE_FILING_TABLE = downloaded<LobbyingHouseFiling>(
  'house-filings',
  LobbyingHouseFiling,
  ({ archive, file }) => [archive, file],
  {},
  countLobbyists<LobbyingHouseFiling>('house-filing-lobbyists'),
)

export const HOUSE_ACTIVITY_TABLE = downloaded<LobbyingHouseActivity>(
  'house-activities',
  LobbyingHouseActivity,
  ({ archive, file, n }) => [archive, file, n],
  chooseBy(LobbyingHouseActivity, { few: ['issue_code', 'archive', 'flags'] }),
  countLobbyists<LobbyingHouseActivity>('house-activity-lobbyists'),
)

export const HOUSE_CONTRIBUTION_REPORT_TABLE = downloaded<LobbyingHouseContributionReport>(
  'house-contribution-reports',
  LobbyingHouseContributionReport,
  ({ archive, file }) => [archive, file],
  {},
  {},
  { pacs: 'items' },
)

export const HOUSE_CONTRIBUTION_TABLE = downloaded<LobbyingHouseContribution>(
  'house-contributions',
  LobbyingHouseContribution,
  ({ archive, file, n }) => [archive, file, n],
)

export const SENATE_FILING_TABLE = downloaded<LobbyingSenateFiling>(
  'senate-filings',
  LobbyingSenateFiling,
  ({ received_as_published, filing_id }) => [received_as_published, filing_id],
  {},
  countLobbyists<LobbyingSenateFiling>('senate-filing-lobbyists'),
)

export const SENATE_ISSUE_TABLE = downloaded<LobbyingSenateIssue>(
  'senate-issues',
  LobbyingSenateIssue,
  ({ filing_id, n }) => [filing_id, n],
  chooseBy(LobbyingSenateIssue, { few: ['issue_name', 'flags'], many: ['filing_id'] }),
)
