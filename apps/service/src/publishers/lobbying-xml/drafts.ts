import type {
  LobbyingHouseActivity,
  LobbyingHouseContribution,
  LobbyingHouseContributionReport,
  LobbyingHouseFiling,
  LobbyingSenateFiling,
  LobbyingSenateIssue,
} from '@rotunda/contract'
import type { Added } from '../lda/index.ts'

export type HouseFilingDraft = Omit<LobbyingHouseFiling, Added>
export type HouseActivityDraft = Omit<LobbyingHouseActivity, Added>
export type HouseContributionReportDraft = Omit<LobbyingHouseContributionReport, Added>
export type HouseContributionDraft = Omit<LobbyingHouseContribution, Added>
export type SenateFilingDraft = Omit<LobbyingSenateFiling, Added>
export type SenateIssueDraft = Omit<LobbyingSenateIssue, Added>
