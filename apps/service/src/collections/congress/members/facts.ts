import type {
  ClerkCommitteeDraft,
  ClerkMemberDraft,
  CongressGovMemberDraft,
  DistrictOfficeDraft,
  ExecutiveDraft,
  LegislatorDraft,
  LegislatorLineDraft,
  SenatorDraft,
  SocialMediaDraft,
  VoteviewMemberDraft,
} from '../../../publishers/congress/index.ts'
import type { Fact } from '../../../releases/index.ts'
import type { FactKind } from '../../families/index.ts'
import type { SaidName } from './divide-name.ts'

export const LEGISLATORS: FactKind<LegislatorDraft> = {
  name: 'legislators',
  // A person has the same identity in the lists of sitting and of former members.
  identityOf: ({ bioguide }) => bioguide,
}

export const LEGISLATOR_LINES: FactKind<LegislatorLineDraft> = {
  name: 'legislator-lines',
  identityOf: ({ bioguide }) => bioguide,
}

export const EXECUTIVES: FactKind<ExecutiveDraft> = {
  name: 'executives',
  identityOf: ({ bioguide, ids, name }) => bioguide ?? ids['govtrack'] ?? name.last,
}

export const SOCIAL_MEDIA: FactKind<SocialMediaDraft> = {
  name: 'social-media',
  identityOf: ({ bioguide }) => bioguide,
}

export const DISTRICT_OFFICES: FactKind<DistrictOfficeDraft> = {
  name: 'district-offices',
  identityOf: ({ office_id }) => office_id,
}

export const CLERK_MEMBERS: FactKind<ClerkMemberDraft> = {
  name: 'clerk-members',
  identityOf: ({ congress, state, district }) => `${congress}/${state}/${district}`,
  contentOf: ({ published_on: _, session: __, ...seat }) => seat,
}

export const SENATE_MEMBERS: FactKind<SenatorDraft> = {
  name: 'senate-members',
  identityOf: ({ bioguide }) => bioguide,
  contentOf: ({ updated_on: _, ...senator }) => senator,
}

export const CONGRESS_GOV_MEMBERS: FactKind<CongressGovMemberDraft> = {
  name: 'congress-gov-members',
  // Several lists and the member's own item may have the same member.
  identityOf: ({ bioguide }, { series }) => `${series}/${bioguide}`,
  contentOf: ({ updated_at: _, ...member }) => member,
}

export const CLERK_COMMITTEES: FactKind<ClerkCommitteeDraft> = {
  name: 'clerk-committees',
  identityOf: ({ congress, code }) => `${congress}/${code}`,
  contentOf: ({ published_on: _, ...committee }) => committee,
}

/** Facts of sources about one person, in the order of the release. */
export type GatheredPerson = {
  readonly bioguide: string
  /**
   * Content day of the entry. Without an entry, that of the newest list of members, in which the person has no present
   * term.
   */
  readonly entryDay: string
  readonly legislators: readonly Fact<LegislatorDraft>[]
  readonly lines: readonly Fact<LegislatorLineDraft>[]
  readonly executives: readonly Fact<ExecutiveDraft>[]
  readonly social: readonly Fact<SocialMediaDraft>[]
  readonly offices: readonly Fact<DistrictOfficeDraft>[]
  readonly clerk: readonly Fact<ClerkMemberDraft>[]
  /** Seats that the person left, as the Clerk lists them. */
  readonly left: readonly Fact<ClerkMemberDraft>[]
  readonly senate: readonly Fact<SenatorDraft>[]
  readonly congressGov: readonly Fact<CongressGovMemberDraft>[]
  /** Rows of Voteview. */
  readonly counted: readonly Fact<VoteviewMemberDraft>[]
  /** Names that lists have for the id, if they contradict each other. */
  readonly clash: readonly SaidName[]
}
