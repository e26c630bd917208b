import type { VoteviewMemberDraft, VoteviewPartyDraft } from '../../../publishers/congress/index.ts'
import type { FactKind } from '../../families/index.ts'

export const VOTEVIEW_MEMBERS: FactKind<VoteviewMemberDraft> = {
  name: 'voteview-members',
  // A file of one chamber and a file of both may have the same row.
  identityOf: ({ congress, chamber, icpsr }, { series }) => `${series}/${congress}/${chamber}/${icpsr}`,
}

export const VOTEVIEW_PARTIES: FactKind<VoteviewPartyDraft> = {
  name: 'voteview-parties',
  identityOf: ({ congress, chamber, party_code }) => `${congress}/${chamber}/${party_code}`,
}
