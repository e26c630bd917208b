import type { Conflict } from '@rotunda/contract'
import { foldText } from '../../../platform/index.ts'
import type { LegislatorDraft, RosterEntryDraft, SenatorDraft } from '../../../publishers/congress/index.ts'
import type { Fact, Origin } from '../../../releases/index.ts'
import type { Facts } from '../family.ts'
import { LEGISLATORS, SENATE_MEMBERS } from '../members/facts.ts'
import { fitsGivenName, listWords } from '../name-words.ts'

/** The senator whom a roster names. */
export type MatchedSenator = {
  /** Null where no senator, or more than one, fits the name. */
  readonly bioguide: string | null
  /** No senator fits the name, but another one of the surname holds a seat of the State. */
  readonly conflicts: readonly Conflict[]
}

export type MatchSenator = (entry: Fact<RosterEntryDraft>, day: string) => MatchedSenator

type Candidate = {
  readonly bioguide: string
  /** Words of the first names. */
  readonly given: readonly string[]
  readonly fact: Origin
}

/**
 * Rosters of senate.gov have names alone. Surname and State find who may be meant: those with a term on the day in the
 * list of members, and those in the Senate’s own list, which may be newer. The first name decides, also where there is
 * one alone: a successor may have the surname of the predecessor.
 */
export const openSenators = (facts: Facts): MatchSenator => {
  const terms = Map.groupBy(listTerms(facts.list(LEGISLATORS)), ({ key }) => key)
  const sitting = Map.groupBy(listSitting(facts.list(SENATE_MEMBERS)), ({ key }) => key)
  return (entry, day) => {
    const key = keyOf(entry.draft)
    const then = (terms.get(key) ?? []).filter(({ start, end }) => start <= day && day <= end)
    return choose([...then, ...(sitting.get(key) ?? [])], entry)
  }
}

const keyOf = ({ state, last }: Pick<RosterEntryDraft, 'last' | 'state'>): string =>
  `${state ?? ''}/${foldText(last ?? '')}`

const listSitting = (senators: Iterable<Fact<SenatorDraft>>) =>
  [...senators].map((fact) => {
    const { bioguide, first, last, state } = fact.draft
    return { key: keyOf({ state, last }), bioguide, given: listWords(first), fact }
  })

const listTerms = (people: Iterable<Fact<LegislatorDraft>>) =>
  [...people].flatMap((fact) => {
    const { bioguide, name, other_names, terms } = fact.draft
    const surnames = new Set([name.last, ...other_names.flatMap(({ last }) => last ?? [])])
    const given = [name, ...other_names].flatMap(({ first, nickname, middle }) =>
      [first, nickname, middle].flatMap(listWords),
    )
    return terms
      .filter(({ chamber }) => chamber === 'Senate')
      .flatMap(({ state, start, end }) =>
        [...surnames].map((last) => ({ key: keyOf({ state, last }), bioguide, given, start, end, fact })),
      )
  })

const choose = (
  candidates: readonly Candidate[],
  { draft, source }: Fact<RosterEntryDraft>,
): MatchedSenator => {
  const meant = candidates.filter(({ given }) => fitsGivenName(draft.first, given))
  const ids = new Set(meant.map(({ bioguide }) => bioguide))
  const [bioguide = null] = ids.size === 1 ? ids : []
  const [other] = ids.size === 0 ? candidates : []
  if (other === undefined) return { bioguide, conflicts: [] }
  const values = [
    { value: null, source_id: source.sha256 },
    { value: other.bioguide, source_id: other.fact.source.sha256 },
  ]
  return { bioguide, conflicts: [{ field: 'member_id', values }] }
}
