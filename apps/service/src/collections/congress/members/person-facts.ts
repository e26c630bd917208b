import type { Conflict } from '@rotunda/contract'
import type { ClerkMemberDraft, LegislatorDraft, LegislatorTerm } from '../../../publishers/congress/index.ts'
import type { Fact } from '../../../releases/index.ts'
import type { FactKind, Facts } from '../../families/index.ts'
import { VOTEVIEW_MEMBERS } from '../history/facts.ts'
import { listChamberLists, type ChamberList } from './chamber-lists.ts'
import { decideChamber, type ChamberState } from './decide-chamber.ts'
import {
  CLERK_MEMBERS,
  CONGRESS_GOV_MEMBERS,
  DISTRICT_OFFICES,
  EXECUTIVES,
  LEGISLATOR_LINES,
  LEGISLATORS,
  SENATE_MEMBERS,
  SOCIAL_MEDIA,
  type GatheredPerson,
} from './facts.ts'
import { findLegislator } from './find-legislator.ts'
import { findStanding, type Standing } from './find-standing.ts'
import { findClash, listNames } from './said-names.ts'
import { nameSeat } from '../seat-names.ts'

/** All facts of sources about one person, and whether he or she sits. */
export type PersonFacts = GatheredPerson & { readonly standing: Standing; readonly overlaps: Overlaps }

/** Each person that a source has as a member of Congress, now or before, by Bioguide id. */
export const gatherPeople = (facts: Facts): ReadonlyMap<string, PersonFacts> =>
  placePeople(gatherChambers(facts))

/** Adds to each person whether he or she sits. */
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

/** Gathers the people, and the holders of the seats of each chamber. */
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
  const bioguides = new Set(
    [legislators, lines, clerk, senate, congressGov].flatMap((group) => [...group.keys()]),
  )
  return new Map(
    [...bioguides].sort().map((bioguide) => {
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

/** Ids that the Biographical Directory has given up, with the present ids. */
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

/** Terms that cannot both be right, each with the statement of the other. */
type Overlaps = ReadonlyMap<LegislatorTerm, readonly Conflict[]>

type Listed = { readonly term: LegislatorTerm; readonly bioguide: string; readonly source_id: string }

/** Terms of one person, or of two in one seat, that overlap: the later begins before the earlier ends. */
const findOverlaps = (people: Iterable<GatheredPerson>): Overlaps => {
  const listed = [...people].flatMap(listTerms)
  const own = Map.groupBy(listed, ({ bioguide }) => bioguide)
  const inSeat = Map.groupBy(listed.filter(isAlone), ({ term }) => nameSeat(term))
  const overlaps = new Map<LegislatorTerm, Conflict[]>()
  const note = (term: LegislatorTerm, conflict: Conflict) =>
    overlaps.getOrInsertComputed(term, () => []).push(conflict)
  for (const group of [...own.values(), ...inSeat.values()])
    for (const [before, after] of findPairs(group)) {
      const end = { value: before.term.end, source_id: before.source_id }
      const start = { value: after.term.start, source_id: after.source_id }
      note(before.term, { field: 'end', values: [end, start] })
      note(after.term, { field: 'start', values: [start, end] })
    }
  return overlaps
}

const listTerms = (person: GatheredPerson): readonly Listed[] => {
  const entry = findLegislator(person)
  return (entry?.draft.terms ?? []).map((term) => ({
    term,
    bioguide: person.bioguide,
    source_id: entry?.source.sha256 ?? '',
  }))
}

/** One seat has one member. Districts had several until 1843, and States several seats at large until 1971. */
const isAlone = ({ term }: Listed): boolean =>
  nameSeat(term) !== null && term.start >= (term.district === 0 ? '1971-01-03' : '1843-03-04')

const findPairs = (group: readonly Listed[]): readonly (readonly [Listed, Listed])[] => {
  const pairs: (readonly [Listed, Listed])[] = []
  let last: Listed | undefined
  for (const one of group.toSorted((a, b) => (a.term.start < b.term.start ? -1 : 1))) {
    if (last !== undefined && one.term.start < last.term.end) pairs.push([last, one])
    if (last === undefined || one.term.end > last.term.end) last = one
  }
  return pairs
}

/** Ends terms on the day on which, by the Clerk, the person left the seat, if it is before their end. */
const endTerms = (
  fact: Fact<LegislatorDraft>,
  left: readonly Fact<ClerkMemberDraft>[],
): Fact<LegislatorDraft> => {
  if (left.length === 0) return fact
  const terms = fact.draft.terms.map((term) => {
    const end = left
      .map(({ draft }) => findEnd(term, draft))
      .find((day) => day !== undefined && day < term.end)
    return end === undefined ? term : { ...term, end }
  })
  return { ...fact, draft: { ...fact.draft, terms } }
}

/** The seat that shows on which day the term ended. */
export const findVacated = (
  term: LegislatorTerm,
  left: readonly Fact<ClerkMemberDraft>[],
): Fact<ClerkMemberDraft> | undefined => left.find(({ draft }) => findEnd(term, draft) === term.end)

const findEnd = (
  { chamber, state, district, start, end }: LegislatorTerm,
  seat: ClerkMemberDraft,
): string | undefined => {
  const day = seat.predecessor?.vacated_on ?? undefined
  const isSeat = chamber === 'House' && state === seat.state && district === seat.district
  return isSeat && day !== undefined && start <= day && day <= end ? day : undefined
}
