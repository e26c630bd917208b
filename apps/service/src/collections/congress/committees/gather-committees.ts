import type {
  ClerkCommitteeDraft,
  ClerkRatio,
  CommitteeEntryDraft,
  CommitteeSpellDraft,
  CongressGovCommitteeDraft,
  RosterDraft,
  RosterEntryDraft,
} from '../../../publishers/congress/index.ts'
import type { Fact } from '../../../releases/index.ts'
import { findCommitteeId, findParentId, openCommitteeIds, type FindCommittee } from '../committee-codes.ts'
import type { FactKind, Facts } from '../../families/index.ts'
import { CLERK_COMMITTEES } from '../members/facts.ts'

/** A committee or subcommittee of the Clerk’s list of one Congress. */
type ClerkListing = {
  readonly code: string
  readonly name: string
  readonly kind: string | null
  readonly ratio: ClerkRatio | null
  readonly fact: Fact<ClerkCommitteeDraft>
}

/** All facts of sources about one committee. */
export type CommitteeFacts = {
  readonly id: string
  readonly entries: Fact<CommitteeEntryDraft>[]
  readonly congressGov: Fact<CongressGovCommitteeDraft>[]
  readonly clerk: ClerkListing[]
  /** Rosters of senate.gov, which names the committee. */
  readonly rosters: Fact<RosterDraft>[]
  /** Spells in committees that no list has. */
  readonly spells: Fact<CommitteeSpellDraft>[]
}

export type GatheredCommittees = {
  readonly committees: ReadonlyMap<string, CommitteeFacts>
  readonly find: FindCommittee
  /** Codes of sources that name no known committee. */
  readonly unmatched: ReadonlySet<string>
}

/** Gathers every committee in a list, and every committee in a roster whose code has four letters. */
export const gatherCommittees = (facts: Facts): GatheredCommittees => {
  const committees = new Map<string, CommitteeFacts>()
  const unmatched = new Set<string>()
  const get = (id: string): CommitteeFacts =>
    committees.getOrInsertComputed(id, () => ({
      id,
      entries: [],
      congressGov: [],
      clerk: [],
      rosters: [],
      spells: [],
    }))
  for (const fact of facts.list(COMMITTEE_ENTRIES)) get(idOf(fact.draft.code)).entries.push(fact)
  for (const fact of facts.list(CONGRESS_GOV_COMMITTEES)) get(idOf(fact.draft.code)).congressGov.push(fact)
  const find = openCommitteeIds(committees.keys())
  const place = (code: string, add: (found: CommitteeFacts) => void): void => {
    const id = find(code)
    if (id === undefined) unmatched.add(code)
    else add(get(id))
  }
  for (const fact of facts.list(CLERK_COMMITTEES))
    for (const listing of listParts(fact)) place(listing.code, ({ clerk }) => clerk.push(listing))
  for (const fact of facts.list(COMMITTEE_ROSTERS))
    if (fact.draft.code !== null && fact.draft.name !== null)
      place(fact.draft.code, ({ rosters }) => rosters.push(fact))
  const listed = new Set(committees.keys())
  for (const fact of facts.list(COMMITTEE_SPELLS))
    place(fact.draft.code, ({ id, spells }) => listed.has(id) || spells.push(fact))
  for (const id of [...committees.keys()]) {
    const parent = findParentId(id)
    if (parent !== null && !committees.has(parent)) unmatched.add(parent)
  }
  return { committees: new Map([...committees].sort(byId)), find, unmatched }
}

const byId = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1)

/** Id of a listed committee. Publishers refuse entries whose codes have another form. */
const idOf = (code: string): string => {
  const id = findCommitteeId(code)
  if (id === undefined) throw new Error(`a list has a committee with the unknown code ${code}`)
  return id
}

const listParts = (fact: Fact<ClerkCommitteeDraft>): readonly ClerkListing[] => {
  const { code, name, kind, ratio, subcommittees } = fact.draft
  return [{ code, name, kind, ratio, fact }, ...subcommittees.map((one) => ({ ...one, kind: null, fact }))]
}

/** A committee in a list of unitedstates/congress-legislators. */
export const COMMITTEE_ENTRIES: FactKind<CommitteeEntryDraft> = {
  name: 'committee-entries',
  identityOf: ({ list, code }) => `${list}/${code}`,
}

export const CONGRESS_GOV_COMMITTEES: FactKind<CongressGovCommitteeDraft> = {
  name: 'congress-gov-committees',
  // Several lists and the committee's own item may have the same committee.
  identityOf: ({ code }, { series }) => `${series}/${code}`,
}

/** The roster of a committee in a document. */
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
