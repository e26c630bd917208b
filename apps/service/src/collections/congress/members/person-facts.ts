import type {
  ClerkMemberDraft,
  CongressGovMemberDraft,
  DistrictOfficeDraft,
  ExecutiveDraft,
  LegislatorDraft,
  LegislatorLineDraft,
  SenatorDraft,
  SocialMediaDraft,
} from '../../../publishers/index.ts'
import type { Fact } from '../../../releases/index.ts'
import type { FactKind, Facts } from '../family.ts'
import {
  CLERK_MEMBERS,
  CONGRESS_GOV_MEMBERS,
  DISTRICT_OFFICES,
  EXECUTIVES,
  LEGISLATORS,
  LEGISLATOR_LINES,
  SENATE_MEMBERS,
  SOCIAL_MEDIA,
} from './facts.ts'

/** All that sources say of one person, each list by its order in the release. */
export type PersonFacts = {
  readonly bioguide: string
  /** Day on which the newest list of those who sit was retrieved. */
  readonly today: string
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
}

/** Everybody of whom a source says that he or she is or was in Congress, by Bioguide id. */
export const gatherPeople = (facts: Facts): ReadonlyMap<string, PersonFacts> => {
  const ids = makeAliases(facts)
  const by = <Draft extends { readonly bioguide: string | null }>(kind: FactKind<Draft>) =>
    groupById(facts.list(kind), ({ draft }) => draft.bioguide, ids)
  const groups = {
    legislators: by(LEGISLATORS),
    lines: by(LEGISLATOR_LINES),
    executives: by(EXECUTIVES),
    social: by(SOCIAL_MEDIA),
    offices: by(DISTRICT_OFFICES),
    clerk: by(CLERK_MEMBERS),
    left: groupById(facts.list(CLERK_MEMBERS), ({ draft }) => draft.predecessor?.bioguide ?? null, ids),
    senate: by(SENATE_MEMBERS),
    congressGov: by(CONGRESS_GOV_MEMBERS),
  }
  const { legislators, lines, clerk, senate, congressGov } = groups
  const today = findToday(facts)
  const everybody = new Set(
    [legislators, lines, clerk, senate, congressGov].flatMap((group) => [...group.keys()]),
  )
  return new Map(
    [...everybody].sort().map((bioguide) => [
      bioguide,
      {
        bioguide,
        today,
        legislators: groups.legislators.get(bioguide) ?? [],
        lines: groups.lines.get(bioguide) ?? [],
        executives: groups.executives.get(bioguide) ?? [],
        social: groups.social.get(bioguide) ?? [],
        offices: groups.offices.get(bioguide) ?? [],
        clerk: groups.clerk.get(bioguide) ?? [],
        left: groups.left.get(bioguide) ?? [],
        senate: groups.senate.get(bioguide) ?? [],
        congressGov: groups.congressGov.get(bioguide) ?? [],
      },
    ]),
  )
}

/** The present, as far as documents tell: a release says the same on every later day. */
export const findToday = (facts: Facts): string =>
  [LEGISLATORS, CLERK_MEMBERS, SENATE_MEMBERS]
    .flatMap((kind) => [...facts.list<object>(kind)].map(({ source }) => source.retrieved_at.slice(0, 10)))
    .reduce((newest, day) => (day > newest ? day : newest), '')

/** Ids that the Biographical Directory has given up, with those of today. */
export const makeAliases = (facts: Facts): ReadonlyMap<string, string> =>
  new Map(
    [...facts.list(LEGISLATORS)].flatMap(({ draft }) =>
      draft.bioguide_previous.map((previous) => [previous, draft.bioguide] as const),
    ),
  )

const groupById = <One>(
  facts: Iterable<One>,
  idOf: (fact: One) => string | null,
  aliases: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly One[]> => {
  const groups = new Map<string, One[]>()
  for (const fact of facts) {
    const id = idOf(fact)
    if (id === null) continue
    groups.getOrInsertComputed(aliases.get(id) ?? id, () => []).push(fact)
  }
  return groups
}
