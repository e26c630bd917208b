import type { FactKind, Facts } from '../family.ts'
import { VOTEVIEW_MEMBERS } from '../history/facts.ts'
import { listChamberLists, type ChamberList } from './chamber-lists.ts'
import { decideChamber, type ChamberState } from './decide-chamber.ts'
import { endTerms } from './end-terms.ts'
import { findLegislator } from './find-legislator.ts'
import { findOverlaps, type Overlaps } from './find-overlaps.ts'
import { findStanding, type Standing } from './find-standing.ts'
import {
  CLERK_MEMBERS,
  CONGRESS_GOV_MEMBERS,
  DISTRICT_OFFICES,
  EXECUTIVES,
  LEGISLATORS,
  LEGISLATOR_LINES,
  SENATE_MEMBERS,
  SOCIAL_MEDIA,
  type GatheredPerson,
} from './facts.ts'
import { findClash, listNames } from './said-names.ts'

/** All that sources say of one person, and whether he or she sits by it. */
export type PersonFacts = GatheredPerson & { readonly standing: Standing; readonly overlaps: Overlaps }

/** Each person that a source has as a member of Congress, now or before, by Bioguide id. */
export const gatherPeople = (facts: Facts): ReadonlyMap<string, PersonFacts> =>
  placePeople(gatherChambers(facts))

/** Each with whether he or she sits. */
export const placePeople = ({ people, states }: Chambers): ReadonlyMap<string, PersonFacts> => {
  const overlaps = findOverlaps(people.values())
  return new Map(
    [...people].map(
      ([id, person]) => [id, { ...person, overlaps, standing: findStanding(person, states) }] as const,
    ),
  )
}

export type Chambers = {
  readonly people: ReadonlyMap<string, GatheredPerson>
  readonly states: readonly [house: ChamberState, senate: ChamberState]
}

/** The people, and who of them sits in each chamber. */
export const gatherChambers = (facts: Facts): Chambers => {
  const ids = makeAliases(facts)
  const lists = listChamberLists(facts, ids)
  const people = groupPeople(facts, ids, lists)
  return {
    people,
    states: [decideChamber('House', lists, people), decideChamber('Senate', lists, people)],
  }
}

const groupPeople = (
  facts: Facts,
  ids: ReadonlyMap<string, string>,
  lists: readonly ChamberList[],
): ReadonlyMap<string, GatheredPerson> => {
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
    counted: by(VOTEVIEW_MEMBERS),
  }
  const { legislators, lines, clerk, senate, congressGov } = groups
  const days = new Map(lists.filter(({ isOwn }) => !isOwn).map(({ source, day }) => [source.sha256, day]))
  const newest = [...days.values()].sort().at(-1) ?? ''
  const everybody = new Set(
    [legislators, lines, clerk, senate, congressGov].flatMap((group) => [...group.keys()]),
  )
  return new Map(
    [...everybody].sort().map((bioguide) => {
      const left = groups.left.get(bioguide) ?? []
      const entries = (legislators.get(bioguide) ?? []).map((fact) => endTerms(fact, left))
      const person = {
        bioguide,
        legislators: entries,
        lines: lines.get(bioguide) ?? [],
        executives: groups.executives.get(bioguide) ?? [],
        social: groups.social.get(bioguide) ?? [],
        offices: groups.offices.get(bioguide) ?? [],
        clerk: clerk.get(bioguide) ?? [],
        left,
        senate: senate.get(bioguide) ?? [],
        congressGov: congressGov.get(bioguide) ?? [],
        counted: groups.counted.get(bioguide) ?? [],
      }
      return [
        bioguide,
        {
          ...person,
          clash: findClash(listNames(person)),
          entryDay: days.get(findLegislator(person)?.source.sha256 ?? '') ?? newest,
        },
      ]
    }),
  )
}

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
