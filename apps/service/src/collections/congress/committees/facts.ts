import type {
  CommitteeEntryDraft,
  CommitteeSpellDraft,
  CongressGovCommitteeDraft,
  RosterDraft,
  RosterEntryDraft,
} from '../../../publishers/congress/index.ts'
import type { FactKind } from '../family.ts'

/** That a list of unitedstates/congress-legislators has a committee. */
export const COMMITTEE_ENTRIES: FactKind<CommitteeEntryDraft> = {
  name: 'committee-entries',
  identityOf: ({ list, code }) => `${list}/${code}`,
}

export const CONGRESS_GOV_COMMITTEES: FactKind<CongressGovCommitteeDraft> = {
  name: 'congress-gov-committees',
  // Several lists, and the item of the committee, may have the same one.
  identityOf: ({ code }, { series }) => `${series}/${code}`,
}

/** That a document has the roster of a committee. */
export const COMMITTEE_ROSTERS: FactKind<RosterDraft> = {
  name: 'committee-rosters',
  identityOf: ({ code }, { series }) => `${series}/${code ?? ''}`,
}

/** A member on a roster. */
export const ROSTER_ENTRIES: FactKind<RosterEntryDraft> = {
  name: 'roster-entries',
  identityOf: ({ code, bioguide, name, state }, { series }) =>
    `${series}/${code}/${bioguide ?? `${name}/${state ?? ''}`}`,
}

export const COMMITTEE_SPELLS: FactKind<CommitteeSpellDraft> = {
  name: 'committee-spells',
  identityOf: ({ congress, code, bioguide, start }, { series }) =>
    [series, congress, code, bioguide, start].join('/'),
}
