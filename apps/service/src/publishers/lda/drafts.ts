import type {
  LobbyingActivity,
  LobbyingAffiliatedOrganization,
  LobbyingClientDetails,
  LobbyingCode,
  LobbyingContributionItem,
  LobbyingContributionReport,
  LobbyingConviction,
  LobbyingFiling,
  LobbyingForeignEntity,
  LobbyingLobbyist,
  LobbyingRegistrantDetails,
} from '@rotunda/contract'

/** Fields that a build adds to a row. */
export type Added =
  'id' | 'sources' | 'first_seen_at' | 'last_changed_at' | 'revision' | 'coverage_notes' | 'notices'

/** The build alone flags these rows. It adds to the flags of the others, since it knows all lists of codes. */
type Flagged = Added | 'flags'

/** A filing, without its place in its group. */
export type FilingDraft = Omit<
  LobbyingFiling,
  Flagged | 'group_key' | 'supersession' | 'superseded_by' | 'group_latest' | 'group_ambiguous'
>
export type ActivityDraft = Omit<LobbyingActivity, Added>
export type ForeignEntityDraft = Omit<LobbyingForeignEntity, Added>
export type AffiliatedOrganizationDraft = Omit<LobbyingAffiliatedOrganization, Added>
export type ConvictionDraft = Omit<LobbyingConviction, Added>
export type ContributionReportDraft = Omit<LobbyingContributionReport, Added>
export type ContributionItemDraft = Omit<LobbyingContributionItem, Added>
export type CodeDraft = Omit<LobbyingCode, Added>

/** A registrant, client or lobbyist as a list or a page of its own gives it. */
export type RegistrantDraft = {
  readonly registrant_id: number
  readonly name: string
} & LobbyingRegistrantDetails
export type ClientDraft = {
  readonly client_id: number
  readonly registrant_id: number | null
  readonly name: string
} & LobbyingClientDetails
export type LobbyistDraft = Omit<LobbyingLobbyist, Flagged | 'filings'>

/** A page of a walk: what the source said of the whole, and what the page holds. */
export type PageDraft = {
  readonly series: string
  readonly page: number
  /** Number of records in the whole list; null for a single record. */
  readonly count: number | null
  readonly records: number
  readonly retrieved_at: string
}
